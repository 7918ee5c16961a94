// Reduces a picture to 256 colours, in the browser because Python's library has no picture reader.
// Takes a PNG in base64; gives its width and height, the palette as [r, g, b] and, in base64, one
// palette index per pixel. Colours are grouped by cutting the fullest box in two at its median.
async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);

  const BITS = 6; // per channel: finer steps than the eye sees between neighbours
  const cell = (at) => [0, 1, 2].reduce((sum, i) => (sum << BITS) | (data[at + i] >> (8 - BITS)), 0);
  const count = new Uint32Array(1 << (3 * BITS));
  const sums = [0, 1, 2].map(() => new Float64Array(count.length));
  for (let at = 0; at < data.length; at += 4) {
    const place = cell(at);
    count[place] += 1;
    for (const i of [0, 1, 2]) sums[i][place] += data[at + i];
  }

  const colour = (place) => sums.map((sum) => sum[place] / count[place]);
  const box = (places) => {
    const colours = places.map(colour);
    const span = [0, 1, 2].map((i) => {
      const values = colours.map((one) => one[i]);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    });
    const weight = places.reduce((sum, place) => sum + count[place], 0);
    const widest = span.indexOf(Math.max(...span));
    return { places, weight, widest, need: places.length > 1 ? span[widest] * Math.cbrt(weight) : 0 };
  };
  const boxes = [box([...count.keys()].filter((place) => count[place]))];
  while (boxes.length < 256) {
    const fullest = boxes.reduce((best, one) => (one.need > best.need ? one : best));
    if (fullest.need === 0) break;
    boxes.splice(boxes.indexOf(fullest), 1, ...halves(fullest));
  }

  const index = new Uint8Array(count.length);
  const palette = boxes.map(({ places, weight }, i) => {
    for (const place of places) index[place] = i;
    return sums.map((sum) => Math.round(places.reduce((all, place) => all + sum[place], 0) / weight));
  });
  const pixels = new Uint8Array(width * height).map((_, i) => index[cell(4 * i)]);
  let binary = "";
  for (let at = 0; at < pixels.length; at += 8192) binary += String.fromCharCode(...pixels.subarray(at, at + 8192));
  return { width, height, palette, pixels: btoa(binary) };

  function halves({ places, weight, widest }) {
    const sorted = [...places].sort((a, b) => colour(a)[widest] - colour(b)[widest]);
    let seen = 0;
    const middle = sorted.findIndex((place) => (seen += count[place]) * 2 >= weight);
    const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
    return [box(sorted.slice(0, cut)), box(sorted.slice(cut))];
  }
}

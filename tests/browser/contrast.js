// Every visible text inside some elements: its colour, how much of it shows, and where it stands.
(within) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const found = [];
  // What lets presses through stands there to be read all the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${within}), :is(${within}) * { pointer-events: auto !important }`);
  document.adoptedStyleSheets.push(sheet);
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      const box = text && boxOf(node);
      if (box) found.push({ text, box, ...inkOf(node.parentElement) });
    }
  }
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  return found;

  function boxOf(node) {
    const owner = node.parentElement;
    if (owner.closest("svg, .hidden, [hidden]")) return null;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const covered = !top || !(owner.contains(top) || top.contains(owner));
    return covered ? null : shown(owner, [x, y, x + width, y + height]);
  }

  function shown(owner, box) {
    for (let one = owner; one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === "visible") continue;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      box = [Math.max(box[0], left), Math.max(box[1], top), Math.min(box[2], right), Math.min(box[3], bottom)];
    }
    return box;
  }

  function inkOf(owner) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(owner).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    let share = alpha / 255;
    for (let one = owner; one; one = one.parentElement) share *= Number(getComputedStyle(one).opacity);
    return { colour: [red, green, blue], share };
  }
}

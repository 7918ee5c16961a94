// Texts that are cut, lie over another, stick out of their frame or are broken inside a word.
([within, names]) => {
  const SLACK = 1.5;
  const KEPT = 24; // pixels of a long name by which one still knows whose it is
  // Paper that lies over the page, and rows of buttons under which a sheet is scrolled.
  const PAPER = "dialog, .offline, .dialog, .dialog > .row:last-child, .lesson-bubble, .hint-note, .replay-dock, .gathering > .begin";
  const faults = new Set();
  const roots = [...document.querySelectorAll(within)].filter((node) => node.checkVisibility());
  const written = roots.flatMap(textsOf);
  const texts = [...written, ...roots.flatMap(drawnNumbers)];
  for (const text of texts) report(text, cutOf(text) ?? outsideOf(seenOf(text)) ?? frameOf(seenOf(text)));
  for (const text of written) report(text, brokenWord(text));
  overlaps(texts.filter(isOnTop));
  for (const root of roots) for (const node of root.querySelectorAll("*")) if (isShown(node)) boxFaults(node);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page scrolls sideways: ${scrollWidth} in ${clientWidth}`);
  return [...faults];

  function report(text, fault) {
    if (fault) faults.add(`${described(text.owner)} “${text.node.data.trim()}” ${fault}`);
  }

  function described(node) {
    const own = (one) => one.localName + [...one.classList].slice(0, 2).map((name) => `.${name}`).join("");
    const outer = node.parentElement?.closest("[class]");
    return outer ? `${own(outer)} ${own(node)}` : own(node);
  }

  function isShown(node) {
    if (node.closest("svg, .hidden, #decks, noscript, option")) return false;
    return node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function textsOf(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!node.data.trim() || !isShown(owner) || isClippedAway(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length) found.push({ node, owner, lines, box: range.getBoundingClientRect() });
    }
    return found;
  }

  // Numbers in chalk are drawings, with their text beside them for screen readers.
  function drawnNumbers(root) {
    const numbers = [...root.querySelectorAll("svg.number")].filter((svg) => isShown(svg.parentElement));
    return numbers.flatMap((svg) => {
      const box = svg.getBoundingClientRect();
      const owner = svg.parentElement;
      return box.width > 1 ? [{ node: { data: owner.textContent }, owner, lines: [box], box }] : [];
    });
  }

  // A name for screen readers alone is cut down to nothing on purpose.
  function isClippedAway(owner) {
    for (let one = owner; one; one = one.parentElement) {
      if (getComputedStyle(one).clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  }

  // One of many columns has room for the beginning of any name.
  function isName({ node: { data }, owner }) {
    const least = owner.closest("th, .many") ? 0 : 12;
    return names.some((name) => name.length > least && data.includes(name));
  }

  // What an ancestor hides and no scrolling brings up.
  function cutOf(text) {
    const { left, right, top, bottom, width } = text.box;
    for (let one = text.owner; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const box = contentBox(one, style);
      const [hidesX, hidesY] = [style.overflowX, style.overflowY].map((how) => ["hidden", "clip"].includes(how));
      const sideways = hidesX && (left < box.left - SLACK || right > box.right + SLACK || isEllipsed(one, text, style));
      const upright = hidesY && (top < box.top - 4 || bottom > box.bottom + 4);
      const path = pathBox(one, style);
      if (path && (left < path.left - SLACK || right > path.right + SLACK)) return `is cut by the path of ${described(one)}`;
      if (sideways && isName(text)) return Math.min(width, box.right - box.left) < KEPT ? "leaves nothing of a name" : null;
      if (sideways) return `is cut in ${described(one)}`;
      if (upright && isName(text)) return null; // so many lines and no more
      if (upright) return `is cut above or below in ${described(one)}`;
      if (style.overflowY === "auto" || style.overflowY === "scroll") return null; // it can be scrolled to
      if (style.position === "fixed") break;
    }
    return null;
  }

  // What `clip-path: inset(…)` leaves of a box, in its four ways to be written.
  function pathBox(node, style) {
    const inset = /^inset\((.*)\)$/.exec(style.clipPath)?.[1].split(" ").map(parseFloat);
    if (!inset) return null;
    const [top, right = top, , left = right] = inset;
    const box = node.getBoundingClientRect();
    return { left: box.left + left, right: box.right - right };
  }

  // The part of a text that nothing hides: of a long name the end may be.
  function seenOf({ owner, box }) {
    return { owner, box: clipped(owner, { left: box.left, right: box.right, top: box.top, bottom: box.bottom }) };
  }

  function isEllipsed(one, text, style) {
    return one === text.owner && style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1;
  }

  function contentBox(node, style) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const edge = (side) => parseFloat(style[`border${side}Width`]);
    return { left: left + edge("Left"), right: right - edge("Right"), top: top + edge("Top"), bottom: bottom - edge("Bottom") };
  }

  function outsideOf({ box, owner }) {
    const across = box.left < -SLACK || box.right > innerWidth + SLACK;
    if (across) return `sticks out of the window: ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`;
    if (scrolls(owner)) return null;
    const down = box.top < -SLACK || box.bottom > innerHeight + SLACK;
    return down ? `lies outside the window: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}` : null;
  }

  function scrolls(owner) {
    for (let one = owner; one; one = one.parentElement) {
      const { overflowY } = getComputedStyle(one);
      if (["auto", "scroll"].includes(overflowY) && one.scrollHeight > one.clientHeight) return true;
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight + 1;
  }

  // The nearest ancestor that has a frame or a ground of its own.
  function frameOf({ box, owner }) {
    for (let one = owner; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "contents" || style.display === "inline") continue;
      const framed = parseFloat(style.borderLeftWidth) && parseFloat(style.borderRightWidth);
      const ground = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
      if (!framed && !ground) continue;
      const around = one.getBoundingClientRect();
      if (style.position !== "static" && around.width < 4) return null;
      const out = Math.max(around.left - box.left, box.right - around.right);
      if (out > SLACK) return `sticks ${Math.round(out)} out of ${described(one)}`;
      if (["auto", "scroll"].includes(style.overflowY)) return null;
      const high = Math.max(around.top - box.top, box.bottom - around.bottom);
      return high > 4 ? `sticks ${Math.round(high)} above or below ${described(one)}` : null;
    }
    return null;
  }

  function brokenWord({ node, owner, lines }) {
    if (lines.length < 2 || getComputedStyle(owner).hyphens === "auto") return null;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      const name = word.replace(/’s$/u, ""); // its genitive
      if (names.some((one) => one.length > 12 && one.includes(name))) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (tops.size > 1 && !word.includes("\u00ad")) return `is broken inside “${word}”`;
    }
    return null;
  }

  // A text that something else covers, a dialog or a card in flight, is not looked at.
  function isOnTop({ owner, box: whole }) {
    const { box } = seenOf({ owner, box: whole });
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document.elementFromPoint(x, y);
    return !top || owner.contains(top) || top.contains(owner) || !top.closest("dialog, .dialog, .dialog-place");
  }

  function overlaps(seen) {
    const letters = seen.flatMap((text) => text.lines.map((line) => ({ text, ...inner(text.owner, line) })));
    letters.sort((a, b) => a.top - b.top);
    for (const [i, one] of letters.entries()) {
      for (let at = i + 1; at < letters.length && letters[at].top < one.bottom; at += 1) {
        const other = letters[at];
        if (one.text === other.text) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide <= 2 || high <= 2) continue;
        const [x, y] = [Math.max(one.left, other.left) + wide / 2, Math.max(one.top, other.top) + high / 2];
        if (!isCovered(one.text.owner, other.text.owner, x, y)) report(one.text, `lies over “${other.text.node.data.trim()}”`);
      }
    }
  }

  // Whether paper hides at least one of two texts.
  function isCovered(one, other, x, y) {
    const top = document.elementFromPoint(x, y)?.closest(PAPER);
    return Boolean(top && !(top.contains(one) && top.contains(other)));
  }

  // The letters of a line, without the space above and below, and without what a box around it hides.
  function inner(owner, line) {
    const spare = line.height * 0.2;
    return clipped(owner, { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare });
  }

  function clipped(owner, found) {
    for (let one = owner; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = contentBox(one, style);
      if (style.overflowX !== "visible") Object.assign(found, { left: Math.max(found.left, box.left), right: Math.min(found.right, box.right) });
      if (style.overflowY !== "visible") Object.assign(found, { top: Math.max(found.top, box.top), bottom: Math.min(found.bottom, box.bottom) });
    }
    return found;
  }

  function boxFaults(node) {
    const style = getComputedStyle(node);
    const name = described(node);
    if (node.localName === "select") selectFaults(node, style, name);
    // WebKit counts each of these boxes as a line, and ends the text after the second one.
    const isClamped = !["none", ""].includes(style.webkitLineClamp);
    if (isClamped && [...node.children].some((one) => getComputedStyle(one).display === "inline-block"))
      faults.add(`${name} clamps boxes as if they were lines`);
    if (node.matches(".bubble") && !node.textContent.trim() && !node.querySelector("svg")) faults.add(`${name} is empty`);
    const scrollsDown = ["auto", "scroll"].includes(style.overflowY) && node.scrollHeight > node.clientHeight + 1;
    if (["auto", "scroll"].includes(style.overflowX) && node.scrollWidth > node.clientWidth + 1)
      faults.add(`${name} scrolls sideways: ${node.scrollWidth} in ${node.clientWidth}`);
    if (scrollsDown && node.clientHeight > 1 && !hasScrollSign(node, style)) faults.add(`${name} scrolls without a sign`);
  }

  // A shadow at the edge beyond which there is more, or a bar that the browser always shows.
  function hasScrollSign(node, style) {
    const edges = parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth);
    const bar = node.offsetWidth - node.clientWidth - edges > 2;
    const row = node.lastElementChild;
    const above = row && getComputedStyle(row).position === "sticky" && getComputedStyle(row, "::before").content !== "none";
    return bar || above || style.backgroundAttachment.includes("local") || !["none", ""].includes(style.maskImage);
  }

  function selectFaults(node, style, name) {
    const words = node.selectedOptions[0]?.textContent ?? "";
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (canvas.measureText(words).width > room + SLACK) faults.add(`${name} “${words}” is cut`);
  }
}

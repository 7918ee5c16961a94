// Counts what the page does from frame to frame of its clock, and what has shifted after each.
(() => {
  /** Whoever asks for one of these after a change has the browser lay out the page at once. */
  const ASKED = [
    [Element, ["getBoundingClientRect", "getClientRects", "scrollIntoView"]],
    [Element, ["clientLeft", "clientTop", "clientWidth", "clientHeight"]],
    [Element, ["scrollLeft", "scrollTop", "scrollWidth", "scrollHeight"]],
    [HTMLElement, ["offsetLeft", "offsetTop", "offsetWidth", "offsetHeight", "focus"]],
  ];
  const PARTS = ["slate", "bar", "side", "dialog", "tabletop", "hand", "table"];

  const ended = [];
  const places = new WeakMap();
  let work = begin();
  let counts = true;

  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  for (const [owner, names] of ASKED) for (const name of names) watch(owner.prototype, name);
  const ask = requestAnimationFrame;
  window.requestAnimationFrame = (run) => {
    work.asked += 1;
    return ask(run);
  };
  const frame = () => {
    ask(frame);
    end();
  };
  ask(frame);

  Object.assign(window, {
    takeFrames: () => ended.splice(0),
    finishMotion: () => Promise.all(document.getAnimations().map(finish)),
  });

  function begin() {
    return { asked: 0, added: new Set(), removed: 0, changed: new Set(), drawings: [], layouts: 0 };
  }

  function end() {
    note(observer.takeRecords());
    const { asked, added, removed, drawings, layouts } = work;
    const changed = [...work.changed].filter((one) => !added.has(one)).length;
    work = begin();
    const shifts = added.size + removed + changed > 0 ? shifted() : [];
    ended.push({ asked, added: added.size, removed, changed, drawings, layouts, shifts });
  }

  function note(records) {
    for (const record of records) {
      const { target } = record;
      if (!document.body?.contains(target) || target.parentElement?.closest(".decks")) continue;
      if (record.type === "childList") noteKids(record);
      else noteChange(record);
    }
  }

  function noteKids({ target, addedNodes, removedNodes }) {
    for (const node of addedNodes) {
      if (node instanceof Element) [node, ...node.querySelectorAll("*")].forEach((one) => work.added.add(one));
      else work.changed.add(target);
    }
    for (const node of removedNodes) {
      if (node instanceof Element) work.removed += 1 + node.querySelectorAll("*").length;
    }
  }

  function noteChange({ target, attributeName }) {
    const element = target instanceof Element ? target : target.parentElement;
    if (element) work.changed.add(element);
    if (attributeName !== "href" || element?.localName !== "use") return;
    work.drawings.push(document.querySelector(element.getAttribute("href"))?.querySelectorAll("*").length ?? 0);
  }

  function watch(owner, name) {
    const { value, get, ...rest } = Object.getOwnPropertyDescriptor(owner, name);
    const counted = (own) =>
      function (...all) {
        const records = counts ? observer.takeRecords() : [];
        if (records.length > 0) work.layouts += 1;
        note(records);
        return own.apply(this, all);
      };
    Object.defineProperty(owner, name, value ? { ...rest, value: counted(value) } : { ...rest, get: counted(get) });
  }

  function shifted() {
    counts = false;
    const found = [];
    const known = new Map([[null, { x: 0, y: 0 }]]);
    for (const node of document.querySelectorAll("#page *")) {
      if (!(node instanceof HTMLElement)) continue;
      const before = places.get(node);
      const now = node.checkVisibility({ visibilityProperty: true }) ? place(node, known) : null;
      places.set(node, now);
      if (!before?.area || !now?.area || (before.x === now.x && before.y === now.y)) continue;
      const within = PARTS.find((part) => node.closest(`.${part}`)) ?? "";
      found.push({ node: name(node), within, right: now.x - before.x, down: now.y - before.y });
    }
    counts = true;
    return found;
  }

  /** Where a node was laid out; what only moves it from there is motion and no shift. */
  function place(node, known) {
    const found = known.get(node);
    if (found) return found;
    const { x, y } = place(node.offsetParent, known);
    const area = node.offsetWidth * node.offsetHeight;
    const own = { x: x + node.offsetLeft, y: y + node.offsetTop, area };
    known.set(node, own);
    return own;
  }

  function name({ localName, classList }) {
    return [localName, ...classList].join(".");
  }

  function finish(animation) {
    return new Promise((done) => {
      for (const end of ["finish", "cancel"]) animation.addEventListener(end, done);
      if (animation.effect.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    });
  }
})();

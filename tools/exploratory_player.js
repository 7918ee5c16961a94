// What a person sees who has to decide where to press next. Returns null while there is nothing
// to do, or while everything still looks as it did at the last press (`before`).
({ before, contracts }) => {
  const dialog = document.querySelector(".tabletop .dialog:not([data-growing])");
  const cards = [...document.querySelectorAll(".hand button.card")];
  const looks = [
    dialog?.innerText.replace(/^\?\n/m, ""), // the button that explains words comes with the second script
    ...cards.map((card) => `${card.dataset.card}${card.ariaDisabled}${card.classList.contains("picked")}`),
    dialog?.dataset.dialog,
    ...[...document.querySelectorAll(".trick [data-card]")].map((card) => card.dataset.card),
    document.querySelector(".status.notice")?.innerText,
  ].join("|");
  if (dialog?.querySelector(".undo-time")) return null; // an act can still be taken back
  if (looks === before || document.querySelector(".card.lifted")) return null;
  const playable = cards.filter((card) => card.ariaDisabled !== "true");
  const picks = dialog?.querySelector("[data-pick]");
  const found = picks ? cards.find((card) => !card.classList.contains("picked")) : dialog ? button(dialog) : playable[0];
  // Nobody aims at a card that is still on its way.
  const flies = ({ id, playState }) => id === "card" && playState === "running";
  if (!found || found.getAnimations().some(flies)) return null;
  const box = found.getBoundingClientRect();
  const x = box.left + Math.min(box.width, 44) / 2;
  const y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return {
    looks,
    dialog: dialog?.dataset.dialog ?? "",
    name: found.ariaLabel ?? found.innerText,
    card: found.dataset.card ?? "",
    slot: Number(found.dataset.slot ?? -1) + 1,
    focused: document.activeElement === found,
    x,
    y,
    covered: top && found.contains(top) ? "" : (top?.outerHTML ?? "the edge of the window").slice(0, 200),
  };

  function button(within) {
    // One bid of one's own is enough; after it only others raise.
    const pass = within.querySelector(".passed button");
    if (pass && (within.querySelector(".calls .own") || !within.querySelector(".stepper"))) return pass;
    const choices = [...within.querySelectorAll(".contract-choice")];
    const wished = contracts.map((code) => choices.find((choice) => choice.dataset.contract === code));
    const other = within.querySelector("button.row-choice, button.call-card");
    const chosen = wished.find(Boolean) ?? choices[0] ?? other ?? within.querySelector("button.primary");
    // Melds are ticked no longer once they are declared, while their dialog is still there.
    if (chosen || within.dataset.dialog === "melds") return chosen;
    return within.querySelector("button:not(.ask-words)");
  }
}

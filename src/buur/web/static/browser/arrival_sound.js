/**
 * Two quiet tones for somebody's arrival, while one waits; allowed by the press that asked for it.
 */

/** @type {AudioContext|null} */
let context = null;

const LOUDNESS = 0.08;
const QUIET = 0.0001;
/** Frequency in Hz and start in seconds of each tone. */
const TONES = [
  [523, 0],
  [659, 0.22],
];
const LENGTH = 0.6;

/** Browsers allow sounds only after a press: this is called by one. */
export function prepareArrival() {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
}

export function playArrival() {
  if (context?.state !== "running") return;
  for (const [hertz = 0, start = 0] of TONES) {
    const at = context.currentTime + start;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(QUIET, at);
    gain.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.03);
    gain.gain.exponentialRampToValueAtTime(QUIET, at + LENGTH);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + LENGTH);
  }
}

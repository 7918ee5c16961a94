/**
 * Synthesized sounds: a knock of wood for a card, two soft tones for the player's turn.
 *
 * Browsers allow sound only after a first press; before that the module stays silent.
 */

/** @import { SoundName as Cue } from "../model/sounds.js" */

const LOUDNESS = 0.2;
const QUIET = 0.0001;
/** Minimum time in seconds between two equal sounds. */
const APART = 0.06;
const BUZZ = 40;

/** Frequency in Hz, start and length in seconds, and share of the loudness of every tone. */
/** @type {Record<Cue, [number, number, number, number][]>} */
const TONES = {
  card: [
    [190, 0, 0.09, 1],
    [410, 0, 0.03, 0.5],
  ],
  turn: [
    [587, 0, 0.35, 0.5],
    [784, 0.16, 0.5, 0.5],
  ],
  trick: [
    [240, 0, 0.07, 0.5],
    [200, 0.05, 0.07, 0.5],
    [165, 0.1, 0.1, 0.6],
  ],
  end: [
    [392, 0, 0.5, 0.4],
    [494, 0.18, 0.5, 0.4],
    [587, 0.36, 0.9, 0.5],
  ],
};

export class Sound {
  /** @type {AudioContext|null} */ #context = null;
  /** @type {Map<Cue, number>} when each was made last */ #made = new Map();

  /** Somebody has pressed something: from now on sounds may be made. */
  wake() {
    if (!allowed() || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume().catch(() => {});
  }

  /** @param {Cue} cue */
  make(cue) {
    if (cue === "turn" && allowed()) navigator.vibrate?.(BUZZ);
    const context = this.#context;
    if (context?.state !== "running") return;
    const now = context.currentTime;
    if (now - (this.#made.get(cue) ?? -1) < APART) return;
    this.#made.set(cue, now);
    for (const [hertz, start, length, share] of TONES[cue]) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.type = length < 0.12 ? "triangle" : "sine";
      oscillator.frequency.setValueAtTime(hertz, now + start);
      // What is struck falls in pitch; what rings keeps it.
      if (length < 0.12) oscillator.frequency.exponentialRampToValueAtTime(hertz * 0.6, now + start + length);
      gain.gain.setValueAtTime(QUIET, now + start);
      gain.gain.exponentialRampToValueAtTime(LOUDNESS * share, now + start + 0.006);
      gain.gain.exponentialRampToValueAtTime(QUIET, now + start + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(now + start);
      oscillator.stop(now + start + length);
    }
  }
}

/** @returns {boolean} */
function allowed() {
  return navigator.userActivation?.hasBeenActive ?? true;
}

// Short clicks, made here; silent unless the player wants them. A prize has no other sound than a card.

import type { BoardEvent } from "../../wire";

const TONES: Partial<Record<BoardEvent["kind"], { hertz: number; seconds: number }>> = {
  card_placed: { hertz: 320, seconds: 0.04 },
  card_discarded: { hertz: 200, seconds: 0.05 },
  stack_completed: { hertz: 520, seconds: 0.07 },
  stack_cleared: { hertz: 240, seconds: 0.07 },
  free_cards_granted: { hertz: 400, seconds: 0.05 },
  card_sold: { hertz: 260, seconds: 0.05 },
  hidden_card_shown: { hertz: 320, seconds: 0.04 },
};

const APART_SECONDS = 0.09;
const LOUDNESS = 0.08;

let audio: AudioContext | null = null;

export function sound(events: BoardEvent[]): void {
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const { kind } of events) {
    const tone = TONES[kind];
    if (!tone) continue;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = "triangle";
    oscillator.frequency.value = tone.hertz;
    gain.gain.setValueAtTime(LOUDNESS, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + tone.seconds);
    at += APART_SECONDS;
  }
}

import { settings } from "./settings.svelte.ts";

/** Sounds made in the page: wood on wood, a tick for each key peg, a soft chord. They never carry information alone. */
let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that starts at once and dies away. */
function tone(
  audio: AudioContext,
  at: number,
  { pitch, loud, long, shape = "sine" }: { pitch: number; loud: number; long: number; shape?: OscillatorType },
): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + long);
}

/** The click of wood: a very short noise through a narrow filter. */
function click(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const samples = Math.floor(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

const buzz = (pattern: number | number[]) => void navigator.vibrate?.(pattern);

/** A peg goes into its hole. */
export function knock(): void {
  buzz(8);
  const audio = ready();
  if (!audio) return;
  click(audio, audio.currentTime, 900, 0.9);
  tone(audio, audio.currentTime, { pitch: 165, loud: 0.22, long: 0.09, shape: "triangle" });
}

/** Key pegs appear one by one, `wait` seconds from now. */
export function ticks(red: number, white: number, wait: number): void {
  const audio = ready();
  if (!audio) return;
  for (let i = 0; i < red + white; i++) {
    const at = audio.currentTime + wait + i * 0.09;
    click(audio, at, i < red ? 2600 : 1900, 0.7);
    tone(audio, at, { pitch: i < red ? 880 : 660, loud: 0.06, long: 0.1 });
  }
}

/** It is your turn, elsewhere than you look: two soft notes. */
export function callBack(): void {
  buzz([30, 80, 30]);
  const audio = ready();
  if (!audio) return;
  [523.3, 659.3].forEach((pitch, i) => tone(audio, audio.currentTime + i * 0.18, { pitch, loud: 0.12, long: 0.5 }));
}

/** The code is broken: a soft chord. */
export function chord(wait: number): void {
  buzz([20, 60, 20, 60, 40]);
  const audio = ready();
  if (!audio) return;
  [261.6, 329.6, 392, 523.3].forEach((pitch, i) =>
    tone(audio, audio.currentTime + wait + i * 0.07, { pitch, loud: 0.1, long: 1.6 }),
  );
}

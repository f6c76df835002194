// Soft sounds of pen, paper and wood, made by the browser itself, and announcements by its own voice.

let context: AudioContext | null = null;
const LOUDNESS = 0.5;

/** A tone that begins gently and fades away. */
function tone(out: AudioContext, frequency: number, after: number, length: number, loud: number): void {
  const source = out.createOscillator();
  source.type = "triangle";
  source.frequency.value = frequency;
  shaped(out, source, after, length, loud).connect(out.destination);
}

/** The rustle of a pen or a card: noise around a pitch that glides from one frequency to another. */
function rustle(out: AudioContext, from: number, to: number, after: number, length: number, loud: number): void {
  const source = out.createBufferSource();
  const noise = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const samples = noise.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  source.buffer = noise;
  const filter = out.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(from, out.currentTime + after);
  filter.frequency.linearRampToValueAtTime(to, out.currentTime + after + length);
  shaped(out, source, after, length, loud).connect(filter).connect(out.destination);
}

function shaped(
  out: AudioContext,
  source: AudioScheduledSourceNode,
  after: number,
  length: number,
  loud: number,
): GainNode {
  const volume = out.createGain();
  const start = out.currentTime + after;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * LOUDNESS, start + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  source.connect(volume);
  source.start(start);
  source.stop(start + length);
  return volume;
}

const SOUNDS = {
  write: (out: AudioContext) => {
    rustle(out, 2600, 1700, 0, 0.09, 0.22);
    rustle(out, 1900, 2800, 0.1, 0.08, 0.18);
  },
  draw: (out: AudioContext) => rustle(out, 1500, 2600, 0, 0.2, 0.24),
  finish: (out: AudioContext) => {
    tone(out, 587, 0, 0.3, 0.16);
    tone(out, 880, 0.08, 0.4, 0.12);
  },
  card: (out: AudioContext) => {
    rustle(out, 900, 2400, 0, 0.12, 0.3);
    tone(out, 196, 0.1, 0.16, 0.14);
  },
  category: (out: AudioContext) =>
    [523, 659, 784, 1047].forEach((frequency, nth) => tone(out, frequency, nth * 0.11, 0.5, 0.16)),
} as const;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    SOUNDS[sound](context);
  } catch {
    // A browser without sound is a quiet browser.
  }
}

export function speak(text: string, language: string): void {
  if (typeof speechSynthesis === "undefined") return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.speak(words);
}

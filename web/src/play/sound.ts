// A few soft notes, made by the browser itself, and announcements by its own voice.

let context: AudioContext | null = null;

function note(at: number, frequency: number, length: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  const start = context.currentTime + at;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

function play(notes: readonly number[]): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    notes.forEach((frequency, index) => note(index * 0.11, frequency, 0.4));
  } catch {
    // A browser without sound is a quiet browser.
  }
}

export const cardSound = () => play([392]);
export const reachedSound = () => play([523, 659, 784]);

export function speak(text: string, language: string): void {
  if (typeof speechSynthesis === "undefined") return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.speak(words);
}

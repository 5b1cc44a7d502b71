/** Small generated sounds: wood on wood, two soft notes. Nothing is fetched and nothing loops. */
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

/** Browsers allow sounds only after the user has touched the page. */
export function allowSounds(): void {
  const wake = () => {
    if (!settings.sounds) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  };
  addEventListener('pointerdown', wake, { passive: true });
  addEventListener('keydown', wake);
}

function ready(): AudioContext | null {
  return settings.sounds && context?.state === 'running' && document.visibilityState === 'visible'
    ? context
    : null;
}

function note(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}

/** A short burst of filtered noise, like a tile touching the table. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

export type Sound = 'laid' | 'drawn' | 'turn' | 'seconds' | 'end' | 'won';

export function sound(which: Sound): void {
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime;
  switch (which) {
    case 'laid':
      knock(audio, now, 1500, 0.9);
      knock(audio, now + 0.045, 1150, 0.5);
      break;
    case 'drawn':
      knock(audio, now, 800, 0.6);
      break;
    case 'turn':
      note(audio, now, 587.33, 0.35, 0.1);
      note(audio, now + 0.13, 783.99, 0.5, 0.1);
      break;
    case 'seconds':
      knock(audio, now, 2300, 0.45);
      break;
    case 'end':
      note(audio, now, 523.25, 0.5, 0.09);
      note(audio, now + 0.16, 392, 0.8, 0.09);
      break;
    case 'won':
      [523.25, 659.25, 783.99].forEach((pitch, i) => note(audio, now + i * 0.14, pitch, 0.7, 0.09));
      break;
  }
}

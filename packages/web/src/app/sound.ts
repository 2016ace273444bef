/** A short knock on wood when somebody is asked to decide: made on the spot, no file. */
let context: AudioContext | undefined;

export const playTurnSound = (): void => {
  try {
    context ??= new AudioContext();
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const now = context.currentTime;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(420, now);
    tone.frequency.exponentialRampToValueAtTime(140, now + 0.09);
    volume.gain.setValueAtTime(0.25, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.18);
  } catch {
    // No sound is no harm.
  }
};

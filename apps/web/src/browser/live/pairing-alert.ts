/** Seconds for which a new pairing is highlighted. */
const LIT = 20;

/**
 * A new pairing is seen and heard. Browsers make no sound until the user has clicked on the page: the button says so,
 * and is disabled once clicked (D-OFF-609).
 */
export function pairingAlert(): { ring(): void; offer(): void } {
  let sound: AudioContext | undefined;
  let timer = 0;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-ring]');
    if (!button) return;
    sound ??= new AudioContext();
    void sound.resume();
    chime(sound, 0.05);
    button.textContent = button.dataset.on ?? '';
    button.disabled = true;
  });
  const offer = (): void => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-ring]')) {
      button.hidden = false;
      // Written only on change: observers of the page are not triggered again.
      if (sound && !button.disabled) [button.textContent, button.disabled] = [button.dataset.on ?? '', true];
    }
  };
  offer();
  const ring = (): void => {
    document.documentElement.classList.add('ringing');
    clearTimeout(timer);
    timer = window.setTimeout(() => document.documentElement.classList.remove('ringing'), LIT * 1000);
    if (sound) chime(sound, 0.4);
    // On phones that can vibrate.
    navigator.vibrate?.([300, 150, 300]);
  };
  return { ring, offer };
}

/** Three rising tones. */
function chime(sound: AudioContext, loudness: number): void {
  for (const [i, tone] of [523, 659, 784].entries()) {
    const [source, gain] = [sound.createOscillator(), sound.createGain()];
    const from = sound.currentTime + i * 0.25;
    source.frequency.value = tone;
    gain.gain.setValueAtTime(loudness, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + 0.6);
    source.connect(gain).connect(sound.destination);
    source.start(from);
    source.stop(from + 0.6);
  }
}

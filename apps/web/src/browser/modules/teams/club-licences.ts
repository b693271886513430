import { officeApi } from '../../api/office-api.ts';
import { debounce } from '../../page/debounce.ts';

/** Licences of a club: a picked player brings the version that was seen; a typed name is looked up in the registry. */
interface Found {
  readonly player: string;
  readonly version: number;
  readonly name: string;
  readonly birthYear?: number;
  readonly clubName?: string;
}

const WAIT = 300;
const ENOUGH = 4;

document.addEventListener('escala:picked', (event) => {
  const version = (event.target as HTMLElement).closest('form')?.querySelector<HTMLInputElement>('[data-version]');
  if (version) version.value = String((event as CustomEvent<Found>).detail.version);
});

for (const version of document.querySelectorAll<HTMLInputElement>('[data-version]')) {
  const player = version.form!.elements.namedItem('player') as HTMLInputElement;
  player.addEventListener('input', () => {
    version.value = '';
  });
  // A name not picked from the list identifies nobody.
  version.form!.addEventListener(
    'submit',
    (event) => {
      if (version.value !== '') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const fault = document.getElementById(`${player.id}-fault`);
      if (fault) fault.textContent = version.dataset.choose ?? '';
      if (fault) fault.hidden = false;
      player.setAttribute('aria-invalid', 'true');
      player.focus();
    },
    { capture: true },
  );
}

for (const place of document.querySelectorAll<HTMLElement>('[data-similar]')) {
  const form = place.querySelector('form')!;
  const box = place.querySelector<HTMLElement>('[data-similar-found]')!;
  const name = form.elements.namedItem('name') as HTMLInputElement;
  const api = officeApi(form.dataset.federation ?? '');
  const look = debounce(WAIT, async (signal) => {
    const text = name.value.trim();
    const { players } =
      text.length < ENOUGH
        ? { players: [] }
        : await api.ask<{ players: readonly Found[] }>(`/players?limit=5&text=${encodeURIComponent(text)}`, signal);
    box.hidden = players.length === 0;
    const words = document.createElement('p');
    words.textContent = place.dataset.similar ?? '';
    const list = document.createElement('ul');
    list.append(
      ...players.map(({ name: known, birthYear, clubName, player }) => {
        const line = document.createElement('li');
        line.textContent = [known, birthYear, clubName, player].filter(Boolean).join(' · ');
        return line;
      }),
    );
    box.replaceChildren(words, list);
  });
  name.addEventListener('input', look);
  if (name.value !== name.defaultValue) look();
}

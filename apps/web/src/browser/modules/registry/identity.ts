import { accentTokens } from '../../../components/ui/accent.ts';
import { contrastInWords } from '../../../desks/identity/contrast-words.ts';
import { isTouched } from '../../page/is-touched.ts';
import { wordsOf } from '../../page/words.ts';
import { readPicture } from '../../registry/read-picture.ts';

/** The preview follows the form: logo, colours, names, texts. */
const form = document.querySelector<HTMLFormElement>('form[data-act="identity.amend"]')!;
const preview = document.querySelector<HTMLElement>('[data-preview]')!;
const mark = form.querySelector<HTMLInputElement>('input[type=file]')!;
const noMark = form.querySelector<HTMLInputElement>('input[type=checkbox][name=mark]');
const accent = form.querySelector<HTMLInputElement>('[name=accent]')!;
const colour = form.querySelector<HTMLInputElement>('[data-colour]')!;
const contrast = form.querySelector<HTMLElement>('[data-contrast]')!;
const saved = preview.querySelector<HTMLElement>('[data-mark]:not([hidden]) img')?.getAttribute('src') ?? undefined;
const words = wordsOf<'identity.ts'>();

const COLOUR = /^#[0-9a-f]{6}$/i;
const NAMES = {
  accent: '--accent',
  onAccent: '--on-accent',
  accentText: '--accent-text',
  accentSoft: '--accent-soft',
  band: '--band',
} as const;

function showColour(): void {
  const hex = accent.value.trim() || contrast.dataset.otherwise!;
  if (!COLOUR.test(hex)) return;
  colour.value = hex.toLowerCase();
  const tokens = accentTokens(hex);
  for (const [token, name] of Object.entries(NAMES)) {
    const { light, dark } = tokens[token as keyof typeof NAMES];
    preview.style.setProperty(name, `light-dark(${light}, ${dark})`);
  }
  const said = contrastInWords(hex, words);
  if (contrast.textContent !== said) contrast.textContent = said;
}

function showTexts(): void {
  for (const place of preview.querySelectorAll<HTMLElement>('[data-follows]')) {
    const said = place.dataset.follows!.split(' ').map((name) => writtenIn(name));
    place.textContent = said.find((text) => text !== '') ?? place.dataset.otherwise!;
  }
}

const writtenIn = (name: string): string =>
  form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value.trim() ?? '';

function showMark(address: string | undefined): void {
  for (const place of preview.querySelectorAll<HTMLElement>('[data-mark]')) {
    place.hidden = address === undefined;
    if (address !== undefined) place.querySelector('img')!.src = address;
  }
  for (const place of preview.querySelectorAll<HTMLElement>('[data-initials]')) place.hidden = address !== undefined;
}

/** Rows with content come first: the office refuses empty links. */
function numberLinks(): void {
  const rows = [...form.querySelectorAll('[data-link]')].map((row) => [...row.querySelectorAll('input')]);
  const isWritten = (row: readonly HTMLInputElement[]): boolean => row.some(({ value }) => value.trim() !== '');
  for (const [i, row] of [...rows.filter(isWritten), ...rows.filter((each) => !isWritten(each))].entries())
    for (const control of row) control.name = control.name.replace(/\d+/, String(i));
}

colour.hidden = false;
colour.addEventListener('input', () => {
  accent.value = colour.value;
  accent.dispatchEvent(new Event('input', { bubbles: true }));
});
const follow = (): void => {
  numberLinks();
  showColour();
  showTexts();
};
form.addEventListener('input', follow);
if (isTouched(form)) follow();
readPicture(mark, (address) => {
  if (noMark && address !== undefined) noMark.checked = false;
  showMark(address ?? saved);
});
const withoutMark = (): void => {
  mark.value = '';
  delete mark.dataset.picked;
  showMark(noMark?.checked ? undefined : saved);
};
noMark?.addEventListener('input', withoutMark);
if (noMark?.checked && mark.value === '') withoutMark();
// What was removed from a drawing is listed on the next page.
form.addEventListener('escala:done', ({ detail }: CustomEventInit) => {
  const removed: readonly string[] = detail?.mark?.removed ?? [];
  if (removed.length > 0)
    form.setAttribute('data-then', `${location.pathname}?removed=${encodeURIComponent(removed.join(','))}`);
});

import { qrElement } from '../../page/qr-element.ts';
import { wordsOf } from '../../page/words.ts';

const words = wordsOf<'rounds-devices.ts'>();

/** The code of a telephone, shown once after it was created. */
const handed = document.querySelector<HTMLElement>('[data-handed]');
const part = (name: string): HTMLElement => handed!.querySelector<HTMLElement>(`[data-${name}]`)!;
const LOCAL = /^(localhost|127\.|\[::1\])/;

document.addEventListener('escala:shown', (event) => {
  const { code, link } = (event as CustomEvent<Record<string, string>>).detail;
  if (!handed || !code) return;
  // The address of the installation, if it has one; otherwise this page's.
  const origin = new URL(link ?? '', location.origin).origin;
  const page = new URL(handed.dataset.page!, origin);
  part('code').textContent = code;
  part('address').textContent = page.href;
  part('picture').replaceChildren(qrElement(`${page.href}#${code}`, words('web.desk-rounds.phone-qr')));
  part('local').hidden = !LOCAL.test(page.hostname);
  handed.hidden = false;
  handed.focus();
});
handed?.querySelector('[data-again]')?.addEventListener('click', () => location.reload());

for (const moment of document.querySelectorAll<HTMLTimeElement>('time[data-moment]'))
  moment.textContent = new Date(moment.dateTime).toLocaleString(document.documentElement.lang, {
    dateStyle: 'short',
    timeStyle: 'short',
  });

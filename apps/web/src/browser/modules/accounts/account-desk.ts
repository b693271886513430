import { copyText, part, show } from '../../accounts/page-parts.ts';
import { qrElement } from '../../page/qr-element.ts';

/** A role's fields are enabled while the role is ticked; disabled groups are not sent. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) {
  const follow = (): void => {
    for (const group of form.querySelectorAll<HTMLFieldSetElement>('[data-of-role]')) {
      const role = form.querySelector<HTMLInputElement>(`input[name="roles"][value="${group.dataset.ofRole}"]`);
      group.disabled = !role?.checked;
      group.hidden = group.disabled;
    }
  };
  form.addEventListener('change', follow);
  follow();
}

/** The link is given only once, in the answer to the act. */
document.addEventListener('escala:shown', (event) => {
  const { link, mailedTo } = (event as CustomEvent<{ readonly link?: string; readonly mailedTo?: string }>).detail;
  show(part('[data-link-box]'), false);
  show(part('[data-mailed-box]'), false);
  if (mailedTo !== undefined) {
    const mailed = part('[data-mailed-box]');
    part('[data-address]', mailed).textContent = mailedTo;
    show(mailed);
    part('h2', mailed).focus();
    mailed.scrollIntoView({ block: 'start' });
  }
  if (link === undefined) return;
  const whole = new URL(link, location.origin).href;
  const box = part('[data-link-box]');
  part('[data-link]', box).textContent = whole;
  part('[data-qr]', box).replaceChildren(qrElement(whole, part('[data-qr]', box).dataset.alt ?? ''));
  part('[data-copy]', box).addEventListener('click', () => void copyText(box, whole, ['[data-copy]', '[data-link]']));
  show(box);
  part('h2', box).focus();
  box.scrollIntoView({ block: 'start' });
});

document.addEventListener('escala:done', (event) => {
  const { account } = Object((event as CustomEvent).detail) as { readonly account?: string };
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-to-account]');
  const form = event.target as HTMLFormElement;
  for (const link of account ? links : []) link.href = `${link.dataset.toAccount}${account}`;
  // The same form must not invite anybody twice.
  if (form.dataset.act !== 'account.renew-invitation') show(form, false);
});

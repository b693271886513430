import { isTouched } from '../../page/is-touched.ts';

/** When a club is chosen, its next unused letter and a team name are proposed. */
for (const place of document.querySelectorAll<HTMLElement>('[data-team-form]')) {
  const form = place.querySelector('form')!;
  const control = <T extends HTMLElement>(name: string): T => form.elements.namedItem(name) as unknown as T;
  const [club, letter, name] = [
    control<HTMLSelectElement>('club'),
    control<HTMLInputElement>('letter'),
    control<HTMLInputElement>('name'),
  ];
  const entered = new Set(JSON.parse(place.dataset.entered ?? '[]') as string[]);
  const propose = (): void => {
    letter.value = [...'ABCDEFGHIJ'].find((each) => !entered.has(`${club.value} ${each}`)) ?? '';
    name.value = `${club.selectedOptions[0]?.textContent?.trim() ?? ''} ${letter.value}`.trim();
  };
  club.addEventListener('change', propose);
  if (name.value === '' && isTouched(form)) propose();
}

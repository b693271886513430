/**
 * What was typed into a form survives a reload, until the form is done. Only what somebody changed is kept: everything
 * else has its usual value of the day.
 */
export function keepTyped(form: HTMLFormElement, key: string): void {
  const typed = new Map(kept(key));
  for (const control of controlsOf(form)) {
    const value = typed.get(control.name);
    if (value === undefined) continue;
    if (isChoice(control)) (control as HTMLInputElement).checked = control.value === value;
    else control.value = value;
  }
  form.addEventListener('input', ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.name === '' || control.type === 'file') return;
    typed.set(control.name, isChoice(control) && !control.checked ? '' : control.value);
    keep(key, [...typed]);
  });
  form.addEventListener('escala:done', () => keep(key, undefined));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((each): each is Control => each.matches('input, select, textarea'));

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

function kept(key: string): readonly (readonly [string, string])[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

function keep(key: string, typed: readonly (readonly [string, string])[] | undefined): void {
  try {
    if (typed === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage, a reload starts anew.
  }
}

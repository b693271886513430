import { invalid, type Refusal } from './refusal.ts';

/** Half of a character (a lone surrogate) has no bytes in UTF-8; PostgreSQL cannot store the character U+0000. */
function signIn(text: string): 'null' | 'half' | undefined {
  if (text.includes('\u0000')) return 'null';
  return text.isWellFormed() ? undefined : 'half';
}

/** Texts that no archive can store unchanged, anywhere in a value; each with its place. D-OFF-190. */
export function unstorableTexts(value: unknown, place = ''): Refusal[] {
  const found: { readonly place: string; readonly sign: 'null' | 'half' }[] = [];
  const look = (text: string, at: string): void => {
    const sign = signIn(text);
    if (sign !== undefined) found.push({ place: at, sign });
  };
  // Not recursive: the sender chooses how deep the nesting is.
  const open: { readonly value: unknown; readonly place: string }[] = [{ value, place }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: each, place: at } = next;
    if (typeof each === 'string') look(each, at);
    if (typeof each !== 'object' || each === null) continue;
    const fields = Object.entries(each);
    if (!Array.isArray(each)) for (const [name] of fields) look(name, at);
    for (const [name, inner] of fields.reverse())
      open.push({ value: inner, place: at === '' ? name : `${at}.${name}` });
  }
  return found.map(({ place: at, sign }) => {
    // The place itself may contain characters that cannot be shown.
    const field = at.toWellFormed().replaceAll('\u0000', '\uFFFD');
    return invalid('text-unstorable', { sign }, field === '' ? {} : { field });
  });
}

import type { Language } from '../language.ts';
import { number, signed } from '../number.ts';
import type { Translate } from '../translator.ts';
import type { Named } from './explanation.ts';

/** What the texts of an explanation need. */
export interface Speech {
  readonly language: Language;
  readonly translate: Translate;
}

/** A name with its id, or just the id. */
export function nameOf({ id, name }: Named): string {
  return name === undefined ? id : `${name} (${id})`;
}

/** "+12" or "-7.5" between two terms: "+ 12", "- 7.5". */
export function addend(value: number, { language }: Speech): string {
  return value < 0 ? `- ${number(-value, language)}` : `+ ${number(value, language)}`;
}

/** The terms of a sum, written out: "+12 - 7.5 + 3". */
export function terms(values: readonly number[], speech: Speech): string {
  return values.map((value, i) => (i === 0 ? signed(value, speech.language) : addend(value, speech))).join(' ');
}

import { NAME_FIELDS } from '../csv/entry-columns.ts';
import { fieldOfHeading, plainWords } from '../csv/entry-headings.ts';

/** Titles over lists of players and sums under them, in the languages of the headings. */
const OF_A_LIST =
  /^(?:(?:llista|lista|list|listado|llistat|relacio|relacion|liste|ranking) (?:de|d|dels|del|of|der|inicial|participan\p{L}*)\b|(?:inscrits|inscritos|inscriptos|inscrisi|participants|participantes|participanti|jugadors|jugadores|jucatori|players|entrants|entries|entry list|start list|starting list|teilnehmerliste|teilnehmer|startliste)(?: |$)|total(?: |$))/u;

/** Nobody is called so: a place that is free. */
const NOBODY = /^(?:bye|descans|descanso|pauza|liber|spielfrei|exempt|tbd|tba|n n|nn|x+)$/;

/** Small words inside names: *van der Berg*, *Puig i Vila*. */
const PARTICLES = new Set(
  'a al af av am auf ben bin da das de dei del della den der des di do dos du e el i ibn la las le les lo los mac o of san st ten ter the und van vom von y zu zum zur'.split(
    ' ',
  ),
);

/** Whether what is taken for a name on a line is none: headings, the title over a list, a free place, or something that somebody says. */
export function isNoPlayer(name: string, line = name): boolean {
  const plain = plainWords(name);
  if (OF_A_LIST.test(plain) || NOBODY.test(plain) || isHeadings(plainWords(line))) return true;
  if (/[<>?]|:\/\//.test(name)) return true;
  const words = name.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word));
  const large = words.filter((word) => !/^\p{Ll}/u.test(word));
  const small = words.length - large.length - words.filter((word) => PARTICLES.has(word)).length;
  const isCalled = /\p{L}!/u.test(line) && (words.length === 1 || small > 0);
  return isCalled || (small >= 3 && large.length > 0);
}

/** A row of headings with blanks between: *No. Name FideID FED Rtg*. */
function isHeadings(plain: string): boolean {
  const fields = plain.split(' ').map(fieldOfHeading);
  return fields.length >= 2 && !fields.includes(undefined) && fields.some((field) => NAME_FIELDS.includes(field));
}

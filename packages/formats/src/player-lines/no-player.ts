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

/** Nobody is called so, but who writes to others says so; without accents. */
const SAID = new Set(
  'jo yo eu we nosaltres em ens us me m nos ne mi meu meva mea my our nostre tambe tambien also too am is are will be can vinc venim voy vamos vin vine apunto apuntem apuntamos inscriu amb con cu with per para por pentru for que ca that no not nu si if to dema manana maine tomorrow hola hello salut gracies gracias multumesc merci thanks thank please bon bona buenos buenas dia dias tarda tardes noaptea ok vale tots todos toata todas all hem avui hoy azi today en in on at fill filla hijo hija fiul fiica son daughter germa germana hermano hermana brother sister'.split(
    ' ',
  ),
);
const LONGEST_NAME = 5;

/** Whether what is taken for a name on a line is none: headings, the title over a list, a free place, or something that somebody says. */
export function isNoPlayer(name: string, line = name): boolean {
  const plain = plainWords(name);
  if (OF_A_LIST.test(plain) || NOBODY.test(plain) || isHeadings(plainWords(line))) return true;
  if (/[<>?]|:\/\//.test(name)) return true;
  const words = name.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word));
  const large = words.filter((word) => !/^\p{Ll}/u.test(word));
  const small = words.length - large.length - words.filter((word) => PARTICLES.has(word)).length;
  const isCalled = /\p{L}!/u.test(line) && (words.length === 1 || small > 0);
  // D-OFF-874: `Joana maria puig serra` is a name.
  const isSaid =
    words[0] !== large[0] || small + large.length > LONGEST_NAME || plain.split(' ').some((word) => SAID.has(word));
  return isCalled || (small >= 3 && large.length > 0 && isSaid);
}

/** A row of headings with blanks between: *No. Name FideID FED Rtg*. */
function isHeadings(plain: string): boolean {
  const fields = plain.split(' ').map(fieldOfHeading);
  return fields.length >= 2 && !fields.includes(undefined) && fields.some((field) => NAME_FIELDS.includes(field));
}

import { NAME_FIELDS } from '../csv/entry-columns.ts';
import { fieldOfHeading, plainWords } from '../csv/entry-headings.ts';

/** `17/11/26, 10:33` and `10:33, 17.11.2026`, as chats write them. */
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const MOMENT = `(?:${DAY},?\\s+${TIME}|${TIME},?\\s+${DAY})`;

/** Who sent a line in a chat, and when: `[17/11/26, 10:33] Pau: `, `17/11/26, 10:33 - Pau: `, `Pau, [17.11.26 10:33]`. */
const SENT = new RegExp(
  String.raw`^\s*(?:(?:\[${MOMENT}\]|${MOMENT}\s-)\s+[^:]{1,60}:(?:\s+|$)|[^[\]]{1,60},\s\[${MOMENT}\]:?\s*)`,
  'iu',
);
/** What the chat itself says of somebody who came or left. */
const CHAT_ITSELF = new RegExp(String.raw`^\s*(?:\[${MOMENT}\]|${MOMENT}\s-)\s.*$`, 'iu');

/** Pictures, flags and the marks that go with them, and marks of direction, which nobody sees. */
const PICTURES =
  /\p{Extended_Pictographic}[\u200d\ufe0e\ufe0f\p{Emoji_Modifier}]*|\p{Regional_Indicator}|[\ufe0e\ufe0f\u20e3\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const MAIL = /<?[^\s<>;,|]+@[^\s<>;,|]+\.\p{L}{2,}>?/gu;

/**
 * A number in groups, with a country or with a nought before it: longer than anything else that is written so; or nine figures from 6 on,
 * or ten, where nothing says that they are an id (D-OFF-873).
 */
const PHONE =
  /(?<![\p{L}\d])(?:(?<!(?:fide|id)[\s:#]*)(?:[6-9]\d{8}|\d{10})|\+\d{1,3}(?:[\s.-]?\d{9}|(?:[\s.-]\d{2,3}){3,4})|0\d{8,10}|\d{3}[\s.-]\d{2,3}[\s.-]\d{2,3}(?:[\s.-]\d{2,3})?)(?!\d)/giu;

/** `1. `, `12) `, `4º `, `- `, `• ` and the like before a name, or a number in a cell of its own. Four figures are a rating. */
const BULLET = /^\s*(?:[-–—*•·▪◦●○>✓✔]+\s+|#?\d{1,3}\s*[.ºª°):\]-]+(?!\d)\s*|#?\d{1,3}(?:\t|\s*[;|]))\s*/u;

/** A line as somebody pasted it without what tells nothing of a player: who sent it in a chat, pictures, addresses, phones, its bullet. */
export function tidyLine(line: string): string {
  return line
    .replace(PICTURES, '')
    .replace(SENT, '')
    .replace(CHAT_ITSELF, '')
    .replace(MAIL, ' ')
    .replace(PHONE, ' ')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(BULLET, '')
    .trim();
}

const HALF = '(?:½|1/2|0[.,]5|half(?:[- ]point)?|mig(?: punt)?|medio(?: punto)?|jum[aă]tate(?: de punct)?)';
const AWAY =
  '(?:byes?|descans[oa]?|pauz[aă]|absent[aeă]?|ausente|abs[eè]ncia|ausencia|falta|no ve|no viene|lipse[sș]te)';
const ROUNDS = String.raw`(?:r|rd|rounds?|rond[ae]s?|rund[ae](?:le)?)[.:]?\s?\d{1,2}(?:\s?(?:,|\+|&|-|i|y|și|and)\s?r?\d{1,2})*`;
const LINK = String.raw`(?:\s*(?:for|in|a|la|en|de|pe|a la|en la|a les|în))?\s*`;

/** `½ bye R1`, `R2 bye`, `no ve ronda 3`, also in brackets. `Bye` alone may be a name. */
const NOTE = new RegExp(
  String.raw`(?<=[\p{L}\d)\],;|\t-]\s*)(?<![\p{L}\d])[([]?\s*(?:(?:${HALF}\s*)?${AWAY}${LINK}${ROUNDS}|${HALF}\s*(?:${LINK}${ROUNDS}|${AWAY})|${ROUNDS}[\s:]*(?:${HALF}\s*)?${AWAY}|${ROUNDS}[\s:]*${HALF})(?![\p{L}\d])\s*[)\]]?`,
  'iu',
);

/** A line without what it says of rounds off, and that: which byes an event gives, its arbiter says in the grid (D-OFF-872). */
export function apartFromByes(line: string): { readonly text: string; readonly unread?: string } {
  const [note] = NOTE.exec(line) ?? [];
  if (note === undefined) return { text: line };
  return { text: line.replace(NOTE, ' ').trim(), unread: note.replace(/[()[\]]/g, '').trim() };
}

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
  // `Joana Puig ?` has no rating that anybody knows; `Qui ve ?` is asked.
  const isAsked = /\?/.test(line) && (words.length === 1 || small > 0);
  return isCalled || isAsked || (small >= 3 && large.length > 0 && isSaid);
}

/** A row of headings with blanks between: *No. Name FideID FED Rtg*. */
function isHeadings(plain: string): boolean {
  const fields = plain.split(' ').map(fieldOfHeading);
  return fields.length >= 2 && !fields.includes(undefined) && fields.some((field) => NAME_FIELDS.includes(field));
}

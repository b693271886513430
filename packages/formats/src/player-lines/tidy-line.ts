import { NAME_FIELDS } from '../csv/entry-columns.ts';
import { fieldOfHeading, plainWords } from '../csv/entry-headings.ts';

/** `17/11/26, 10:33` and `10:33, 17.11.2026`, as in chats. */
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const MOMENT = `(?:${DAY},?\\s+${TIME}|${TIME},?\\s+${DAY})`;

/** Sender and time of a chat message: `[17/11/26, 10:33] Pau: `, `17/11/26, 10:33 - Pau: `, `Pau, [17.11.26 10:33]`. */
const SENT = new RegExp(
  String.raw`^\s*(?:(?:\[${MOMENT}\]|${MOMENT}\s-)\s+[^:]{1,60}:(?:\s+|$)|[^[\]]{1,60},\s\[${MOMENT}\]:?\s*)`,
  'iu',
);
/** The chat's own messages about people who joined or left. */
const CHAT_ITSELF = new RegExp(String.raw`^\s*(?:\[${MOMENT}\]|${MOMENT}\s-)\s.*$`, 'iu');

/** Emoji, flags and their modifiers, and invisible direction marks. */
const PICTURES =
  /\p{Extended_Pictographic}[\u200d\ufe0e\ufe0f\p{Emoji_Modifier}]*|\p{Regional_Indicator}|[\ufe0e\ufe0f\u20e3\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Runs of blanks become one: the patterns below try a match at each blank. */
const BLANKS = /\s{2,}/g;

/** A word up to the next blank or bracket, with the brackets around it. */
const WORD = /<?[^\s<>;,|]+>?/g;

/** A word without the mail address it begins with, found in one pass: a single expression takes cubic time. */
function withoutMail(word: string): string {
  const at = word.indexOf('@', word.startsWith('<') ? 2 : 1);
  if (at < 0) return word;
  let end = 0;
  for (const { index, 0: domain } of word.matchAll(/\.\p{L}{2,}>?/gu)) if (index > at + 1) end = index + domain.length;
  const rest = word.slice(end);
  return end === 0 ? word : ` ${/[\p{L}\p{N}]/u.test(rest) ? rest : ''}`;
}

/**
 * A grouped number with a country code or a leading zero, longer than anything else written that way; or nine digits
 * starting with 6 or more, or ten, unless said to be an id (D-OFF-873).
 */
const PHONE =
  /(?<![\p{L}\d])(?:(?<!(?:fide|id)[\s:#]*)(?:[6-9]\d{8}|\d{10})|\+\d{1,3}(?:[\s.-]?\d{9}|(?:[\s.-]\d{2,3}){3,4})|0\d{8,10}|\d{3}[\s.-]\d{2,3}[\s.-]\d{2,3}(?:[\s.-]\d{2,3})?)(?!\d)/giu;

/**
 * `1. `, `12) `, `4º `, `- `, `• ` and the like before a name,
 * or a number in a cell of its own. Four digits are a rating.
 */
const BULLET = /^\s*(?:[-–—*•·▪◦●○>✓✔]+\s+|#?\d{1,3}\s*[.ºª°):\]-]+(?!\d)\s*|#?\d{1,3}(?:\t|\s*[;|]))\s*/u;

/** Room for a whole team. The patterns below take quadratic time, so longer lines are left alone. */
const LONGEST = 2000;
export const isTooLong = (line: string): boolean => line.length > LONGEST;

/** A pasted line without what says nothing of a player: chat sender, pictures, addresses, phone numbers, bullet. */
export function tidyLine(line: string): string {
  if (isTooLong(line)) return line;
  return line
    .replace(PICTURES, '')
    .replace(BLANKS, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .replace(SENT, '')
    .replace(CHAT_ITSELF, '')
    .replace(WORD, withoutMail)
    .replace(PHONE, ' ')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(BULLET, '')
    .trim();
}

const HALF = '(?:½|1/2|0[.,]5|half(?:[- ]point)?|mig(?: punt)?|medio(?: punto)?|jum[aă]tate(?: de punct)?)';
const AWAY =
  '(?:byes?|descans[oa]?|pauz[aă]|absent[aeă]?|ausente|abs[eè]ncia|ausencia|falta|no ve|no viene|lipse[sș]te)';
const ROUNDS = String.raw`(?:r|rd|rounds?|rond[ae]s?|rund[ae](?:le)?)[.:]?\s?\d{1,2}(?:\s?(?:,|\+|&|-|i|y|și|and)\s?r?\d{1,2}){0,30}`;
const LINK = String.raw`(?:\s*(?:for|in|a|la|en|de|pe|a la|en la|a les|în))?\s*`;

/** `½ bye R1`, `R2 bye`, `no ve ronda 3`, also in brackets. Just `Bye` may be a name. */
const NOTE = new RegExp(
  String.raw`(?<=[\p{L}\d)\],;|\t-]\s*)(?<![\p{L}\d])[([]?\s*(?:(?:${HALF}\s*)?${AWAY}${LINK}${ROUNDS}|${HALF}\s*(?:${LINK}${ROUNDS}|${AWAY})|${ROUNDS}[\s:]*(?:${HALF}\s*)?${AWAY}|${ROUNDS}[\s:]*${HALF})(?![\p{L}\d])\s*[)\]]?`,
  'iu',
);

/**
 * A line without its note on rounds off, and that note: the event's
 * byes are for the arbiter to enter in the grid (D-OFF-872).
 */
export function apartFromByes(line: string): { readonly text: string; readonly unread?: string } {
  const [note] = NOTE.exec(line) ?? [];
  if (note === undefined) return { text: line };
  return { text: line.replace(NOTE, ' ').trim(), unread: note.replace(/[()[\]]/g, '').trim() };
}

/** Titles above lists of players and totals below them, in the languages of the headings. */
const OF_A_LIST =
  /^(?:(?:llista|lista|list|listado|llistat|relacio|relacion|liste|ranking) (?:de|d|dels|del|of|der|inicial|participan\p{L}*)\b|(?:inscrits|inscritos|inscriptos|inscrisi|participants|participantes|participanti|jugadors|jugadores|jucatori|players|entrants|entries|entry list|start list|starting list|teilnehmerliste|teilnehmer|startliste)(?: |$)|total(?: |$))/u;

/** Not a name: a free place. */
const NOBODY = /^(?:bye|descans|descanso|pauza|liber|spielfrei|exempt|tbd|tba|n n|nn|x+)$/;

/** Small words inside names: *van der Berg*, *Puig i Vila*. */
const PARTICLES = new Set(
  'a al af av am auf ben bin da das de dei del della den der des di do dos du e el i ibn la las le les lo los mac o of san st ten ter the und van vom von y zu zum zur'.split(
    ' ',
  ),
);

/** Not names, but words from messages to other people; without accents. */
const SAID = new Set(
  'jo yo eu we nosaltres em ens us me m nos ne mi meu meva mea my our nostre tambe tambien also too am is are will be can vinc venim voy vamos vin vine apunto apuntem apuntamos inscriu amb con cu with per para por pentru for que ca that no not nu si if to dema manana maine tomorrow hola hello salut gracies gracias multumesc merci thanks thank please bon bona buenos buenas dia dias tarda tardes noaptea ok vale tots todos toata todas all hem avui hoy azi today en in on at fill filla hijo hija fiul fiica son daughter germa germana hermano hermana brother sister'.split(
    ' ',
  ),
);
const LONGEST_NAME = 5;

/** Whether a supposed name is not one: headings, the title above a list, a free place, or part of a message. */
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
  // `Joana Puig ?` has an unknown rating; `Qui ve ?` is a question.
  const isAsked = /\?/.test(line) && (words.length === 1 || small > 0);
  return isCalled || isAsked || (small >= 3 && large.length > 0 && isSaid);
}

/** A row of headings separated by blanks: *No. Name FideID FED Rtg*. */
function isHeadings(plain: string): boolean {
  const fields = plain.split(' ').map(fieldOfHeading);
  return fields.length >= 2 && !fields.includes(undefined) && fields.some((field) => NAME_FIELDS.includes(field));
}

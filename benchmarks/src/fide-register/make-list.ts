import { closeSync, openSync, writeSync } from 'node:fs';
import { seededRandom } from '@escala/core';

const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const SYLLABLES =
  'ma ri an na to ka le no vi sa ro de li ga be mo ha pe ch ju sh in ar el on st ber ov ez sen ya'.split(' ');

export interface MadePlayer {
  readonly id: number;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F';
  readonly title: string;
  readonly ratings: readonly [number, number, number];
  readonly born: number;
}

/** This many invented players, with names shared as in reality: a few by many, many by few. */
export function* madePlayers(count: number): Generator<MadePlayer> {
  const random = seededRandom(26);
  const word = (syllables: number): string => {
    const text = Array.from({ length: syllables }, () => SYLLABLES[random(SYLLABLES.length)]).join('');
    return text[0]!.toUpperCase() + text.slice(1);
  };
  const [families, given] = [words(300_000, () => word(2 + random(3))), words(20_000, () => word(2 + random(2)))];
  const federations = words(200, () => String.fromCharCode(65 + random(26), 65 + random(26), 65 + random(26)));
  // Cubed, so that the first ones of a list are frequent.
  const pick = (all: readonly string[]): string => all[Math.floor(all.length * (random(1_000_000) / 1_000_000) ** 3)]!;
  const rating = (): number => (random(100) < 35 ? 1400 + Math.floor(1400 * (random(1000) / 1000) ** 2) : 0);
  let id = 100_000;
  for (let i = 0; i < count; i++) {
    id += 1 + random(60);
    const second = random(100) < 40 ? ` ${pick(given)}` : '';
    yield {
      id,
      name: `${pick(families)}, ${pick(given)}${second}`,
      federation: pick(federations),
      sex: random(6) === 0 ? 'F' : 'M',
      title: random(60) === 0 ? 'FM' : '',
      ratings: [rating(), rating(), rating()],
      born: 1940 + random(78),
    };
  }
}

const words = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

const filled = (value: number): string => (value === 0 ? '' : String(value));

function textLine({ id, name, federation, sex, title, ratings, born }: MadePlayer): string {
  const figures = ratings.map(
    (rating) => filled(rating).padEnd(6) + (rating ? '0' : '').padEnd(4) + (rating ? '20' : '').padEnd(3),
  );
  return `${String(id).padEnd(15)}${name.padEnd(61)}${federation.padEnd(4)}${sex.padEnd(4)}${title.padEnd(29)}${figures.join('')}${String(born).padEnd(6)}    \n`;
}

function xmlPlayer({ id, name, federation, sex, title, ratings, born }: MadePlayer): string {
  const [standard, rapid, blitz] = ratings;
  return `<player>\n<fideid>${id}</fideid>\n<name>${name}</name>\n<country>${federation}</country>\n<sex>${sex}</sex>\n<title>${title}</title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n<rating>${standard}</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>${rapid}</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n<blitz_rating>${blitz}</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n<birthday>${born}</birthday>\n<flag></flag>\n</player>\n`;
}

/** An invented list in FIDE's format: no line of a real one may be kept. */
export function writeList(path: string, form: 'txt' | 'xml', count: number): void {
  const file = openSync(path, 'w');
  let text = form === 'txt' ? `${HEADER}\n` : '<?xml version="1.0" encoding="utf-8"?>\n<playerslist>\n';
  for (const player of madePlayers(count)) {
    text += form === 'txt' ? textLine(player) : xmlPlayer(player);
    if (text.length < 1 << 22) continue;
    writeSync(file, text);
    text = '';
  }
  writeSync(file, form === 'txt' ? text : `${text}</playerslist>\n`);
  closeSync(file);
}

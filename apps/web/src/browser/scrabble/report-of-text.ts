import { fromSpreadsheet } from '@escala/core';

type Row = Readonly<Record<string, string | undefined>>;

/** A game as in the form: its fields, and a row for each result, all as texts. */
export interface ReadGame {
  readonly kind: 'collective' | 'libere';
  readonly facts: Readonly<Record<string, string | undefined>>;
  readonly rows: readonly Row[];
  /** For a Libere event before 2011 (frs-2012 §1): the final ranking, as written. */
  readonly ranking?: readonly Ranked[] | undefined;
}

export interface Ranked {
  readonly player: string;
  readonly place?: number | undefined;
  readonly score?: number | undefined;
}

export interface ReadReport {
  readonly games: readonly ReadGame[];
  readonly name?: string | undefined;
  readonly place?: string | undefined;
  /** Lines that were not understood. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** A report as JSON (the act's command, or a rating document), or as a spreadsheet with a line per result. */
export function reportOfText(text: string): ReadReport {
  const plain = text.replace(/^\uFEFF/, '').trim();
  return plain.startsWith('{') ? reportOfJson(plain) : reportOfCsv(plain);
}

type Json = Readonly<Record<string, unknown>>;

function reportOfJson(text: string): ReadReport {
  let read: Json;
  try {
    read = JSON.parse(text) as Json;
  } catch (error) {
    return { games: [], unread: [{ line: 1, text: String((error as Error).message) }] };
  }
  const games = (field: string): readonly Json[] => (Array.isArray(read[field]) ? (read[field] as Json[]) : []);
  return {
    games: [
      ...games('collective').map((game) => gameOf('collective', game, 'results')),
      ...games('libere').map((game) => gameOf('libere', { ...game, id: game.id }, 'games')),
    ],
    name: textOrNone(read.name),
    place: textOrNone(read.place),
    unread: [],
  };
}

function gameOf(kind: ReadGame['kind'], game: Json, rows: string): ReadGame {
  const { type, class: of, date, rated, places } = game;
  const id = typeof game.id === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,23}$/.test(game.id) ? game.id : undefined;
  return {
    kind,
    facts: {
      id,
      type: textOrNone(type),
      class: textOrNone(of),
      date: textOrNone(date),
      rated: rated === false ? 'false' : undefined,
      places: Array.isArray(places) ? JSON.stringify(places) : undefined,
    },
    rows: (Array.isArray(game[rows]) ? (game[rows] as Json[]) : []).map((row) =>
      Object.fromEntries(Object.entries(Object(row) as Json).map(([field, value]) => [field, textOrNone(value)])),
    ),
  };
}

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const TYPES = ['duplicat-clasic', 'duplicat-completiv', 'duplicat-eliptic', 'compunere', 'anticipatie', 'libere'];

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  type: ['tip', 'type', 'proba', 'tipus', 'tipo'],
  date: ['data', 'date', 'fecha', 'ziua'],
  class: ['clasa', 'class', 'classe', 'clase', 'categorie'],
  game: ['partida', 'game', 'joc'],
  place: ['loc', 'locul', 'place', 'lloc', 'puesto'],
  score: ['punctaj', 'puncte', 'score', 'punts', 'puntos'],
  player: ['jucator', 'player', 'nume', 'jugador', 'id'],
  round: ['runda', 'round', 'ronda', 'tura'],
  result: ['rezultat', 'result', 'resultat', 'resultado', 'scor'],
  opponent: ['adversar', 'opponent', 'contrincant', 'rival'],
};

const CLASSES: Readonly<Record<string, string>> = {
  seniori: 'seniors',
  tineret: 'youth',
  perechi: 'pairs',
  echipe: 'teams',
};

const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface CsvGame extends ReadGame {
  readonly rows: Row[];
  readonly ranking: Ranked[];
}

function reportOfCsv(text: string): ReadReport {
  const lines = text.split(/\r\n?|\n/);
  const separator = [';', '\t', ','].find((sign) => lines[0]!.includes(sign)) ?? ';';
  const columns = cellsOf(lines[0]!, separator).map(
    (heading) => Object.keys(COLUMNS).find((field) => COLUMNS[field]!.includes(plainWord(heading))) ?? '',
  );
  const unread: { line: number; text: string }[] = [];
  if (!columns.includes('player')) return { games: [], unread: [{ line: 1, text: lines[0]!.slice(0, 80) }] };
  const games = new Map<string, CsvGame>();
  lines.slice(1).forEach((line, i) => {
    if (line.trim() === '') return;
    const cells = cellsOf(line, separator);
    const of = (field: string): string | undefined => cells[columns.indexOf(field)]?.trim() || undefined;
    const type = typeOf(of('type') ?? (of('opponent') === undefined ? '' : 'libere'));
    const result = resultOf(of('result'));
    const isLibere = type === 'libere';
    const ranked = isLibere && !of('opponent') ? rankedOf(of('player'), of('place'), of('score')) : undefined;
    const isPair = result !== undefined && of('opponent') !== undefined;
    if (type === undefined || of('player') === undefined || (isLibere && !isPair && ranked === undefined)) {
      unread.push({ line: i + 2, text: line.slice(0, 80) });
      return;
    }
    const facts = { ...(isLibere ? {} : { type }), date: dayOf(of('date')), class: classOf(of('class')) };
    const key = [type, facts.date, facts.class, of('game')].join('/');
    const game: CsvGame = games.get(key) ?? { kind: isLibere ? 'libere' : 'collective', facts, rows: [], ranking: [] };
    games.set(key, game);
    if (ranked !== undefined) {
      game.ranking.push(ranked);
      return;
    }
    game.rows.push(
      isLibere
        ? { round: of('round') ?? '1', a: of('player'), b: of('opponent'), result }
        : { place: of('place'), score: of('place') === undefined ? of('score') : undefined, player: of('player') },
    );
  });
  return { games: [...games.values()], unread };
}

/** A row of a final ranking: by place, else by score. */
function rankedOf(player = '', place?: string, score?: string): Ranked | undefined {
  const [field, written] = place === undefined ? (['score', score] as const) : (['place', place] as const);
  const number = Number((written ?? 'none').replace(',', '.'));
  return Number.isFinite(number) ? { player, [field]: number } : undefined;
}

/** RFC 4180, limited to one line. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line[i]!;
    if (sign === '"' && isQuoted && line[i + 1] === '"') cells[cells.length - 1] += line[++i]!;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => fromSpreadsheet(cell.trim()));
}

function typeOf(written: string): string | undefined {
  const word = plainWord(written);
  return TYPES.find((type) => type === word) ?? TYPES.find((type) => word !== '' && type.endsWith(`-${word}`));
}

function classOf(written: string | undefined): string | undefined {
  const word = plainWord(written ?? '');
  return word === '' ? undefined : (CLASSES[word] ?? word);
}

/** The Romanian format is 14.03.2026. */
function dayOf(written: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(written ?? '') ?? [];
  return year === undefined ? written : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

/** The scores show who won; the spread is not rated (frs-2012 §1). */
function resultOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (/^(1\/2|½|0[.,]5)/.test(written)) return '1/2';
  const [, one, other] = /^(\d+)\s*[-–:]\s*(\d+)$/.exec(written) ?? [];
  if (one === undefined) return undefined;
  return Number(one) === Number(other) ? '1/2' : Number(one) > Number(other) ? '1-0' : '0-1';
}

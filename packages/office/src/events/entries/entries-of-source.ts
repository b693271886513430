import type { Entry, TrfPlayer } from '@escala/formats';
import { z } from 'zod';
import { type Change, put } from '../../kit/act.ts';
import { type ReadText, readText } from '../../kit/read-text.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { textOfLines } from '../../kit/written-form.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { fideIdSchema, type Player, playerKind } from '../../registry/players/player.ts';
import { refusalOfFault } from '../event-refusals.ts';
import { copiedFromList, fromFideList } from './entries-of-fide.ts';
import { type EntryFacts, entryFactsSchema } from './entry.ts';
import { type Match, matchPlayer, type NamedPlayer, possiblePlayers } from './match-players.ts';
import type { EnteredPlayer } from './new-entry.ts';
import { freeIds } from './newcomers.ts';
import { playerLinesSchema, type ReadLines, readPlayerLines } from './player-lines.ts';

const text = textOfLines(2_000_000, 10_000);
const left = z.array(z.int().min(1)).max(10_000);

/**
 * Players from the registry, a CSV list of entries, the players of a report, pasted lines, or players on FIDE's list.
 */
export const entrySourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('registry'),
    players: z.array(z.strictObject({ player: z.string(), facts: entryFactsSchema.optional() })).max(10_000),
  }),
  /** `leaveOut`: lines not to be entered, by number in the file. */
  z.strictObject({ kind: z.literal('csv'), text, leaveOut: left.optional() }),
  /** `leaveOut`: players not to be entered, by number in the report. */
  z.strictObject({ kind: z.literal('trf'), text, leaveOut: left.optional() }),
  playerLinesSchema,
  /** Players on FIDE's list. */
  z.strictObject({ kind: z.literal('fide'), ids: z.array(fideIdSchema).min(1).max(10_000) }),
]);
export type EntrySource = z.infer<typeof entrySourceSchema>;

/** A player with an unknown id, found by name alone. */
export const foundByNameSchema = z.strictObject({ id: z.string(), name: z.string(), player: z.string() });

export interface ReadEntries {
  readonly refused: readonly Refusal[];
  readonly wanted: readonly EnteredPlayer[];
  readonly players: ReadonlyMap<string, Player>;
  readonly byName: readonly z.infer<typeof foundByNameSchema>[];
  /** Unknown column headings. */
  readonly passedOver: readonly string[];
  /** Those of `players` who were unknown and will be registered as guests. */
  readonly guests: readonly string[];
}

interface Row {
  readonly named: NamedPlayer;
  readonly facts: EntryFacts;
  readonly field: string;
}

interface Rows {
  readonly rows: readonly Row[];
  readonly refused: Refusal[];
  readonly passedOver: readonly Refusal[];
}

/** The players to enter, with everything wrong in the file and all unmatched names, all at once. */
export async function entriesOfSource(
  reading: Reading,
  source: EntrySource,
  ports: Pick<OfficePorts, 'readText' | 'fidePages'>,
  start: string,
): Promise<ReadEntries> {
  const read = readText(ports);
  if (source.kind === 'registry') return fromRegistry(reading, source.players);
  if (source.kind === 'fide') return fromFideList(reading, ports.fidePages, source.ids, start);
  if (source.kind === 'lines') return fromLines(reading, await readPlayerLines(reading, source, ports), start);
  const without = new Set(source.leaveOut);
  const { rows, refused, passedOver } = await (source.kind === 'csv' ? rowsOfCsv : rowsOfTrf)(
    read,
    source.text,
    without,
  );
  const wanted: EnteredPlayer[] = [];
  const players = new Map<string, Player>();
  const byName: ReadEntries['byName'][number][] = [];
  const possible = await possiblePlayers(
    reading,
    rows.map(({ named }) => named),
  );
  for (const { named, facts, field } of rows) {
    const match = matchPlayer(possible, named, 'by-name');
    if (match.kind === 'found') {
      wanted.push({ player: match.id, facts, field });
      players.set(match.id, match.player);
      const id = named.id ?? named.fideId;
      if (match.by === 'name' && id !== undefined) byName.push({ id, name: match.player.name, player: match.id });
    } else refused.push(unmatched(named, match, field));
  }
  // An unknown column may be why a player was not found.
  const told = refused.length > 0 ? [...refused, ...passedOver] : refused;
  return {
    refused: told,
    wanted,
    players,
    byName,
    passedOver: passedOver.map(({ values }) => String(values.heading)),
    guests: [],
  };
}

async function fromRegistry(
  reading: Reading,
  listed: readonly { readonly player: string; readonly facts?: EntryFacts | undefined }[],
): Promise<ReadEntries> {
  const found = await reading.getMany(
    playerKind,
    listed.map(({ player }) => player),
  );
  const wanted = listed.map(({ player, facts = {} }, i) => ({ player, facts, field: `from.players.${i}.player` }));
  const players = new Map(found.map(({ id, body }) => [id, body]));
  return { refused: [], wanted, players, byName: [], passedOver: [], guests: [] };
}

/**
 * Skips lines that may mean the same person as an earlier line, and lines without a name: this was shown before
 * entering. What a line says takes precedence over FIDE's list (D-OFF-580).
 */
export async function fromLines(
  reading: Reading,
  { lines, listed: date = '' }: ReadLines,
  start: string,
): Promise<ReadEntries> {
  const count = await reading.count(playerKind);
  const refused: Refusal[] = [];
  const wanted: EnteredPlayer[] = [];
  const players = new Map<string, Player>();
  const guests: string[] = [];
  const nextId = freeIds(reading, count, players);
  for (const { entry, match } of lines) {
    const { facts, named, field } = rowOfEntry(entry);
    if (match.kind === 'choose') refused.push(unmatched(named, match.match, field));
    if (match.kind !== 'found' && match.kind !== 'guest') continue;
    const id = match.kind === 'found' ? match.id : await nextId();
    const player = match.kind === 'found' ? match.player : { ...match.player, number: count + guests.length };
    if (match.kind === 'guest') guests.push(id);
    players.set(id, player);
    const copied = match.listed && copiedFromList(player, match.listed, date, start);
    wanted.push({ player: id, field, fide: copied?.fide, facts: { ...copied?.facts, ...facts } });
  }
  return { refused, wanted, players, byName: [], passedOver: [], guests };
}

/** The records of the guests. */
export function guestChanges({ players, guests }: Pick<ReadEntries, 'players' | 'guests'>): Change[] {
  return guests.map((id) => put(playerKind, id, 0, players.get(id)!));
}

export function unmatched(
  { id, fideId, name = '' }: NamedPlayer,
  match: Exclude<Match, { readonly kind: 'found' }>,
  field: string,
): Refusal {
  const values = { id: id ?? fideId ?? '', name };
  if (match.kind === 'other')
    return invalid('player-named-otherwise', { ...values, holder: match.player.name }, { field });
  if (match.kind === 'several' && match.ids.length === 1)
    return invalid(
      'player-numbered-otherwise',
      { ...values, id: fideId ?? values.id, player: match.ids[0]! },
      { field },
    );
  const candidates = match.kind === 'several' ? match.ids.join(', ') : '';
  return match.kind === 'several'
    ? invalid('player-ambiguous', { ...values, candidates }, { field })
    : missing('player-not-registered', { ...values, candidates }, { field });
}

async function rowsOfCsv(read: ReadText, written: string, without: ReadonlySet<number>): Promise<Rows> {
  const { entries, problems } = await read('entries-csv', written);
  const refused = problems
    .filter(({ severity, line }) => severity === 'error' && !without.has(line))
    .map((each) => refusalOfFault(each, each.line > 1 ? `from.text.line-${each.line}` : 'from.text'));
  const passedOver = problems
    .filter(({ code }) => code === 'entries-heading-unknown')
    .map((each) => refusalOfFault(each, 'from.text.headings'));
  return { refused, passedOver, rows: entries.filter(({ line }) => !without.has(line)).map(rowOfEntry) };
}

function rowOfEntry(entry: Entry): Row {
  const { nationalId, fideId, name, birthYear, birthDate, club, team, category, title } = entry;
  const rating = entry.rating ?? entry.fideRating ?? entry.nationalRating;
  const born = birthYear ?? (birthDate === undefined ? undefined : Number(birthDate.slice(0, 4)));
  return {
    named: { id: nationalId, fideId, name, birthYear: born },
    field: `from.text.line-${entry.line}`,
    facts: {
      ...(rating !== undefined && { rating }),
      ...(club !== undefined && { club }),
      ...(team !== undefined && { team }),
      ...(category !== undefined && { category }),
      ...(title !== undefined && { title }),
    },
  };
}

/** Start numbers of the report become pairing numbers. An id in it is FIDE's or the federation's own. */
async function rowsOfTrf(read: ReadText, written: string, without: ReadonlySet<number>): Promise<Rows> {
  const { report, problems } = await read('trf', written);
  const refused = problems
    .filter(({ severity }) => severity === 'error')
    .map((each) => refusalOfFault(each, 'from.text'));
  const wanted = report.players.filter(({ number }) => !without.has(number));
  const rows = wanted.map((player) => ({
    named: namedByTrf(player),
    field: `from.text.player-${player.number}`,
    facts: { number: player.number, ...(player.rating ? { rating: player.rating } : {}) },
  }));
  return { rows, refused, passedOver: [] };
}

export function namedByTrf({ id, name, birth = '' }: TrfPlayer): NamedPlayer {
  const [year] = /^[12]\d{3}/.exec(birth) ?? [];
  return {
    ...(id !== undefined && id !== '0' && { id, fideId: id }),
    ...(name !== undefined && { name }),
    ...(year !== undefined && { birthYear: Number(year) }),
  };
}

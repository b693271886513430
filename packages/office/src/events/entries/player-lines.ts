import { withoutGaps } from '@escala/core';
import type { Entry } from '@escala/formats';
import { z } from 'zod';
import { nameSchema } from '../../kit/name-schema.ts';
import type { ReadText } from '../../kit/read-text.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import { textOfLines } from '../../kit/text-of-lines.ts';
import type { Kept, Reading } from '../../ports.ts';
import { countrySchema, fideIdSchema, type Player, playerKind } from '../../registry/players/player.ts';
import { type Match, matchPlayer } from './match-players.ts';

export const MOST_LINES = 2_000;

/** Players as somebody types or pastes them, a line each, and who is meant where that was asked; `null`: a guest. */
export const playerLinesSchema = z.strictObject({
  kind: z.literal('lines'),
  text: textOfLines(200_000, MOST_LINES),
  choices: z
    .array(z.strictObject({ line: z.int().min(1), player: z.string().nullable() }))
    .max(MOST_LINES)
    .optional(),
});
type PlayerLines = z.infer<typeof playerLinesSchema>;

/** Who a line means: somebody of the registry, one of several, a guest, or somebody of a line before. */
export type LineMatch =
  | { readonly kind: 'found'; readonly id: string; readonly player: Player }
  | { readonly kind: 'choose'; readonly candidates: readonly Kept<Player>[]; readonly match: Undecided }
  | { readonly kind: 'guest'; readonly player: Omit<Player, 'number'> }
  | { readonly kind: 'repeated'; readonly first: number };
export type Undecided = Extract<Match, { kind: 'several' | 'other' }>;

export interface ReadLine {
  readonly entry: Entry;
  readonly match: LineMatch;
}

export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly nameless: readonly number[];
}

/**
 * A name alone takes the only player who bears it, a number counts with an agreeing name (D-OFF-271), and whoever nobody knows is a
 * guest (D-OFF-565). A line that says the same as one before it is passed over, unless it was said to be somebody else.
 */
export async function readPlayerLines(
  reading: Reading,
  { text, choices = [] }: Pick<PlayerLines, 'text' | 'choices'>,
  read: ReadText,
): Promise<ReadLines> {
  const { entries, nameless } = await read('player-lines', text);
  const chosen = new Map(choices.map(({ line, player }) => [line, player]));
  const seen = new Map<string, number>();
  const lines: ReadLine[] = [];
  const unnamed: number[] = [];
  for (const entry of entries) {
    if (!nameSchema.safeParse(entry.name).success) {
      unnamed.push(entry.line);
      continue;
    }
    const choice = chosen.get(entry.line);
    const match = await matchOfLine(reading, entry, choice);
    const key = keyOf(entry, match);
    const first = seen.get(key);
    if (first !== undefined && choice === undefined) lines.push({ entry, match: { kind: 'repeated', first } });
    else lines.push({ entry, match });
    if (first === undefined) seen.set(key, entry.line);
  }
  return { lines, nameless: [...nameless, ...unnamed].sort((a, b) => a - b) };
}

async function matchOfLine(reading: Reading, entry: Entry, choice: string | null | undefined): Promise<LineMatch> {
  if (choice === null) return guestOf(entry);
  if (choice !== undefined) {
    const known = await reading.get(playerKind, choice);
    if (known !== undefined) return { kind: 'found', id: known.id, player: known.body };
  }
  const { nationalId, fideId, name, birthYear } = entry;
  const match = await matchPlayer(reading, { id: nationalId, fideId, name, birthYear }, 'by-name');
  if (match.kind === 'found') return { kind: 'found', id: match.id, player: match.player };
  if (match.kind === 'unknown') return guestOf(entry);
  const candidates = await reading.getMany(playerKind, match.kind === 'several' ? match.ids : [match.id]);
  return { kind: 'choose', candidates, match };
}

/** What the line says of somebody whom the registry does not know. */
function guestOf({ name, birthYear, sex, federation, fideId }: Entry): LineMatch {
  const nationality = countrySchema.safeParse(federation).data;
  const id = fideIdSchema.safeParse(fideId).data;
  const told = {
    name: nameSchema.parse(name),
    birthYear,
    sex,
    nationality,
    fide: id === undefined ? undefined : { id },
  };
  return { kind: 'guest', player: { ...withoutGaps<Pick<Player, 'name'>>(told), licences: {}, guest: true } };
}

function keyOf({ name, birthYear, fideId }: Entry, match: LineMatch): string {
  if (match.kind === 'found') return `player ${match.id}`;
  return fideId === undefined ? `name ${wordsInOrder(name)} ${birthYear ?? ''}` : `fide ${fideId}`;
}

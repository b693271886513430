import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { birthYearOf, clubOf, type Player } from '../../registry/players/player.ts';
import { loadDesk } from '../event-desk.ts';
import { listedRatings } from './listed-ratings.ts';
import { enteredPersons } from './new-entry.ts';
import { playerLinesSchema, type ReadLine, readPlayerLines } from './player-lines.ts';

const candidateSchema = z.strictObject({
  player: z.string(),
  name: z.string(),
  birthYear: z.int().exactOptional(),
  club: z.string().exactOptional(),
  rating: z.int().exactOptional(),
});
type Candidate = z.infer<typeof candidateSchema>;

const lineSchema = z.strictObject({
  line: z.int(),
  name: z.string(),
  rating: z.int().exactOptional(),
  club: z.string().exactOptional(),
  title: z.string().exactOptional(),
  state: z.enum(['found', 'choose', 'guest', 'repeated', 'entered']),
  player: z.string().exactOptional(),
  /** Whom it may be. */
  candidates: z.array(candidateSchema).exactOptional(),
  /** The line before that says the same. */
  first: z.int().exactOptional(),
});
type Line = z.infer<typeof lineSchema>;

const answer = z.strictObject({ lines: z.array(lineSchema), nameless: z.array(z.int()) });

/** Who is meant by the lines that somebody pasted, before anybody is entered; with `event`, who is in already. */
export const recognizeLines = defineQuestion({
  kind: 'entry.recognize',
  input: playerLinesSchema.omit({ kind: true }).extend({ event: z.string().optional() }),
  answer,
  ask: async (reading, { event, ...source }, { today }, ports): Promise<z.infer<typeof answer>> => {
    const { lines, nameless } = await readPlayerLines(reading, source, readText(ports));
    const desk = event === undefined ? undefined : await loadDesk(reading, event);
    const known = new Map(lines.flatMap(playersOf).map(({ id, body }) => [id, body]));
    const seen: Seen = {
      entered: desk === undefined ? new Map() : enteredPersons(desk),
      ratings: await listedRatings(reading, desk?.event.body ?? { start: today }, known),
      clubs: await clubNames(reading, [...known.values()]),
    };
    return { lines: lines.map((line) => shownLine(line, seen)), nameless: [...nameless] };
  },
});

interface Seen {
  readonly entered: ReadonlyMap<string, string>;
  readonly ratings: ReadonlyMap<string, number>;
  readonly clubs: ReadonlyMap<string, string>;
}

function playersOf({ match }: ReadLine): Pick<Kept<Player>, 'id' | 'body'>[] {
  if (match.kind === 'found') return [{ id: match.id, body: match.player }];
  return match.kind === 'choose' ? [...match.candidates] : [];
}

async function clubNames(reading: Reading, players: readonly Player[]): Promise<Map<string, string>> {
  const ids = [...new Set(players.flatMap((player) => clubOf(player) ?? []))];
  return new Map((await reading.getMany(clubKind, ids)).map(({ id, body }) => [id, body.name]));
}

function shownLine({ entry, match }: ReadLine, seen: Seen): Line {
  const { line, name, rating, club, title } = entry;
  const typed = { line, name, rating, club, title };
  if (match.kind === 'repeated') return withoutGaps<Line>({ ...typed, state: 'repeated', first: match.first });
  if (match.kind === 'guest') return withoutGaps<Line>({ ...typed, state: 'guest' });
  if (match.kind === 'choose') {
    const candidates = match.candidates.map(({ id, body }) => candidateOf(id, body, seen));
    return withoutGaps<Line>({ ...typed, state: 'choose', candidates });
  }
  const found = candidateOf(match.id, match.player, seen);
  const state = seen.entered.has(match.id) ? ('entered' as const) : ('found' as const);
  return withoutGaps<Line>({
    ...{ line, title, state, player: match.id, name: found.name },
    rating: rating ?? found.rating,
    club: club ?? found.club,
  });
}

function candidateOf(id: string, player: Player, { ratings, clubs }: Seen): Candidate {
  const club = clubOf(player);
  return withoutGaps<Candidate>({
    player: id,
    name: player.name,
    birthYear: birthYearOf(player),
    club: club === undefined ? undefined : (clubs.get(club) ?? club),
    rating: ratings.get(id) ?? player.fide?.ratings?.at(-1)?.standard,
  });
}

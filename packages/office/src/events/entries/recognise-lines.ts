import { withoutGaps } from '@escala/core';
import type { Entry, FidePlayer } from '@escala/formats';
import { fideRhythm } from '@escala/regulations';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { birthYearOf, clubOf, type Player } from '../../registry/players/player.ts';
import type { FederationEvent } from '../event.ts';
import { type EventDesk, loadDesk } from '../event-desk.ts';
import { listedRatings } from './listed-ratings.ts';
import { enteredPersons } from './new-entry.ts';
import { matchedLines, playerLinesSchema, type ReadLine, readPlayerLines } from './player-lines.ts';

export const candidateSchema = z.strictObject({
  /** A registry id, or `fide:` and a FIDE id. */
  player: z.string(),
  name: z.string(),
  title: z.string().exactOptional(),
  birthYear: z.int().exactOptional(),
  club: z.string().exactOptional(),
  federation: z.string().exactOptional(),
  rating: z.int().exactOptional(),
});
type Candidate = z.infer<typeof candidateSchema>;

const lineSchema = z.strictObject({
  line: z.int(),
  name: z.string(),
  rating: z.int().exactOptional(),
  club: z.string().exactOptional(),
  team: z.string().exactOptional(),
  title: z.string().exactOptional(),
  category: z.string().exactOptional(),
  federation: z.string().exactOptional(),
  birthYear: z.int().exactOptional(),
  /** `listed`: a guest who is on FIDE's list. */
  state: z.enum(['found', 'choose', 'listed', 'guest', 'repeated', 'entered']),
  player: z.string().exactOptional(),
  fideId: z.string().exactOptional(),
  /** The rating on FIDE's list, if the line has another. */
  listedRating: z.int().exactOptional(),
  /** Possible players; for a guest, namesakes on FIDE's list. */
  candidates: z.array(candidateSchema).exactOptional(),
  /** Rounds off mentioned in the line; they do not grant a bye (D-OFF-872). */
  unread: z.string().exactOptional(),
  /** The earlier line for the same person. */
  first: z.int().exactOptional(),
});
type Line = z.infer<typeof lineSchema>;

/** Who is meant by pasted lines, before anyone is entered; with `event`, also who is entered already. */
export const recogniseLines = defineQuestion({
  kind: 'entry.recognise',
  input: playerLinesSchema.omit({ kind: true }).extend({
    event: z.string().optional(),
    /** For an event not registered yet: decides which of FIDE's ratings are shown. */
    timeControl: z.strictObject({ minutes: z.number().min(0), increment: z.number().min(0).optional() }).optional(),
  }),
  answer: z.strictObject({
    lines: z.array(lineSchema),
    /** Lines without a recognisable name, which enter nobody. */
    nameless: z.array(z.strictObject({ line: z.int(), text: z.string() })),
    /** Every rating could be a year of birth; `*2009` in a line marks one as such (D-OFF-870). */
    mayBeYears: z.boolean().exactOptional(),
  }),
  ask: async (reading, { event, timeControl, ...source }, { today }, ports) => {
    const { lines, nameless, mayBeYears } = await readPlayerLines(reading, source, ports);
    const desk = event === undefined ? undefined : await loadDesk(reading, event);
    const seen = await seenAround(reading, lines, desk, { timeControl, start: today });
    return {
      lines: lines.map((line) => shownLine(line, seen)),
      nameless: [...nameless],
      ...(mayBeYears && { mayBeYears }),
    };
  },
});

interface Seen {
  readonly rhythm: 'standard' | 'rapid' | 'blitz';
  readonly entered: ReadonlyMap<string, string>;
  readonly ratings: ReadonlyMap<string, number>;
  readonly clubs: ReadonlyMap<string, string>;
}

async function seenAround(
  reading: Reading,
  lines: readonly ReadLine[],
  desk: EventDesk | undefined,
  event: { readonly timeControl?: FederationEvent['timeControl'] | undefined; readonly start: string },
): Promise<Seen> {
  const known = new Map(lines.flatMap(playersOf).map(({ id, body }) => [id, body]));
  const { timeControl: played } = desk?.event.body ?? event;
  return {
    rhythm: played === undefined ? 'standard' : fideRhythm(played),
    entered: desk === undefined ? new Map() : enteredPersons(desk),
    ratings: await listedRatings(reading, desk?.event.body ?? event, known),
    clubs: await clubNames(reading, [...known.values()]),
  };
}

interface Suspected {
  readonly candidates: readonly Candidate[];
  /** The candidate who has the given number. */
  readonly found?: string | undefined;
  readonly isEntered: boolean;
}

/** The players each of these lines may mean; a name alone does not decide (D-OFF-629). */
export async function suspectedPlayers(
  reading: Reading,
  entries: readonly Entry[],
  desk: EventDesk,
  ports: Pick<OfficePorts, 'fidePages'>,
): Promise<readonly Suspected[]> {
  const { lines } = await matchedLines(reading, entries, [], ports);
  const seen = await seenAround(reading, lines, desk, desk.event.body);
  return lines.map((line) => suspectedOf(line, seen));
}

function suspectedOf({ entry, match }: ReadLine, seen: Seen): Suspected {
  const known = playersOf({ entry, match });
  const listed = match.kind === 'guest' && match.listed ? [match.listed] : [];
  const offers = match.kind === 'choose' || match.kind === 'guest' ? match.offers : [];
  const holder = known.find(({ id, body }) => id === entry.nationalId || hasFideId(body, entry.fideId))?.id;
  const isFound = match.kind === 'found' ? holder : listed[0] && `fide:${listed[0].id}`;
  return {
    candidates: [
      ...known.map(({ id, body }) => candidateOf(id, body, seen)),
      ...[...listed, ...offers].map((each) => offerOf(each, seen)),
    ],
    ...(isFound !== undefined && { found: isFound }),
    isEntered: match.kind === 'found' && seen.entered.has(match.id),
  };
}

const hasFideId = ({ fide }: Player, fideId: string | undefined): boolean =>
  fideId !== undefined && fide?.id === fideId;

function playersOf({ match }: ReadLine): Pick<Kept<Player>, 'id' | 'body'>[] {
  if (match.kind === 'found') return [{ id: match.id, body: match.player }];
  return match.kind === 'choose' ? [...match.candidates] : [];
}

async function clubNames(reading: Reading, players: readonly Player[]): Promise<Map<string, string>> {
  const ids = [...new Set(players.flatMap((player) => clubOf(player) ?? []))];
  return new Map((await reading.getMany(clubKind, ids)).map(({ id, body }) => [id, body.name]));
}

function shownLine({ entry, match }: ReadLine, seen: Seen): Line {
  const { line, name, rating, club, team, title, category, unread } = entry;
  const typed = { line, name, rating, club, team, title, category, unread };
  switch (match.kind) {
    case 'repeated':
      return withoutGaps<Line>({ ...typed, state: 'repeated', first: match.first });
    case 'choose': {
      const known = match.candidates.map(({ id, body }) => candidateOf(id, body, seen));
      return withoutGaps<Line>({
        ...typed,
        state: 'choose',
        candidates: [...known, ...match.offers.map((each) => offerOf(each, seen))],
      });
    }
    case 'guest': {
      if (match.listed) return { ...withListed(typed, match.listed, seen), name: match.listed.name, state: 'listed' };
      const candidates = match.offers.length > 0 ? match.offers.map((each) => offerOf(each, seen)) : undefined;
      const { nationality: federation, birthYear, fide } = match.player;
      return withoutGaps<Line>({ ...typed, federation, birthYear, fideId: fide?.id, state: 'guest', candidates });
    }
    case 'found': {
      const found = candidateOf(match.id, match.player, seen);
      const told = withListed(typed, match.listed, seen);
      const state = seen.entered.has(match.id) ? ('entered' as const) : ('found' as const);
      const gaps = { rating: told.rating ?? found.rating, club: club ?? found.club };
      return withoutGaps<Line>({ ...told, ...gaps, state, player: match.id, name: found.name });
    }
  }
}

/** What the line says, completed from FIDE's list (D-OFF-580). */
function withListed(
  typed: Pick<Entry, 'line' | 'name'> & { readonly [Field in 'rating' | 'club' | 'title']: Entry[Field] | undefined },
  listed: FidePlayer | undefined,
  seen: Seen,
): Omit<Line, 'state'> {
  if (listed === undefined) return withoutGaps<Omit<Line, 'state'>>(typed);
  const { title, federation, birthYear, rating } = offerOf(listed, seen);
  const isOther = typed.rating !== undefined && typed.rating !== rating;
  return withoutGaps<Omit<Line, 'state'>>({
    ...typed,
    ...{ federation, birthYear, fideId: listed.id },
    title: typed.title ?? title,
    rating: typed.rating ?? rating,
    listedRating: isOther ? rating : undefined,
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

/** With the rating that the usual lists for the time control would give (D-OFF-511). */
function offerOf(listed: FidePlayer, { rhythm }: Seen): Candidate {
  const { id, name, title, birthYear, federation, standard } = listed;
  const rating = listed[rhythm] ?? standard;
  return withoutGaps<Candidate>({ player: `fide:${id}`, name, title, birthYear, federation, rating });
}

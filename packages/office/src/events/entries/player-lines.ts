import { withoutGaps } from '@escala/core';
import type { Entry, FidePlayer, NamelessLine } from '@escala/formats';
import { z } from 'zod';
import { readText } from '../../kit/read-text.ts';
import { nameSchema, textOfLines } from '../../kit/written-form.ts';
import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { countrySchema, fideIdSchema, type Player } from '../../registry/players/player.ts';
import { mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { namesAgree } from '../reports/other-names.ts';
import { guestOfList } from './entries-of-fide.ts';
import { type ListedOfLines, listedOfLines } from './listed-of-lines.ts';
import { type Match, matchPlayer, type PossiblePlayers, possiblePlayers } from './match-players.ts';
import { sameAsBefore } from './same-as-before.ts';

export const MOST_LINES = 2_000;

/**
 * Players as typed or pasted, one per line, with the answers to questions about who is meant: a registry id, `fide:`
 * and a FIDE id, or `null` for a guest.
 */
export const playerLinesSchema = z.strictObject({
  kind: z.literal('lines'),
  text: textOfLines(200_000, MOST_LINES),
  choices: z
    .array(z.strictObject({ line: z.int().min(1), player: z.string().nullable() }))
    .max(MOST_LINES)
    .optional(),
});
type PlayerLines = z.infer<typeof playerLinesSchema>;

/**
 * Who is meant by a line: a registered player, one of several, a guest, or the person of an earlier line. `listed`: the
 * person on FIDE's list; `offers`: namesakes there, taken only if chosen.
 */
export type LineMatch =
  | { readonly kind: 'found'; readonly id: string; readonly player: Player; readonly listed?: FidePlayer | undefined }
  | { readonly kind: 'choose'; readonly candidates: Players; readonly offers: Listed; readonly match: Undecided }
  | {
      readonly kind: 'guest';
      readonly player: Omit<Player, 'number'>;
      readonly listed?: FidePlayer | undefined;
      readonly offers: Listed;
    }
  | { readonly kind: 'repeated'; readonly first: number };
type Players = readonly Kept<Player>[];
type Listed = readonly FidePlayer[];
type Undecided = Extract<Match, { kind: 'several' | 'other' }>;

export interface ReadLine {
  readonly entry: Entry;
  readonly match: LineMatch;
}

export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly nameless: readonly NamelessLine[];
  /** Every rating could be a year of birth (D-OFF-870). */
  readonly mayBeYears?: boolean | undefined;
  /** Date of FIDE's list, if one is loaded. */
  readonly listed?: string | undefined;
}

/**
 * A name alone takes the only registered player who has it; a number counts with a matching name (D-OFF-271); an
 * unknown person is a guest (D-OFF-565), with the data of FIDE's list if the number is on it (D-OFF-580). A line that
 * may mean the same person as an earlier one is skipped, unless someone else was chosen for it (D-OFF-582).
 */
export async function readPlayerLines(
  reading: Reading,
  { text, choices = [] }: Pick<PlayerLines, 'text' | 'choices'>,
  ports: Pick<OfficePorts, 'readText' | 'fidePages'>,
): Promise<ReadLines> {
  const { entries, nameless, mayBeYears } = await readText(ports)('player-lines', text);
  const matched = await matchedLines(reading, entries, choices, ports);
  const chosen = new Set(choices.map(({ line }) => line));
  const lineBefore = sameAsBefore();
  const lines = matched.lines.map(({ entry, match }): ReadLine => {
    const first = lineBefore(entry, match, chosen.has(entry.line));
    return { entry, match: first === undefined ? match : { kind: 'repeated', first } };
  });
  const unnamed = [...nameless, ...matched.nameless].sort((a, b) => a.line - b.line);
  return { ...matched, lines, nameless: unnamed, mayBeYears };
}

/** The match for each line on its own, ignoring earlier lines. */
export async function matchedLines(
  reading: Reading,
  entries: readonly Entry[],
  choices: NonNullable<PlayerLines['choices']>,
  ports: Pick<OfficePorts, 'fidePages'>,
): Promise<ReadLines> {
  const named = entries.filter(({ name }) => nameSchema.safeParse(name).success);
  const unnamed = entries.filter((entry) => !named.includes(entry)).map(({ line, name }) => ({ line, text: name }));
  const ids = choices.flatMap(({ player }) => player ?? []);
  const chosen = new Map(choices.map(({ line, player }) => [line, player]));
  const around: Around = {
    possible: await possiblePlayers(reading, [
      ...named.map(namedBy),
      ...ids.map((id) => ({ id, fideId: listedId(id) })),
    ]),
    listed: await listedOfLines(
      ports.fidePages,
      named,
      ids.flatMap((id) => listedId(id) ?? []),
    ),
  };
  const lines = named.map((entry): ReadLine => {
    const choice = chosen.get(entry.line);
    return { entry, match: choice === undefined ? matchOfLine(entry, around) : chosenMatch(entry, choice, around) };
  });
  return { lines, nameless: unnamed, listed: around.listed.date };
}

/** The FIDE id of a choice on FIDE's list. */
const listedId = (choice: string): string | undefined => /^fide:(\d{1,10})$/.exec(choice)?.[1];

interface Around {
  readonly possible: PossiblePlayers;
  readonly listed: ListedOfLines;
}

const namedBy = ({ nationalId, fideId, name, birthYear }: Entry) => ({ id: nationalId, fideId, name, birthYear });

function matchOfLine(entry: Entry, { possible, listed }: Around): LineMatch {
  const match = matchPlayer(possible, namedBy(entry), 'by-name');
  const holder = listed.ofId(entry.fideId);
  const own = holder && namesAgree(holder.name, entry.name) ? holder : undefined;
  const choose = (ids: readonly string[], offers: Listed, undecided: Undecided): LineMatch => {
    const candidates = ids.flatMap((id) => possible.ofId(id) ?? []);
    return { kind: 'choose', candidates, offers, match: undecided };
  };
  switch (match.kind) {
    case 'found': {
      const { id, player } = match;
      if (own === undefined || isSame(player, own)) return { kind: 'found', id, player, listed: own };
      return choose([id], [own], { kind: 'several', ids: [id, `fide:${own.id}`] });
    }
    case 'several':
      return choose(match.ids, own ? [own] : [], match);
    case 'other':
      return choose([match.id], [], match);
    case 'unknown': {
      if (own !== undefined) return { kind: 'guest', player: guestOfList(own, listed.date), listed: own, offers: [] };
      const offers = listed.namesakes(entry);
      if (holder === undefined) return { kind: 'guest', player: guestOf(entry), offers };
      return choose([], [holder, ...offers], { kind: 'other', id: holder.id, player: holder });
    }
  }
}

/** Whether a registered player is the one on the list: by FIDE id if the registry has one, else judging by birth. */
const isSame = (player: Player, { id, birthYear }: FidePlayer): boolean =>
  player.fide?.id === undefined ? mayBeBornAlike(player, { birthYear }) : player.fide.id === id;

/**
 * The person was chosen. A number belonging to someone else is dropped for a guest (D-OFF-271); the guest's own number
 * brings the data of FIDE's list (D-OFF-580).
 */
function chosenMatch(entry: Entry, choice: string | null, around: Around): LineMatch {
  const { possible, listed } = around;
  if (choice === null) {
    const onList = listed.ofId(entry.fideId);
    const holder = onList ?? possible.ofFideId(entry.fideId ?? '')[0]?.body;
    const isOwn = holder === undefined || namesAgree(holder.name, entry.name);
    if (onList && isOwn) return { kind: 'guest', player: guestOfList(onList, listed.date), listed: onList, offers: [] };
    const { fideId: _theirs, ...without } = entry;
    return { kind: 'guest', player: guestOf(isOwn ? entry : without), offers: [] };
  }
  const taken = listed.ofId(listedId(choice));
  const known = taken === undefined ? possible.ofId(choice) : possible.ofFideId(taken.id)[0];
  if (known !== undefined) return { kind: 'found', id: known.id, player: known.body, listed: taken };
  if (taken === undefined) return matchOfLine(entry, around);
  return { kind: 'guest', player: guestOfList(taken, listed.date), listed: taken, offers: [] };
}

/** What the line says about an unregistered person. */
function guestOf({ name, birthYear, sex, federation, fideId }: Entry): Omit<Player, 'number'> {
  const nationality = countrySchema.safeParse(federation).data;
  const id = fideIdSchema.safeParse(fideId).data;
  const told = {
    name: nameSchema.parse(name),
    birthYear,
    sex,
    nationality,
    fide: id === undefined ? undefined : { id },
  };
  return { ...withoutGaps<Pick<Player, 'name'>>(told), licences: {}, guest: true };
}

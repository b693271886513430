import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { type Change, put } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { lookedWords } from '../../kit/search-words.ts';
import { clubOf, holdsLicence, type Player } from '../../registry/players/player.ts';
import { mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { highestTitle, printedTitle, shownTitle } from '../../titles/title.ts';
import { pairingSystem } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk, lastRound } from '../event-desk.ts';
import { type Valuation, valued } from '../ratings/valuation.ts';
import { type EntryFacts, type EntryFide, type EventEntry, entryId, entryKind } from './entry.ts';
import { type LateNumbers, lateNumbers } from './late-numbers.ts';

export interface EnteredPlayer {
  readonly player: string;
  readonly facts: EntryFacts;
  /** Where in the command the player is named. */
  readonly field: string;
  /** What FIDE's list says, if the entry comes from it. */
  readonly fide?: EntryFide | undefined;
}

export const enteredSchema = z.strictObject({
  player: z.string(),
  version: z.int(),
  licence: z.boolean(),
  /** A player already entered with the same name and no contradicting birth: perhaps the same person (D-OFF-432). */
  namesake: z.strictObject({ player: z.string(), name: z.string() }).optional(),
  /**
   * The date of FIDE's list behind the entry, if it is later than the event and therefore gives no rating (D-OFF-505).
   */
  laterList: z.string().optional(),
});

interface NewEntries {
  readonly refused: readonly Refusal[];
  readonly changes: readonly Change[];
  readonly entered: readonly z.infer<typeof enteredSchema>[];
}

interface EntryTerms {
  readonly desk: EventDesk;
  readonly players: ReadonlyMap<string, Player>;
  readonly valuation: Valuation;
  readonly today: IsoDate;
  /** For late entries: the first round they may play; by default the next one. */
  readonly firstRound?: number | undefined;
  /** What happened to the numbers of a file (D-OFF-270). */
  readonly numbers?: 'of-file' | 'by-rating' | 'next' | undefined;
}

/** Entries for players of the registry, with all objections to any of them. */
export function newEntries(terms: EntryTerms, wanted: readonly EnteredPlayer[]): NewEntries {
  const { desk, players } = terms;
  const { system = '', start, rounds } = desk.event.body;
  const refused: Refusal[] = [];
  if (lastRound(desk) > 0 && pairingSystem(desk.event.body)?.pairedBy === 'schedule')
    refused.push(invalid('late-entry-schedule', { system }, { field: 'event' }));
  else if (lastRound(desk) > 0 && firstRoundOf(terms) > rounds)
    refused.push(invalid('late-entry-over', { rounds }, { field: 'firstRound' }));
  const seen = enteredPersons(desk);
  const named = new Map<string, string>();
  const numbers = terms.numbers === 'by-rating' ? () => undefined : numbersFrom(desk);
  const namesakes = namesakesAmong(desk);
  const holders = new Map(activeEntries(desk).map(({ body }) => [body.number, body.player]));
  const made = wanted.flatMap(({ player: id, facts, field, fide }, i) => {
    const player = players.get(id);
    const fault = repeated(id, player, named.get(id), field) ?? playerFault(id, player, seen, field);
    if (fault !== undefined || player === undefined) {
      refused.push(fault ?? missing('player-unknown', { id }, { field }));
      return [];
    }
    named.set(id, field);
    const holder = facts.number === undefined ? undefined : holders.get(facts.number);
    if (holder !== undefined)
      refused.push(numberTaken(facts.number, holder, desk.players.get(holder) ?? players.get(holder), field));
    holders.set(facts.number, id);
    const kept = desk.entries.find(({ body }) => body.player === id);
    const body = entryOf(terms, id, player, { facts, fide }, desk.entries.length + i, numbers());
    const licence = holdsLicence(player, start.slice(0, 4), start);
    const laterList = fide !== undefined && fide.listed > start ? fide.listed : undefined;
    return [{ id, version: kept?.version ?? 0, body, licence, namesake: namesakes(id, player), laterList }];
  });
  const late = placedLate(
    terms,
    made.map(({ body }) => body),
  );
  return {
    refused,
    changes: [
      ...made.map(({ id, version, body }) => {
        const number = late?.numbers.get(id) ?? body.number;
        const placed = number === undefined ? body : { ...body, number };
        return put(entryKind, entryId(desk.event.id, id), version, placed);
      }),
      ...(late?.moved ?? []),
    ],
    entered: made.map(({ id, version, licence, namesake, laterList }) => ({
      player: id,
      version: version + 1,
      licence,
      ...(namesake && { namesake }),
      ...(laterList && { laterList }),
    })),
  };
}

const firstRoundOf = ({ desk, firstRound }: Pick<EntryTerms, 'desk' | 'firstRound'>): number =>
  firstRound ?? lastRound(desk) + 1;

/** If numbers are fixed and the system puts late entries at their proper place; numbers that were given stay. */
function placedLate({ desk, players, numbers }: EntryTerms, made: readonly EventEntry[]): LateNumbers | undefined {
  const system = pairingSystem(desk.event.body);
  const given = activeEntries(desk).map(({ body }) => body.number);
  const isFixed = lastRound(desk) > 0 && given.length > 0 && !given.includes(undefined);
  if (!isFixed || numbers !== undefined || !system?.placesLateEntries) return undefined;
  return lateNumbers(desk, system, made, players);
}

/** Finds, player by player, an earlier one with the same name. */
function namesakesAmong(desk: EventDesk): (id: string, player: Player) => { player: string; name: string } | undefined {
  const inAlready = new Map<string, (Player & { readonly id: string })[]>();
  const enter = (id: string, player: Player): void => {
    const words = lookedWords(player.name);
    inAlready.set(words, [...(inAlready.get(words) ?? []), { ...player, id }]);
  };
  for (const { body } of activeEntries(desk)) {
    const player = desk.players.get(body.player);
    if (player) enter(body.player, player);
  }
  return (id, player) => {
    const found = inAlready.get(lookedWords(player.name))?.find((other) => mayBeBornAlike(other, player));
    enter(id, player);
    return found && { player: found.id, name: found.name };
  };
}

function playerFault(
  id: string,
  player: Player | undefined,
  seen: ReadonlyMap<string, string>,
  field: string,
): Refusal | undefined {
  if (player === undefined) return missing('player-unknown', { id }, { field });
  if (player.mergedInto !== undefined) return invalid('player-merged', { id, kept: player.mergedInto }, { field });
  const entered = seen.get(id);
  return entered === undefined ? undefined : invalid('entry-exists', { id: entered, name: player.name }, { field });
}

/** The player is not entered yet, but is named twice in the same list. */
function repeated(
  id: string,
  player: Player | undefined,
  before: string | undefined,
  field: string,
): Refusal | undefined {
  if (player === undefined || before === undefined) return undefined;
  const [, of = '', at = ''] = /(line|player|players)[-.](\d+)(?:\.player)?$/.exec(before) ?? [];
  const values = { id, name: player.name, of, at: Number(at) + (of === 'players' ? 1 : 0) };
  return invalid('entry-repeated', values, { field });
}

/**
 * Entered players, by the player their games count for: a duplicate merged since then is the same person (D-OFF-181).
 */
export function enteredPersons(desk: EventDesk): Map<string, string> {
  return new Map(
    activeEntries(desk).map(({ body: { player } }) => [desk.players.get(player)?.mergedInto ?? player, player]),
  );
}

/** The pairing number is already taken. */
export function numberTaken(
  number: number | undefined,
  id: string,
  holder: Player | undefined,
  field: string,
): Refusal {
  return invalid('number-taken', { number: number ?? 0, id, name: holder?.name ?? id }, { field });
}

function entryOf(
  { desk, valuation, today, firstRound }: EntryTerms,
  id: string,
  player: Player,
  { facts, fide }: Pick<EnteredPlayer, 'facts' | 'fide'>,
  order: number,
  number: number | undefined,
): EventEntry {
  const first = firstRoundOf({ desk, firstRound });
  return valued(valuation, {
    ...entryDefaults(player, desk.event.body),
    ...(number !== undefined && { number }),
    ...facts,
    event: desk.event.id,
    player: id,
    ...(fide && { fide }),
    order,
    enteredOn: today,
    ...(first > 1 && { firstRound: first }),
    absences: [],
  });
}

/** Once numbers are fixed, each new entry gets the next one (Suis 17). */
function numbersFrom(desk: EventDesk): () => number | undefined {
  const given = activeEntries(desk).map(({ body }) => body.number);
  if (given.length === 0 || given.includes(undefined)) return () => undefined;
  let last = Math.max(...given.map((number) => number ?? 0));
  return () => ++last;
}

/** Defaults for facts not given when entering a player. */
function entryDefaults(player: Player, event: FederationEvent): EntryFacts {
  const held = (player.titles ?? []).map((each) => each.title);
  // A system that uses titles only knows those of its own book.
  const isByTitles = pairingSystem(event)?.titles !== undefined;
  const title = isByTitles ? highestTitle(held.flatMap((each) => printedTitle(each) ?? [])) : shownTitle(held);
  const club = player.licences[event.start.slice(0, 4)] ?? clubOf(player);
  return {
    ...(title !== undefined && { title }),
    ...(club !== undefined && club !== '-' && { club }),
    ...(player.category !== undefined && { category: player.category }),
  };
}

import { type Day, dayFrom, dayOf, LicenceDays, type Licences } from '@escala/core';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import {
  type CompiledPlayer,
  compiled,
  compiledPlayers,
  dayOfText,
  type HeldLicence,
} from '../player/compiled-player.ts';

/**
 * Terms of licences by player: a player's terms are at `firstOf[player]` up to, but excluding, `firstOf[player + 1]`.
 */
export interface TermColumns {
  readonly firstOf: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

const known = new WeakMap<Licences, TermColumns>();

/** The columns these licences were made from. */
export const columnsOfTerms = (licences: Licences): TermColumns => known.get(licences)!;

export function licencesOf(terms: TermColumns): Licences {
  const { firstOf, from, to } = terms;
  const licences = new LicenceDays(firstOf.length - 1, from.length);
  for (let player = 0; player < firstOf.length - 1; player++)
    for (let i = firstOf[player]!; i < firstOf[player + 1]!; i++) licences.add(player, from[i]!, to[i]!);
  known.set(licences, terms);
  return licences;
}

/**
 * fce-2016 8.2: a list shows holders of a licence for its season, from the day of issue. A season without days of its
 * own is the calendar year; when a new season begins, the last season's licence stays valid as long as the season says
 * (D-OFF-3).
 */
export function termsOfAll(players: readonly Player[], seasons: readonly Season[]): TermColumns {
  const termOf = termsOfSeasons(seasons);
  const all = compiledPlayers(players);
  // An unused number has no terms.
  return termColumns(players.length, (number) => (all[number] ? termsOfPlayer(all[number], termOf) : []));
}

/** The same with other terms for some players, or for new ones. */
export function changedTerms(
  { firstOf, from, to }: TermColumns,
  players: readonly Player[],
  numbers: readonly number[],
  seasons: readonly Season[],
): TermColumns {
  const termOf = termsOfSeasons(seasons);
  const changed = new Set(numbers);
  return termColumns(players.length, function* (number) {
    if (changed.has(number)) yield* termsOfPlayer(compiled(players[number]!), termOf);
    else for (let i = firstOf[number]!; i < firstOf[number + 1]!; i++) yield { from: from[i]!, to: to[i]! };
  });
}

function termColumns(players: number, termsOf: (number: number) => Iterable<LicenceTerm>): TermColumns {
  const [from, to]: [Day[], Day[]] = [[], []];
  const firstOf = new Int32Array(players + 1);
  for (let number = 0; number < players; number++) {
    for (const term of termsOf(number)) {
      from.push(term.from);
      to.push(term.to);
    }
    firstOf[number + 1] = from.length;
  }
  return { firstOf, from: Int32Array.from(from), to: Int32Array.from(to) };
}

const termsOfPlayer = (
  { licences, federatedDay }: CompiledPlayer,
  termOf: (season: number) => LicenceTerm,
): LicenceTerm[] => licences.map((licence) => termOfLicence(licence, termOf(licence.season), federatedDay));

interface LicenceTerm {
  readonly from: Day;
  readonly to: Day;
}

/** From the day of issue, and of joining the federation, to the end of the licence. */
function termOfLicence({ issued, ended }: HeldLicence, { from, to }: LicenceTerm, federated: Day): LicenceTerm {
  return { from: Math.max(from, issued, federated), to: Math.min(to, ended) };
}

/** The days with a licence, both ends included; adjacent terms are joined. */
export const licenceTerms = (player: Player, seasons: readonly Season[]): LicenceTerm[] =>
  joinedTerms(termsOfPlayer(compiled(player), termsOfSeasons(seasons)));

/** The same for a player in these columns. */
export function licenceTermsIn(licences: Licences, number: number): LicenceTerm[] {
  const { firstOf, from, to } = columnsOfTerms(licences);
  const terms: { from: Day; to: Day }[] = [];
  for (let i = firstOf[number]!; i < firstOf[number + 1]!; i++) {
    const last = terms.at(-1);
    // Usually season after season: most people have one continuous term.
    if (last !== undefined && from[i]! >= last.from && from[i]! <= last.to + 1 && from[i]! <= to[i]!)
      last.to = Math.max(last.to, to[i]!);
    else if (from[i]! <= to[i]!) terms.push({ from: from[i]!, to: to[i]! });
  }
  return terms.length > 1 ? joinedTerms(terms) : terms;
}

function joinedTerms(all: readonly LicenceTerm[]): LicenceTerm[] {
  const terms = all.filter(({ from, to }) => from <= to).sort((a, b) => a.from - b.from);
  const joined: LicenceTerm[] = [];
  for (const term of terms) {
    const last = joined.at(-1);
    if (last === undefined || term.from > last.to + 1) joined.push(term);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, term.to) };
  }
  return joined;
}

/** First and last day of the licences of a season. */
function termsOfSeasons(seasons: readonly Season[]): (season: number) => LicenceTerm {
  const own = new Map(seasons.map((season) => [season.number, season]));
  const known = new Map<number, LicenceTerm>();
  const termOf = (number: number) => {
    const season = own.get(number);
    const from = season === undefined ? dayOf(number, 1, 1) : dayFrom(season.from);
    const to = season === undefined ? dayOf(number, 12, 31) : dayFrom(season.to);
    return { from, to: Math.max(to, dayOfText(own.get(number + 1)?.renewalUntil)) };
  };
  return (number) => {
    const term = known.get(number) ?? termOf(number);
    known.set(number, term);
    return term;
  };
}

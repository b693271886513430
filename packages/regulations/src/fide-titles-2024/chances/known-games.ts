import type { ChanceLine, TournamentPlayer } from '@escala/core';
import { averageNeeded } from '../conditions/average.ts';
import { countsAsNine, fewestGames } from '../conditions/number-of-games.ts';
import { choicesOfWins } from '../norms/choices-of-wins.ts';
import type { CountedGame, FullSet } from '../norms/counted-games.ts';
import { type Field, isPredetermined } from '../norms/field.ts';
import { kindsToIgnore, pointsFor, ratingsOf } from '../norms/parts-of-set.ts';
import { type SetFacts, setFacts } from '../norms/set-facts.ts';
import type { NormTitle } from '../parameters.ts';
import { mixNeeded, ratingsNeeded } from './opponents-needed.ts';
import { gameToCome, isToCome, mayBeIgnored } from './wins-to-ignore.ts';

/** How many games are ignored: final ones, wins among the others, and among these wins still to come. */
interface Ignored {
  readonly cut: number;
  readonly wins: number;
  readonly winsToCome: number;
}

/**
 * The lowest scores that make the norm when all opponents are known: for each number of games to come that count, the
 * one for which the fewest final games, then the fewest wins, then the earliest ones are ignored.
 */
export function linesOfKnown(
  field: Field,
  title: NormTitle,
  full: FullSet,
  known: readonly TournamentPlayer[],
  isExempt: boolean,
): ChanceLine[] {
  const all = [...full.games, ...known.map(gameToCome)];
  return choicesOf(field, full, all).flatMap(
    (ignored) => lowestScore(field, title, full, all, ignored, isExempt) ?? [],
  );
}

/** 1.4.1e, 1.4.1f: final games and wins may be ignored as long as enough games are left. */
function choicesOf(field: Field, full: FullSet, all: readonly CountedGame[]): Ignored[] {
  const most = all.length - fewestGames(field);
  if (most < 0) return countsAsNine(field, full, all.length) ? [{ cut: 0, wins: 0, winsToCome: 0 }] : [];
  const choices: Ignored[] = [];
  for (let cut = 0; cut <= (isPredetermined(field) ? 0 : most); cut++) {
    const coming = all.slice(0, all.length - cut).filter(isToCome).length;
    for (let wins = 0; wins <= most - cut; wins++)
      for (let winsToCome = 0; winsToCome <= Math.min(wins, coming); winsToCome++)
        choices.push({ cut, wins, winsToCome });
  }
  return choices;
}

/** Scores are tried by halves: whatever makes the norm with one score makes it with a higher one. */
function lowestScore(
  field: Field,
  title: NormTitle,
  full: FullSet,
  all: readonly CountedGame[],
  ignored: Ignored,
  isExempt: boolean,
): ChanceLine | undefined {
  const kept = all.slice(0, all.length - ignored.cut);
  const games = kept.filter(isToCome).length - ignored.winsToCome;
  let [tooLow, enough] = [-1, 2 * games];
  let best = choiceFor(field, title, full, kept, ignored, isExempt, enough);
  if (best === undefined) return undefined;
  while (tooLow + 1 < enough) {
    const middle = (tooLow + enough) >> 1;
    const found = choiceFor(field, title, full, kept, ignored, isExempt, middle);
    if (found === undefined) tooLow = middle;
    else [best, enough] = [found, middle];
  }
  const { choice, facts } = best;
  const later = all.slice(kept.length).filter((game) => !isToCome(game));
  return {
    score: enough / 2 + ignored.winsToCome,
    games,
    unknown: 0,
    sum: null,
    average: null,
    lowest: ratingsNeeded(facts, 0, 0).lowest,
    ...mixNeeded(facts, 0, isExempt)!,
    dropped: [
      ...choice.filter((game) => !isToCome(game)).map(({ round }) => ({ round, article: '1.4.1f' })),
      ...later.map(({ round }) => ({ round, article: '1.4.1e' })),
    ],
    wins: ignored.winsToCome,
  };
}

/** The first wins to ignore, so that the other games make the norm if those to come give so many half points. */
function choiceFor(
  field: Field,
  title: NormTitle,
  full: FullSet,
  kept: readonly CountedGame[],
  { wins, winsToCome }: Ignored,
  isExempt: boolean,
  half: number,
): { readonly choice: readonly CountedGame[]; readonly facts: SetFacts } | undefined {
  const left = kept.length - wins;
  const made = kept.reduce((sum, { halfPoints }) => sum + halfPoints, 0) - 2 * (wins - winsToCome);
  const average = averageNeeded(field.numbers, title, made + half, left);
  if (average === null) return undefined;
  const { ratingOf, sum } = ratingsOf(field, title, kept);
  const kinds = [
    ...kindsToIgnore(field, title, full.player.federation, isExempt, kept, left),
    { least: winsToCome, has: isToCome },
    { least: wins - winsToCome, has: (game: CountedGame) => !isToCome(game) },
  ];
  const limits = { kinds, mostRating: sum - pointsFor(average, left), ratingOf };
  const may = kept.filter(mayBeIgnored);
  for (const choice of choicesOfWins(may, wins, limits)) {
    const out = new Set(choice);
    const facts = setFacts(field, title, { ...full, games: kept.filter((game) => !out.has(game)) });
    if (facts.ra !== null && facts.ra >= average && mixNeeded(facts, 0, isExempt) !== undefined)
      return { choice, facts };
  }
  return undefined;
}

import type { ChanceLine, NormChance, RoundLeftOut, Tournament, TournamentPlayer } from '@escala/core';
import { averageNeeded } from '../conditions/average.ts';
import { eventConditions } from '../conditions/event.ts';
import { exemptionOf, hasManyForeigners } from '../conditions/exemptions.ts';
import { countsAsNine, fewestGames } from '../conditions/number-of-games.ts';
import { chooseSet, subsets } from '../norms/choose-set.ts';
import { type CountedGame, type FullSet, fullSet } from '../norms/counted-games.ts';
import { type Field, fieldOf, isPredetermined } from '../norms/field.ts';
import { titlesOf } from '../norms/judge-norms.ts';
import { setFacts } from '../norms/set-facts.ts';
import type { NormTitle } from '../parameters.ts';
import { type GamesToCome, gamesToCome } from './games-to-come.ts';
import { gameToCome, linesOfKnown } from './known-games.ts';
import { canCome, lowestAverage, mixNeeded, ratingsNeeded } from './opponents-needed.ts';

/** What each norm still needs, for one player or everybody; an event that gives no norms leaves no chance. */
export function normChances(tournament: Tournament, player?: string): readonly NormChance[] {
  const field = fieldOf(tournament);
  const hinders = eventConditions(field).some(({ holds }) => holds === 'no');
  const many = hasManyForeigners(field);
  return [...field.players.values()]
    .filter(({ id }) => player === undefined || id === player)
    .flatMap((candidate) => {
      const full = fullSet(field, candidate);
      const toCome = gamesToCome(field, candidate);
      const exemption = exemptionOf(field, candidate, many);
      return titlesOf(candidate).map((norm): NormChance => {
        const told = { player: candidate.id, norm, ...countsOf(toCome) };
        const isMade = !isPredetermined(field) && chooseSet(field, norm, full, exemption).makes;
        const lines = hinders || isMade ? [] : linesOf(field, norm, full, toCome, exemption !== null);
        if (!hinders && (isMade || lines.some(isCertain))) return { ...told, state: 'made', lines: [] };
        return { ...told, state: lines.length === 0 ? 'gone' : 'open', lines };
      });
    });
}

const isCertain = ({ score, unknown }: ChanceLine): boolean => score === 0 && unknown === 0;

const countsOf = ({ known, unknown }: GamesToCome): Pick<NormChance, 'toPlay' | 'paired'> => ({
  toPlay: known.length + unknown,
  paired: known.length,
});

/** A choice of counted games: known ones, played or not, and a number of unknown ones. */
interface Choice {
  readonly played: readonly CountedGame[];
  readonly coming: readonly TournamentPlayer[];
  readonly unknown: number;
  readonly dropped: readonly RoundLeftOut[];
  /** Number of games to come that are to be won and ignored. */
  readonly wins: number;
}

function linesOf(
  field: Field,
  title: NormTitle,
  full: FullSet,
  toCome: GamesToCome,
  isExempt: boolean,
): readonly ChanceLine[] {
  const lines: ChanceLine[] = [];
  const whole = withComing(full, full.games, toCome.known);
  if (isPredetermined(field) && !mixNeeded(setFacts(field, title, whole), 0, isExempt)) return [];
  if (toCome.unknown === 0) lines.push(...linesOfKnown(field, title, full, toCome.known, isExempt));
  else
    for (const choice of choicesOf(field, full, toCome))
      lines.push(...linesOfChoice(field, title, full, toCome, choice, isExempt));
  const kept = lines.filter((line, i) => !lines.some((other, j) => i !== j && isAtLeastAsEasy(other, line, j < i)));
  return kept.sort((a, b) => a.score - b.score || (a.average ?? 0) - (b.average ?? 0) || a.titled - b.titled);
}

const withComing = (full: FullSet, played: readonly CountedGame[], coming: readonly TournamentPlayer[]): FullSet => ({
  ...full,
  games: [...played, ...coming.map(gameToCome)],
});

/** 1.4.1e, 1.4.1f: final games and wins may be ignored as long as enough games are left. */
function* choicesOf(field: Field, full: FullSet, { known, unknown }: GamesToCome): Generator<Choice> {
  const fewest = fewestGames(field);
  const all = [...full.games, ...known];
  const rounds = all.length + unknown;
  if (rounds < fewest && countsAsNine(field, full, rounds))
    yield { played: full.games, coming: known, unknown, dropped: [], wins: 0 };
  if (rounds < fewest) return;
  const mostCut = isPredetermined(field) ? 0 : rounds - fewest;
  for (let cut = 0; cut <= mostCut; cut++) {
    const open = Math.max(0, unknown - cut);
    const kept = all.slice(0, all.length - Math.max(0, cut - unknown));
    const may = kept.flatMap((game, i) =>
      i >= full.games.length || (game as CountedGame).halfPoints === 2 ? [i] : [],
    );
    for (const ignored of subsets(may, rounds - fewest - cut)) {
      const out = new Set(ignored);
      const stays = <Item>(items: readonly Item[], from: number): Item[] => items.filter((_, i) => !out.has(from + i));
      const played = full.games.slice(0, kept.length);
      yield {
        played: stays(played, 0),
        coming: stays(known.slice(0, Math.max(0, kept.length - full.games.length)), full.games.length),
        unknown: open,
        dropped: [
          ...played.filter((_, i) => out.has(i)).map(({ round }) => ({ round, article: '1.4.1f' })),
          ...full.games.slice(kept.length).map(({ round }) => ({ round, article: '1.4.1e' })),
        ],
        wins: ignored.filter((i) => i >= full.games.length).length,
      };
    }
  }
}

function linesOfChoice(
  field: Field,
  title: NormTitle,
  full: FullSet,
  { candidates }: GamesToCome,
  { played, coming, unknown, dropped, wins }: Choice,
  isExempt: boolean,
): ChanceLine[] {
  const facts = setFacts(field, title, withComing(full, played, coming));
  const mix = mixNeeded(facts, unknown, isExempt);
  if (mix === undefined) return [];
  const games = coming.length + unknown;
  const lines: ChanceLine[] = [];
  for (let half = 0; half <= 2 * games; half++) {
    const average = averageNeeded(field.numbers, title, facts.halfPoints + half, played.length + games);
    if (average === null) continue;
    const { sum, lowest } = ratingsNeeded(facts, unknown, average);
    const line = { unknown, sum, lowest, ...mix };
    if (unknown === 0 ? sum > 0 : !canCome(facts, candidates, line)) continue;
    lines.push({
      score: half / 2 + wins,
      games,
      ...line,
      sum: unknown === 0 ? null : Math.max(0, sum),
      average: unknown === 0 ? null : lowestAverage({ sum, lowest }, unknown),
      dropped,
      wins,
    });
  }
  return lines;
}

/** Whether a line requires no more of the same games, nor more points; of two equal ones, the first is easier. */
function isAtLeastAsEasy(a: ChanceLine, b: ChanceLine, isEarlier: boolean): boolean {
  const shape = ({ games, unknown, wins, own, any, limits }: ChanceLine): string =>
    JSON.stringify([games, unknown, wins, own, any, limits]);
  const differences = [
    b.score - a.score,
    (b.sum ?? 0) - (a.sum ?? 0),
    b.unknown === 0 ? 0 : a.lowest - b.lowest,
    b.titled - a.titled,
    b.required - a.required,
    b.federations - a.federations,
  ];
  if (differences.some((each) => each < 0) || shape(a) !== shape(b)) return false;
  return isEarlier || differences.some((each) => each > 0);
}

import type { StandingsRow, Tournament, TournamentGame } from '@escala/core';
import Fraction from 'fraction.js';
import { numberedPlayers } from '../../swiss/numbers.ts';

/** The standings again, slow and obvious: no table, fractions, every missing game tried with every result. */
export function oracle(tournament: Tournament, round: number, tieBreaks: readonly string[]): StandingsRow[] {
  const facts = factsOf(tournament, round);
  const ids = numberedPlayers(tournament.players).map(({ id }) => id);
  let groups = splitBy(ids, (id) => facts.points(id));
  const columns = tieBreaks.map((name) => {
    const column = new Map<string, Fraction | null>();
    groups = groups.flatMap((group) => {
      const values = valuesFor(name, facts, group);
      for (const id of group) column.set(id, values?.get(id) ?? null);
      return values === undefined ? [group] : splitBy(group, (id) => values.get(id)!);
    });
    return column;
  });
  let place = 1;
  return groups.flatMap((group) => {
    const rank = place;
    place += group.length;
    return group.map((player) => ({
      rank,
      player,
      points: facts.points(player).valueOf(),
      tiebreaks: columns.map((column) => written(column.get(player)!)),
    }));
  });
}

function written(value: Fraction | null): number | null {
  return value === null ? null : Number(value.mul(1_000_000).add(1, 2).floor()) / 1_000_000;
}

function splitBy(ids: readonly string[], key: (id: string) => Fraction): string[][] {
  const keys = [...new Set(ids.map((id) => key(id).toFraction()))].map((text) => new Fraction(text));
  keys.sort((a, b) => b.compare(a));
  return keys.map((value) => ids.filter((id) => key(id).equals(value)));
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(tournament: Tournament, round: number) {
  const leftAfter = (id: string): number =>
    tournament.withdrawals?.find(({ player }) => player === id)?.afterRound ?? Number.POSITIVE_INFINITY;
  const annulled = (id: string): boolean => leftAfter(id) <= round && leftAfter(id) * 2 < tournament.rounds;
  const league = tournament.system.endsWith('round-robin');
  const counted = tournament.games.filter((game) => game.round <= round);
  const games = counted.filter((game) => !(league && (annulled(game.white) || annulled(game.black))));
  const rounds = Array.from({ length: round }, (_, i) => i + 1);
  const isOf = (id: string) => (game: TournamentGame) => game.white === id || game.black === id;
  const played = games.filter((game) => (game.kind ?? 'played') === 'played');
  const gameIn = (id: string, r: number) => games.filter(isOf(id)).find((game) => game.round === r);
  const byeIn = (id: string, r: number) => tournament.byes?.find((bye) => bye.player === id && bye.round === r);
  const scoreIn = (id: string, r: number): Fraction => {
    const game = gameIn(id, r);
    return game ? scoreOf(game, id) : new Fraction(byeIn(id, r)?.points ?? 0);
  };
  const earned = (id: string): Fraction => sum(rounds.map((r) => scoreIn(id, r)));
  return {
    rounds,
    annulled,
    scoreIn,
    gameIn,
    byeIn,
    points: (id: string): Fraction => (annulled(id) ? new Fraction(0) : earned(id)),
    playedBy: (id: string) => played.filter(isOf(id)),
    rating: (id: string) => tournament.players.find((player) => player.id === id)!.rating,
  };
}

const sum = (terms: readonly Fraction[]): Fraction => terms.reduce((total, term) => total.add(term), new Fraction(0));

function scoreOf({ white, result }: TournamentGame, id: string): Fraction {
  if (result === '1/2') return new Fraction(1, 2);
  return new Fraction((result === '1-0' && white === id) || (result === '0-1' && white !== id) ? 1 : 0);
}

const opponentIn = (game: TournamentGame, id: string): string => (game.white === id ? game.black : game.white);

function valuesFor(name: string, facts: Facts, group: readonly string[]): Map<string, Fraction> | undefined {
  if (name === 'direct-encounter' && !encountersDecide(facts, group)) return undefined;
  if (name === 'average-rating') {
    const met = group.flatMap((id) => facts.playedBy(id).map((game) => opponentIn(game, id)));
    if (met.some((id) => facts.rating(id) === undefined)) return undefined;
  }
  return new Map(group.map((id) => [id, facts.annulled(id) ? new Fraction(0) : oneValue(name, facts, id, group)]));
}

function oneValue(name: string, facts: Facts, id: string, group: readonly string[]): Fraction {
  const games = facts.playedBy(id);
  const over = (value: (game: TournamentGame, opponent: string) => Fraction): Fraction =>
    sum(games.map((game) => value(game, opponentIn(game, id))));
  switch (name) {
    case 'buchholz':
      return over((_, opponent) => facts.points(opponent));
    case 'buchholz-corrected':
      return over((_, opponent) => corrected(facts, opponent));
    case 'sonneborn-berger':
      return over((game, opponent) => facts.points(opponent).mul(scoreOf(game, id)));
    case 'kashdan':
      return sum(facts.rounds.map((round) => new Fraction(kashdan(facts, id, round))));
    case 'progressive':
      return sum(facts.rounds.map((r) => sum(facts.rounds.filter((s) => s <= r).map((s) => facts.scoreIn(id, s)))));
    case 'direct-encounter':
      return over((game, opponent) => (group.includes(opponent) ? scoreOf(game, id) : new Fraction(0)));
    case 'black-wins':
      return new Fraction(games.filter((game) => game.black === id && game.result === '0-1').length);
    case 'average-rating':
      return games.length === 0
        ? new Fraction(0)
        : over((_, opponent) => new Fraction(facts.rating(opponent)!)).div(games.length);
    default:
      throw new Error(name);
  }
}

function corrected(facts: Facts, id: string): Fraction {
  return sum(
    facts.rounds.map((round) => {
      const game = facts.playedBy(id).find((candidate) => candidate.round === round);
      return game ? scoreOf(game, id) : new Fraction(1, 2);
    }),
  );
}

function kashdan(facts: Facts, id: string, round: number): number {
  const game = facts.gameIn(id, round);
  if (game === undefined) return facts.byeIn(id, round) ? 2 : 0;
  if ((game.kind ?? 'played') !== 'played') return 2;
  const score = scoreOf(game, id).valueOf();
  return score === 1 ? 4 : score === 0 ? 1 : 2;
}

/** Tries every result for every game not played between two of the group. */
function encountersDecide(facts: Facts, group: readonly string[]): boolean {
  if (group.length < 2) return false;
  const scores = new Map<string, number>();
  const missing: [string, string][] = [];
  group.forEach((a, i) => {
    const among = facts.playedBy(a).filter((game) => group.includes(opponentIn(game, a)));
    const score = sum(among.map((game) => scoreOf(game, a))).valueOf();
    scores.set(a, facts.annulled(a) ? 0 : score);
    for (const b of group.slice(i + 1)) if (!among.some((game) => opponentIn(game, a) === b)) missing.push([a, b]);
  });
  const pairs = group.flatMap((a, i) => group.slice(i + 1).map((b) => [a, b] as const));
  const orders = new Map<string, number>();
  return tryAll(0);

  function tryAll(game: number): boolean {
    if (game === missing.length)
      return pairs.every(([a, b]) => {
        const order = Math.sign(scores.get(a)! - scores.get(b)!);
        const known = orders.get(`${a} ${b}`) ?? order;
        orders.set(`${a} ${b}`, order);
        return known === order;
      });
    const [a, b] = missing[game]!;
    const [ofA, ofB] = [scores.get(a)!, scores.get(b)!];
    return [0, 0.5, 1].every((score) => {
      scores.set(a, ofA + score);
      scores.set(b, ofB + 1 - score);
      const goesOn = tryAll(game + 1);
      scores.set(a, ofA);
      scores.set(b, ofB);
      return goesOn;
    });
  }
}

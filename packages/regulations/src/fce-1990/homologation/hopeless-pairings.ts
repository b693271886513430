import { type Reason, reason, type Tournament } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import { judgingDay, promotionRules } from '../parameters.ts';
import { countedCategory } from '../promotions/opponent-number.ts';
import { doubledPoints, pairedRounds, roundsByPlayer } from '../promotions/player-rounds.ts';
import { promotionHope } from '../promotions/points-needed.ts';

/**
 * Oberts 4: where second and third category play together, a second-category player who can no longer be promoted must
 * not be paired with one who still can. With numbers of rounds missing from the promotion tables nobody is hopeless,
 * and players of unknown category are ignored. `of`: only this round; all rounds by default.
 */
export function hopelessPairings(tournament: Tournament, of?: number): Reason {
  const mayHope = hopeByRound(tournament);
  const second = new Set(
    tournament.players.filter((player) => categoryOf(player) === 'second').map((player) => player.id),
  );
  const mixed = second.size > 0 && tournament.players.some((player) => categoryOf(player) === 'third');
  const wrong = !mixed
    ? []
    : tournament.games.filter(({ round, white, black }) => {
        if (of !== undefined && round !== of) return false;
        const [whiteHopes, blackHopes] = [mayHope(white, round), mayHope(black, round)];
        return (
          (second.has(white) && whiteHopes === false && blackHopes === true) ||
          (second.has(black) && blackHopes === false && whiteHopes === true)
        );
      });
  const pairs = wrong.map(({ round, white, black }) => `${round}: ${white}-${black}`).sort();
  return reason('fce-1990.open-hopeless', 'Oberts 4', wrong.length === 0, {
    count: wrong.length,
    pairs: pairs.join(', '),
  });
}

/** Whether a player could still be promoted before a round; undefined if that cannot be determined. */
function hopeByRound(tournament: Tournament): (id: string, round: number) => boolean | undefined {
  const rules = promotionRules(judgingDay(tournament.event));
  const rounds = roundsByPlayer(tournament);
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const tabled = Object.hasOwn(rules.secondToFirst, tournament.rounds);
  return (id, round) => {
    const category = categoryOf(players.get(id)!);
    if (!tabled || category === undefined) return undefined;
    const before = rounds.get(id)!.filter((one) => one.round < round);
    const seconds = pairedRounds(before).filter(
      (game) => countedCategory(game, players.get(game.opponent)!) === 'second',
    ).length;
    const points = doubledPoints(before) / 2;
    const score = { category, rounds: tournament.rounds, roundsDone: round - 1, points, seconds };
    return promotionHope(rules, score).holds === 'yes';
  };
}

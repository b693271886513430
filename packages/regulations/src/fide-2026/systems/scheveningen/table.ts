import type { SeatPair } from '../../../shared/berger.ts';

/**
 * Every player of one team meets every player of the other, by rotation (D-RR-8). Seats 1 to n are the first team, n +
 * 1 to 2n the second; each round the second team moves by half of the boards, so that a player who mostly had one
 * colour has the other in the next round. Counted from 0, seat i of the first team meets seat i + shift of the second,
 * and has White if 2i + shift, around the circle of n, falls in its first half. In an odd circle the middle belongs to
 * neither half: it is White for the first team in rounds 1, 3, 5 and so on.
 */
export function scheveningenRounds(players: number): SeatPair[][] {
  const boards = Math.ceil(players / 2);
  return Array.from({ length: boards }, (_, i) => {
    const shift = (Math.floor(i / 2) + (i % 2) * Math.ceil(boards / 2)) % boards;
    return Array.from({ length: boards }, (_seat, seat): SeatPair => {
      const twice = 2 * ((2 * seat + shift) % boards) + 1;
      const isWhite = twice < boards || (twice === boards && i % 2 === 0);
      const [own, other] = [seat + 1, boards + 1 + ((seat + shift) % boards)];
      return isWhite ? [own, other] : [other, own];
    });
  });
}

/**
 * Twice, the second time with colours reversed; with an odd number of boards the second cycle begins with round 2, so
 * that nobody has one colour three times running.
 */
export function doubleScheveningenRounds(players: number): SeatPair[][] {
  const first = scheveningenRounds(players);
  const turned = first.map((pairs) => pairs.map(([white, black]): SeatPair => [black, white]));
  const start = first.length % 2;
  return [...first, ...turned.slice(start), ...turned.slice(0, start)];
}

import { farApart } from './field.ts';
import { FloaterChoice } from './floater-choice.ts';
import type { Group } from './groups.ts';
import { NextOpponents } from './next-opponents.ts';
import type { RoundDesk } from './round-desk.ts';

/**
 * Step B (9.3, 10.1, 10.2, 11.4): as few residents as possible leave the group, so that those who stay can be paired among
 * themselves and everybody else too. They are chosen one at a time.
 */
export function chooseOutgoing(
  desk: RoundDesk,
  group: Group,
  residents: readonly number[],
  passing: readonly number[],
  next: Group,
): number[] {
  const choice = new FloaterChoice(desk, residents);
  const opponents = new NextOpponents(desk, next.residents);
  for (const player of passing) opponents.add(player);
  const chosen: number[] = [];
  while (chosen.length < choice.fewest) {
    const staying = residents.filter((player) => !chosen.includes(player));
    const floater = chooseOne(
      desk,
      group,
      staying,
      (c) => choice.isPossible(c),
      (c) => opponents.holdsBack(c),
    );
    choice.choose(floater);
    opponents.add(floater);
    chosen.push(floater);
  }
  return chosen;
}

/** The last considered candidate, or the last one due the majority colour if the two are not far apart (D-SWISS-9). */
function chooseOne(
  desk: RoundDesk,
  group: Group,
  staying: readonly number[],
  possible: (player: number) => boolean,
  heldBack: (player: number) => boolean,
): number {
  const fromLast = group.direction === 'up' ? staying : staying.toReversed();
  const considered = fromLast.some((player) => !heldBack(player) && possible(player))
    ? (player: number) => !heldBack(player) && possible(player)
    : possible;
  const last = fromLast.find(considered)!;
  const majority = majorityDue(desk, staying);
  if (majority === 0) return last;
  const due = fromLast.find((player) => desk.field.dues[player]!.colour === majority && considered(player));
  return due !== undefined && !farApart(desk.field, last, due) ? due : last;
}

/** The colour that more of the players are due, 0 if neither. */
function majorityDue({ field }: RoundDesk, players: readonly number[]): number {
  return Math.sign(players.reduce((sum, player) => sum + field.dues[player]!.colour, 0));
}

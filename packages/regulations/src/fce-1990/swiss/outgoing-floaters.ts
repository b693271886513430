import { farApart } from './field.ts';
import { FloaterChoice } from './floater-choice.ts';
import type { Group } from './groups.ts';
import type { RoundDesk } from './round-desk.ts';

/**
 * Assigns floaters different opponents among the residents of the next group (10.2-10.5). A candidate is held back if
 * adding it does not raise the number of floaters who can have an opponent there. Floaters already waiting there do not
 * count.
 */
class NextOpponents {
  readonly #desk: RoundDesk;
  readonly #residents: readonly number[];
  /** The floater assigned to each resident, by index. */
  readonly #promised = new Map<number, number>();

  constructor(desk: RoundDesk, residents: readonly number[]) {
    this.#desk = desk;
    this.#residents = residents.filter((resident) => desk.isUnpaired(resident));
  }

  add(floater: number): void {
    this.#promise(floater, new Set());
  }

  /** If the next group has no residents, nobody is held back. */
  holdsBack(candidate: number): boolean {
    if (this.#residents.length === 0) return false;
    if (this.#residents.some((resident) => !this.#promised.has(resident) && this.#desk.compatible(candidate, resident)))
      return false;
    const before = new Map(this.#promised);
    const raises = this.#promise(candidate, new Set());
    this.#promised.clear();
    for (const [resident, floater] of before) this.#promised.set(resident, floater);
    return !raises;
  }

  #promise(floater: number, asked: Set<number>): boolean {
    for (const resident of this.#residents) {
      if (asked.has(resident) || !this.#desk.compatible(floater, resident)) continue;
      asked.add(resident);
      const holder = this.#promised.get(resident);
      if (holder === undefined || this.#promise(holder, asked)) {
        this.#promised.set(resident, floater);
        return true;
      }
    }
    return false;
  }
}

/**
 * Step B (9.3, 10.1, 10.2, 11.4): as few residents as possible leave the group, so that those who stay can be paired
 * among themselves and everybody else can too. They are chosen one at a time.
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

/** The last candidate considered, or the last one due the majority colour if the two are not far apart (D-SWISS-9). */
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

/** The colour due to more of the players, 0 if equal. */
function majorityDue({ field }: RoundDesk, players: readonly number[]): number {
  return Math.sign(players.reduce((sum, player) => sum + field.dues[player]!.colour, 0));
}

import { LIST_STATUS } from '@escala/core';

/** Each player's rating and status on a list, which is enough to follow the points. */
export interface RatingsOfList {
  readonly rating: Int16Array;
  readonly status: Uint8Array;
}

/** Players whose ratings make up the scale (fide-2009 10.3): on the list with a rating and not marked inactive. */
export function isActiveOn(list: Pick<RatingsOfList, 'status'>, player: number): boolean {
  const status = list.status[player];
  return status === LIST_STATUS.rated || status === LIST_STATUS.new || status === LIST_STATUS.reassigned;
}

export interface Flow {
  players: number;
  points: number;
}

/**
 * How the sum of the active players' ratings changed from one list to the next. `entered`, `returned` and `changed` add
 * to it, `becameInactive` and `delisted` take from it (fide-2009 10.2, 10.3).
 */
export interface PointsFlow {
  readonly before: Flow;
  readonly entered: Flow;
  readonly returned: Flow;
  readonly becameInactive: Flow;
  readonly delisted: Flow;
  readonly changed: Flow;
  readonly after: Flow;
}

/** Returning players bring their new rating; leaving players take away their old one. */
export function pointsFlow(before: RatingsOfList, after: RatingsOfList): PointsFlow {
  const flow: PointsFlow = {
    before: none(),
    entered: none(),
    returned: none(),
    becameInactive: none(),
    delisted: none(),
    changed: none(),
    after: none(),
  };
  for (let player = 0; player < after.rating.length; player++) {
    const was = isActiveOn(before, player);
    const is = isActiveOn(after, player);
    const old = before.rating[player]!;
    const now = after.rating[player]!;
    if (was) add(flow.before, old);
    if (is) add(flow.after, now);
    if (was && is) add(flow.changed, now - old);
    else if (is) add(after.status[player] === LIST_STATUS.new ? flow.entered : flow.returned, now);
    else if (was) add(after.status[player] === LIST_STATUS.inactive ? flow.becameInactive : flow.delisted, old);
  }
  return flow;
}

function none(): Flow {
  return { players: 0, points: 0 };
}

function add(flow: Flow, points: number): void {
  flow.players++;
  flow.points += points;
}

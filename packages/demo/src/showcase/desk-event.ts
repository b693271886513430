import { type RandomBelow, resultIn } from '@escala/core';
import type { EventFacts } from '@escala/office';
import { boardKind, entryId, entryKind, roundId } from '@escala/office';
import { addEntries, enterResults, pairEventRound, registerEvent } from '@escala/office/acts';
import type { DemoDesk } from '../building/demo-desk.ts';
import { isForfeit, outcomeFor } from '../play/score-chances.ts';

/** An event run at the desk, as by an arbiter. */
export interface DeskEvent {
  readonly id: string;
  readonly facts: EventFacts;
  readonly players: readonly string[];
  /** Number of paired rounds. */
  readonly paired: number;
  /** Boards without a result in the last paired round. */
  readonly missing: number;
}

/** Strength of players without a known rating. */
const UNKNOWN = 1500;

export async function runDeskEvent(desk: DemoDesk, event: DeskEvent, random: RandomBelow): Promise<void> {
  const { id, facts, players, paired, missing } = event;
  await desk.perform(registerEvent, { event: id, facts });
  const listed = players.map((player) => ({ player }));
  await desk.perform(addEntries, { event: id, from: { kind: 'registry', players: listed } });
  const entries = await desk.read((reading) =>
    reading.getMany(
      entryKind,
      players.map((player) => entryId(id, player)),
    ),
  );
  const ratings = new Map(entries.map(({ body }) => [body.player, body.rating ?? UNKNOWN]));
  for (let round = 1; round <= paired; round++) {
    await desk.perform(pairEventRound, { event: id, round });
    const boards = await desk.read((reading) => reading.find(boardKind, { key: 'round', equals: roundId(id, round) }));
    const decided = round === paired ? boards.slice(0, Math.max(1, boards.length - missing)) : boards;
    const results = decided.map(({ version, body: { board, white, black } }) => {
      const outcome = outcomeFor(random, ratings.get(white)!, ratings.get(black)!);
      const result = resultIn(outcome);
      return { board, version, result, ...(isForfeit(outcome) && { kind: 'forfeit' as const }) };
    });
    await desk.perform(enterResults, { event: id, round, results });
  }
}

import { eventKind, GAMES_FOLDER, packGames, playerKind, put } from '@escala/office';
import type { DemoEvent } from '../calendar/demo-events.ts';
import { type DemoFederation, demoPlayerId } from '../demo-federation.ts';
import type { MadeBatch } from './take-batches.ts';

const AT_ONCE = 500;

export function* playerBatches({ players }: DemoFederation): Generator<MadeBatch> {
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const part = players.slice(from, from + AT_ONCE);
    const changes = part.map((player) => put(playerKind, demoPlayerId(player.number), 0, player));
    yield { changes, filings: [], taken: part.length };
  }
}

export function* eventBatches(federation: DemoFederation): Generator<MadeBatch> {
  let part: DemoEvent[] = [];
  for (const event of federation.events()) {
    part.push(event);
    if (part.length < AT_ONCE) continue;
    yield eventBatch(part);
    part = [];
  }
  if (part.length > 0) yield eventBatch(part);
}

function eventBatch(events: readonly DemoEvent[]): MadeBatch {
  return {
    changes: events.map(({ id, body }) => put(eventKind, id, 0, body)),
    filings: events.map(({ id, report }) => ({ folder: GAMES_FOLDER, name: id, part: 0, bytes: packGames(report) })),
    taken: events.length,
  };
}

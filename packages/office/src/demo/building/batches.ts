import { put } from '../../kit/act.ts';
import { GAMES_FOLDER, packGames } from '../../rating/packed-games.ts';
import { eventKind } from '../../records/event.ts';
import { playerKind } from '../../records/player.ts';
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
  const events = federation.events();
  for (;;) {
    const part = [...events.take(AT_ONCE)];
    if (part.length === 0) return;
    yield {
      changes: part.map(({ id, body }) => put(eventKind, id, 0, body)),
      filings: part.map(({ id, report }) => ({ folder: GAMES_FOLDER, name: id, part: 0, bytes: packGames(report) })),
      taken: part.length,
    };
  }
}

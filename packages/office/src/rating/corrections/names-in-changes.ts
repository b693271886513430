import { eventKind } from '../../events/event.ts';
import type { Reading } from '../../ports.ts';
import { namesOfPlayers } from '../../registry/players/player.ts';
import { scrabbleReportKind } from '../../scrabble/reports/scrabble-report.ts';
import type { RecordedChange } from './correction.ts';

/** Names of the events and players in changes, by id. */
export async function namesInChanges(
  reading: Reading,
  changes: readonly RecordedChange[],
): Promise<Record<string, string>> {
  const events = [...new Set(changes.map(({ event }) => event))];
  const found = [...(await reading.getMany(scrabbleReportKind, events)), ...(await reading.getMany(eventKind, events))];
  const players = await namesOfPlayers(reading, changes.flatMap(playersIn));
  return Object.fromEntries([...found.map(({ id, body }) => [id, body.name] as const), ...players]);
}

function playersIn(change: RecordedChange): string[] {
  if ('white' in change) return [change.white, change.black];
  if ('a' in change) return [change.a, change.b];
  if (change.kind === 'identity') return [change.from, change.to];
  return change.kind === 'ranking' ? change.results.map(({ player }) => player) : [];
}

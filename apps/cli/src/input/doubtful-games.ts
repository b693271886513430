import type { EventRecord, GameRecord } from '@escala/core';
import type { Speech } from '@escala/messages';
import { type WordedFault, wordedRemark } from '../faults/worded-fault.ts';

/** Events where two players meet once per round with the same colours; in matches and knockouts they may meet more often. */
const ONCE_A_ROUND: readonly EventRecord['type'][] = ['round-robin', 'double-round-robin', 'team'];

/** Games that are rated as written (D-ALL-3), although they look like mistakes. */
export function doubtfulGames(events: readonly EventRecord[], speech: Speech): WordedFault[] {
  return events.flatMap((event) => [...outside(event, speech), ...twice(event, speech)]);
}

/** All such games of an event, in one sentence. */
function outside({ id, start, end, games }: EventRecord, speech: Speech): WordedFault[] {
  const found = games.filter(({ date }) => date !== undefined && (date < start || date > end));
  const [first] = found;
  if (first === undefined) return [];
  const { round, white, black, date } = first as GameRecord & { date: string };
  const values = { event: id, count: found.length, start, end, round, white, black, date };
  return [wordedRemark({ code: 'input.games-outside', values }, speech)];
}

function twice({ id, type, games }: EventRecord, speech: Speech): WordedFault[] {
  if (!ONCE_A_ROUND.includes(type)) return [];
  const seen = new Set<string>();
  const again = games.filter(({ round, white, black }) => {
    const key = JSON.stringify([round, white, black]);
    return seen.size === seen.add(key).size;
  });
  const [first] = again;
  if (first === undefined) return [];
  const { round, white, black } = first;
  const values = { event: id, count: again.length, round, white, black };
  return [wordedRemark({ code: 'input.games-twice', values }, speech)];
}

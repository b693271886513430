import { expect, it } from 'vitest';
import { toldStoreEvents } from './serve.ts';

it('what happens to the replica is in the log, with a code and no text of the driver', () => {
  const lines: unknown[] = [];
  const at = (level: string) => (facts: object, text: string) => void lines.push([level, facts, text]);
  const log = { warn: at('warn'), info: at('info'), debug: at('debug') };
  const { onEvent, to } = toldStoreEvents();
  const [place, cause] = ['db/office', Object.assign(new Error('insert into …'), { code: 'ECONNREFUSED' })];
  onEvent({ kind: 'replica-lost', place, cause });
  expect(lines).toEqual([]);
  to(log);
  onEvent({ kind: 'replica-back', place });
  onEvent({ kind: 'write-again', place, cause: 'odd' });
  expect(lines).toEqual([
    ['warn', { place, cause: 'ECONNREFUSED' }, 'replica-lost'],
    ['warn', { place }, 'replica-back'],
    ['info', { place, cause: 'unknown' }, 'write-again'],
  ]);
});

import { describe, expect, it } from 'vitest';
import type { OfficeApi } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { answerOf, postResult } from './post-result.ts';

const problem = (code: string, versions?: { yours: unknown; theirs: unknown }) => ({ code, message: code, versions });

describe('what an answer means', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['no answer in time', new DOMException('', 'TimeoutError')],
    ['a page of a hotel', new SyntaxError('Unexpected token <')],
    ['a proxy that knows no office', new ProblemAnswer(502, [])],
    ['a refusal that is none of ours', new ProblemAnswer(403, [])],
    ['too many', new ProblemAnswer(429, [problem('too-many')])],
    ['a session that was renewed elsewhere', new ProblemAnswer(403, [problem('csrf')])],
  ])('%s: later', (_name, error) => expect(answerOf(error)).toEqual({ kind: 'later' }));

  it.each([
    ['a fault', 500, 'fault'],
    ['a database that is busy', 503, 'storage-busy'],
    ['[D-OFF-964] a disk that is full', 503, 'storage-disk-full'],
  ])('%s: later, with what the office says', (_name, status, code) =>
    expect(answerOf(new ProblemAnswer(status, [problem(code)]))).toEqual({ kind: 'later', problem: code }),
  );

  it('signed out, or a device that counts no more', () => {
    for (const code of ['sign-in-first', 'device-over'])
      expect(answerOf(new ProblemAnswer(401, [problem(code)]))).toEqual({ kind: 'signed-out' });
  });

  it('a conflict brings what the others entered', () => {
    const theirs = { version: 3, result: '0-1', kind: 'played' };
    const error = new ProblemAnswer(409, [problem('result-conflict', { yours: {}, theirs })]);
    expect(answerOf(error)).toEqual({ kind: 'conflict', theirs });
  });

  it('anything else is refused, with all reasons', () => {
    const error = new ProblemAnswer(422, [problem('round-closed'), problem('event-state')]);
    expect(answerOf(error)).toEqual({ kind: 'refused', problem: 'round-closed event-state' });
  });
});

describe('sending', () => {
  const entry = {
    id: 'act-1',
    federation: 'cat',
    by: 'ada',
    event: 'open',
    round: 2,
    board: 3,
    outcome: { result: '1-0', kind: 'forfeit' },
    seen: 1,
    version: 4,
    state: 'waiting',
  } as const;
  const office = (account: string, sent: unknown[] = []): OfficeApi =>
    ({
      session: async () => ({ account }),
      act: async (kind: string, command: object, { id }: { id: string }) => {
        sent.push([kind, command, id]);
        return { outcome: { version: 5 } };
      },
    }) as unknown as OfficeApi;

  it('is the act with its id and the version that was seen', async () => {
    const sent: unknown[] = [];
    const answer = await postResult({ api: () => office('ada', sent), account: 'ada' }, entry);
    expect(answer).toEqual({ kind: 'done', version: 5 });
    const command = { event: 'open', round: 2, board: 3, version: 4, result: '1-0', kind: 'forfeit' };
    expect(sent).toEqual([['result.enter', command, 'act-1']]);
  });

  it('waits until whoever entered it is signed in again', async () => {
    const sent: unknown[] = [];
    expect(await postResult({ api: () => office('oriol', sent), account: 'ada' }, entry)).toEqual({
      kind: 'signed-out',
    });
    expect(sent).toEqual([]);
  });
});

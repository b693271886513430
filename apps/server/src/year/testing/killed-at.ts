import { expect } from 'vitest';
import type { OfficeProcess } from './office-process.ts';
import type { Answered } from './person.ts';
import { type SmallOffice, through } from './small-office.ts';

export interface Sent {
  readonly kind: string;
  readonly id: string;
  readonly command: unknown;
}

/**
 * Sends everything at once and kills the server at some moment;
 * then sends everything again, with the same ids, to the next one.
 */
export async function killedAt(
  office: SmallOffice,
  running: OfficeProcess,
  sent: readonly Sent[],
  moment: (answers: readonly Promise<unknown>[]) => Promise<unknown>,
): Promise<OfficeProcess> {
  const before = through(running, office);
  const answers = sent.map(({ kind, id, command }) =>
    before.send(kind, command, id).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  await moment(answers);
  await running.kill();
  const acknowledged = await Promise.all(answers);
  const next = await office.another();
  office.use(next);
  await sentAgain(office, next, sent, acknowledged);
  return next;
}

/** Now everything goes through, and what was acknowledged before is found on record. */
export async function sentAgain(
  office: SmallOffice,
  running: OfficeProcess,
  sent: readonly Sent[],
  acknowledged: readonly boolean[],
): Promise<void> {
  const after = through(running, office);
  for (const [i, { kind, id, command }] of sent.entries()) {
    const answer = await after.send(kind, command, id);
    expect(answer.status, answer.text).toBe(200);
    if (acknowledged[i]) expect((answer.body as Answered<unknown>).again, id).toBe(true);
  }
}

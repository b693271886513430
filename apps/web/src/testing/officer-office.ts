import type { ActKind } from '@escala/office';
import { showRounds } from '@escala/office/questions';
import type { TestOffice } from '@escala/office/testing';
import { pagesOffice } from './pages-office.ts';
import { actOf } from './visitor.ts';

const FACTS = {
  system: 'round-robin',
  type: 'round-robin',
  ruleFacts: { kind: 'closed' },
  rounds: 1,
  timeControl: { minutes: 90, increment: 30 },
  arbiters: [],
};

/**
 * Based on the small federation, whose lists of February and March are published on 5 March: `march`, reported in time;
 * `late`, reported after its list.
 */
export async function officerOffice(): Promise<TestOffice> {
  const { office } = await pagesOffice();
  const act = async (kind: ActKind, command: unknown): Promise<unknown> =>
    (await office.perform(actOf(kind), command, { reason: 'because' })).outcome;
  const reported = async (event: string, day: string): Promise<void> => {
    await act('event.register', { event, facts: { ...FACTS, name: `Duel <${event}>`, start: day, end: day } });
    await act('entry.add-many', { event, from: { kind: 'registry', players: [{ player: 'p0' }, { player: 'p1' }] } });
    await act('round.pair', { event, round: 1 });
    const { rounds } = await office.ask(showRounds, { event, round: 1 });
    const results = rounds[0]!.boards.map(({ board, version }) => ({ board, version, result: '1-0' }));
    await act('results.enter-many', { event, round: 1, results });
    const closed = (await act('event.close', { event, version: 2 })) as { version: number };
    await act('report.submit', { event, version: closed.version, from: { kind: 'desk' } });
  };
  await reported('march', '2017-03-03');
  await reported('late', '2017-02-10');
  return office;
}

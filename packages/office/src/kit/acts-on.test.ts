import { expect, it } from 'vitest';
import { z } from 'zod';
import { NOBODY, SYSTEM } from '../access/actor.ts';
import { testOffice } from '../testing/test-office.ts';
import { put, refuse } from './act.ts';
import { actsOn } from './acts-on.ts';
import { recordKind } from './record-kind.ts';
import { invalid, missing } from './refusal.ts';

const note = recordKind('note', z.strictObject({ state: z.string() }));
const noteAct = actsOn({
  subject: ({ id }: { readonly id: string }) => ({ kind: 'note', id }),
  load: (reading, { id }) => reading.get(note, id),
  scope: (found) => ({ player: found?.id }),
  find: (found, { id }, states: readonly string[]) => {
    if (found === undefined) return refuse(missing('player-unknown', { id }));
    return states.includes(found.body.state) ? { found } : refuse(invalid('claim-state', { state: found.body.state }));
  },
});
const loaded: string[] = [];
const readNote = noteAct({
  kind: 'claim.withdraw',
  command: z.strictObject({ id: z.string() }),
  states: ['open'],
  load: async (_reading, { id }, _ports, { found }) => ({ more: loaded.push(`${id} ${found.version}`) }),
  decide: ({ found, more }, { id }) => ({
    changes: [put(note, id, found.version, { state: 'read' })],
    outcome: { more },
  }),
});

it('what an act is about is found once, whose matter it is asked, and the rest loaded only where it can be decided on', async () => {
  const office = await testOffice();
  expect(await office.faults(office.perform(readNote, { id: 'n' }))).toEqual(['player-unknown']);
  await office.ports.archive.write('cat', (writing) => writing.put(note, 'n', 1, 1, { state: 'open' }));
  const holder = (player: string) => ({ actor: { ...NOBODY, account: player, roles: ['player'], player } as const });
  expect(await office.faults(office.perform(readNote, { id: 'n' }, holder('m')))).toEqual(['not-own-matter']);
  const { entry, outcome } = await office.perform(readNote, { id: 'n' }, holder('n'));
  expect({ subject: entry.subject, outcome }).toEqual({ subject: { kind: 'note', id: 'n' }, outcome: { more: 2 } });
  expect(await office.faults(office.perform(readNote, { id: 'n' }, { actor: SYSTEM }))).toEqual(['claim-state']);
  expect(loaded).toEqual(['n 1', 'n 1']);
});

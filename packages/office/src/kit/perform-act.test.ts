import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NOBODY, SYSTEM } from '../access/actor.ts';
import { testOffice } from '../testing/test-office.ts';
import { defineAct, put, refuse } from './act.ts';
import { GENESIS, isIntact } from './act-entry.ts';
import { recordKind } from './record-kind.ts';
import { conflict, invalid } from './refusal.ts';

const note = recordKind('note', z.strictObject({ text: z.string() }));
const writeNote = defineAct({
  kind: 'player.amend',
  command: z.strictObject({ note: z.string(), text: z.string().max(5), version: z.int() }),
  reason: 'required',
  subject: (command) => ({ kind: 'note', id: command.note }),
  load: async (reading, command) => ({ present: await reading.get(note, command.note) }),
  decide: ({ present }, command, { seq }) => {
    if ((present?.version ?? 0) !== command.version)
      return refuse(conflict('changed-meanwhile', {}, command.text, present?.body.text));
    if (command.text === 'bad') return refuse(invalid('field-wrong', {}), invalid('field-missing', {}));
    return {
      changes: [put(note, command.note, command.version, { text: command.text })],
      filings: [{ folder: 'notes' as 'games', name: command.note, part: 0, bytes: Uint8Array.of(seq) }],
      outcome: { seq },
    };
  },
});

describe('performing an act', () => {
  it('writes what was decided and an entry that names who, when, why, before and after', async () => {
    const office = await testOffice();
    const { entry, outcome } = await office.perform(writeNote, { note: 'n', text: 'a', version: 0 });
    expect(outcome).toEqual({ seq: 2 });
    expect(entry).toMatchObject({
      seq: 2,
      kind: 'player.amend',
      actor: 'system',
      reason: 'a test',
      at: '2017-01-15T12:00:00.000Z',
      subject: { kind: 'note', id: 'n' },
      touched: [{ kind: 'note', id: 'n', from: 0, to: 1 }],
      filed: [{ folder: 'notes', name: 'n', part: 0 }],
    });
    await office.read(async (reading) => {
      expect((await reading.get(note, 'n'))?.body).toEqual({ text: 'a' });
      expect(await reading.act(entry.id)).toEqual(entry);
    });
  });

  it('makes a chain of hashes that shows any change', async () => {
    const office = await testOffice();
    await office.perform(writeNote, { note: 'n', text: 'a', version: 0 });
    const acts = await office.read((reading) => reading.actsAfter(0, 10));
    const previous = [GENESIS, ...acts.map(({ hash }) => hash)];
    const { digest } = office.ports;
    expect(acts.map((act, i) => isIntact(act, previous[i]!, digest))).toEqual([true, true]);
    expect(isIntact({ ...acts[1]!, reason: 'another' }, previous[1]!, digest)).toBe(false);
    expect(isIntact(acts[1]!, GENESIS, digest)).toBe(false);
  });

  it('performs a command once, however often it arrives', async () => {
    const office = await testOffice();
    const command = { note: 'n', text: 'a', version: 0 };
    const first = await office.perform(writeNote, command, { id: 'same' });
    const second = await office.perform(writeNote, command, { id: 'same' });
    expect([first.again, second.again]).toEqual([false, true]);
    expect(second.entry).toEqual(first.entry);
    const other = office.perform(writeNote, { ...command, text: 'b' }, { id: 'same' });
    expect(await office.refusals(other)).toMatchObject([{ kind: 'conflict', code: 'act-id-used' }]);
    const otherwise = office.perform(writeNote, command, { id: 'same', reason: 'another reason' });
    expect(await office.refusals(otherwise)).toMatchObject([{ kind: 'conflict', code: 'act-id-used' }]);
    const stranger = { ...SYSTEM, account: 'stranger' };
    const guessed = office.perform(writeNote, command, { id: 'same', actor: stranger });
    expect(await office.refusals(guessed)).toMatchObject([{ kind: 'conflict', versions: { theirs: null } }]);
  });

  it('gives all reasons at once and keeps nothing', async () => {
    const office = await testOffice();
    const bad = office.perform(writeNote, { note: 'n', text: 'bad', version: 0 });
    expect(await office.codes(bad)).toEqual(['field-wrong', 'field-missing']);
    expect(await office.record(note, 'n')).toBeUndefined();
  });

  it('names every fault of a command with its place', async () => {
    const office = await testOffice();
    const wrong = { note: 7, text: 'too long', more: 1 } as never;
    const refusals = await office.refusals(office.perform(writeNote, wrong, { reason: ' ' }));
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      ['field-type', 'note'],
      ['field-too-big', 'text'],
      ['field-missing', 'version'],
      ['field-unknown', 'more'],
      ['reason-missing', 'reason'],
    ]);
  });

  it('shows both versions of a conflict', async () => {
    const office = await testOffice();
    await office.perform(writeNote, { note: 'n', text: 'a', version: 0 });
    const late = office.perform(writeNote, { note: 'n', text: 'b', version: 0 });
    expect(await office.refusals(late)).toMatchObject([{ kind: 'conflict', versions: { yours: 'b', theirs: 'a' } }]);
  });

  it('asks for a role before anything is looked at', async () => {
    const office = await testOffice();
    const nobody = office.perform(writeNote, { note: 'n', text: 'a', version: 0 }, { actor: NOBODY });
    expect(await office.refusals(nobody)).toMatchObject([{ kind: 'forbidden', code: 'not-allowed' }]);
  });
});

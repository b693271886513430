import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testOffice } from '../testing/test-office.ts';
import { defineAct, put } from './act.ts';
import { defineQuestion } from './question.ts';
import { recordKind } from './record-kind.ts';
import { Refused } from './refusal.ts';
import { unstorableTexts } from './unstorable-text.ts';

const placesOf = (value: unknown) => unstorableTexts(value).map(({ field, values }) => [field, values.sign]);

describe('texts that cannot be kept', () => {
  it('are those with the sign 0: sign 0, sign 1, sign 2', () => {
    expect([placesOf({ a: 'x\u0000' }), placesOf({ a: '\u0001' }), placesOf({ a: '\u0002' })]).toEqual([
      [['a', 'null']],
      [],
      [],
    ]);
  });

  it('are those with half a character: either half, the whole, the two turned round', () => {
    const texts = ['\uD83D', '\uDE00', '\uD83D\uDE00', '\uDE00\uD83D'];
    expect(texts.map((text) => placesOf({ a: text }).length)).toEqual([1, 1, 0, 1]);
  });

  it('are found wherever they stand, all at once: fields, lists, names of fields', () => {
    expect(placesOf({ a: ['x', '\u0000'], b: { c: '\uD800' }, d: { 'x\u0000': 1 } })).toEqual([
      ['a.1', 'null'],
      ['b.c', 'half'],
      ['d', 'null'],
    ]);
    expect(placesOf('\u0000')).toEqual([[undefined, 'null']]);
  });

  it('are found in the depth, without an end of the stack', () => {
    let deep: unknown = '\u0000';
    for (let i = 0; i < 50_000; i++) deep = [deep];
    expect(unstorableTexts(deep)).toHaveLength(1);
  });
});

const note = recordKind('note', z.strictObject({ texts: z.unknown() }), () => ({ all: 'x' }));
const writeNote = defineAct({
  kind: 'player.amend',
  command: z.strictObject({ texts: z.unknown(), short: z.string().max(3).optional() }),
  subject: () => ({ kind: 'note', id: 'n' }),
  load: async (reading) => (await reading.get(note, 'n'))?.version ?? 0,
  decide: (version, { texts }) => ({ changes: [put(note, 'n', version, { texts })], outcome: { texts } }),
});
const readNote = defineQuestion({
  kind: 'player.search',
  input: z.strictObject({ text: z.string() }),
  answer: z.strictObject({ text: z.string() }),
  ask: async (_reading, { text }) => ({ text }),
});

/** Texts that often cannot be stored. */
const text = fc
  .array(fc.constantFrom('a', '\u0000', '\uD83D', '\uDE00', 'ț'), { maxLength: 6 })
  .map((all) => all.join(''));
const texts = fc.anything({ key: text, values: [text, fc.integer()], maxDepth: 3 });

describe('an act', () => {
  it('never puts one on record, in its command, its reason or its id', async () => {
    await forAllAsync({ of: [texts, text, text] }, async (command, reason, id) => {
      const office = await testOffice();
      const asked = { texts: JSON.parse(JSON.stringify(command ?? null)) };
      const work = office.perform(writeNote, asked, { reason, id: `${id}1` });
      const isBad = /\\u0000|\\ud[89a-f]/i.test(JSON.stringify([asked, reason, id]));
      const refused = await work.then(
        () => false,
        (error) => error instanceof Refused,
      );
      expect(refused).toBe(isBad);
      const kept = await office.read((reading) => reading.actsAfter(0, 10));
      expect(kept.length).toBe(isBad ? 1 : 2);
      expect(unstorableTexts(kept)).toEqual([]);
    });
  });

  it('is refused for them along with everything else that is wrong', async () => {
    const office = await testOffice();
    const wrong = { texts: ['\u0000'], short: 'too long' };
    const refusals = await office.refusals(office.perform(writeNote, wrong, { reason: '\uD800' }));
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      ['field-too-big', 'short'],
      ['text-unstorable', 'texts.0'],
      ['text-unstorable', 'reason'],
    ]);
  });
});

it('a question is refused for them: no archive can look for what none can keep', async () => {
  const office = await testOffice();
  const asked = office.ask(readNote, { text: 'a\u0000' });
  expect(await office.refusals(asked)).toMatchObject([{ code: 'text-unstorable', field: 'text' }]);
});

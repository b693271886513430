import { translator } from '@escala/messages';
import { allActs, fieldRule, type Schema } from '@escala/office';
import { issueLicence, pairEventRound, setAbsence } from '@escala/office/acts';
import { expect, it } from 'vitest';
import { undoing } from '../browser/desk/undoing.ts';
import { UNDOING, undoOf } from './undo.ts';

const translate = translator('en', { missing: 'throw' });
const site = { language: 'en', translate, federation: { id: 'fed', name: 'F' }, path: '/desk', assets: {} } as const;
const at = { ...site, today: '2017-03-05' };

it('[D-OFF-595] what is decided of several people, and the end of a round, are not undone by a press', () => {
  for (const kind of ['norm.record', 'promotion.record', 'promotion.apply', 'round.close'])
    expect(UNDOING).not.toHaveProperty([kind]);
});

it('every act that undoes another is told all that it must be told, out of the other or by the form', () => {
  for (const [kind, ways] of Object.entries(UNDOING)) {
    const undone = allActs.find((act) => act.kind === kind)!;
    for (const { act, takes, fixed, needs } of ways) {
      const said = [...takes, ...Object.keys(fixed), ...needs];
      expect(
        fieldsOf(act.command, true).filter((name) => !said.includes(name)),
        kind,
      ).toEqual([]);
      const known = [...fieldsOf(undone.command), ...fieldsOf(undone.outcome), 'version'];
      expect(
        takes.filter((name) => !known.includes(name)),
        kind,
      ).toEqual([]);
    }
  }
});

const NAMES = ['event', 'player', 'version', 'round', 'rounds', 'afterRound', 'facts', 'claim', 'season', 'match'];
const OTHERS = [
  'result',
  'one',
  'other',
  'duplicate',
  'duplicateVersion',
  'sanction',
  'as',
  'title',
  'otherVersion',
  'norm',
];
const fieldsOf = (schema: Schema<unknown> | undefined, required = false): string[] =>
  [...NAMES, ...OTHERS].filter((name) => {
    const rule = schema && fieldRule(schema, name);
    return rule !== undefined && (!required || rule.required);
  });

it('the command is what was sent and answered, with the version that the act wrote', () => {
  const licence = undoOf(at, issueLicence)!;
  expect(
    undoing(licence, { player: 'p1', version: 4, season: 2017, club: 'c1' }, { player: 'p1', season: 2017 }),
  ).toEqual({ act: 'licence.cancel', fixed: { player: 'p1', version: 5, season: 2017 }, reason: 'Undone at once' });
  const pairing = undoOf(at, pairEventRound)!;
  expect(undoing(pairing, { event: 'open', round: 2 }, { event: 'open', round: 2, version: 3, boards: 6 })).toEqual({
    act: 'round.unpair',
    fixed: { event: 'open', round: 2, version: 3 },
    reason: undefined,
  });
});

it('is offered where the form says how it was before, and to whoever may do it', () => {
  expect(undoOf(at, setAbsence)).toBeUndefined();
  expect(undoOf(at, setAbsence, { rounds: [3] })).toMatchObject({ act: 'absence.set', fixed: { rounds: [3] } });
  const delegate = { account: 'a', roles: ['delegate'], clubs: ['c1'], events: [] } as never;
  expect(undoOf({ ...at, viewer: delegate }, issueLicence)).toBeUndefined();
});

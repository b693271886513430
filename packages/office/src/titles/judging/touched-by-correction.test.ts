import { RESULTS } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmCorrection } from '../../rating/corrections/confirm-correction.ts';
import type { RecordedChange } from '../../rating/corrections/correction.ts';
import { previewCorrection } from '../../rating/corrections/preview-correction.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { normsOfEvent } from '../norms-of-event.ts';
import { recordNorms } from '../record-norms.ts';
import { fileEvent, NORM, OPPONENTS, titlesOffice, tournamentOf } from '../testing/titles-office.ts';
import { correctedTournament } from './corrected-tournament.ts';
import { titleRulesOf } from './title-rules.ts';
import { touchedByCorrection, verdictsTouched } from './touched-by-correction.ts';

const event = { kind: 'closed', internationalRating: true, end: '2017-01-10' } as const;
const made = { ...tournamentOf(NORM), event };
const rules = titleRulesOf({ rules: 'fce-1990' });
const lost: RecordedChange = { kind: 'result', event: 'e0', round: 1, white: 'p0', black: 'p1', result: '0-1' };

describe('verdicts that a correction touches', () => {
  it('none where nothing changed, also in another order', () => {
    const turned = { ...made, players: made.players.toReversed(), games: made.games.toReversed() };
    expect(verdictsTouched(rules, made, turned)).toEqual({ norms: [], titles: [], promotions: [] });
  });

  it('the norm that falls, and the one that an opponent does not make', () => {
    const after = correctedTournament(made, lost);
    expect(verdictsTouched(rules, made, after)).toEqual({
      norms: [{ player: 'p0', before: true, after: false }],
      titles: [],
      promotions: [],
    });
    expect(verdictsTouched(rules, after, made).norms).toEqual([{ player: 'p0', before: false, after: true }]);
  });

  it('everything of an event that counts no more, but no title that FIDE gave', () => {
    const [hero, ...others] = made.players;
    const before = { ...made, players: [{ ...hero!, title: 'MF' }, ...others] };
    expect(verdictsTouched(rules, before, undefined)).toEqual({
      norms: [{ player: 'p0', before: true, after: false }],
      titles: [],
      promotions: [{ player: 'p0', before: 'preferent', after: null }],
    });
  });

  it('the champion’s title', () => {
    const absolute = { ...made, event: { ...event, championship: 'catalonia-absolute' as const } };
    const touched = verdictsTouched(rules, absolute, undefined);
    expect(touched.titles).toContainEqual({ player: 'p0', before: true, after: false });
  });

  it('somebody taken for somebody else: one loses what the other gets', () => {
    const change: RecordedChange = { kind: 'identity', event: 'e0', from: 'p0', to: 'p10' };
    const after = correctedTournament(made, change, (id) => ({ id, category: 'first', rating: 2200 }));
    expect(verdictsTouched(rules, made, after)).toMatchObject({
      norms: [
        { player: 'p0', before: true, after: false },
        { player: 'p10', before: false, after: true },
      ],
      promotions: [
        { player: 'p0', before: 'preferent', after: null },
        { player: 'p10', before: null, after: 'preferent' },
      ],
    });
  });

  it('any change of results and its undoing: the same players, the other way round', () => {
    const results = fc.array(fc.constantFrom('1', '=', '0'), { minLength: 9, maxLength: 9 });
    forAll({ of: [results, fc.nat(8), fc.constantFrom(...RESULTS)], numRuns: 100 }, (marks, round, result) => {
      const before = { ...tournamentOf(marks.join('')), event };
      const black = OPPONENTS[round]!;
      const change = { kind: 'result', event: 'e0', round: round + 1, white: 'p0', black, result } as const;
      const after = correctedTournament(before, change);
      const swapped = verdictsTouched(rules, after, before).norms.map((norm) => ({
        player: norm.player,
        before: norm.after,
        after: norm.before,
      }));
      expect(verdictsTouched(rules, before, after).norms).toEqual(swapped);
    });
  });
});

describe('a correction of the record', () => {
  const touched = (office: TestOffice, change: RecordedChange) =>
    office.read((reading) => touchedByCorrection(reading, change));

  it('is foreseen with what is on record, and then is so', async () => {
    const office = await titlesOffice();
    await fileEvent(office, 'e0', '2017-01-10', tournamentOf(NORM));
    await office.perform(recordNorms, { event: 'e0' });
    expect(await touched(office, lost)).toEqual({
      norms: [{ player: 'p0', name: 'Player 0', before: true, after: false, recorded: 'e0/p0', used: false }],
      titles: [],
      promotions: [],
    });
    const given = async () =>
      (await office.ask(normsOfEvent, { event: 'e0' })).norms.find(({ player }) => player === 'p0');
    expect(await given()).toMatchObject({ given: true });
    for (const [change, points, expected] of [
      [lost, 4.5, false],
      [{ kind: 'colours', event: 'e0', round: 2, white: 'p0', black: 'p2' }, 4.5, false],
      [{ kind: 'result', event: 'e0', round: 2, white: 'p2', black: 'p0', result: '1-0' }, 3.5, false],
      [{ ...lost, result: '1-0' }, 4.5, false],
    ] as const) {
      const { preview } = await office.ask(previewCorrection, { change });
      await office.perform(confirmCorrection, { change, preview });
      expect(await given()).toMatchObject({ points, given: expected });
    }
    expect(await touched(office, { kind: 'annulment', event: 'e9' })).toEqual({
      norms: [],
      titles: [],
      promotions: [],
    });
  });

  it('the document with its corrections and the corrected games tell the same', async () => {
    const office = await titlesOffice();
    await fileEvent(office, 'e0', '2017-01-10', tournamentOf(NORM));
    await fileEvent(office, 'e1', '2017-01-10', tournamentOf(NORM), {}, false);
    const changes = (id: string): RecordedChange[] => [
      { ...lost, event: id },
      { kind: 'colours', event: id, round: 3, white: 'p0', black: 'p3' },
      { kind: 'identity', event: id, from: 'p4', to: 'p10' },
    ];
    const seen = [];
    for (const id of ['e0', 'e1']) {
      for (const change of changes(id)) {
        const { preview } = await office.ask(previewCorrection, { change });
        await office.perform(confirmCorrection, { change, preview });
      }
      const { norms } = await office.ask(normsOfEvent, { event: id });
      seen.push(norms.map(({ player, points }) => [player, points]).sort());
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});

import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { put } from '../../kit/act.ts';
import { listKind } from '../../rating/lists/list.ts';
import { listDifferences } from '../../rating/lists/list-differences.ts';
import { verifyPublished } from '../../rating/lists/verify-published.ts';
import { previewList } from '../../rating/publishing/preview-list.ts';
import { publishHistory } from '../../rating/publishing/publish-history.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { reviseLists } from '../../rating/publishing/revise-lists.ts';
import { mergePlayer, unmergePlayer } from '../../registry/merging/merge-player.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { scrabbleLists } from '../series/sheet-editions.ts';
import { accepted, corrected, gameOf, printed, scrabbleOffice, submitted } from '../testing/scrabble-office.ts';

const january = { event: 'e1', collective: [gameOf('g', '2012-01-10', 'a', 'b', 'c')] };
const february = { event: 'e2', collective: [gameOf('g', '2012-02-10', 'b', 'c', 'a')] };
const publish = (office: TestOffice, date: string, leaveOut?: string[]) =>
  office.perform(publishList, { series: 'seniori', date, leaveOut });
describe('publishing a Scrabble list', () => {
  it('[6] rates everything accepted before its day, and seals it', async () => {
    const office = await scrabbleOffice(['a', 'b', 'c']);
    await accepted(office, january, february);
    const { outcome, entry } = await publish(office, '2012-02-01');
    // Three newcomers worth 150: the first gets 200, the last 100.
    expect(await printed(office, '2012-02-01', 'published')).toEqual({ a: 200, b: 150, c: 100 });
    expect(outcome).toMatchObject({ list: 'seniori/2012-02-01', players: 3, games: 3, statuses: { provisional: 3 } });
    expect(entry.filed.map(({ folder, name }) => `${folder} ${name}`)).toEqual([
      'scrabble-list/seniori 2012-02-01',
      'printed/seniori 2012-02-01',
    ]);
    const list = await office.record(listKind, 'seniori/2012-02-01');
    expect(list?.body).toMatchObject({
      part: 'seniors',
      regulation: 'frs-2012',
      asOf: entry.seq - 1,
      source: 'computed',
    });
    await publish(office, '2012-02-11');
    expect(await printed(office, '2012-02-11', 'published')).not.toEqual(
      await printed(office, '2012-02-01', 'published'),
    );
  });

  it('[D-OFF-63] goes in order: first the agreed day or, without an empty list before it, any later one', async () => {
    const early = await scrabbleOffice(['a', 'b', 'c']);
    expect(await early.codes(publish(early, '2012-01-31'))).toEqual(['list-out-of-order']);
    await accepted(early, february);
    await publish(early, '2012-02-11');
    expect(Object.keys(await printed(early, '2012-02-11', 'published'))).toHaveLength(3);
    expect(await early.ask(verifyPublished, { series: 'seniori', date: '2012-02-11' })).toMatchObject({ holds: true });
    expect(await early.codes(publish(early, '2012-02-01'))).toEqual(['list-out-of-order']);
    const office = await scrabbleOffice(['a', 'b', 'c']);
    await publish(office, '2012-02-01');
    expect(await office.codes(publish(office, '2012-01-31'))).toEqual(['list-out-of-order']);
    expect(await office.codes(publish(office, '2012-02-01'))).toEqual(['list-published']);
    await publish(office, '2012-02-02');
    expect(await office.codes(publish(office, '2008-12-31'))).toEqual(['list-day-wrong']);
  });

  it('waits for its day and for reports that nobody has decided', async () => {
    const office = await scrabbleOffice(['a', 'b', 'c']);
    await submitted(office, january);
    await submitted(office, february);
    office.setToday('2012-01-31');
    expect(await office.codes(publish(office, '2012-02-01'))).toEqual(['list-too-early', 'report-undecided']);
    office.setToday('2012-02-01');
    expect(await office.codes(publish(office, '2012-02-01'))).toEqual(['report-undecided']);
    await publish(office, '2012-02-01', ['e1']);
    expect(await printed(office, '2012-02-01', 'published')).toEqual({});
    expect(await office.codes(office.perform(publishList, { series: 'standard', date: '2012-02-01' }))).toEqual([
      'series-unknown',
    ]);
  });

  it('is held up by reports with games of its class before its day: before, at and after it', async () => {
    const waiting = async (date: string, more = {}) => {
      const office = await scrabbleOffice(['a', 'b', 'c']);
      await submitted(office, { event: 'e', collective: [{ ...gameOf('g', date, 'a', 'b'), ...more }] });
      return publish(office, '2012-02-01').then(
        () => 'published',
        () => 'held up',
      );
    };
    expect(await waiting('2012-01-31')).toBe('held up');
    expect(await waiting('2012-02-01')).toBe('published');
    expect(await waiting('2012-02-02')).toBe('published');
    expect(await waiting('2012-01-31', { class: 'youth' })).toBe('published');
  });

  it('is previewed with what stands in its way', async () => {
    const office = await scrabbleOffice(['a', 'b', 'c']);
    await accepted(office, january);
    await publish(office, '2012-02-01');
    await accepted(office, february);
    await submitted(office, { event: 'e3', collective: [gameOf('g', '2012-02-20', 'a', 'b')] });
    office.setToday('2012-02-25');
    const preview = await office.ask(previewList, { series: 'seniori', most: 100 });
    expect(preview).toMatchObject({
      date: '2012-03-01',
      previous: '2012-02-01',
      players: 3,
      obstacles: [{ code: 'list-too-early' }, { code: 'report-undecided', values: { event: 'e3', end: '2012-02-20' } }],
    });
    const { rows } = preview;
    if (rows.kind !== 'scrabble') throw new Error('No list of Scrabble.');
    expect(rows.lines.map(({ player, type, before }) => [player, type, before])).toEqual([
      ['a', 'compunere', 200],
      ['b', 'compunere', 150],
      ['c', 'compunere', 100],
    ]);
    office.setToday('2012-03-01');
    await publish(office, '2012-03-01', ['e3']);
    const after = Object.fromEntries(rows.lines.map((line) => [line.player, line.after]));
    expect(await printed(office, '2012-03-01', 'published')).toEqual(after);
  });

  it('of several days at once gives what one after the other gives', async () => {
    const dates = ['2012-02-01', '2012-02-11', '2012-03-01'];
    const [one, other] = [await scrabbleOffice(['a', 'b', 'c']), await scrabbleOffice(['a', 'b', 'c'])];
    for (const office of [one, other]) await accepted(office, january, february);
    await one.perform(publishHistory, { series: 'seniori', upTo: '2012-03-01', dates });
    for (const date of dates) await publish(other, date);
    for (const date of dates) {
      expect(await printed(one, date, 'published')).toEqual(await printed(other, date, 'published'));
      expect(await one.ask(verifyPublished, { series: 'seniori', date })).toMatchObject({ holds: true });
    }
    const back = one.perform(publishHistory, {
      series: 'tineret',
      upTo: '2012-03-01',
      dates: ['2012-02-01', '2012-02-01'],
    });
    expect(await one.codes(back)).toEqual(['list-out-of-order']);
  });
});

it('verifying a Scrabble list holds before and after corrections, and not where a line was touched', async () => {
  const office = await scrabbleOffice(['a', 'b', 'c']);
  await accepted(office, january);
  await publish(office, '2012-02-01');
  const verdict = () => office.ask(verifyPublished, { series: 'seniori', date: '2012-02-01' });
  expect(await verdict()).toMatchObject({ holds: true, differing: [] });
  await corrected(office, { kind: 'annulment', event: 'e1' });
  expect(await verdict()).toMatchObject({ holds: true, differing: [] });
  const { archive } = office.ports;
  const forged: typeof archive = {
    ...archive,
    read: (federation, work) =>
      archive.read(federation, (reading) =>
        work({
          ...reading,
          papers: async (folder, query) =>
            (await reading.papers(folder, query)).map((paper) =>
              folder === scrabbleLists('seniori')
                ? {
                    ...paper,
                    bytes: new TextEncoder().encode(new TextDecoder().decode(paper.bytes).replaceAll('200', '201')),
                  }
                : paper,
            ),
        }),
      ),
  };
  const answer = await forged.read('rou', (reading) =>
    verifyPublished.ask(
      reading,
      { series: 'seniori', date: '2012-02-01' },
      { viewer: NOBODY, at: '', today: '2012-12-31', listName: ({ name }) => name },
      office.ports,
    ),
  );
  expect(answer).toMatchObject({ holds: false, differing: ['a'] });
});

describe('players who are one', () => {
  it('move the lists under their own cause, and back when it is undone', async () => {
    const office = await scrabbleOffice(['a', 'b', 'c']);
    await accepted(office, january, { event: 'e2', collective: [gameOf('g', '2012-01-20', 'b', 'a')] });
    await publish(office, '2012-02-01');
    expect(await office.codes(office.perform(reviseLists, {}))).toEqual(['lists-settled']);
    const before = await printed(office, '2012-02-01', 'published');
    const { a, b, c } = before;
    await fileDirectly(office, [put(playerKind, 'd', 0, { number: 3, name: 'Kept', licences: {} })]);
    await office.perform(mergePlayer, { kept: 'd', version: 1, duplicate: 'c', duplicateVersion: 1 });
    const early = corrected(office, { kind: 'annulment', event: 'e2' });
    expect(await office.codes(early)).toEqual(['lists-unsettled']);
    const { outcome, entry } = await office.perform(reviseLists, {});
    expect(outcome.revised).toMatchObject([{ series: 'seniori', date: '2012-02-01', players: 2 }]);
    expect(await printed(office, '2012-02-01', 'revised')).toEqual({ a, b, d: c });
    const { steps } = await office.ask(listDifferences, { series: 'seniori', date: '2012-02-01' });
    const [{ cause, lines }] = steps as [(typeof steps)[0]];
    expect(lines.map(({ player, before: was, after }) => [player, was, after])).toEqual([
      ['c', c, null],
      ['d', null, c],
    ]);
    expect(cause).toMatchObject({
      act: entry.seq,
      kind: 'list.revise',
      causes: [{ kind: 'player.merge', subject: { id: 'c' } }],
    });
    await office.perform(unmergePlayer, { duplicate: 'c', duplicateVersion: 2 });
    await office.perform(reviseLists, {});
    expect(await printed(office, '2012-02-01', 'revised')).toEqual(before);
  });

  it('cannot both have played in one game', async () => {
    const office = await scrabbleOffice(['a', 'b', 'c']);
    await accepted(office, january);
    await publish(office, '2012-02-01');
    const merge = office.perform(mergePlayer, { kept: 'a', version: 1, duplicate: 'c', duplicateVersion: 1 });
    expect(await office.refusals(merge)).toMatchObject([{ code: 'merge-same-game', values: { game: 'g' } }]);
    // A report accepted after the merge may still cause it.
    const duplicate = await office.record(playerKind, 'c');
    await fileDirectly(office, [put(playerKind, 'c', 1, { ...duplicate!.body, mergedInto: 'a' })]);
    for (const work of [() => office.perform(reviseLists, {}), () => publish(office, '2012-03-01')])
      expect(await office.refusals(work())).toMatchObject([
        { code: 'scrabble-twice-by-merge', values: { event: 'e1', game: 'g', player: 'a' } },
      ]);
  });
});

import { headToHeadBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { explained } from '../../testing/explained.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { confirmCorrection } from '../corrections/confirm-correction.ts';
import type { RecordedChange } from '../corrections/correction.ts';
import { previewCorrection } from '../corrections/preview-correction.ts';
import { listDifferences } from '../lists/list-differences.ts';
import { publishHistory } from '../publishing/publish-history.ts';
import { explainLiveRating } from './explain-live-rating.ts';
import { ratingDocument } from './explain-rating.ts';
import { liveRating } from './live-rating.ts';
import { playerEvents } from './player-events.ts';

const wrong: RecordedChange = { kind: 'result', event: 'e1', round: 1, white: 'p0', black: 'p1', result: '0-1' };

/** Two lists published together; an event for the third is accepted. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  await filePlayers(made, [
    { name: 'Pons, Ana', fide: fideRated(1900), federatedOn: '2015-01-10', birthDate: '2002-05-06' },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn: '2015-01-10', birthDate: '1980-05-06' },
    { name: 'Sala, Carla', fide: fideRated(1700), federatedOn: '2015-01-10', birthDate: '1990-05-06' },
  ]);
  await fileEvents(made, [
    swissOn('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
    swissOn('e2', '2017-02-20', [
      { round: 2, white: 'p2', black: 'p0', result: '0-0', kind: 'forfeit' },
      { round: 1, white: 'p0', black: 'p1', result: '1/2' },
    ]),
    swissOn('e3', '2017-03-20', [{ round: 1, white: 'p1', black: 'p0', result: '1-0' }]),
  ]);
  made.setToday('2017-03-05');
  await made.perform(publishHistory, { series: 'standard', upTo: '2017-03-01' });
  return made;
}

async function correct(made: TestOffice): Promise<void> {
  const { preview } = await made.ask(previewCorrection, { change: wrong });
  await made.perform(confirmCorrection, { change: wrong, preview });
}

describe('a line of a list that came out with others at once', () => {
  it('is still explained as it was published after a correction', async () => {
    const made = await office();
    const asked = { player: 'p0', series: 'standard', date: '2017-03-01', edition: 'published' } as const;
    const before = await explained('head-to-head', made, asked, NOBODY);
    await correct(made);
    const after = await explained('head-to-head', made, asked, NOBODY);
    expect([before.agrees, after.agrees]).toEqual([true, true]);
    expect(after.document).toEqual(before.document);
    expect(after.document.events.map(({ id, name }) => [id, name])).toEqual([['e2', 'Open e2']]);
    expect(await made.ask(ratingDocument, asked, NOBODY)).toEqual(after.document);
    expect(after.document.players.find(({ id }) => id === 'p0')).toMatchObject({ birthYear: 2002 });
    expect(JSON.stringify(after)).not.toContain('2002-');
  });

  it('a difference names the event and the players of its cause', async () => {
    const made = await office();
    await correct(made);
    const { steps } = await made.ask(listDifferences, { series: 'standard', date: '2017-02-01' }, NOBODY);
    expect(steps[0]!.cause.names).toEqual({ e1: 'Open e1', p0: 'Pons, Ana', p1: 'Roca, Biel' });
  });
});

describe('the events of a player', () => {
  it('come newest first, with score, opponents and sides', async () => {
    const made = await office();
    const { total, events } = await made.ask(playerEvents, { player: 'p0', page: 1, size: 2 }, NOBODY);
    expect(total).toBe(3);
    expect(events.map(({ event: id, points }) => [id, points])).toEqual([
      ['e3', 0],
      ['e2', 0.5],
    ]);
    expect(events[1]).toMatchObject({
      name: 'Open e2',
      games: [
        { round: 1, side: 'white', opponent: 'p1', opponentName: 'Roca, Biel', score: 0.5, kind: 'played' },
        { round: 2, side: 'black', opponent: 'p2', score: 0, kind: 'forfeit' },
      ],
    });
    const next = await made.ask(playerEvents, { player: 'p0', page: 2, size: 2 }, NOBODY);
    expect(next.events.map(({ event: id }) => id)).toEqual(['e1']);
  });

  it('somebody unknown has none', async () => {
    const made = await office();
    const refused = await made.refusals(made.ask(playerEvents, { player: 'p9', page: 1, size: 10 }, NOBODY));
    expect(refused.map(({ code }) => code)).toEqual(['player-unknown']);
  });
});

it('the line of the list to come is explained from a document that gives it', async () => {
  const made = await office();
  const { nextList, document, output, events } = await made.ask(
    explainLiveRating,
    { player: 'p0', series: 'standard' },
    NOBODY,
  );
  const { ratings } = await made.ask(liveRating, { player: 'p0' }, NOBODY);
  expect([nextList, events]).toEqual(['2017-04-01', [{ id: 'e3', name: 'Open e3' }]]);
  expect(output.list[0]?.rating).toBe(ratings[0]!.rating);
  const again = headToHeadBooks['fce-2016'].rate(document);
  expect(again.list.find(({ id }) => id === 'p0')).toEqual(output.list[0]);
  expect(document.players.map(({ birthDate, birthYear }) => [birthDate, birthYear])).toEqual([
    [undefined, 2002],
    [undefined, 1980],
  ]);
});

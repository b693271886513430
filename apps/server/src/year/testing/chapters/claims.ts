import { expect } from 'vitest';
import type { Person } from '../person.ts';
import type { Year } from '../year.ts';
import { reportVersion, roundOf, waiveFindings } from './desk.ts';

const LIST = { series: 'standard', date: '2017-04-01' };

interface Claim {
  readonly claim: string;
}

interface Preview {
  readonly preview: string;
  readonly lists: readonly { readonly date: string; readonly lines: readonly Moved[] }[];
}

interface Moved {
  readonly player: string;
}

const byPlayer = (lines: readonly Moved[]): Moved[] => lines.toSorted((a, b) => Number(a.player) - Number(b.player));

/**
 * Player 1 contests a game and is right, contests it again before the
 * commission, withdraws one claim, and is too late with another.
 */
export async function claims(year: Year): Promise<void> {
  const { player, visitor } = year;
  const claim = await contested(year);
  await decided(year, claim);
  const ofLine = { player: '1', list: LIST, about: { kind: 'line' }, text: 'My K is wrong.' };
  const line = await player.act<Claim>('claim.open', ofLine);
  await player.act('claim.withdraw', { claim: line.claim, version: 1 });
  const others = await player.refused('claim.open', { ...ofLine, player: '2' });
  expect(others).toMatchObject([{ code: 'not-own-matter' }]);
  expect(await visitor.ask('claim.of-line', { ...LIST, player: '1' })).toMatchObject({ window: { article: '8.4' } });
  expect(await player.ask('claim.search', { player: '1' })).toMatchObject({ claims: [{}, {}] });
  await visitor.ask('claim.of-player', { player: '1' });
  expect(await visitor.ask('claim.read', { claim })).toMatchObject({ state: 'appeal-rejected' });
}

/** Player 1's first game in the open with a result to contest. */
async function gameOf(person: Person): Promise<{ round: number; white: string; black: string; result: string }> {
  for (let round = 2; round <= 5; round++) {
    const { boards } = await roundOf(person, 'obert', round);
    const board = boards.find(({ white, black }) => [white, black].includes('1'));
    if (board) return { round, white: board.white, black: board.black, result: board.result! };
  }
  throw new Error('Player 1 played nobody.');
}

async function contested({ player, officer }: Year): Promise<string> {
  const { round, white, black } = await gameOf(player);
  const about = { kind: 'game', event: 'obert', round, opponent: white === '1' ? black : white };
  const text = 'I won this game.';
  const { claim } = await player.act<Claim>('claim.open', { player: '1', list: LIST, about, text });
  await player.act('claim.add-evidence', { claim, version: 1, text: 'The sheet, signed by both.' });
  expect(await player.refused('claim.open', { player: '1', list: LIST, about, text })).toMatchObject([
    { code: 'claim-exists' },
  ]);
  const waiting = await officer.ask<{ claims: unknown[] }>('claim.search', { state: 'open' });
  expect(waiting.claims).toHaveLength(1);
  return claim;
}

/** Preview, correction, answer; the published list stays as it was, the revised one follows and names the cause. */
async function decided({ officer, player, commission, visitor }: Year, claim: string): Promise<void> {
  const { round, white, black } = await gameOf(player);
  const result = white === '1' ? '1-0' : '0-1';
  const change = { kind: 'result', event: 'obert', round, white, black, result };
  const { preview, lists } = await officer.ask<Preview>('correction.preview', { change });
  expect(lists).toMatchObject([{ date: LIST.date }]);
  const said = { reason: 'Both sheets say so.' };
  const old = await officer.refused('correction.confirm', { change, preview: 'another', claim }, said);
  expect(old).toMatchObject([{ code: 'preview-outdated' }]);
  const asPublished = { ...LIST, edition: 'published' };
  const { revisions: _none, ...published } = await visitor.ask<{ revisions: unknown }>('list.read', asPublished);
  const confirmed = { change, preview, claim };
  const { correction } = await officer.act<{ correction: string }>('correction.confirm', confirmed, said);
  expect(await visitor.ask('list.read', asPublished)).toMatchObject({ ...published, isRevised: true });
  const { steps } = await visitor.ask<{ steps: { cause: unknown; lines: Moved[] }[] }>('list.differences', LIST);
  expect(steps).toMatchObject([{ cause: { correction, change, reason: said.reason } }]);
  expect(byPlayer(steps[0]!.lines)).toEqual(byPlayer(lists[0]!.lines));
  await officer.act('claim.decide', { claim, version: 2, verdict: 'upheld', correction }, said);
  await player.act('claim.appeal', { claim, version: 3, text: 'The K of that game is wrong as well.' });
  const vote = { members: 5, inFavour: 1, against: 4, president: 'against' };
  const ruling = { claim, version: 4, verdict: 'rejected', vote };
  const mixed = await commission.refused('claim.decide-appeal', { ...ruling, verdict: 'upheld' }, said);
  expect(mixed).toMatchObject([{ code: 'claim-vote' }]);
  await commission.act('claim.decide-appeal', ruling, { reason: 'The K is right.' });
  expect(await visitor.ask('correction.read', { correction })).toMatchObject({ claim });
  expect(await visitor.ask('correction.search', { event: 'obert' })).toMatchObject({ corrections: [{ claim }] });
}

/** [8.4] A claim is accepted on the last day of the window, but not on the next day. */
export async function tooLate(year: Year): Promise<void> {
  const { player } = year;
  year.goTo('2017-05-02');
  const late = { player: '1', list: LIST, about: { kind: 'line' }, text: 'Only now I see it.' };
  expect(await player.refused('claim.open', late)).toMatchObject([
    { code: 'claim-out-of-time', regulation: 'fce-2016', article: '8.4' },
  ]);
}

/** [8.1] A report that came after its list counts on the next one, once every objection has been settled or waived. */
export async function lateReport({ officer, visitor }: Year): Promise<void> {
  const event = 'quart';
  const version = await reportVersion(officer, event);
  const said = { reason: 'It came by post.' };
  const open = await officer.refused('report.accept', { event, version }, said);
  expect(new Set(open.map(({ code }) => code))).toEqual(new Set(['finding-open']));
  await waiveFindings(officer, event);
  await officer.act('report.accept', { event, version: await reportVersion(officer, event) }, said);
  const { lists } = await officer.ask<{ lists: unknown[] }>('report.show', { event });
  expect(lists).toMatchObject([{ published: false, late: true }]);
  expect(await visitor.ask('event.show', { event })).toMatchObject({ event: { state: 'accepted' } });
}

/** An annulment reversed on appeal: the event counts again, and the lists are as before. */
export async function reinstatement({ officer, visitor }: Year): Promise<void> {
  const event = 'quart';
  const confirmed = async (kind: string, reason: string): Promise<Preview['lists']> => {
    const change = { kind, event };
    const { preview, lists } = await officer.ask<Preview>('correction.preview', { change });
    await officer.act('correction.confirm', { change, preview }, { reason });
    return lists;
  };
  const moved = await confirmed('annulment', 'Nobody was asked.');
  expect(await visitor.ask('event.show', { event })).toMatchObject({ event: { state: 'annulled' } });
  expect(await confirmed('reinstatement', 'The appeal was upheld.')).toHaveLength(moved.length);
  expect(await visitor.ask('event.show', { event })).toMatchObject({ event: { state: 'accepted' } });
}

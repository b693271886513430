import { LANGUAGES, type Language } from '@escala/messages';
import { Refused } from '@escala/office';
import { delegateOf, FIRST_MATCH, officeWithLeague, sheetOf, type TestOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { actOf, type Sitter, sitterOf, text } from '../../../testing/visitor.ts';
import { clubDesk } from './index.ts';

const page = (path: string) => clubDesk.pages.find((each) => each.path === path)!;
const BOARD = page('/desk/club/:club');
const MEMBERS = page('/desk/club/:club/members');
const TEAMS = page('/desk/club/:club/teams');
const LIST = page('/desk/club/:club/list/:season');
const MATCH = page('/desk/club/:club/matches/:match');
const LINE_UP = page('/desk/club/:club/matches/:match/line-up');

async function office(today = '2017-01-20'): Promise<TestOffice> {
  const made = await officeWithLeague();
  const season = { number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' };
  await made.perform(actOf('season.open'), season);
  made.setToday(today);
  return made;
}

const delegate = (made: TestOffice, club: string, today = '2017-01-20', language: Language = 'en'): Sitter =>
  sitterOf(made, language, delegateOf(club), today);

const acta = (made: TestOffice, results = ['1-0', '1/2', '1-0', '1-0']): Promise<unknown> =>
  made.perform(
    actOf('acta.submit'),
    {
      match: FIRST_MATCH,
      side: 'home',
      version: 0,
      playedOn: '2017-02-04',
      home: sheetOf('alfa'),
      away: sheetOf('delta'),
      results: results.map((result) => ({ result })),
    },
    { actor: delegateOf('alfa') },
  );

describe('the desk of a club', () => {
  it.each(LANGUAGES)('has all its words in %s', async (language) => {
    const made = await office('2017-02-05');
    const look = delegate(made, 'alfa', '2017-02-05', language);
    const of = { club: 'alfa' };
    const match = { ...of, match: FIRST_MATCH };
    const pages = [
      await look(page('/desk/club')),
      await look(BOARD, of),
      await look(MEMBERS, of),
      await look(TEAMS, of),
      await look(LIST, { ...of, season: '2017' }),
      await look(LIST, { ...of, season: '2017' }, { players: 'alfa1:1,alfa2:1,nobody:x' }),
      await look(LINE_UP, match),
      await look(LINE_UP, match, { boards: 'alfa2,alfa1,,beta1' }),
      await look(MATCH, match),
    ];
    await acta(made);
    const other = delegate(made, 'delta', '2017-02-05', language);
    pages.push(await other(MATCH, { club: 'delta', match: FIRST_MATCH }), await look(MATCH, match));
    expect(pages.map(({ title, main }) => title + main.html).join('')).not.toMatch(/undefined|\[object|NaN/);
  });

  it('[Delegats 5.5.1] tells what is to do, and by when', async () => {
    const made = await office();
    expect(text((await delegate(made, 'alfa')(BOARD, { club: 'alfa' })).main.html)).toMatch(
      /Club alfa A – Club delta A .* By 4 February 2017\. Submit the line-up/,
    );
    made.setToday('2017-02-05');
    const look = delegate(made, 'alfa', '2017-02-05');
    expect(text((await look(BOARD, { club: 'alfa' })).main.html)).toMatch(
      /By 6 February 2017, 13:00\. Send the match report \(acta\)/,
    );
    await acta(made);
    const other = delegate(made, 'delta', '2017-02-07');
    expect(text((await other(BOARD, { club: 'delta' })).main.html)).toMatch(
      /late By 6.* Confirm or correct the match report \(acta\)/,
    );
  });

  it('shows the acta as the sheet on the table has it: the home team first, whoever had White (D-OFF-174)', async () => {
    const made = await office('2017-02-05');
    await acta(made);
    const { main } = await delegate(made, 'delta', '2017-02-05')(MATCH, { club: 'delta', match: FIRST_MATCH });
    const said = text(main.html);
    expect(said).toMatch(/Board Home Result Away /);
    expect(said).toMatch(/ 1 [^–]*1 – 0 .* 2 [^–]*½ – ½ .* 4 [^–]*0 – 1 /);
    expect(main.html).toMatch(/>4<\/t[dh]>\s*<t[dh][^>]*><span class="side black"/);
  });

  it('is closed to the delegates of other clubs', async () => {
    const made = await office();
    const look = delegate(made, 'beta');
    for (const each of [BOARD, LIST, MATCH, LINE_UP, TEAMS])
      await expect(look(each, { club: 'alfa', match: FIRST_MATCH, season: '2017' })).rejects.toThrow(Refused);
    const own = await look(MATCH, { club: 'beta', match: FIRST_MATCH });
    expect(text(own.main.html)).toContain('does not play in this match');
    const officer = sitterOf(made, 'en', { roles: ['officer'] }, '2017-01-20');
    expect((await officer(BOARD, { club: 'alfa' })).title).toBe('Club alfa');
  });
});

describe('a club’s list being edited', () => {
  it('[Equips 8.2.1] is judged before it is sent, with the article', async () => {
    const made = await office();
    const look = delegate(made, 'alfa');
    const { main } = await look(LIST, { club: 'alfa', season: '2017' }, { players: 'alfa1:1,alfa2:1,alfa3:3' });
    const said = text(main.html);
    expect(said).toContain('This list would be refused');
    expect(said).toMatch(/Number 1 is given to several players: [^.]*\. .* Equips 8\.2\.1/);
    expect(main.html).toContain('name="players.2.number" value="3"');
  });

  it('[Delegats 5.2.1.1] keeps its numbers once matches are drawn', async () => {
    const made = await office();
    const { main } = await delegate(made, 'alfa')(LIST, { club: 'alfa', season: '2017' });
    expect(text(main.html)).toContain('can join with “bis” numbers until 3 February 2017');
    expect(main.html).toContain('readonly');
    expect(main.html.match(/data-fixed-place/g)).toHaveLength(6);
    expect(text(main.html)).toContain('No objections: 6 players.');
  });

  it.each([
    ['2017-02-02', true],
    ['2017-02-03', true],
    ['2017-02-04', false],
  ])('[Delegats 5.2.2.1] on %s somebody may still join: %s', async (today, may) => {
    const made = await office(today);
    const { main } = await delegate(made, 'alfa', today)(LIST, { club: 'alfa', season: '2017' });
    const said = text(main.html);
    expect(said.includes('can join with “bis” numbers until 3 February 2017')).toBe(may);
    expect(said.includes('new players could join until 3 February 2017')).toBe(!may);
    expect(said.includes('Add players below')).toBe(may);
    expect(main.html.includes('data-act="club-list.submit"')).toBe(may);
    expect(main.html.match(/data-fixed-place/g)).toHaveLength(6);
  });
});

it('[Equips 8.3.2] a line-up being chosen is judged before it is sent, by name and article', async () => {
  const made = await office();
  const look = delegate(made, 'alfa');
  const place = { club: 'alfa', match: FIRST_MATCH };
  expect(text((await look(LINE_UP, place)).main.html)).toContain('No objections.');
  const said = text((await look(LINE_UP, place, { boards: 'alfa2,alfa1,alfa3,' })).main.html);
  expect(said).toMatch(
    /This line-up would be refused.*Board 2: number 1 plays behind number 2 \((?!alfa)[^)]+\).* Equips 8\.3\.2/,
  );
});

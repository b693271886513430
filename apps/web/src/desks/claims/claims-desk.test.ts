import { LANGUAGES, type Language } from '@escala/messages';
import type { TestOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { datedRating } from '../../pages/rating/rating.ts';
import { pagesOffice } from '../../testing/pages-office.ts';
import { actOf, type Sitter, sitterOf } from '../../testing/visitor.ts';
import { claimPage } from './claim-page.ts';
import { claimsPage } from './claims-page.ts';
import { newClaimPage } from './new-claim-page.ts';
import { openClaimPage } from './own/open-claim-page.ts';
import { ownPage } from './own/own-page.ts';

const LIST = { series: 'standard', date: '2017-03-01' };
const GAME = { kind: 'game', event: 'e2', round: 1, opponent: 'p1', wrong: { kind: 'result', outcome: 'won' } };

const people = (office: TestOffice, language: Language, today: string): Record<string, Sitter> => ({
  player: sitterOf(office, language, { roles: ['player'], player: 'p0', account: 'ana' }, today),
  other: sitterOf(office, language, { roles: ['player'], player: 'p1', account: 'biel' }, today),
  officer: sitterOf(office, language, { roles: ['officer'], account: 'olga' }, today),
  commission: sitterOf(office, language, { roles: ['commission'], account: 'carles' }, today),
});

async function desks(language: Language = 'en', today = '2017-03-05') {
  const { office, view } = await pagesOffice(language);
  office.setToday(today);
  const actor = { account: 'ana', roles: ['player' as const], clubs: [], events: [], player: 'p0' };
  const open = async (about: object = GAME): Promise<string> => {
    const command = { player: 'p0', list: LIST, about, text: 'I won <b>', evidence: ['The sheet.'] };
    const { outcome } = await office.perform(actOf('claim.open'), command, { actor });
    return (outcome as { claim: string }).claim;
  };
  return {
    office,
    view,
    open,
    ...(people(office, language, today) as Record<'player' | 'other' | 'officer' | 'commission', Sitter>),
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page has all its words, at each stage of a claim', async () => {
    const { office, open, view, player, officer, commission } = await desks(language);
    const pages = [await player(ownPage), await player(openClaimPage, {}, LIST), await player(openClaimPage)];
    const claim = await open();
    pages.push(
      await officer(claimsPage),
      await officer(claimPage, { claim }, { effect: '0-1' }),
      await player(claimPage, { claim }),
    );
    pages.push(
      await officer(newClaimPage),
      await officer(newClaimPage, {}, { player: 'p1', list: 'standard/2017-03-01' }),
    );
    await office.perform(actOf('claim.decide'), { claim, version: 1, verdict: 'rejected' });
    const paper = 'name="onPaper.receivedOn"';
    expect((await officer(claimPage, { claim })).main.html).toContain(paper);
    expect((await player(claimPage, { claim })).main.html).not.toContain(paper);
    pages.push(
      await player(claimPage, { claim }),
      await view(datedRating, { player: 'p0', ...LIST }),
      await player(ownPage),
    );
    const onPaper = { from: 'Anna Puig', receivedOn: '2017-03-05' };
    await office.perform(actOf('claim.appeal'), { claim, version: 2, text: 'No.', onPaper });
    pages.push(
      await commission(claimsPage, {}, { state: 'appealed' }),
      await commission(claimPage, { claim }, { effect: 'colours' }),
    );
    const actor = { account: 'carles', roles: ['commission' as const], clubs: [], events: [], player: null };
    const vote = { members: 5, inFavour: 1, against: 3, president: 'against' };
    await office.perform(actOf('claim.decide-appeal'), { claim, version: 3, verdict: 'rejected', vote }, { actor });
    pages.push(await player(claimPage, { claim }));
    const written = pages.map(({ title, main }) => title.replace('<b>', '') + main.html).join('');
    expect(/.{40}(?:undefined|\[object|<b>).{40}/.exec(written)?.[0]).toBeUndefined();
  });
});

describe('the own page', () => {
  it('[8.4] has the lists that may be contested, to the last day and no longer', async () => {
    const shown = async (today: string): Promise<boolean> => {
      const { player } = await desks('en', today);
      return (await player(ownPage)).main.html.includes('/desk/me/claim?series=standard&amp;date=2017-03-01');
    };
    expect([await shown('2017-03-28'), await shown('2017-03-29'), await shown('2017-03-30')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('tells own claims with who has the next word', async () => {
    const { open, player } = await desks();
    expect((await player(ownPage)).main.html).toContain('No disputes.');
    const claim = await open();
    const { main } = await player(ownPage);
    expect(main.html).toContain(`/desk/claims/${claim}`);
    expect(main.html).toContain('Waiting for the rating officer since today.');
  });

  it('says what is missing where the account has no player', async () => {
    const { office } = await desks();
    const nobody = sitterOf(office, 'en', { roles: ['player'] });
    expect((await nobody(ownPage)).main.html).toContain('not linked to a player');
    expect((await nobody(openClaimPage, {}, LIST)).main.html).toContain('not linked to a player');
  });
});

describe('opening a claim', () => {
  it('offers every game of the line, a missing one, and the line', async () => {
    const { player } = await desks();
    const { main } = await player(openClaimPage, {}, { ...LIST, game: 'e2/1/p1' });
    expect(main.html).toMatch(
      /value="\{&quot;kind&quot;:&quot;game&quot;,&quot;event&quot;:&quot;e2&quot;,&quot;round&quot;:1,&quot;opponent&quot;:&quot;p1&quot;\}" checked/,
    );
    expect(main.html).toContain('Round 2: White against Guest, Gwen, 1');
    expect(main.html).toContain('A game missing from this list');
    expect(main.html).toContain('You can dispute this list until 29 March 2017; 25 days left');
  });

  it('after the last day there is no form, but a way on; paper that came in time may still be entered', async () => {
    const { player, officer } = await desks('en', '2017-03-30');
    const { main } = await player(openClaimPage, {}, LIST);
    expect(main.html).not.toContain('data-act="claim.open"');
    expect(main.html).toContain('were possible until 29 March 2017');
    expect((await officer(newClaimPage, {}, { player: 'p0', list: 'standard/2017-03-01' })).main.html).toContain(
      'name="receivedOn"',
    );
  });
});

describe('the page of a claim', () => {
  it('is for the player and the office; others are told that there is none', async () => {
    const { open, player, other, officer } = await desks();
    const claim = await open();
    await expect(other(claimPage, { claim })).rejects.toMatchObject({ refusals: [{ code: 'claim-unknown' }] });
    const [own, office] = [await player(claimPage, { claim }), await officer(claimPage, { claim })];
    for (const { main } of [own, office]) expect(main.html).toContain('I won &lt;b&gt;');
    expect(own.main.html).not.toContain('claim.decide');
    expect(own.main.html).not.toContain('id="effect"');
    expect(office.main.html).toContain('data-act="claim.decide"');
  });

  it('shows the officer what the claimed result would move, and hands the preview on', async () => {
    const { open, officer, commission } = await desks();
    const claim = await open();
    const before = await officer(claimPage, { claim });
    expect(before.main.html).toMatch(/<option value="0-1" selected>/);
    const { main } = await officer(claimPage, { claim }, { effect: '0-1' });
    expect(main.html).toContain('2 players would change on one list.');
    expect(main.html).toMatch(
      /data-act="correction.confirm".*&quot;result&quot;:&quot;0-1&quot;.*&quot;preview&quot;/s,
    );
    expect((await commission(claimPage, { claim }, { effect: '0-1' })).main.html).not.toContain('correction.confirm');
    expect((await officer(claimPage, { claim }, { effect: '1/2' })).main.html).toContain('cannot be made');
  });

  it('whoever is the player does not decide', async () => {
    const { office, open } = await desks();
    const claim = await open();
    const both = sitterOf(office, 'en', { roles: ['officer', 'player'], player: 'p0' });
    const { main } = await both(claimPage, { claim });
    expect(main.html).not.toContain('data-act="claim.decide"');
    expect(main.html).toContain('Nobody can decide about their own rating.');
  });

  it('a claim on the whole line points to the desk of corrections', async () => {
    const { open, officer } = await desks();
    const claim = await open({ kind: 'line' });
    expect((await officer(claimPage, { claim })).main.html).toContain(`/en/cat/desk/corrections/new?claim=${claim}`);
  });
});

it('the public page asks whether the line is wrong, and its game points to the answer', async () => {
  const { office, open, view } = await desks();
  const claim = await open();
  await office.perform(
    actOf('claim.decide'),
    { claim, version: 1, verdict: 'upheld' },
    { reason: 'The sheet says so.' },
  );
  office.setToday('2023-01-01');
  const { main } = await view(datedRating, { player: 'p0', ...LIST });
  expect(main.html).toContain(`href="#claim-${claim}">disputed: see the answer</a>`);
  expect(main.html).toMatch(
    new RegExp(`<li id="claim-${claim}">Open e2, round 1, against Roca, Biel: upheld .*The sheet says so\\.`),
  );
  office.setToday('2017-03-05');
  const during = await view(datedRating, { player: 'p0', ...LIST });
  expect(during.main.html).toContain(
    'href="/en/cat/desk/me/claim?series=standard&amp;date=2017-03-01">Something wrong? Open a dispute</a>',
  );
});

it('taking a claim back is for whoever made it; the office decides about those of others', async () => {
  const { open, player, officer } = await desks();
  const claim = await open();
  expect((await player(claimPage, { claim })).main.html).toContain('data-act="claim.withdraw"');
  const { main } = await officer(claimPage, { claim });
  expect(main.html).toContain('data-act="claim.decide"');
  expect(main.html).not.toContain('data-act="claim.withdraw"');
});

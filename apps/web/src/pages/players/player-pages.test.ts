import { LANGUAGES } from '@escala/messages';
import type { ActKind } from '@escala/office';
import { eventPlayer, playerProfile, showRounds } from '@escala/office/questions';
import { describe, expect, it } from 'vitest';
import { EVENT_FACTS } from '../../testing/events-office.ts';
import { pagesOffice } from '../../testing/pages-office.ts';
import { actOf } from '../../testing/visitor.ts';
import { differences } from '../rating/differences.ts';
import { datedRating, latestRating } from '../rating/rating.ts';
import { nextRating } from '../rating/rating-next.ts';
import { player } from './player.ts';
import { compare } from './player-compare.ts';
import { playerGames } from './player-games.ts';
import { playerHistory } from './player-history.ts';
import { opponents } from './player-opponents.ts';
import { players } from './players.ts';

const line = { player: 'p0', series: 'standard', date: '2017-03-01' };

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page has all its words, before and after a correction', async () => {
    const { view, correct } = await pagesOffice(language);
    const shown = async (): Promise<string> => {
      const pages = [
        await view(players, {}, { text: 'pons' }),
        await view(players, {}, { text: 'nobody' }),
        await view(player, { player: 'p0' }),
        await view(player, { player: 'p2' }),
        await view(playerGames, { player: 'p0' }),
        await view(playerHistory, { player: 'p0' }),
        await view(opponents, { player: 'p0' }),
        await view(compare, { player: 'p0' }),
        await view(compare, { player: 'p0' }, { text: 'roca' }),
        await view(compare, { player: 'p0' }, { other: 'p1' }),
        await view(datedRating, line),
        await view(datedRating, line, { edition: 'published' }),
        await view(nextRating, { player: 'p0', series: 'standard' }),
        await view(differences, { series: 'standard', date: '2017-03-01' }),
      ];
      return pages.map(({ main }) => main.html).join('');
    };
    const before = await shown();
    await correct();
    expect(/.{40}(?:undefined|\[object|<b>).{40}/.exec(before + (await shown()))?.[0]).toBeUndefined();
  });
});

describe('the player', () => {
  it('that was a duplicate names who it is', async () => {
    const { office, view } = await pagesOffice();
    await office.perform(actOf('player.register'), { player: '77', name: 'Biel, R.' });
    const merge = { kept: 'p1', version: 1, duplicate: '77', duplicateVersion: 1 };
    await office.perform(actOf('player.merge'), merge, { reason: 'because' });
    const { main } = await view(player, { player: '77' });
    expect(main.html).toMatch(/was a duplicate of: <a[^>]*players\/p1">Roca, Biel<\/a>/);
  });

  it('has ratings with a plot and its table, events with scores, and a year of birth alone', async () => {
    const { view } = await pagesOffice();
    const { title, facts, main } = await view(player, { player: 'p0' });
    expect(title).toBe('Ana Pons <b>');
    expect(main.html).toMatch(/<svg class="plot" role="img" aria-label="[^"]*First [^"]*" viewBox=/);
    expect(main.html).toContain('href="/en/cat/players/p0/ratings/standard/2017-03-01"');
    expect(facts).toContain('Born 2002');
    expect(JSON.stringify([facts, main])).not.toContain('05-06');
    expect(main.html).toMatch(/Open e2<\/a>.*1½ of 2</s);
    expect((await view(playerGames, { player: 'p0' })).main.html).toMatch(/Open e2<\/a>.*Roca, Biel<\/a>/s);
  });

  it('shows beside a revised rating what was published', async () => {
    const { view, correct } = await pagesOffice();
    await correct();
    const { main } = await view(playerHistory, { player: 'p0' });
    expect(main.html).toMatch(/<s><span class="unseen">published as <\/span>1913<\/s> <a href="[^"]*">1886/);
  });

  it('the rating itself leads to why it is so, in the edition in force', async () => {
    const { view, correct } = await pagesOffice();
    const why = async (): Promise<string | undefined> =>
      /<a href="[^"]*\/ratings\/standard\/([^"]*">Why \d+\?)<\/a>/.exec(
        (await view(player, { player: 'p0' })).main.html,
      )?.[1];
    const before = await why();
    await correct();
    expect([before, await why()]).toEqual(['2017-03-01">Why 1912?', '2017-03-01">Why 1887?']);
  });

  it('beside another one: their games as the first player sees them, ratings of both, whom both met', async () => {
    const { view } = await pagesOffice();
    const { title, main } = await view(compare, { player: 'p0' }, { other: 'p1' });
    expect(title).toBe('Pons <b> and Roca');
    expect(main.html).toMatch(/Against each other<\/h2><strong class="big">[\d½]+ – [\d½]+</);
    expect(main.html).toContain('Common opponents');
  });

  it('[D-OFF-760] an event in play comes first, with what its results would change, and counts for the value of today', async () => {
    const { office, view } = await pagesOffice();
    const act = (kind: ActKind, command: object) => office.perform(actOf(kind), command, { reason: 'because' });
    const closed = { system: 'round-robin', type: 'round-robin', ruleFacts: { kind: 'closed' }, rounds: 1 };
    const facts = { ...EVENT_FACTS, ...closed, tiebreaks: undefined, name: 'Tancat de març' };
    const players = [{ player: 'p0' }, { player: 'p1' }];
    await act('event.register', { event: 'closed', facts });
    await act('entry.add-many', { event: 'closed', from: { kind: 'registry', players } });
    await act('round.pair', { event: 'closed', round: 1 });
    const shown = async (): Promise<string> => (await view(player, { player: 'p0' })).main.html;
    expect(await shown()).toMatch(/Tancat de març<\/a> <span class="badge live">Round 1<\/span>.*0 of 0</s);
    const { rounds } = await office.ask(showRounds, { event: 'closed', round: 1 });
    const [{ board, version, white }] = rounds[0]!.boards as [(typeof rounds)[0]['boards'][0]];
    const result = white === 'p0' ? '1-0' : '0-1';
    await act('results.enter-many', { event: 'closed', round: 1, results: [{ board, version, result }] });
    const { series } = await office.ask(playerProfile, { player: 'p0' });
    const { ratings } = await office.ask(eventPlayer, { event: 'closed', player: 'p0' });
    const met = (await office.ask(playerProfile, { player: 'p1' })).series[0]!.rating!;
    // A full score: 800 more, by Table 2.
    expect(ratings[0]).toMatchObject({ opponents: met, performance: met + 800, games: [{ round: 1 }] });
    expect(ratings[0]!.change).toBeGreaterThan(1);
    const page = await shown();
    // With one game that is accepted.
    expect(series[0]!.live).toMatchObject({ games: 2, events: 2 });
    const { rating: today } = series[0]!.live!;
    expect(page).toContain(`/ratings/standard/next">Today, unofficial</a></dt><dd>${today} `);
    const next = (await view(nextRating, { player: 'p0', series: 'standard' })).main.html;
    expect(next).toContain(`<strong class="big">${today}</strong>`);
    expect(next).toContain('Tancat de març');
    expect(page).toMatch(
      /Tancat de març.*1 of 1<.*so far<\/span> <a class="change" href="[^"]*events\/closed\/players\/p0">/s,
    );
  });

  it('whoever is unknown is refused', async () => {
    const { view } = await pagesOffice();
    await expect(view(player, { player: 'p9' })).rejects.toMatchObject({ refusals: [{ code: 'player-unknown' }] });
  });
});

describe('a line taken apart', () => {
  it('[15.2] has every game with opponent, ratings, expectation, K, change and the articles, which say what they say', async () => {
    const { view } = await pagesOffice();
    const { main, scripts } = await view(datedRating, line);
    expect(scripts).toEqual(['verify.ts']);
    expect(main.html).toMatch(/popovertarget="article-13\.2"/);
    expect(main.html).toMatch(/<div popover id="article-13\.2" class="cited">.*Table 1 turns/);
    expect(main.html).toContain('href="/en/cat/players/p1"');
    expect(main.html).toMatch(/data-row="\{&quot;id&quot;:&quot;p0&quot;,&quot;rating&quot;:\d+/);
    expect(main.html).toContain('/api/cat/players/p0/ratings/standard/document?date=2017-03-01');
    expect(main.html).toContain('npx escala rate standard-2017-03-01-p0.json');
  });

  it('every button of an article opens a text that is there', async () => {
    const { view } = await pagesOffice();
    for (const page of [await view(latestRating, line), await view(nextRating, line)]) {
      const asked = [...page.main.html.matchAll(/popovertarget="([^"]+)"/g)].map(([, id]) => id!);
      expect(asked.length).toBeGreaterThan(2);
      expect(asked.filter((id) => !page.main.html.includes(`<div popover id="${id}"`))).toEqual([]);
      expect(page.main.html).toContain('<h2>Articles</h2>');
    }
  });

  it('after a correction there are two editions, with the cause between them', async () => {
    const { view, correct } = await pagesOffice();
    const asked = { ...line, date: '2017-02-01' };
    expect((await view(datedRating, asked)).main.html).not.toContain('edition=published');
    await correct();
    const [published, revised] = [
      await view(datedRating, asked, { edition: 'published' }),
      await view(datedRating, asked),
    ];
    expect(published.main.html).toMatch(/1913 → 1886<\/strong>: A result was corrected in <a href="[^"]*e1">Open e1/);
    expect(published.main.html).toContain('1 – 0 → 0 – 1');
    expect(published.main.html).toContain('<q>The score sheet.</q>');
    expect(published.main.html).toContain('<span class="big">1913</span>');
    expect(revised.main.html).toContain('edition=published');
    expect(revised.main.html).toContain('<span class="big">1886</span>');
  });
});

it('what moved since publication is told step by step, with before and after, the most first', async () => {
  const { view, correct } = await pagesOffice();
  const asked = { series: 'standard', date: '2017-02-01' };
  expect((await view(differences, asked)).facts?.join()).toContain('Nothing has changed');
  await correct();
  const { main, facts } = await view(differences, asked);
  expect(facts).toEqual(['One correction changed 2 players.']);
  expect(main.html.indexOf('Pons')).toBeLessThan(main.html.lastIndexOf('Roca'));
});

it('the list to come brings its document for the calculator, with nothing that could end its block', async () => {
  const { view } = await pagesOffice();
  const { main, scripts } = await view(nextRating, { player: 'p0', series: 'standard' });
  const [, text] = /<script type="application\/json" data-document>(.*?)<\/script>/s.exec(main.html)!;
  expect(JSON.parse(text!)).toMatchObject({ regulation: 'fce-2016', listDate: '2017-04-01' });
  expect(text).not.toContain('<');
  expect(scripts).toEqual(['what-if.ts']);
});

import { type ActKind, playerKind } from '@escala/office';
import { type TestOffice, testOffice } from '@escala/office/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { mayEnter } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { actOf, type Sitter, sitterOf } from '../../testing/visitor.ts';
import { clubPage } from './club-page.ts';
import { clubsPage } from './clubs-page.ts';
import { delegationsPage } from './delegations-page.ts';
import { duplicatesPage } from './duplicates-page.ts';
import { importPage } from './import-page.ts';
import { importReport } from './import-report.ts';
import { registryDesk } from './index.ts';
import { mergePage } from './merge-page.ts';
import { newPlayer } from './new-player.ts';
import { playerPage } from './player-page.ts';
import { registryHome } from './registry-home.ts';
import { seasonsPage } from './seasons-page.ts';

let office: TestOffice;
let officer: Sitter;
let commission: Sitter;
const perform = <Outcome>(kind: ActKind, command: object): Promise<Outcome> =>
  office.perform(actOf(kind), command).then(({ outcome }) => outcome as Outcome);

beforeEach(async () => {
  office = await testOffice();
  officer = sitterOf(office, 'en', { roles: ['officer'] });
  commission = sitterOf(office, 'ca', { roles: ['commission', 'committee'] });
  await perform('season.open', { number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' });
  await perform('delegation.register', { delegation: 'tarragona', name: 'Tarragona' });
  await perform('club.register', { club: 'reus', name: 'Escacs <Reus>', delegation: 'tarragona' });
  await perform('player.register', { name: 'Puig, Anna', birthDate: '2005-03-02', season: 2017, club: 'reus' });
  await perform('player.register', { name: 'Anna Puig', birthYear: 2005, evenIfSimilar: ['1'] });
});

/** As an old import may have left it: today's acts assign a FIDE ID only once. */
async function link(id: string): Promise<void> {
  const body = { number: Number(id) - 1, name: `Roca ${id}`, licences: {}, fide: { id: '2200001' } };
  await office.ports.archive.write('cat', (writing) => writing.put(playerKind, id, 2, 1, body));
}

it('without an open season nobody is said to be licensed', async () => {
  const other = await testOffice();
  await other.perform(actOf('player.register'), { player: 'solo', name: 'Mas, Pol', birthDate: '2005-03-02' });
  const { main } = await sitterOf(other, 'en', { roles: ['officer'] })(playerPage, { player: 'solo' });
  expect(main.html).toContain('No season is open');
  expect(main.html).not.toContain('Licensed for every open season');
});

describe('the desk of the registry', () => {
  it('is for officers and the two commissions; a delegate, an arbiter and a player have no business there', () => {
    const who = (role: 'officer' | 'commission' | 'committee' | 'delegate' | 'arbiter' | 'player') =>
      registryDesk.pages.filter(({ needs }) =>
        mayEnter({ account: 'x', name: 'x', roles: [role], clubs: [], events: [], player: null }, needs),
      ).length;
    expect((['officer', 'commission', 'committee', 'delegate', 'arbiter', 'player'] as const).map(who)).toEqual([
      registryDesk.pages.length,
      3,
      3,
      0,
      0,
      0,
    ]);
  });

  it('finds players and shows what waits', async () => {
    const { main } = await officer(registryHome);
    expect(main.html).toContain('One likely duplicate');
    expect((await officer(registryHome, {}, { text: 'puig' })).main.html).toContain('/desk/registry/players/1');
    const nobody = (await officer(registryHome, {}, { text: 'zz' })).main.html;
    expect(nobody).toContain('players/new?name=zz');
    expect(html`${(await officer(registryHome)).actions}`.html).toContain('players/new"');
  });

  it('has every act on a player for the officer, with the version that was seen', async () => {
    const { main, title } = await officer(playerPage, { player: '1' });
    expect(title).toBe('Puig, Anna');
    const acts = [...main.html.matchAll(/data-act="([\w.-]+)"/g)].map(([, act]) => act);
    expect(acts).toEqual([
      'licence.transfer',
      'licence.end',
      'licence.cancel',
      'title.award',
      'category.set',
      'player.amend',
      'fide.link',
    ]);
    expect(main.html).toContain('2 March 2005');
    expect(main.html).toContain('&quot;player&quot;:&quot;1&quot;,&quot;version&quot;:1');
    expect(main.html).toContain('Escacs &lt;Reus&gt;');
  });

  it('has sanctions, titles and categories for the commission, and nothing else', async () => {
    const { main } = await commission(playerPage, { player: '1' });
    const acts = [...main.html.matchAll(/data-act="([\w.-]+)"/g)].map(([, act]) => act);
    expect(acts).toEqual(['title.award', 'category.set', 'sanction.impose']);
    await perform('sanction.impose', { player: '1', decision: 'Dos mesos.', imposedOn: '2017-01-10' });
    const shown = (await commission(playerPage, { player: '1' })).main.html;
    expect(shown).toContain('Dos mesos.');
    expect(shown).toContain('vigent');
  });

  it('compares suspected duplicates and previews the merge, then offers to undo it', async () => {
    expect((await officer(duplicatesPage)).main.html).toContain('Same name.');
    const preview = (await officer(mergePage, {}, { kept: '1', duplicate: '2' })).main.html;
    expect(preview).toContain('Number 2 leads to Puig, Anna (1)');
    expect(preview).toContain('data-act="player.merge"');
    await perform('player.merge', { kept: '1', version: 1, duplicate: '2', duplicateVersion: 1 });
    expect((await officer(playerPage, { player: '1' })).main.html).toContain('Undo merge of 2');
    const merged = (await officer(playerPage, { player: '2' })).main.html;
    expect([...merged.matchAll(/data-act="([\w.-]+)"/g)].map(([, act]) => act)).toEqual(['player.unmerge']);
  });

  it('asks to set objections aside one by one', async () => {
    await perform('player.amend', { player: '2', version: 1, birthYear: 2004 });
    const preview = (await officer(mergePage, {}, { kept: '1', duplicate: '2' })).main.html;
    expect(preview).toContain('value="births"');
    expect(preview).toContain('different');
  });

  it('keeps two persons apart, with the way back, unless they share a FIDE ID', async () => {
    const form = 'data-act="player.keep-apart"';
    expect((await officer(duplicatesPage)).main.html).toContain(form);
    expect((await officer(mergePage, {}, { kept: '1', duplicate: '2' })).main.html).toContain(form);
    await perform('player.keep-apart', { one: '1', version: 1, other: '2', otherVersion: 1 });
    const pairs = (await officer(duplicatesPage)).main.html;
    expect(pairs).not.toContain(form);
    expect(pairs).toContain('One pair.');
    expect(pairs).toContain('data-act="player.reconsider"');
    const told = (await officer(mergePage, {}, { kept: '1', duplicate: '2' })).main.html;
    expect(told).toContain('1 and 2 were marked as different people');
    expect(told).not.toContain('data-act=');
    await perform('player.register', { name: 'Roca, Pol' });
    await perform('player.register', { name: 'Rius, Pau' });
    for (const player of ['3', '4']) await link(player);
    const linked = (await officer(duplicatesPage)).main.html;
    expect(linked).toContain('belongs to one person');
    expect(linked).not.toContain(form);
  });

  it('keeps clubs, seasons and delegations', async () => {
    expect((await officer(clubsPage)).main.html).toContain('/desk/registry/clubs/reus');
    expect(html`${(await officer(clubsPage)).actions}`.html).toContain('data-act="club.register"');
    const club = (await officer(clubPage, { club: 'reus' })).main.html;
    expect(club).toMatch(/season=2017">2017<\/a><\/th><td class="number">1<\/td>/);
    expect(club).toContain('data-act="club.leave"');
    await perform('club.leave', { club: 'reus', version: 1, on: '2017-01-20' });
    expect((await officer(clubPage, { club: 'reus' })).main.html).toContain('&quot;leftOn&quot;:null');
    const seasons = (await officer(seasonsPage)).main.html;
    expect(seasons).toContain('31 Jan 2017');
    expect(html`${(await officer(seasonsPage)).actions}`.html).toContain('value="2018-01-01"');
    expect((await officer(delegationsPage)).main.html).toContain('Tarragona');
  });

  it('offers the season of the day for the first licence', async () => {
    expect((await officer(newPlayer)).main.html).toContain('<option value="2017" selected>');
  });

  it('tells what came in, what stayed outside, and every doubt', async () => {
    for (const what of ['players', 'lists', 'events', 'fide'])
      expect((await officer(importPage, {}, { what })).main.html).toContain(`data-import="${what}"`);
    for (const [what, isAsked] of [
      ['events', true],
      ['fide', false],
    ] as const)
      expect((await officer(importPage, {}, { what })).main.html.includes('value="windows-1250"')).toBe(isAsked);
    const digest = 'a'.repeat(64);
    const { import: id } = await perform<{ import: string }>('import.open', {
      subject: 'players',
      source: { name: 'old.csv', digest },
    });
    const rows = [{ line: 7, id: '9', name: 'Roca, Berta', title: 'XX' }];
    await perform('import.players', { import: id, digest, batch: 0, rows });
    const { main } = await officer(importReport, { import: id });
    expect(main.html).toContain('“XX” is not a title that lists show');
    expect(main.html).toContain('<td class="number">7</td>');
    expect(main.html).toContain('data-act="import.close"');
  });
});

import { showRounds } from '@escala/office/questions';
import { CATALONIA, filePlayers, listedOffice, testOffice } from '@escala/office/testing';
import { eventEntry } from '../../apps/web/src/desks/events/entries/event-entry.ts';
import { report } from '../../apps/web/src/desks/events/inbox/report.ts';
import { eventReport } from '../../apps/web/src/desks/events/report/event-report.ts';
import { eventRounds } from '../../apps/web/src/desks/events/rounds/event-rounds.ts';
import { nextList } from '../../apps/web/src/desks/rating/lists/next-list.ts';
import { clubHomePage } from '../../apps/web/src/desks/teams/club/club-home-page.ts';
import { datedList } from '../../apps/web/src/pages/rating/list.ts';
import { listSectionsPage } from '../../apps/web/src/pages/rating/list-sections.ts';
import { league } from '../../apps/web/src/pages/teams/league.ts';
import { match } from '../../apps/web/src/pages/teams/match.ts';
import { EVENT_FACTS, eventsOffice } from '../../apps/web/src/testing/events-office.ts';
import { actOf, sitterOf, visitorOf } from '../../apps/web/src/testing/visitor.ts';
import { actorOnRecord } from '../../packages/office/src/access/person-on-record.ts';
import { handIn } from '../../packages/office/src/events/testing/fide-office.ts';
import { officeWithClubs } from '../../packages/office/src/teams/testing/league-office.ts';
import { openTeams } from './open-teams.ts';

const OFFICER = { roles: ['officer'] } as const;

async function reports(): Promise<void> {
  const { office } = await eventsOffice();
  const sit = sitterOf(office, 'en', OFFICER);
  for (const event of ['open', 'league']) await sit(eventReport, { event });
  await byFide();
}

/** Reports and lists of federations that rate by the books of FIDE, each rhythm. */
async function byFide(): Promise<void> {
  for (const [regulation, part, day] of [
    ['fide-2009', undefined, '2017-02'],
    ['fide-2024', 'standard', '2025-02'],
    ['fide-2024', 'rapid', '2025-02'],
  ] as const) {
    const series = { id: 'elo', name: 'Elo', regulation, ...(part && { part }), firstList: `${day.slice(0, 5)}03-01` };
    const office = await testOffice({ ...CATALONIA, competitionRules: undefined, series: [series] });
    await filePlayers(office, [{ name: 'Pons, Ana' }, { name: 'Roca, Biel' }]);
    office.setToday(`${day}-01`);
    const minutes = part === 'rapid' ? 15 : 90;
    const facts = {
      start: `${day}-03`,
      end: `${day}-12`,
      timeControl: { minutes, increment: part === 'rapid' ? 10 : 30 },
    };
    office.setToday(`${day}-13`);
    await handIn(office, 'open', facts, [{ white: 'p0', black: 'p1' }]);
    const sit = sitterOf(office, 'en', OFFICER, `${day}-14`);
    await sit(report, { event: 'open' });
    await sit(nextList, { series: 'elo' });
    await office.perform(actOf('report.refuse'), { event: 'open', version: 1 }, { reason: 'because' });
    await sit(eventReport, { event: 'open' });
    await office.perform(actOf('report.appeal'), { event: 'open', version: 2, text: 'It was not.' });
  }
}

/** A Swiss of third category in its last rounds, in which some can no longer go up. */
async function hopeless(): Promise<void> {
  const own = await eventsOffice();
  const event = 'official';
  await own.act('event.register', {
    event,
    facts: { ...EVENT_FACTS, name: event, rounds: 8, flags: { official: true } },
  });
  const licences = { 2016: 'sants', 2017: 'sants' };
  const names = Array.from({ length: 10 }, (_, i) => ({ name: `Third ${i}`, licences }));
  for (const player of await filePlayers(own.office, names))
    await own.act('entry.add', { event, player, facts: { category: 'third', rating: 1500 } });
  for (let round = 1; round <= 5; round++) {
    await own.act('round.pair', { event, round });
    const { rounds } = await own.office.ask(showRounds, { event, round });
    const results = rounds[0]!.boards.map(({ board, version }) => ({ board, version, result: '1-0' }));
    await own.act('results.enter-many', { event, round, results });
  }
  await sitterOf(own.office, 'en', OFFICER)(eventRounds, { event });
}

/** Opens the entry of a Preferent, and does what its page offers. */
async function withdrawal(): Promise<void> {
  const own = await eventsOffice();
  const entry = { event: 'new', player: 'p0' };
  await own.act('entry.add', { ...entry, facts: { category: 'preferent' } });
  const { main } = await sitterOf(own.office, 'en', OFFICER)(eventEntry, entry);
  if (!main.html.includes('data-act="entry.withdraw"')) throw new Error('Nobody can be withdrawn here.');
  await own.act('entry.withdraw', { ...entry, version: 1 });
}

/** The clubs of a delegation, as the registry has them now. */
async function clubsOfDelegation(): Promise<void> {
  const office = await officeWithClubs();
  await office.perform(actOf('delegation.register'), { delegation: 'girona', name: 'Girona' });
  const account = { roles: ['delegation' as const], clubs: [], events: [], delegations: ['girona'] };
  const actor = await office.read((reading) => actorOnRecord(reading, 'gisela', account));
  await sitterOf(office, 'en', actor)(clubHomePage);
}

/** Lists by the books of games, with their sections where there are any. */
async function lists(): Promise<void> {
  for (const regulation of ['fce-2016', 'fide-2009', 'fide-2024']) {
    const { date, ...office } = await listedOffice(regulation);
    const view = visitorOf(office, 'en');
    await view(datedList, { series: 'elo', date });
    // More than a year later both players are inactive.
    const later = `${Number(date.slice(0, 4)) + 2}-01-01`;
    office.setToday(later);
    await office.perform(actOf('list.publish-history'), { series: 'elo', upTo: later });
    await view(listSectionsPage, { series: 'elo', date: later });
  }
}

/** Pages that answer by the code of a book themselves, or need a state that the year does not have: what opens them. */
export const OPENED: Readonly<Record<string, () => Promise<unknown>>> = {
  [eventReport.path]: reports,
  [report.path]: byFide,
  '/desk/lists': byFide,
  [eventRounds.path]: hopeless,
  [eventEntry.path]: withdrawal,
  [clubHomePage.path]: clubsOfDelegation,
  [league.path]: openTeams,
  [match.path]: openTeams,
  [datedList.path]: lists,
  [listSectionsPage.path]: lists,
};

import { type CompetitionSystem, competitionBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { amendFederation } from '../registry/federation/amend-federation.ts';
import { foundLeague } from '../teams/leagues/league-acts.ts';
import { CATALONIA, type TestOffice, testOffice } from '../testing/test-office.ts';
import { normsOfEvent } from '../titles/norms-of-event.ts';
import { grantTitle } from '../titles/title-acts.ts';
import { eventVerdicts } from './checks/event-verdicts.ts';
import { addEntry } from './entries/add-entry.ts';
import { eventParticipants } from './entries/event-participants.ts';
import { type EventFacts, eventKind } from './event.ts';
import { closeEvent } from './event-state-acts.ts';
import { eventDocument, eventTrf } from './file/event-trf.ts';
import { givePlaces } from './places/give-places.ts';
import { setPrizes } from './places/set-prizes.ts';
import { showCrosstable } from './places/show-crosstable.ts';
import { showPrizes, showStandings } from './places/show-standings.ts';
import { reportKind } from './reports/report.ts';
import { submitReport } from './reports/submit-report.ts';
import { boardKind } from './rounds/board.ts';
import { enterResults } from './rounds/enter-results.ts';
import { explainPair, whatIf } from './rounds/explain-pair.ts';
import { roundId } from './rounds/round.ts';
import { showRounds } from './rounds/show-rounds.ts';
import { amendEvent } from './settings/amend-event.ts';
import { registerEvent } from './settings/register-event.ts';
import { showEvent } from './show-event.ts';
import { ARBITER, enterAll, enterRound, pair, playRounds, SWISS } from './testing/event-office.ts';
import { BY_FIDE, fideOffice, handIn } from './testing/fide-office.ts';

/** A federation using the second book. */
const RULES = 'fide-2026';
const { systems, standings: ranking } = competitionBooks[RULES];

async function officeWith(players: number, facts: Partial<EventFacts>): Promise<TestOffice> {
  const office = await fideOffice(players + 1, { competitionRules: RULES });
  await office.perform(registerEvent, { event: 'open', facts: { ...SWISS, ...facts } }, { actor: ARBITER });
  await enterAll(office, players);
  return office;
}

const event = async (office: TestOffice) => (await office.record(eventKind, 'open'))!;

const SYSTEMS = Object.entries<CompetitionSystem>(systems);
/** If teams are ranked, the tie-breaks are for teams (D-TB-23). */
const tieBreaksFor = (system: string, isOfTeams: boolean): string[] =>
  (isOfTeams ? ranking.teams!.tieBreaks : Object.keys(ranking.tieBreaks)).filter((name) => {
    const { for: whom, fits } = ranking.tieBreakOf(name)!;
    return whom.includes(isOfTeams ? 'teams' : 'players') && (fits?.(system) ?? true);
  });

describe('an event by the second book', () => {
  it.each(SYSTEMS)(
    '%s: from registration to the report',
    async (system, { eventType: type, roundsNeeded, reportCode, teams }) => {
      const isOfTeams = teams?.ranked !== undefined;
      const rounds = roundsNeeded?.(6) ?? 3;
      const tiebreaks = tieBreaksFor(system, isOfTeams);
      const office = await officeWith(6, { system, type, rounds, roundDates: undefined, tiebreaks });
      expect((await event(office)).body).toMatchObject({ rules: RULES, system });
      for (let round = 1; round <= rounds; round++) {
        const { outcome } = await pair(office, round);
        expect(outcome.boards + outcome.byes.length).toBeGreaterThan(0);
        if (type === 'knockout') await winRound(office, round);
        else await enterRound(office, round);
      }
      expect((await office.ask(showEvent, { event: 'open' }, ARBITER)).desk?.next).toMatchObject({ step: 'close' });
      await office.perform(closeEvent, { event: 'open', version: (await event(office)).version }, { actor: ARBITER });
      const { version } = await event(office);
      await office.perform(submitReport, { event: 'open', version, from: { kind: 'desk' } }, { actor: ARBITER });
      const report = await office.record(reportKind, 'open');
      expect(report?.body).toMatchObject({ state: 'submitted', source: 'desk' });
      expect(await office.ask(eventDocument, { event: 'open' })).toMatchObject({ rules: RULES, system });
      expect(report?.body.findings.filter(({ code }) => code.startsWith('fce-'))).toEqual([]);
      const { standings } = await office.ask(showStandings, { event: 'open' });
      expect(standings).toMatchObject({ round: rounds, tiebreaks: isOfTeams ? [] : tiebreaks });
      if (isOfTeams)
        expect((await office.ask(eventTrf, { event: 'open', edition: 'trf26' })).text).toContain(
          `212 MP,${tiebreaks.join(',')}`,
        );
      if (reportCode !== undefined)
        expect((await office.ask(eventTrf, { event: 'open', edition: 'trf26' })).text).toContain(`192 ${reportCode}`);
      expect((await office.ask(showCrosstable, { event: 'open' })).rows).toHaveLength(6);
    },
  );

  it('[C.04.2 2] numbers go by its order; the colour of the first round is drawn, and later come more', async () => {
    const office = await officeWith(6, { system: 'fide-dutch', initialColour: undefined });
    const next = async () => (await office.ask(showEvent, { event: 'open' }, ARBITER)).desk?.next;
    expect(await next()).toMatchObject({ step: 'draw-colour' });
    expect(await office.refusals(pair(office, 1))).toMatchObject([
      { code: 'by-the-rules', regulation: RULES, values: { finding: 'fide-2026.dutch.initial-colour' } },
    ]);
    const { version, body } = await event(office);
    const { state: _state, registeredBy: _by, registeredOn: _on, ...facts } = body;
    const amended = { ...facts, initialColour: 'white' as const };
    await office.perform(amendEvent, { event: 'open', version, facts: amended }, { actor: ARBITER });
    await playRounds(office, 1, 1);
    await office.perform(addEntry, { event: 'open', player: 'p07' }, { actor: ARBITER });
    await playRounds(office, 2, 3);
    const { players } = await office.ask(eventParticipants, { event: 'open' });
    expect(players.map(({ player, number }) => [player, number]).slice(0, 2)).toEqual([
      ['p01', 1],
      ['p02', 2],
    ]);
    const why = await office.ask(explainPair, { event: 'open', round: 2, board: 1 });
    expect(why).toMatchObject({ rules: RULES, system: 'fide-dutch', byHand: false });
    expect(why.trace).toHaveProperty('colourRule');
    expect(why.steps.map(({ quantity }) => quantity)).toContain('fide-2026.dutch.members');
    const ask = (player: string, other?: string) => office.ask(whatIf, { event: 'open', round: 2, player, other });
    const { rounds } = await office.ask(showRounds, { event: 'open', round: 1 });
    const { white, black } = rounds[0]!.boards[0]!;
    expect(await ask(white, black)).toMatchObject({
      decides: 'C1',
      bracket: null,
      steps: [{ articles: ['C.04.3 C1'] }],
    });
    const bye = (await office.ask(showRounds, { event: 'open', round: 2 })).rounds[0]!.byes[0]!.player;
    const { decides, steps } = await ask(bye);
    expect(decides).toBeNull();
    expect(steps[0]).toMatchObject({ articles: ['C.04.3 C5'] });
    expect(steps[1]?.parts?.[0]).toMatchObject({ articles: ['C.04.3 C9'] });
    expect(await office.refusals(ask(white, white))).toMatchObject([{ code: 'what-if-same' }]);
    expect(await office.refusals(ask(white, 'p99'))).toMatchObject([{ code: 'entry-unknown', field: 'other' }]);
  });

  it('[D-OFF-481] keeps its book when the federation takes another, and an event may name one', async () => {
    const office = await officeWith(2, { system: 'round-robin', type: 'round-robin' });
    const settings = { version: 1, country: 'AND', competitionRules: 'fce-1990' };
    await office.perform(amendFederation, settings, { reason: 'new rules' });
    const { version, body } = await event(office);
    const { state: _state, registeredBy: _by, registeredOn: _on, rules: _rules, ...facts } = body;
    await office.perform(amendEvent, { event: 'open', version, facts }, { actor: ARBITER });
    expect((await event(office)).body.rules).toBe(RULES);
    await playRounds(office, 1, 1);
    const other = { ...facts, rules: 'fce-1990' };
    const amending = office.perform(amendEvent, { event: 'open', version: 3, facts: other }, { actor: ARBITER });
    expect(await office.refusals(amending)).toMatchObject([{ code: 'event-fact-fixed', field: 'facts.rules' }]);
    await office.perform(registerEvent, { event: 'own', facts: { ...SWISS, rules: 'fce-1990' } });
    const own = await office.record(eventKind, 'own');
    expect(own?.body.rules).toBe('fce-1990');
  });

  it('[C.07 5] D-TB-23: a code of players is refused for teams, and one of teams for players, each with its article', async () => {
    const office = await testOffice({ ...BY_FIDE, competitionRules: RULES });
    const refused = (facts: Partial<EventFacts>) =>
      office.refusals(
        office.perform(registerEvent, {
          event: 'open',
          facts: { ...SWISS, ruleFacts: undefined, tiebreaks: ['TBR', 'SB', 'BH:GP', 'KS'], ...facts },
        }),
      );
    const told = async (facts: Partial<EventFacts>) =>
      (await refused(facts)).map(({ code, field, article }) => [code, field?.at(-1), article]);
    expect(await told({ system: 'team-swiss', type: 'team' })).toEqual([
      ['tie-break-unfit', '1', 'C.07 9.1'],
      ['tie-break-unfit', '3', 'C.07 9.2'],
    ]);
    expect(await told({ system: 'team-round-robin', type: 'team' })).toEqual([
      ['tie-break-unfit', '1', 'C.07 9.1'],
      ['tie-break-unfit', '2', 'C.07 8.1'],
    ]);
    expect(await told({ system: 'fide-dutch' })).toEqual([
      ['tie-break-unfit', '0', 'C.07 12'],
      ['tie-break-unfit', '2', 'C.07 8.1'],
      ['tie-break-unfit', '3', 'C.07 9.2'],
    ]);
  });

  it('refuses what the book does not know, and names what it knows', async () => {
    const office = await testOffice({ ...BY_FIDE, competitionRules: RULES });
    const facts = { ...SWISS, tiebreaks: ['median'], ruleFacts: { kind: 'open', championship: 'provincial' } };
    expect(await office.refusals(office.perform(registerEvent, { facts }))).toMatchObject([
      { code: 'event-fact-unused', field: 'facts.ruleFacts.kind' },
      { code: 'event-fact-unused', field: 'facts.ruleFacts.championship' },
      {
        code: 'system-unknown',
        field: 'facts.system',
        values: { book: RULES, system: 'fce-1990', known: Object.keys(systems).join(', ') },
      },
      { code: 'tie-break-unknown', field: 'facts.tiebreaks.0' },
    ]);
    const unknown = office.perform(registerEvent, { facts: { ...SWISS, rules: 'fce-1991' } });
    expect(await office.refusals(unknown)).toMatchObject([{ code: 'rules-unknown', field: 'facts.rules' }]);
  });

  it('has prizes, shared as its book lets them be', async () => {
    const office = await officeWith(4, { system: 'fide-dutch' });
    const category = { name: 'General', sharing: 'hort' as const, prizes: [100, 50] };
    const prizes = { currency: 'EUR', limit: 'one' as const, categories: [category] };
    await office.perform(setPrizes, { event: 'open', version: 1, prizes }, { actor: ARBITER });
    expect(await office.ask(showPrizes, { event: 'open' })).toMatchObject({ prizes });
  });

  it('has no places, norms or titles where the book has none', async () => {
    const office = await officeWith(4, { system: 'fide-dutch' });
    const giving = office.perform(givePlaces, { event: 'open', version: 0, places: 2 }, { reason: 'few boards' });
    expect(await office.refusals(giving)).toMatchObject([{ code: 'book-without-places', regulation: RULES }]);
    expect(await office.ask(eventVerdicts, { event: 'open' })).not.toHaveProperty('norms');
    const norms = office.ask(normsOfEvent, { event: 'open' });
    expect(await office.refusals(norms)).toMatchObject([
      { code: 'verdicts-no-rules' },
      { code: 'verdicts-not-accepted' },
    ]);
    const granting = office.perform(grantTitle, { player: 'p01', version: 1 });
    expect(await office.refusals(granting)).toMatchObject([{ code: 'verdicts-no-rules' }]);
  });
});

describe('a federation without rules', () => {
  it('pairs nothing, and takes reports', async () => {
    const office = await testOffice(BY_FIDE);
    const registering = office.perform(registerEvent, { event: 'open', facts: SWISS });
    expect(await office.refusals(registering)).toMatchObject([{ code: 'event-no-rules', field: 'facts.system' }]);
    const { system: _system, ...facts } = SWISS;
    await office.perform(registerEvent, { event: 'open', facts }, { actor: ARBITER });
    expect((await office.ask(showEvent, { event: 'open' }, ARBITER)).desk?.next).toMatchObject({ step: 'report-file' });
  });

  it('[D-OFF-480] has tables by points alone: who is level shares the place', async () => {
    const office = await fideOffice(4);
    await handIn(office, 'open', {}, [
      { white: 'p01', black: 'p02' },
      { white: 'p03', black: 'p04', result: '1-0' },
      { round: 2, white: 'p01', black: 'p03', result: '1/2' },
    ]);
    const { standings } = await office.ask(showStandings, { event: 'open' });
    expect(standings.tiebreaks).toEqual([]);
    expect(standings.rows.map(({ rank, player }) => `${rank} ${player}`).sort()).toEqual([
      '1 p01',
      '1 p03',
      '3 p02',
      '3 p04',
    ]);
  });

  it('names a book that there is', async () => {
    const founding = testOffice({ ...CATALONIA, competitionRules: 'catalan' });
    const office = await testOffice();
    expect(await office.refusals(founding)).toMatchObject([{ code: 'rules-unknown', field: 'competitionRules' }]);
  });

  it.each([
    [undefined, 'teams-no-rules'],
    [RULES, 'book-without-teams'],
  ])('founds no league under %s', async (competitionRules, code) => {
    const office = await testOffice({ ...BY_FIDE, competitionRules });
    const facts = {
      name: 'Lliga',
      season: 2017,
      competition: 'first' as const,
      system: 'round-robin' as const,
      scoring: 'match-points' as const,
      groups: [{ id: 'g', name: 'G' }],
    };
    const founding = office.perform(foundLeague, { league: 'lliga', facts });
    expect(await office.refusals(founding)).toMatchObject([{ code, field: 'facts.rules' }]);
    await office.perform(foundLeague, { league: 'lliga', facts: { ...facts, rules: 'fce-1990' } });
  });
});

/** Every board is won, since a draw decides nothing in a knockout. */
async function winRound(office: TestOffice, round: number): Promise<void> {
  const boards = await office.read((reading) =>
    reading.find(boardKind, { key: 'round', equals: roundId('open', round) }),
  );
  const results = boards.map(({ version, body }) => ({ board: body.board, version, result: '1-0' as const }));
  await office.perform(enterResults, { event: 'open', round, results }, { actor: ARBITER });
}

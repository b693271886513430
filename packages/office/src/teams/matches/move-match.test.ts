import { beforeEach, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { amendLeague } from '../leagues/league-acts.ts';
import { delegateOf, LEAGUE, officeWithLeague, sheetOf } from '../testing/league-office.ts';
import { matchId, matchKind } from './match.ts';
import { moveMatch } from './move-match.ts';
import { submitActa } from './submit-acta.ts';

const COMMISSION: Actor = { ...NOBODY, account: 'carme', roles: ['commission'] };
let office: TestOffice;
beforeEach(async () => {
  office = await officeWithLeague();
  office.setToday('2017-03-01');
});

/** The acta of the first match of a round: the articles and severities found. */
async function acta(round: number, playedOn: string): Promise<string[]> {
  const match = matchId('liga', 'g1', round, 1);
  const { homeClub, awayClub } = (await office.record(matchKind, match))!.body;
  const sheets = { home: sheetOf(homeClub), away: sheetOf(awayClub) };
  const results = Array.from({ length: 4 }, () => ({ result: '1/2' as const }));
  const command = { match, side: 'home' as const, version: 0, playedOn, ...sheets, results };
  const { outcome } = await office.perform(submitActa, command, { actor: delegateOf(homeClub) });
  return outcome.findings.filter(({ article }) => article === 'Calendaris 15.10').map(({ code }) => code);
}
const move = (round: number, to: string, because = 'other', actor = COMMISSION) =>
  office.perform(moveMatch, { match: matchId('liga', 'g1', round, 1), version: 1, to, because } as never, {
    actor,
    reason: 'Both clubs agree.',
  });

it('[Calendaris 15.10] the acta of a match on another day than announced says that nobody permitted it', async () => {
  expect(await acta(1, '2017-02-04')).toEqual([]);
  office = await officeWithLeague();
  office.setToday('2017-03-01');
  expect(await acta(1, '2017-02-03')).toEqual(['fce-1990.move-permit']);
});

it('[Calendaris 15.10] in the last two of three rounds an earlier day is against the rules as well; a later one is not', async () => {
  expect(await acta(2, '2017-02-10')).toEqual(['fce-1990.move-last-rounds', 'fce-1990.move-permit']);
  expect(await acta(3, '2017-02-19')).toEqual(['fce-1990.move-permit']);
});

it('[Calendaris 15.10] with the permission of the sports commission the new day is the day of the match', async () => {
  await move(1, '2017-02-03');
  expect((await office.record(matchKind, matchId('liga', 'g1', 1, 1)))?.body).toMatchObject({
    on: '2017-02-03',
    moved: { from: '2017-02-04', because: 'other', by: 'carme' },
  });
  expect(await acta(1, '2017-02-03')).toEqual([]);
});

it('[Calendaris 15.10] the commission itself brings forward none of the last two rounds, unless calendars clash', async () => {
  expect(await office.refusals(move(2, '2017-02-10'))).toMatchObject([{ article: 'Calendaris 15.10', field: 'to' }]);
  await move(2, '2017-02-10', 'clash');
  await move(3, '2017-02-25');
  const officer = { ...COMMISSION, roles: ['officer', 'committee'] } as const;
  expect(await office.refusals(move(1, '2017-02-05', 'other', officer))).toMatchObject([{ code: 'not-allowed' }]);
});

it('[Calendaris 15.10] drawn rounds of a league keep their days, whoever corrects its facts', async () => {
  const [one, two, three] = LEAGUE.roundDates!;
  const amend = (roundDates: string[]) =>
    office.perform(amendLeague, { league: 'liga', version: 2, facts: { ...LEAGUE, roundDates } });
  expect(await office.refusals(amend([one!, two!, '2017-02-25']))).toMatchObject([
    { article: 'Calendaris 15.10', field: 'facts.roundDates.2' },
  ]);
  await amend([one!, two!, three!, '2017-03-04']);
});

import { type Day, dayFrom, holdingFrom, type IsoDate } from '@escala/core';
import { partOfBook, type WordedParameters } from '../contracts/worded.ts';
import { type ValuesOf, valuesOn } from '../shared/parameters-by-day.ts';
import type { Delegation } from './facts.ts';
import { PREFERENT_ROWS, SECOND_TO_FIRST, THIRD_TO_SECOND } from './promotions/tables.ts';
import type { TeamCompetitionName } from './teams/competitions.ts';

/** The document is undated; its latest source is from 1989, so it is taken to be in force from 1990. */
export const IN_FORCE_FROM: IsoDate = '1990-01-01';

const since = holdingFrom(IN_FORCE_FROM);

/** The day whose rules apply to an event: its end, else its start, else the regulation's first day. */
export function judgingDay(
  event: { readonly start?: IsoDate | undefined; readonly end?: IsoDate | undefined } = {},
): Day {
  return dayFrom(event.end ?? event.start ?? IN_FORCE_FROM);
}

const FROM_THIRD: readonly TeamCompetitionName[] = ['first-division', 'second-division', 'first', 'second', 'third'];
const FROM_SECOND: readonly TeamCompetitionName[] = ['first-division', 'second-division', 'first', 'second'];

export const ENTRY = {
  compulsoryInBarcelona: since('Normes 4.1.3', FROM_THIRD),
  compulsoryInDelegations: since('Normes 4.1.3', FROM_SECOND),
  infantilAge: since('Normes 4.1.4', 14),
  juvenilAge: since('Normes 4.1.5', 20),
} as const;

export type EntryRules = ValuesOf<typeof ENTRY>;
export const entryRules = (day: Day): EntryRules => valuesOn(ENTRY, day);

export const OFFICE_TERMS = {
  restDays: since<readonly number[]>('Delegats 5.5.1', [0], 'D-COMP-33'),
  confirmationDays: since('Normes 4.1.2', 15),
  closedRounds: since('Delegats 5.2.2.1', 3),
  resultsHour: since('Delegats 5.5.1', 13),
  lateMinutes: since('Endarreriments 12.1', 60, 'D-COMP-40'),
  waitingMinutes: since('Endarreriments 12.1', 90),
  visitorPercent: since('Endarreriments 12.1', 60),
  resumptionMinutes: since('Endarreriments 12.4', 60, 'D-COMP-40'),
  postponedDays: since('Calendaris 15.8', 3),
  fixedRounds: since('Calendaris 15.10', 2),
  fewestMembers: since('Comissió 1.1', 5),
  mostMembers: since('Comissió 1.1', 8),
  memberYears: since('Comissió 2.1', 2),
  absencesInARow: since('Comissió 3.2', 5),
  absencesInAll: since('Comissió 3.2', 10),
  conveningMembers: since('Comissió 6.1', 2),
  conveningJudges: since('Comissió 6.1', 1),
} as const;

export type OfficeRules = ValuesOf<typeof OFFICE_TERMS>;
export const officeRules = (day: Day): OfficeRules => valuesOn(OFFICE_TERMS, day);

export const TEAMS = {
  divisionBoards: since('Equips 8.1.1', 10),
  lowerBoards: since('Equips 8.1.2', 8),
  promotionBoards: since('Equips 8.1.3', 4),
  cupBoards: since('Equips 8.2.6', 4),
  cupRegulars: since('Equips 8.2.6', 5),
  smallTeam: since('Estrangers 9.1', 5, 'D-COMP-42'),
  foreignersInSmallTeam: since('Estrangers 9.1', 1),
  foreigners: since('Estrangers 9.1', 2),
  nationals: since<readonly string[]>('Estrangers 9.2', ['ESP', 'ES', 'AND', 'AD']),
  substitutesFromMinute: since('Suplents 13.2', 20),
  substitutesToMinute: since('Suplents 13.2', 60),
  largeTeam: since('Suplents 13.2', 8),
  substitutesInLargeTeam: since('Suplents 13.2', 2),
  substitutes: since('Suplents 13.2', 1),
  teamLateMinutes: since('Endarreriments 12.3', 60, 'D-COMP-40'),
} as const;

export type TeamRules = ValuesOf<typeof TEAMS>;
export const teamRules = (day: Day): TeamRules => valuesOn(TEAMS, day);

export const SWISS = {
  unratedAs: since('Suis 7', 2000, 'D-SWISS-7'),
  farApart: since('Suis 10.2', 100, 'D-SWISS-10'),
  renumberedRounds: since('Suis 17', 2),
} as const;

export const TIE_BREAKS = {
  kashdanWon: since('Desempats 2.3', 4),
  kashdanDrawn: since('Desempats 2.3', 2),
  kashdanLost: since('Desempats 2.3', 1),
  kashdanUnplayed: since('Desempats 2.3.1', 2),
  forfeitsToElimination: since('Retirats 14.1', 2),
  annulmentShare: since('Retirats 14.3.1', 2),
} as const;

/** The values in use: all have been unchanged since the first day. */
export const KASHDAN = {
  won: TIE_BREAKS.kashdanWon.values[0].value,
  drawn: TIE_BREAKS.kashdanDrawn.values[0].value,
  lost: TIE_BREAKS.kashdanLost.values[0].value,
  unplayed: TIE_BREAKS.kashdanUnplayed.values[0].value,
} as const;

export const FORFEITS_TO_ELIMINATION = TIE_BREAKS.forfeitsToElimination.values[0].value;

/** Before half of the rounds: 2 x afterRound < rounds (Retirats 14.3.1). */
export function leftBeforeHalf(afterRound: number, rounds: number): boolean {
  return TIE_BREAKS.annulmentShare.values[0].value * afterRound < rounds;
}

const HOMOLOGATION = {
  clubsPercent: since('Tancats Elo 2', 50, 'D-COMP-31'),
  closedMean: since('Tancats Elo 2', 2100),
  normsLowestRating: since('Tancats MC 2', 2175),
  normsExempt: since('Tancats MC 2', 1),
  normsMean: since('Tancats MC 2', 2200),
  closedRounds: since('Tancats nota', 9),
  closedPlayers: since('Tancats nota', 10),
  unratedNumber: since('Tancats Elo 2', 2000, 'D-COMP-25'),
  applicationMonth: since('Oberts 1', 6, 'D-COMP-32'),
  applicationDay: since('Oberts 1', 30, 'D-COMP-32'),
  kilometresApart: since('Oberts 2', 30),
  openRounds: since('Oberts 3', 8),
  openNormRounds: since('Oberts 3', 9),
  groupPlayers: since('Oberts 4', 25),
  reportWorkingDays: since('Oberts 8', 4),
  categoryFee: since('Oberts 9', 2000),
  preferentFee: since('Oberts 9', 4000),
  activeMinutes: since('Actius 1', 30),
  activeIncrement: since('Actius 22', 10),
  activeRoundsPerDay: since('Actius 24', 6),
  blitzMinutes: since('Ràpides 1', 5),
} as const;

export type HomologationRules = ValuesOf<typeof HOMOLOGATION>;
export const homologationRules = (day: Day): HomologationRules => valuesOn(HOMOLOGATION, day);

export const PROMOTIONS = {
  preferentRows: since('Ascensos preferent 1', PREFERENT_ROWS),
  unplayedNumber: since('Ascensos preferent 2', 2000, 'D-COMP-22'),
  firstCategoryNumber: since('Ascensos preferent 3', 2000),
  scoreNumber: since('Ascensos preferent 5', 2000),
  halfPointNumber: since('Ascensos preferent 6', 50),
  thirdToSecond: since('Ascensos taula 8', THIRD_TO_SECOND),
  secondToFirst: since('Ascensos taula 8', SECOND_TO_FIRST),
} as const;

export type PromotionRules = ValuesOf<typeof PROMOTIONS>;
export const promotionRules = (day: Day): PromotionRules => valuesOn(PROMOTIONS, day);

export const CATALAN_MASTER = {
  absolutePlaces: since('MC títol 1', 2),
  fideTitles: since<readonly string[]>('MC títol 2', ['MF', 'MI', 'GM']),
  spainJuniorPlaces: since('MC títol 3', 1),
  spainFinalPlaces: since('MC títol 4', 5),
  normsForTitle: since('MC títol 5', 3),
  listRating: since('MC norma 1', 2300),
  listGames: since('MC norma 1', 16),
  barcelonaOpenPlaces: since('MC norma 2', 2),
  fullMean: since('MC norma 3', 2375),
  lowestTenths: since('MC norma 3', 500, 'D-COMP-2'),
  tenthsPerPoint: since('MC norma 3', 1, 'D-COMP-27'),
  meanOver: since('MC norma 3', 2175),
  idleSeasons: since('MC norma 4', 2),
  interterritorialPlaces: since('MC norma 6', 1),
  provincialPlaces: since('MC norma 7', 1),
  delegationMean: since('MC norma 8', 2150),
  delegations: since<readonly Delegation[]>('MC norma 8', ['lleida', 'girona', 'tarragona']),
  unratedNumber: since('MC norma 3', 2000, 'D-COMP-25'),
} as const;

export type NormRules = ValuesOf<typeof CATALAN_MASTER>;
export const normRules = (day: Day): NormRules => valuesOn(CATALAN_MASTER, day);

/** Every number of the regulation, named by its part and its own name: `teams.cupBoards`. */
const NUMBERS = {
  ...partOfBook('entry', ENTRY),
  ...partOfBook('office-terms', OFFICE_TERMS),
  ...partOfBook('teams', TEAMS),
  ...partOfBook('swiss', SWISS),
  ...partOfBook('tie-breaks', TIE_BREAKS),
  ...partOfBook('homologation', HOMOLOGATION),
  ...partOfBook('promotions', PROMOTIONS),
  ...partOfBook('catalan-master', CATALAN_MASTER),
};

export const ALL_PARAMETERS = NUMBERS satisfies WordedParameters<'fce-1990', typeof NUMBERS>;

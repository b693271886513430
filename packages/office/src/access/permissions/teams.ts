import {
  COMMISSION,
  COMMITTEE,
  EVERYBODY,
  OFFICER,
  OFFICER_OR_COMMISSION,
  type Permission,
  type Permissions,
} from './permission.ts';

/** Delegates act for their own clubs. */
const CLUB: Permission = { ...OFFICER, delegate: 'own' };
/**
 * Clubs of a delegation apply, and report results, through it (fce-1990, Delegacions 1, Delegats 5.5.2, D-OFF-1281). Line-ups stay
 * with the two clubs.
 */
const THROUGH_DELEGATION: Permission = { ...CLUB, delegation: 'own' };

export const teams = {
  'league.found': OFFICER,
  'league.amend': OFFICER,
  'league.draw': OFFICER,
  'league.drop-group': OFFICER,
  'team.register': THROUGH_DELEGATION,
  'team.withdraw': OFFICER,
  'club-list.submit': THROUGH_DELEGATION,
  'line-up.submit': CLUB,
  'acta.submit': THROUGH_DELEGATION,
  'acta.confirm': CLUB,
  'acta.contest': CLUB,
  /** Also the arbiter of the event that reports the league. */
  'acta.reserve': { ...CLUB, arbiter: 'own' },
  'acta.release': CLUB,
  /** The competition committee's reading counts (fce-1990, Sub-condicione 6.1; D-OFF-234). */
  'acta.rule': COMMITTEE,
  'match.rule': COMMITTEE,
  /** By the sports commission (fce-1990, Calendaris 15.10). */
  'match.move': COMMISSION,
  // Questions.
  'league.search': EVERYBODY,
  'league.show': EVERYBODY,
  'league.standings': EVERYBODY,
  'league.open-matches': { ...OFFICER_OR_COMMISSION, ...COMMITTEE },
  'league.vacancy': OFFICER_OR_COMMISSION,
  'match.show': EVERYBODY,
  'club-list.show': THROUGH_DELEGATION,
  'club-list.check': THROUGH_DELEGATION,
  'line-up.check': CLUB,
  'delegate.matches': THROUGH_DELEGATION,
} as const satisfies Permissions;

import { COMMISSION, EVERYBODY, OFFICER, OFFICER_OR_COMMISSION, type Permissions } from './permission.ts';

export const rating = {
  'list.publish': OFFICER,
  'list.publish-history': OFFICER,
  'list.revise': OFFICER,
  'list.preview': OFFICER,
  'list.preview-revision': OFFICER,
  'series.change-book': OFFICER,
  'series.keep-book': OFFICER,
  'series.preview-book-change': OFFICER,
  'list.read': EVERYBODY,
  'list.search': EVERYBODY,
  'list.verify': EVERYBODY,
  'list.differences': EVERYBODY,
  'list.sections': EVERYBODY,
  'list.highlights': EVERYBODY,
  'period.read': OFFICER,
  'rating.live': EVERYBODY,
  'rating.history': EVERYBODY,
  'rating.explain': EVERYBODY,
  'rating.explain-live': EVERYBODY,
  'rating.document': EVERYBODY,
  'player.events': EVERYBODY,
  'player.profile': EVERYBODY,
  'player.opponents': EVERYBODY,
  'player.compare': EVERYBODY,
  'correction.preview': OFFICER_OR_COMMISSION,
  'correction.confirm': OFFICER,
  'correction.search': EVERYBODY,
  'correction.read': EVERYBODY,
  'health.scale': EVERYBODY,
  'health.summary': EVERYBODY,
} as const satisfies Permissions;

/** Players for their own line, officers for everyone. */
const CLAIMANT = { ...OFFICER, player: 'own' } as const;

export const claims = {
  'claim.open': CLAIMANT,
  'claim.add-evidence': { ...CLAIMANT, ...COMMISSION },
  'claim.withdraw': CLAIMANT,
  'claim.decide': OFFICER,
  'claim.appeal': CLAIMANT,
  'claim.decide-appeal': COMMISSION,
  // Questions.
  'claim.read': EVERYBODY,
  'claim.of-line': EVERYBODY,
  'claim.of-player': EVERYBODY,
  'claim.search': { ...CLAIMANT, ...COMMISSION },
} as const satisfies Permissions;

export const scrabble = {
  'scrabble-report.submit': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.amend': { ...OFFICER, arbiter: 'own' },
  'scrabble-report.accept': OFFICER,
  'scrabble-report.refuse': OFFICER,
  'scrabble-report.annul': OFFICER_OR_COMMISSION,
  // Questions.
  'scrabble-report.inbox': OFFICER_OR_COMMISSION,
  'scrabble-report.show': { ...OFFICER_OR_COMMISSION, arbiter: 'own' },
  'scrabble-report.own': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.check': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.players': { ...OFFICER, arbiter: 'any' },
  'scrabble-event.search': EVERYBODY,
  'scrabble-event.show': EVERYBODY,
} as const satisfies Permissions;

export const titles = {
  'norm.record': OFFICER_OR_COMMISSION,
  'norm.record-by-rating': OFFICER_OR_COMMISSION,
  'norm.revoke': OFFICER_OR_COMMISSION,
  'norm.enter-elsewhere': OFFICER_OR_COMMISSION,
  'norm.revoke-elsewhere': OFFICER_OR_COMMISSION,
  'title.grant-by-norms': OFFICER_OR_COMMISSION,
  'title.enter-by-place': OFFICER_OR_COMMISSION,
  'title.revoke-by-place': OFFICER_OR_COMMISSION,
  'promotion.record': OFFICER_OR_COMMISSION,
  'promotion.apply': OFFICER_OR_COMMISSION,
  'promotion.revoke': OFFICER_OR_COMMISSION,
  // Questions.
  'norm.of-player': EVERYBODY,
  'norm.of-event': EVERYBODY,
  'norm.performance': EVERYBODY,
  'title.applications': EVERYBODY,
  'norm.certificate': EVERYBODY,
  'norm.chances-of-player': EVERYBODY,
  'title.due': OFFICER_OR_COMMISSION,
  'promotion.search': OFFICER_OR_COMMISSION,
} as const satisfies Permissions;

import { EVERYBODY, OFFICER_OR_COMMISSION, type Permissions } from './permission.ts';

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

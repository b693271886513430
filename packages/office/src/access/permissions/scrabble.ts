import { EVERYBODY, OFFICER, type Permissions } from './permission.ts';

export const scrabble = {
  'scrabble-report.submit': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.amend': { ...OFFICER, arbiter: 'own' },
  'scrabble-report.accept': OFFICER,
  'scrabble-report.refuse': OFFICER,
  'scrabble-report.annul': { ...OFFICER, commission: 'any' },
  'scrabble-list.publish': OFFICER,
  'scrabble-list.publish-history': OFFICER,
  'scrabble-list.revise': OFFICER,
  'scrabble-correction.confirm': OFFICER,
  // Questions.
  'scrabble-report.inbox': { ...OFFICER, commission: 'any' },
  'scrabble-report.show': { ...OFFICER, commission: 'any', arbiter: 'own' },
  'scrabble-event.search': EVERYBODY,
  'scrabble-event.show': EVERYBODY,
  'scrabble-list.read': EVERYBODY,
  'scrabble-list.preview': OFFICER,
  'scrabble-list.differences': EVERYBODY,
  'scrabble-list.verify': EVERYBODY,
  'scrabble-rating.history': EVERYBODY,
  'scrabble-rating.live': EVERYBODY,
  'scrabble-rating.explain': EVERYBODY,
  'scrabble-correction.preview': { ...OFFICER, commission: 'any' },
  'scrabble-correction.search': EVERYBODY,
} as const satisfies Permissions;

import { EVERYBODY, OFFICER, OFFICER_OR_COMMISSION, type Permissions } from './permission.ts';

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

import { EVERYBODY, OFFICER, type Permissions } from './permission.ts';

export const scrabble = {
  'scrabble-report.submit': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.amend': { ...OFFICER, arbiter: 'own' },
  'scrabble-report.accept': OFFICER,
  'scrabble-report.refuse': OFFICER,
  'scrabble-report.annul': { ...OFFICER, commission: 'any' },
  // Questions.
  'scrabble-report.inbox': { ...OFFICER, commission: 'any' },
  'scrabble-report.show': { ...OFFICER, commission: 'any', arbiter: 'own' },
  'scrabble-report.own': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.check': { ...OFFICER, arbiter: 'any' },
  'scrabble-report.players': { ...OFFICER, arbiter: 'any' },
  'scrabble-event.search': EVERYBODY,
  'scrabble-event.show': EVERYBODY,
} as const satisfies Permissions;

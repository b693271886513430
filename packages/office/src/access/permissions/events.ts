import { COMMISSION, EVERYBODY, OFFICER, type Permission, type Permissions } from './permission.ts';

/** Whoever runs an event, and the officer for all of them. */
const DESK: Permission = { ...OFFICER, arbiter: 'own' };
/** The sports commission may waive and annul (fce-1990, Oberts nota); for ratings the officer does (fce-2016 2.2). */
const OFFICER_OR_COMMISSION: Permission = { ...OFFICER, commission: 'any' };

export const events = {
  'event.register': { ...OFFICER, arbiter: 'any' },
  'event.amend': DESK,
  'event.set-prizes': DESK,
  'event.forbid-pairs': DESK,
  'event.close': DESK,
  'event.reopen': DESK,
  'event.annul': OFFICER_OR_COMMISSION,
  'event.receive': { ...OFFICER, arbiter: 'any' },
  'entry.add': DESK,
  'entry.add-many': DESK,
  'entry.amend': DESK,
  'entry.withdraw': DESK,
  'entry.return': DESK,
  'absence.set': DESK,
  'numbers.give': DESK,
  /** Sanctions decide, which are no matter of arbiters (D-OFF-106). */
  'places.give': OFFICER_OR_COMMISSION,
  'round.pair': DESK,
  'round.change-pair': DESK,
  'round.unpair': DESK,
  'round.close': DESK,
  /** A telephone that was handed out: for its boards. */
  'result.enter': { ...DESK, device: 'own' },
  'results.enter-many': DESK,
  'result.correct': DESK,
  /** The competition committee's reading counts, not the arbiter's (fce-1990, Sub-condicione 6.1; D-OFF-234). */
  'result.rule': OFFICER_OR_COMMISSION,
  'report.submit': DESK,
  'report.accept': OFFICER,
  'report.waive': OFFICER_OR_COMMISSION,
  'report.refuse': OFFICER,
  'report.appeal': DESK,
  'report.decide-appeal': COMMISSION,
  // Questions.
  'event.search': EVERYBODY,
  'event.live': EVERYBODY,
  'event.calendar': EVERYBODY,
  'event.show': EVERYBODY,
  'event.rounds': EVERYBODY,
  'event.standings': EVERYBODY,
  'event.crosstable': EVERYBODY,
  'event.explain-pair': EVERYBODY,
  'event.what-if': EVERYBODY,
  'event.document': EVERYBODY,
  'event.trf': EVERYBODY,
  'event.verdicts': EVERYBODY,
  'event.rating-changes': EVERYBODY,
  'event.participants': EVERYBODY,
  'event.player': EVERYBODY,
  'event.precheck': { ...OFFICER, arbiter: 'any' },
  'event.file': DESK,
  'entry.recognize': { ...OFFICER, arbiter: 'any' },
  'event.report-gaps': DESK,
  'places.order': OFFICER_OR_COMMISSION,
  'arbiter.search': { ...OFFICER, arbiter: 'any' },
  'reservation.search': OFFICER_OR_COMMISSION,
  'report.inbox': OFFICER_OR_COMMISSION,
  'report.effect': { ...OFFICER_OR_COMMISSION, arbiter: 'own' },
  'report.show': { ...OFFICER_OR_COMMISSION, arbiter: 'own' },
} as const satisfies Permissions;

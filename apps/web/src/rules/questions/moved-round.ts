import { movedRound } from '@escala/regulations/fce-1990';
import { answerOf, defineRuleQuestion, type Faults } from '../rule-question.ts';

/** A round is to be played on another day or elsewhere (Calendaris 15.10, 15.3). */
export const movedRoundQuestion = defineRuleQuestion({
  id: 'moved-round',
  fields: [
    { kind: 'number', name: 'round', min: 1, max: 99 },
    { kind: 'number', name: 'rounds', min: 1, max: 99 },
    { kind: 'tick', name: 'clash' },
    { kind: 'tick', name: 'venue' },
    { kind: 'tick', name: 'permit' },
  ],
  faults: ({ round, rounds }): Faults =>
    round > rounds ? { round: { key: 'web.rules.fault-round', values: { rounds } } } : {},
  answer: ({ round, rounds, clash, venue, permit }, today) =>
    answerOf(movedRound({ round, rounds, clash, venueMoves: venue, commissionPermits: permit }, today)),
});

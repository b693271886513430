import { answerOf, defineQuestion, type QuestionFaults } from '../../contracts/question.ts';
import { movedRound } from '../office-terms/moved-round.ts';

/** A round is to be played on another day or elsewhere (Calendaris 15.10, 15.3). */
export const movedRoundQuestion = defineQuestion({
  id: 'moved-round',
  fields: [
    { kind: 'number', name: 'round', min: 1, max: 99 },
    { kind: 'number', name: 'rounds', min: 1, max: 99 },
    { kind: 'choice', name: 'when', options: ['earlier', 'same-day', 'later'] },
    { kind: 'tick', name: 'clash' },
    { kind: 'tick', name: 'venue' },
    { kind: 'tick', name: 'permit' },
  ],
  faults: ({ round, rounds, when, venue }): QuestionFaults => ({
    ...(round > rounds ? { round: { key: 'web.rules.fault-round', values: { rounds } } } : {}),
    ...(when === 'same-day' && !venue ? { when: { key: 'web.rules.moved-round.fault-nothing' } } : {}),
  }),
  answer: ({ round, rounds, when, clash, venue, permit }, today) =>
    answerOf(movedRound({ round, rounds, when, clash, venueMoves: venue, commissionPermits: permit }, today)),
});

import { defineQuestion } from '../../contracts/question.ts';
import { lateForResumption, latePlayer } from '../office-terms/late-player.ts';

/** A player comes late, to a game or to its resumption (Endarreriments 12.1, 12.2, 12.4). */
export const latePlayerQuestion = defineQuestion({
  id: 'late-player',
  fields: [
    { kind: 'number', name: 'minutes', min: 0, max: 1440 },
    { kind: 'tick', name: 'adjourned' },
    { kind: 'tick', name: 'visitor' },
    { kind: 'tick', name: 'proof' },
  ],
  answer: ({ minutes, adjourned, visitor, proof }, today) => {
    if (adjourned) {
      const verdict = lateForResumption(minutes, today);
      const clocks = { own: minutes * 60, opponent: 0 };
      const articles = ['Endarreriments 12.4'];
      return verdict === 'lost' ? { verdict, holds: 'no', articles } : { verdict, holds: 'yes', clocks, articles };
    }
    const towns = { ownTown: 'own', opponentTown: visitor ? 'other' : 'own' };
    const judged = latePlayer({ minutes, ...towns, visitor, transportProof: proof }, today);
    const { verdict, article } = judged;
    if (verdict === 'lost') return { verdict, holds: 'no', articles: [article] };
    const clocks = { own: judged.ownSeconds, opponent: judged.opponentSeconds };
    // The competition committee has still to accept the proof.
    return { verdict, holds: verdict === 'shared' ? 'unknown' : 'yes', clocks, articles: [article] };
  },
});

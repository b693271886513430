import { answerOf, defineQuestion } from '../../contracts/question.ts';
import { mayPlay } from '../entry/who-may-enter.ts';
import { DELEGATIONS } from '../facts.ts';
import { lateForResumption, latePlayer, lateTeam } from '../office-terms/lateness.ts';
import { resultsAddressee } from '../office-terms/results-term.ts';
import { officeRules, teamRules } from '../parameters.ts';

/** A player is late for a game or for its resumption (Endarreriments 12.1, 12.2, 12.4). */
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
    // The competition committee has yet to accept the proof.
    return { verdict, holds: verdict === 'shared' ? 'unknown' : 'yes', clocks, articles: [article] };
  },
});

/** Too few players of a team are present (Endarreriments 12.3), or a whole team comes late (Endarreriments 12.1). */
export const lateTeamQuestion = defineQuestion({
  id: 'late-team',
  fields: [
    { kind: 'number', name: 'boards', min: 1, max: 50 },
    { kind: 'number', name: 'there', min: 0, max: 50 },
    { kind: 'number', name: 'minute', min: 0, max: 1440 },
    { kind: 'number', name: 'half', min: 0, max: 1440, optional: true },
    { kind: 'tick', name: 'visitor' },
    { kind: 'tick', name: 'proof' },
  ],
  faults: ({ boards, there, minute, half }) => ({
    ...(there > boards ? { there: { key: 'web.rules.late-team.fault-there', values: { boards } } } : {}),
    ...(half !== undefined && half > minute
      ? { half: { key: 'web.rules.late-team.fault-half', values: { minute } } }
      : {}),
  }),
  answer: ({ boards, there, minute, half, visitor, proof }, today) => {
    const rules = teamRules(today);
    const arrival = { boards, atStart: there, halfAtMinute: half, fromElsewhere: visitor, transportProof: proof };
    const { verdict, article, clocks } = lateTeam(rules, arrival, minute, today);
    const holds = verdict === 'plays' ? 'yes' : verdict === 'lost' ? 'no' : 'unknown';
    return {
      verdict,
      holds,
      articles: [article],
      ...(clocks && { clocks: { own: clocks.ownSeconds, opponent: clocks.opponentSeconds } }),
      values: {
        ...{ half: Math.ceil(boards / 2), boards, limit: rules.teamLateMinutes },
        waiting: officeRules(today).waitingMinutes,
      },
    };
  },
});

/** Papers that a player must show before playing (Normes 4.1.1, Identificació 7.2.1, 7.2.2). */
export const papersQuestion = defineQuestion({
  id: 'papers',
  fields: [
    { kind: 'tick', name: 'licence' },
    { kind: 'tick', name: 'identity' },
    { kind: 'tick', name: 'infantil' },
    { kind: 'tick', name: 'family' },
  ],
  answer: ({ licence, identity, infantil, family }) =>
    answerOf(mayPlay({ licence, identity, familyBook: family }, infantil)),
});

/** Where a club reports the results of a match (Delegats 5.5.2). */
export const resultsAddresseeQuestion = defineQuestion({
  id: 'results-addressee',
  fields: [
    { kind: 'choice', name: 'delegation', options: DELEGATIONS, words: 'web.delegation.' },
    { kind: 'tick', name: 'others' },
  ],
  answer: ({ delegation, others }) => ({
    verdict: resultsAddressee(delegation, others),
    holds: 'yes',
    articles: ['Delegats 5.5.2'],
  }),
});

import { defineQuestion } from '../../contracts/question.ts';
import { lateTeam } from '../teams/late-team.ts';
import { teamRules } from '../teams/parameters.ts';

/** Too few players of a team are there (Endarreriments 12.3). */
export const lateTeamQuestion = defineQuestion({
  id: 'late-team',
  fields: [
    { kind: 'number', name: 'boards', min: 1, max: 50 },
    { kind: 'number', name: 'there', min: 0, max: 50 },
    { kind: 'number', name: 'minute', min: 0, max: 1440 },
    { kind: 'number', name: 'half', min: 0, max: 1440, optional: true },
  ],
  faults: ({ boards, there, minute, half }) => ({
    ...(there > boards ? { there: { key: 'web.rules.late-team.fault-there', values: { boards } } } : {}),
    ...(half !== undefined && half > minute
      ? { half: { key: 'web.rules.late-team.fault-half', values: { minute } } }
      : {}),
  }),
  answer: ({ boards, there, minute, half }, today) => {
    const rules = teamRules(today);
    const { verdict, article } = lateTeam(rules, { boards, atStart: there, halfAtMinute: half }, minute);
    const holds = verdict === 'plays' ? 'yes' : verdict === 'lost' ? 'no' : 'unknown';
    return {
      verdict,
      holds,
      articles: [article],
      values: { half: Math.ceil(boards / 2), boards, limit: rules.teamLateMinutes },
    };
  },
});

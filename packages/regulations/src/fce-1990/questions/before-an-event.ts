import { yearOf } from '@escala/core';
import { answerOf, defineQuestion, type QuestionFaults } from '../../contracts/question.ts';
import { entryIsCompulsory, mayEnterAgeGroup } from '../entry/who-may-enter.ts';
import { DELEGATIONS } from '../facts.ts';
import { confirmationTerm, licenceTerm } from '../office-terms/entry-terms.ts';
import { TEAM_COMPETITIONS } from '../teams/competitions.ts';
import { BORN, PLAYED, YEARS } from './days.ts';

/** By when a player qualified for a final must confirm (Normes 4.1.2). */
export const confirmationTermQuestion = defineQuestion({
  id: 'confirmation-term',
  fields: [
    { kind: 'day', name: 'start', ...PLAYED },
    { kind: 'day', name: 'confirmed', ...PLAYED },
  ],
  answer: ({ start, confirmed }) => answerOf([confirmationTerm(start, confirmed)]),
});

/** By when a licence must be renewed for an individual event (Delegats 5.2.2.2). */
export const licenceTermQuestion = defineQuestion({
  id: 'licence-term',
  fields: [
    { kind: 'day', name: 'close', ...PLAYED },
    { kind: 'day', name: 'licensed', ...PLAYED },
  ],
  answer: ({ close, licensed }) => answerOf([licenceTerm(close, licensed)]),
});

/** Whether a club must enter its team (Normes 4.1.3). */
export const compulsoryEntryQuestion = defineQuestion({
  id: 'compulsory-entry',
  fields: [
    { kind: 'choice', name: 'delegation', options: DELEGATIONS, words: 'web.delegation.' },
    { kind: 'choice', name: 'competition', options: TEAM_COMPETITIONS, words: 'web.competition.' },
  ],
  answer: ({ delegation, competition }, today) => {
    const { holds, article } = entryIsCompulsory(delegation, competition, today);
    // An optional entry is not a fault.
    return { verdict: holds === 'yes' ? 'yes' : 'no', holds: 'yes', articles: [article] };
  },
});

/**
 * Who may enter an event for children or juniors (Normes 4.1.4, 4.1.5). The form asks for no name, so the date of birth
 * is not a record.
 */
export const ageGroupQuestion = defineQuestion({
  id: 'age-group',
  fields: [
    { kind: 'choice', name: 'group', options: ['infantil', 'juvenil'] },
    { kind: 'day', name: 'born', ...BORN },
    { kind: 'number', name: 'year', ...YEARS },
  ],
  faults: ({ born, year }): QuestionFaults =>
    yearOf(born) > year ? { born: { key: 'web.rules.age-group.fault-born', values: { year: String(year) } } } : {},
  answer: ({ group, born, year }) => answerOf([mayEnterAgeGroup(group, born, year)]),
});

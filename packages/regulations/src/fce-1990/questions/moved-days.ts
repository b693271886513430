import { type Day, writeDay } from '@escala/core';
import { answerOf, defineQuestion, type QuestionFaults } from '../../contracts/question.ts';
import { calendarClash, movedRound } from '../office-terms/calendar-clash.ts';
import { PLAYED } from './days.ts';

const SYSTEMS = ['swiss', 'league', 'team', 'copa-catalana'] as const;

/** A Catalan event falls on the same days as a Spanish or international one (Calendaris 15.1 to 15.9). */
export const calendarClashQuestion = defineQuestion({
  id: 'calendar-clash',
  fields: [
    { kind: 'choice', name: 'system', options: SYSTEMS },
    { kind: 'number', name: 'rounds', min: 1, max: 99 },
    { kind: 'number', name: 'first', min: 1, max: 99 },
    { kind: 'number', name: 'last', min: 1, max: 99, optional: true },
    { kind: 'tick', name: 'official' },
    { kind: 'tick', name: 'asked' },
    { kind: 'tick', name: 'foreigner' },
    { kind: 'tick', name: 'places' },
    { kind: 'day', name: 'day', ...PLAYED, optional: true },
    { kind: 'day', name: 'next', ...PLAYED, optional: true },
  ],
  faults: ({ rounds, first, last = first, day, next }): QuestionFaults => ({
    ...(first > rounds ? { first: { key: 'web.rules.fault-round', values: { rounds } } } : {}),
    ...(last < first || last > rounds
      ? { last: { key: 'web.rules.calendar-clash.fault-last', values: { first, rounds } } }
      : {}),
    ...(day === undefined && next !== undefined ? { day: { key: 'web.rules.calendar-clash.fault-both' } } : {}),
    ...(day !== undefined && next === undefined ? { next: { key: 'web.rules.calendar-clash.fault-both' } } : {}),
    ...(day !== undefined && next !== undefined && next <= day
      ? { next: { key: 'web.rules.calendar-clash.fault-next' } }
      : {}),
  }),
  answer: ({ system, rounds, first, last = first, official, asked, foreigner, places, day, next }, today) => {
    const { answer, article, from, to } = calendarClash({
      system,
      official,
      asked,
      foreigner,
      rounds: Array.from({ length: last - first + 1 }, (_, i) => first + i),
      lastRound: rounds,
      decidesPlaces: places,
      roundDays: daysAround(first, day ?? today, next ?? today),
    });
    const holds = answer === 'nothing-moves' ? 'no' : answer.startsWith('commission') ? 'unknown' : 'yes';
    if (day === undefined || from === undefined || to === undefined)
      return { verdict: answer, holds, articles: [article] };
    const values = { from: writeDay(from), to: writeDay(to) };
    return { verdict: 'game-postponed-until', holds, articles: [article], values };
  },
});

/** The rule only uses the day of the round and that of the next one. */
const daysAround = (round: number, day: Day, next: Day): Day[] => [...Array<Day>(round).fill(day), next];

/** A round is to be moved to another day or venue (Calendaris 15.10, 15.3). */
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

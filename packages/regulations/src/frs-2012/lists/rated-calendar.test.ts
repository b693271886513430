import { describe, expect, it } from 'vitest';
import { document, event, game, RULES } from '../testing/build.ts';
import { ratedCalendar } from './rated-calendar.ts';

const idsOf = (input: Parameters<typeof ratedCalendar>[1]) =>
  ratedCalendar(RULES, input).collective['duplicat-clasic']?.map(({ entry }) => entry.id) ?? [];

const dated = (...dates: string[]) => dates.map((date) => game(date, 'AB', { date }));

describe('calendar', () => {
  it('[2] rating starts with the games of 2009-01-01', () => {
    const collective = dated('2008-12-31', '2009-01-01', '2009-01-02');
    expect(idsOf(document({ collective }))).toEqual(['2009-01-01', '2009-01-02']);
  });

  it('[2] what is dated on the day of the list or later does not count', () => {
    const collective = dated('2010-05-31', '2010-06-01', '2010-06-02');
    expect(idsOf(document({ collective, listDate: '2010-06-01' }))).toEqual(['2010-05-31']);
  });

  it('[2] games go by date, on one day by their order in the document', () => {
    const collective = [
      game('late', 'AB', { date: '2010-03-01' }),
      game('second', 'AB', { date: '2010-02-01' }),
      game('third', 'AB', { date: '2010-02-01' }),
      game('first', 'AB', { date: '2010-01-31' }),
    ];
    expect(idsOf(document({ collective }))).toEqual(['first', 'second', 'third', 'late']);
  });

  it('[1] each class is a pool of its own, seniors where nothing is said', () => {
    const collective = [
      game('plain', 'AB'),
      game('seniors', 'AB', { class: 'seniors' }),
      game('youth', 'AB', { class: 'youth' }),
      game('pairs', 'AB', { class: 'pairs' }),
      game('teams', 'AB', { class: 'teams' }),
    ];
    expect(idsOf(document({ collective }))).toEqual(['plain', 'seniors']);
    expect(idsOf(document({ collective, class: 'seniors' }))).toEqual(['plain', 'seniors']);
    expect(idsOf(document({ collective, class: 'youth' }))).toEqual(['youth']);
    expect(idsOf(document({ collective, class: 'pairs' }))).toEqual(['pairs']);
    expect(idsOf(document({ collective, class: 'teams' }))).toEqual(['teams']);
  });

  it('[1] events of Libere that limit the meetings are left out', () => {
    const libere = [
      { ...event('pairs championship', '2011-05-01', []), rated: false },
      { ...event('said to be rated', '2011-05-02', []), rated: true },
      event('plain', '2011-05-03', []),
    ];
    const { libere: kept } = ratedCalendar(RULES, document({ libere }));
    expect(kept.map(({ entry }) => entry.event)).toEqual(['said to be rated', 'plain']);
  });

  it('[2] a document may have neither kind of game', () => {
    const { format, regulation, listDate, players } = document({});
    expect(ratedCalendar(RULES, { format, regulation, listDate, players }).libere).toEqual([]);
  });
});

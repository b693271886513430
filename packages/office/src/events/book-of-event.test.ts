import { competitionBooks } from '@escala/regulations';
import { expect, it } from 'vitest';
import { systemOf, systemsOf } from './book-of-event.ts';

it.each(Object.keys(competitionBooks))(
  '[D-OFF-572] %s: an event without a system has that of its type; teams are no knockout',
  (rules) => {
    const typeOf = (type: 'swiss' | 'round-robin' | 'team' | 'match' | 'knockout'): string =>
      systemsOf({ rules })[systemOf({ rules, type })]!.eventType;
    expect(['swiss', 'round-robin', 'team', 'match', 'knockout'].map((type) => typeOf(type as 'swiss'))).toEqual([
      'swiss',
      'round-robin',
      'swiss',
      'knockout',
      'knockout',
    ]);
  },
);

import { EVENT_TYPES, type EventType } from '@escala/core';
import type { TrfReport } from '../trf-report.ts';

/** Words of the systems, in the records 092 and 192 alike; the first that is found counts. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/fce-1990/i, 'fce-1990'],
  [/fide[_-]dutch/i, 'fide-dutch'],
  [
    /double_?roundrobin|(double|doble|dublu)\W{0,3}(round\W*robin|lliga|liga|volta|vuelta|tur)\b/i,
    'double-round-robin',
  ],
  [/round\W*_?robin|berger|\b(lliga|liga|league)\b|(tots|todos) contra/i, 'round-robin'],
  [/knock\W*out|\belimina|\bk\.?o\b/i, 'knockout'],
];

/** How the report says that it was played; undefined where it says nothing that we know. */
export function systemOfReport({ type = '', typeCode = '' }: TrfReport): string | undefined {
  return WORDS.find(([words]) => words.test(typeCode) || words.test(type))?.[1];
}

/** 092 in words that are read back. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  'round-robin': 'Individual: round robin',
  'double-round-robin': 'Individual: double round robin',
  knockout: 'Individual: knockout',
};

export const systemInWords = (system: string): string => SYSTEM_NAMES[system] ?? `Individual: Swiss system (${system})`;

/** 192, where it has a code. */
export const SYSTEM_CODES: Readonly<Record<string, string>> = {
  'fce-1990': 'CUSTOM_SWISS',
  'fide-dutch': 'FIDE_DUTCH_2026',
  'round-robin': 'FIDE_ROUNDROBIN',
  'double-round-robin': 'FIDE_DOUBLEROUNDROBIN',
};

/** The kind of event for rating. */
export function eventTypeOfReport(report: TrfReport): EventType {
  const { type = '', typeCode = '', teams, teamLists } = report;
  if (teams.length > 0 || teamLists.length > 0 || /team|equip|echip/i.test(`${type} ${typeCode}`)) return 'team';
  const system = systemOfReport(report);
  const isKnown = EVENT_TYPES.find((each) => each === system);
  return isKnown ?? (/\bmatch\b/i.test(type) ? 'match' : 'swiss');
}

import type { PlayType } from '@escala/core';
import { plainWords } from './entry-headings.ts';
import { listFieldOf } from './list-headings.ts';

/** What a column of an old Scrabble list holds: the player, the general rating, or something about a type of play. */
export type ScrabbleColumn =
  | 'id'
  | 'name'
  | 'birth'
  | 'general'
  | { readonly type: PlayType; readonly field: 'rating' | 'played' | 'status' };

const TYPES: Readonly<Record<PlayType, string>> = {
  'duplicat-clasic': 'duplicat clasic|clasic|dc',
  'duplicat-completiv': 'duplicat completiv|completiv|dcp',
  'duplicat-eliptic': 'duplicat eliptic|eliptic|de',
  compunere: 'compunere|comp',
  anticipatie: 'anticipatie|ant',
  libere: 'libere|scrabble libere|partide libere|lib',
};
const RATING = ['', ' rating', ' elo'];
const PLAYED = [' partide', ' jocuri', ' games', ' played', ' partides', ' partidas', ' jugades', ' jugadas'];
const STATUS = [' statut', ' status', ' stare', ' estat', ' estado'];
const GENERAL = 'general|rating general|general rating|rating general mediu|valoracio general|valoracion general';

const COLUMNS = new Map<string, ScrabbleColumn>(GENERAL.split('|').map((word) => [word, 'general']));
for (const [type, words] of Object.entries(TYPES) as [PlayType, string][])
  for (const word of words.split('|'))
    for (const [field, endings] of [
      ['rating', RATING],
      ['played', PLAYED],
      ['status', STATUS],
    ] as const)
      for (const ending of endings) COLUMNS.set(`${word}${ending}`, { type, field });

export function scrabbleColumnOf(heading: string): ScrabbleColumn | undefined {
  const who = listFieldOf(heading);
  if (who === 'id' || who === 'name' || who === 'birth') return who;
  return COLUMNS.get(plainWords(heading));
}

const STATUSES = {
  active: 'active|activ|activa|actiu|activo|a',
  provisional: 'provisional|provizoriu|provizorie|p',
  inactive: 'inactive|inactiv|inactiva|inactiu|inactivo|i',
} as const;
export type PrintedStatus = keyof typeof STATUSES;

export function statusOf(text: string): PrintedStatus | undefined {
  const word = plainWords(text);
  return (Object.keys(STATUSES) as PrintedStatus[]).find((status) => STATUSES[status].split('|').includes(word));
}

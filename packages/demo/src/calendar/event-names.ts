import { civilDate, type Day } from '@escala/core';
import type { DemoClub } from '../clubs.ts';
import type { EventSort } from './event-sorts.ts';

const MONTHS = [
  'gener',
  'febrer',
  'març',
  'abril',
  'maig',
  'juny',
  'juliol',
  'agost',
  'setembre',
  'octubre',
  'novembre',
  'desembre',
] as const;

/** What an event is called; groups of a league go by their number. */
export function nameOfEvent(sort: EventSort, { name, town }: DemoClub, start: Day, serial: number): string {
  const { year, month } = civilDate(start);
  const when = `${MONTHS[month - 1]} de ${year}`;
  switch (sort.name) {
    case 'open':
      return `Obert social ${name}, ${when}`;
    case 'league':
      return `Lliga territorial, grup ${serial}, ${year}`;
    case 'rapid':
      return `Actius de ${town}, ${when}`;
    case 'blitz':
      return `Nit de llampecs, ${name}, ${when}`;
    case 'under-12':
      return `Escolar sub-12 de ${town}, ${when}`;
    case 'closed':
      return `Tancat ${name}, ${when}`;
    case 'match':
      return `Matx a ${town}, ${when}`;
    case 'festival':
      return `Obert internacional de ${town}, ${year}`;
  }
}

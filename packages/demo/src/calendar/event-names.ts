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

/** What an event is called; `serial` keeps two of the same club and month apart. */
export function nameOfEvent(sort: EventSort, { name, town }: DemoClub, start: Day, serial: number): string {
  const { year, month } = civilDate(start);
  const when = `${MONTHS[month - 1]} de ${year}`;
  switch (sort.name) {
    case 'open':
      return `Obert social ${name}, ${when} (${serial})`;
    case 'league':
      return `Lliga territorial, grup ${serial}, ${year}`;
    case 'rapid':
      return `Actius de ${town}, ${when} (${serial})`;
    case 'blitz':
      return `Nit de llampecs, ${name}, ${when} (${serial})`;
    case 'under-12':
      return `Escolar sub-12 de ${town}, ${when} (${serial})`;
    case 'closed':
      return `Tancat ${name}, ${when} (${serial})`;
    case 'match':
      return `Matx a ${town}, ${when} (${serial})`;
    case 'festival':
      return `Obert internacional de ${town}, ${year} (${serial})`;
  }
}

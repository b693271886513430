import type { RandomBelow } from '@escala/core';
import { pick, type Sex, words } from '../names/person-name.ts';

const FAMILIES = words(`
  Albu Anghel Avram Balan Barbu Bălan Bogdan Bucur Buzatu Călin Ceaușu Cojocaru Constantin Cozma Cristea Damian Dinu
  Dobre Drăgan Dumitrescu Enache Filip Florea Ganea Georgescu Ghiță Grosu Iacob Ilie Ionescu Ivan Lazăr Lungu Lupu
  Manea Marin Matei Mihăilă Moldovan Munteanu Neagu Nistor Olaru Oprea Pană Pavel Petcu Popa Preda Radu Rotaru Rusu
  Sandu Stan Stoica Șerban Tănase Toma Tudor Țurcanu Ungureanu Vasile Voicu Zamfir
`);

const GIVEN: Readonly<Record<Sex, readonly string[]>> = {
  f: words(`
    Adina Alina Ana Anca Andreea Bianca Camelia Carmen Corina Cristina Daniela Diana Elena Gabriela Ileana Ioana Irina
    Laura Lavinia Luminița Maria Mihaela Mirela Monica Nicoleta Oana Raluca Roxana Sanda Simona Sorina Teodora
  `),
  m: words(`
    Adrian Alexandru Andrei Bogdan Călin Cătălin Cezar Claudiu Cornel Cosmin Cristian Dan Doru Emil Eugen Florin Gheorghe
    Horia Ion Iulian Laurențiu Liviu Lucian Marius Matei Mihai Mircea Nicolae Octavian Ovidiu Paul Petru Radu Răzvan
    Septimiu Sorin Ștefan Teodor Tiberiu Vasile Victor Vlad
  `),
};

export const givenName = (random: RandomBelow, sex: Sex): string => pick(random, GIVEN[sex]);

export const romanianName = (random: RandomBelow, sex: Sex): string =>
  `${pick(random, FAMILIES)}, ${givenName(random, sex)}`;

export const SCRABBLE_CLUBS = [
  { club: 'argus', name: 'Argus București', town: 'București' },
  { club: 'universitatea', name: 'Universitatea Cluj-Napoca', town: 'Cluj-Napoca' },
  { club: 'farul', name: 'Farul Constanța', town: 'Constanța' },
  { club: 'preventis', name: 'Preventis Iași', town: 'Iași' },
  { club: 'locomotiva', name: 'Locomotiva Timișoara', town: 'Timișoara' },
  { club: 'olt', name: 'Olt Slatina', town: 'Slatina' },
] as const;

import type { ReadPicture } from '@escala/office';
import { amendIdentity } from '@escala/office/acts';
import type { DemoDesk } from './building/demo-desk.ts';

/** Steps on a square of the federation's colour; white is visible on any colour. */
const mark = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="6" fill="${accent}"/>` +
  '<path d="M8 26v-5h5v-5h5v-5h5V8h4v18z" fill="#fff"/></svg>';

/** The demo's own drawing is already in the final form, so it is used unchanged. */
export const readOwnPicture: ReadPicture = async (file) => ({
  ...{ type: 'image/svg+xml', width: 34, height: 34, removed: [] },
  bytes: new TextEncoder().encode(atob(file)),
});

type Command = Parameters<(typeof amendIdentity)['decide']>[1];
type Told = Omit<Command, 'version' | 'mark' | 'accent'> & { readonly accent: string };

/** Sets a made-up federation's appearance. */
export async function tellIdentity(desk: DemoDesk, told: Told): Promise<void> {
  await desk.perform(amendIdentity, { version: 0, ...told, mark: btoa(mark(told.accent)) });
}

export const CHESS_IDENTITY: Told = {
  accent: '#0e4a5a',
  shortName: 'Escacs de mostra',
  text: {
    ca: 'Una federació inventada, per provar-ho tot.',
    es: 'Una federación inventada, para probarlo todo.',
    ro: 'O federație inventată, pentru a încerca totul.',
    en: 'A made-up federation, to try everything out.',
  },
  address: 'Carrer Major, 12, 08999 Montclar',
  email: 'oficina@escacs-mostra.example',
  phone: '+34 900 000 000',
  officeHours: {
    ca: 'De dilluns a dijous, de 17 a 20 h',
    es: 'De lunes a jueves, de 17 a 20 h',
    ro: 'De luni până joi, 17–20',
    en: 'Monday to Thursday, 17:00 to 20:00',
  },
  privacyNotice: {
    ca: 'De cada jugador es publiquen el nom, el club, l’any de naixement, els títols, les partides i l’Elo.\n\nLa data de naixement no es publica mai.',
    es: 'De cada jugador se publican el nombre, el club, el año de nacimiento, los títulos, las partidas y el Elo.\n\nLa fecha de nacimiento no se publica nunca.',
    ro: 'Despre fiecare jucător se publică numele, clubul, anul nașterii, titlurile, partidele și ratingul.\n\nData nașterii nu se publică niciodată.',
    en: 'We publish each player’s name, club, year of birth, titles, games and rating.\n\nWe never publish the day of birth.',
  },
  links: [{ name: 'FIDE', address: 'https://www.fide.com/' }],
  listNames: {
    standard: { ca: 'Ritme estàndard', es: 'Ritmo estándar', ro: 'Șah clasic', en: 'Standard' },
    rapid: { ca: 'Actius i llampecs', es: 'Rápido y relámpago', ro: 'Rapid și blitz', en: 'Rapid and blitz' },
  },
};

export const SCRABBLE_IDENTITY: Told = {
  accent: '#8a1538',
  shortName: 'Scrabble de probă',
  text: { ro: 'O federație inventată, pentru a încerca totul.', en: 'A made-up federation, to try everything out.' },
  address: 'Strada Literelor 7, București',
  email: 'birou@scrabble-proba.example',
};

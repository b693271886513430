import { words } from './words.ts';

/** Fictitious towns, composed of typical parts of Catalan place names. */
const FIRST_PARTS = words(`
  Sant-Bertran Vilaclara Castellbru Montgrís Santa-Quitèria Puigsecall Riuclar Torrefosca Sant-Vidal Fontclara Vallfosca Campmajor
  Rocabruna Clotalt Santa-Oliva Argelaga Pontarró Serrallada Bellriu Colldefaig Sant-Grau Pradallonga Masvidrer Aiguamolsa
  Castellfosc Vilatrenca Montsoler Puiggarric Riudolç Torredelsol Fontmorta Roquerola
`).map((name) => name.replace('-', ' '));
const LAST_PARTS = words(`
  del-Camp de-la-Riba de-Dalt de-Mar del-Pla de-la-Serra del-Bosc de-les-Olles dels-Arcs del-Rec de-la-Sal de-Munt de-les-Vinyes del-Port
  de-la-Conca de-Baix
`).map((name) => name.replaceAll('-', ' '));

/** Neighbours in the list differ in both parts. */
export function townName(place: number): string {
  const first = place % FIRST_PARTS.length;
  const last = (Math.floor(place / FIRST_PARTS.length) + 7 * first) % LAST_PARTS.length;
  return `${FIRST_PARTS[first]} ${LAST_PARTS[last]}`;
}

const CLUB_FORMS = [
  'Club d’Escacs',
  'Penya d’Escacs',
  'Unió Escaquista',
  'Ateneu',
  'Escola d’Escacs',
  'Casino',
  'Foment',
];

export const clubName = (club: number, town: string): string =>
  `${CLUB_FORMS[(club * 5 + 3) % CLUB_FORMS.length]} ${town}`;

import { words } from './names/person-name.ts';

/** Delegations as in the demo federation's competition rules. */
export const DELEGATIONS = ['barcelona', 'girona', 'lleida', 'tarragona'] as const;
export type Delegation = (typeof DELEGATIONS)[number];

export interface DemoClub {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly delegation: Delegation;
}

const PLAYERS_PER_CLUB = 30;
const FEWEST_CLUBS = 4;

/** Half of the clubs are in the first delegation, like half of the people. */
export function clubsFor(players: number): DemoClub[] {
  const count = Math.max(FEWEST_CLUBS, Math.ceil(players / PLAYERS_PER_CLUB));
  return Array.from({ length: count }, (_, i) => {
    const town = townName(i);
    const delegation = DELEGATIONS[i % 2 === 0 ? 0 : 1 + (Math.floor(i / 2) % (DELEGATIONS.length - 1))]!;
    return { id: `c${String(i + 1).padStart(3, '0')}`, name: clubName(i, town), town, delegation };
  });
}

export const DELEGATION_NAMES: Readonly<Record<Delegation, string>> = {
  barcelona: 'Barcelona',
  girona: 'Girona',
  lleida: 'Lleida',
  tarragona: 'Tarragona',
};

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
function townName(place: number): string {
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

import type { RandomBelow } from '@escala/core';

/** A list in its most readable form: words separated by spaces. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Guests from abroad: country code as in FIDE's lists, given names for both sexes, family names. */
interface GuestNames {
  readonly country: string;
  readonly f: readonly string[];
  readonly m: readonly string[];
  readonly families: readonly string[];
}

const GUEST_NAMES: readonly GuestNames[] = [
  {
    country: 'FRA',
    f: ['Camille', 'Élise', 'Manon', 'Solène'],
    m: ['Baptiste', 'Étienne', 'Loïc', 'Théo'],
    families: ['Beaumarais', 'Charvignon', 'Delorval', 'Fontenelle', 'Montcourbe', 'Valdoise'],
  },
  {
    country: 'ITA',
    f: ['Chiara', 'Giulia', 'Serena'],
    m: ['Davide', 'Lorenzo', 'Matteo'],
    families: ['Bellacorte', 'Campofiore', 'Montalbano', 'Ripaverde', 'Valdarno'],
  },
  {
    country: 'ROU',
    f: ['Ilinca', 'Ruxandra', 'Ștefania'],
    m: ['Andrei', 'Răzvan', 'Tudor'],
    families: ['Codreanca', 'Muntealb', 'Plopeanu', 'Săliștean', 'Văleanca'],
  },
  {
    country: 'GER',
    f: ['Annika', 'Friederike', 'Svenja'],
    m: ['Hannes', 'Jürgen', 'Matthias'],
    families: ['Birkental', 'Eichwalder', 'Lindenhof', 'Rosenfurt', 'Steinbrück'],
  },
  {
    country: 'NED',
    f: ['Femke', 'Lieke', 'Sanne'],
    m: ['Daan', 'Joost', 'Sander'],
    families: ['van Berkenrode', 'van der Duinstra', 'Hoogveen', 'Rietlanden'],
  },
];

/** Given names common among Catalan players of all ages, for women and men. */
const GIVEN_NAMES: Readonly<Record<'f' | 'm', readonly string[]>> = {
  f: words(`
    Abril Agnès Aina Anna Ariadna Berta Blanca Bruna Carla Carlota Caterina Cèlia Clara Dolors Elisenda Elna Emma
    Estel Eulàlia Gala Gemma Glòria Helena Ivet Jana Joana Júlia Laia Laura Lídia Llúcia Mar Mariona Marta Martina
    Meritxell Mireia Montserrat Neus Noa Núria Ona Paula Pilar Queralt Remei Rosa Roser Rut Sílvia Tània Teresa
    Txell Valèria Vinyet Violeta Xènia
  `),
  m: words(`
    Adrià Albert Aleix Àlex Andreu Antoni Arnau Bernat Biel Blai Bru Carles Cesc Dídac Eloi Enric Eudald Èric
    Ferran Francesc Gerard Gil Guerau Guifré Guillem Ignasi Isaac Ivan Jan Jaume Joan Joaquim Jofre Jordi Josep
    Leo Lluc Lluís Manel Marc Martí Mateu Miquel Narcís Nil Oriol Oleguer Pau Pere Pol Quim Quirze Ramon Roc Roger
    Salvador Sergi Sever Teo Valentí Vicenç
  `),
};

/** Family names composed of two halves, so that they sound right and are rarely repeated. */
const FIRST_HALVES = words(`
    Puig Vila Mas Casa Font Roca Serra Coll Torre Mont Riba Prat Camp Val Bosc Cas
  `);
const SECOND_HALVES = words(`
    devall damunt grau clar ferrer soler bruna pons roig verd negra llosa sec bover molins nova vella freda oliva
    vinyes
  `);
const WHOLE_NAMES = words(`
    Ametller Arbós Barceló Bassols Boada Calvet Canals Capdevila Cardona Clotet Codina Comas Corominas Dalmau
    Esteve Fàbregas Farrés Figuerola Garrigosa Gelabert Grau Guardiola Isern Juncosa Lladó Llobet Marquès Masdéu
    Miralles Nadal Noguer Oller Pagès Pallarès Piqué Planas Pons Prats Quer Rabassa Reixach Ribes Rius Rovira
    Sabater Sala Sastre Serradell Soler Subirà Tarrés Tió Tubau Ullastre Vallès Verdaguer Vidal Viladomat Xifré
  `);

const FAMILY_NAMES: readonly string[] = [
  ...WHOLE_NAMES,
  ...FIRST_HALVES.flatMap((first) => SECOND_HALVES.map((second) => first + second)),
];

export const pick = <T>(random: RandomBelow, from: readonly T[]): T => from[random(from.length)]!;

export type Sex = 'f' | 'm';

/** Two family names, comma, given name; sometimes a double given name. */
export function catalanName(random: RandomBelow, sex: Sex): string {
  const given = pick(random, GIVEN_NAMES[sex]);
  const second = random(12) === 0 ? ` ${pick(random, GIVEN_NAMES[sex])}` : '';
  return `${pick(random, FAMILY_NAMES)} ${pick(random, FAMILY_NAMES)}, ${given}${second === ` ${given}` ? '' : second}`;
}

export function guestName(random: RandomBelow, sex: Sex): { name: string; country: string } {
  const names = pick(random, GUEST_NAMES);
  return { name: `${pick(random, names.families)}, ${pick(random, names[sex])}`, country: names.country };
}

import { words } from './words.ts';

/** Family names put together of a first and a second half, so that they sound right and are few people's. */
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

export const FAMILY_NAMES: readonly string[] = [
  ...WHOLE_NAMES,
  ...FIRST_HALVES.flatMap((first) => SECOND_HALVES.map((second) => first + second)),
];

import { plainWords } from './entry-headings.ts';

/** What a column of an old rating list holds. */
export type ListField =
  | 'id'
  | 'fideId'
  | 'name'
  | 'birth'
  | 'rating'
  | 'previous'
  | 'change'
  | 'baseFactor'
  | 'factor'
  | 'games';

/** Headings in Catalan, Spanish, Romanian and English, as in `entry-headings.ts`. */
const HEADINGS: Readonly<Record<ListField, string>> = {
  id:
    'id|code|national id|player id|licence|license|codi|codi fce|codi jugador|llicencia|num llicencia|id fce|' +
    'codigo|codigo feda|licencia|num licencia|ficha|cod|legitimatie|nr legitimatie',
  fideId: 'fide id|id fide|fideid|fide code|codi fide|codigo fide|cod fide|idfide|id number',
  name:
    'name|full name|player|surname and name|nom|nom i cognoms|cognoms i nom|jugador|jugadora|' +
    'nombre|apellidos y nombre|nombre y apellidos|nume|nume si prenume|jucator',
  birth:
    'birth|date of birth|birth year|born|b day|naixement|data de naixement|any|nacimiento|fecha de nacimiento|ano|an|anul nasterii|data nasterii',
  rating:
    'rating|elo|new rating|rtg|elo nou|elo actual|nou elo|elo fce|elo nuevo|nuevo elo|rating nou|elo catala|elo standard|elo estandard',
  previous:
    'previous|previous rating|old rating|elo anterior|elo vell|elo antic|elo previ|elo previo|rating anterior|rating vechi',
  change: 'change|variation|diff|difference|variacio|variacion|diferencia|diferenta|variatie',
  baseFactor: 'k0|base k|k base|factor k0|k de base',
  factor: 'k|k factor|factor k|factor|coeficient k',
  games: 'games|rated games|gms|partides|partides avaluades|partidas|partidas valoradas|partide|partide evaluate',
};

const FIELDS = new Map<string, ListField>(
  Object.entries(HEADINGS).flatMap(([field, words]) => words.split('|').map((word) => [word, field as ListField])),
);

export function listFieldOf(heading: string): ListField | undefined {
  return FIELDS.get(plainWords(heading));
}

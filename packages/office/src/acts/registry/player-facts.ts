import { z } from 'zod';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { playerSchema } from '../../records/player.ts';

const { shape } = playerSchema;

/** What an officer may say of a player; licences, titles and links have acts of their own. */
export const personalFacts = {
  name: z.string().trim().min(1).max(200),
  birthDate: shape.birthDate,
  birthYear: shape.birthYear,
  sex: shape.sex,
  nationality: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  minGames: shape.minGames,
};

interface Dated {
  readonly birthDate?: string | null | undefined;
  readonly birthYear?: number | null | undefined;
  readonly federatedOn?: string | null | undefined;
}

/** Nobody is born tomorrow, and a year beside a date would say it twice. */
export function birthRefusals({ birthDate, birthYear, federatedOn }: Dated, today: string): Refusal[] {
  const refused: Refusal[] = [];
  const born = birthDate ?? (birthYear ? `${birthYear}-01-01` : undefined);
  if (born !== undefined && born > today)
    refused.push(invalid('birth-after-today', { date: born, today }, { field: birthDate ? 'birthDate' : 'birthYear' }));
  if (birthDate && birthYear) refused.push(invalid('birth-twice', { date: birthDate }, { field: 'birthYear' }));
  if (federatedOn && born !== undefined && federatedOn < born)
    refused.push(invalid('federated-before-birth', { date: federatedOn, born }, { field: 'federatedOn' }));
  return refused;
}

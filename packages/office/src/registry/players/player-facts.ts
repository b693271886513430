import { invalid, type Refusal } from '../../kit/refusal.ts';
import { FIRST_BIRTH_YEAR } from './player.ts';

interface Dated {
  readonly birthDate?: string | null | undefined;
  readonly birthYear?: number | null | undefined;
  readonly federatedOn?: string | null | undefined;
}

/** The earliest possible day of birth. */
export function bornOn({ birthDate, birthYear }: Omit<Dated, 'federatedOn'>): string | undefined {
  return birthDate ?? (birthYear ? `${birthYear}-01-01` : undefined);
}

/**
 * Dates of birth and of joining cannot be in the future or before the earliest allowed year, and a year next to a date
 * would be redundant.
 */
export function birthRefusals({ birthDate, birthYear, federatedOn }: Dated, today: string): Refusal[] {
  const refused: Refusal[] = [];
  const born = bornOn({ birthDate, birthYear });
  if (born !== undefined && born > today)
    refused.push(invalid('birth-after-today', { date: born, today }, { field: birthDate ? 'birthDate' : 'birthYear' }));
  const first = `${FIRST_BIRTH_YEAR}-01-01`;
  if (birthDate && birthDate < first)
    refused.push(invalid('birth-too-early', { date: birthDate, first }, { field: 'birthDate' }));
  if (birthDate && birthYear) refused.push(invalid('birth-twice', { date: birthDate }, { field: 'birthYear' }));
  if (federatedOn && born !== undefined && federatedOn < born)
    refused.push(invalid('federated-before-birth', { date: federatedOn, born }, { field: 'federatedOn' }));
  if (federatedOn && federatedOn > today)
    refused.push(invalid('date-after-today', { date: federatedOn, today }, { field: 'federatedOn' }));
  return refused;
}

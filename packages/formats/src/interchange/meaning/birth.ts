import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';

interface Born {
  readonly birthDate?: string | undefined;
  readonly birthYear?: number | undefined;
}

/** If both are given, the date is in that year. */
export function checkYearOfBirth(player: Born | undefined, row: number, faults: FaultList): void {
  const { birthDate: date, birthYear: year } = player ?? {};
  if (date === undefined || year === undefined || Number(date.slice(0, 4)) === year) return;
  const path: Path = ['players', row, 'birthYear'];
  faults.add({ code: 'birth-year-other', path, values: { year: String(year), date } });
}

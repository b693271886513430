import { type AskedBy, commandRefusals, type OfficePorts, type Reading, Refused } from '@escala/office';
import { readList } from '@escala/office/questions';
import type { z } from 'zod';

const FILTERS = ['club', 'title', 'category', 'sex', 'status', 'bornFrom', 'bornTo', 'search'];
const PAGE = 1000;

interface Wanted {
  readonly series: string;
  readonly date: string | undefined;
  readonly edition: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Who is on a list that is narrowed down by its address, as its page has them (D-OFF-437); undefined: everybody. */
export async function filteredPlayers(
  ports: OfficePorts,
  reading: Reading,
  by: AskedBy,
  { query, ...wanted }: Wanted,
): Promise<ReadonlySet<string> | undefined> {
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  if (Object.keys(filters).length === 0) return undefined;
  const found = new Set<string>();
  for (let page = 1; ; page++) {
    const input = { ...wanted, ...filters, ...(query.type ? { type: query.type } : {}), page, size: PAGE };
    const parsed = readList.input.safeParse(input, { reportInput: true });
    if (!parsed.success) throw new Refused(commandRefusals(parsed.error as z.ZodError));
    const { rows } = await readList.ask(reading, parsed.data, by, ports);
    for (const { id } of rows) found.add(id);
    if (rows.length < PAGE) return found;
  }
}

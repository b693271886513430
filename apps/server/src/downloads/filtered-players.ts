import { type AskedBy, commandRefusals, type OfficePorts, type Question, type Reading, Refused } from '@escala/office';
import { readList, scrabbleListRows } from '@escala/office/questions';
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
  { series, date, edition, query }: Wanted,
  game: 'chess' | 'scrabble',
): Promise<ReadonlySet<string> | undefined> {
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  if (Object.keys(filters).length === 0) return undefined;
  const given = {
    series,
    edition,
    ...(date && { date }),
    ...(game === 'scrabble' && query.type ? { type: query.type } : {}),
  };
  const found = new Set<string>();
  for (let page = 1; ; page++) {
    const input = { ...given, ...filters, page, size: PAGE };
    const rows = await (game === 'chess'
      ? rowsOf(ports, reading, by, readList, input).then((answer) => answer.rows.map(({ id }) => id))
      : rowsOf(ports, reading, by, scrabbleListRows, input).then((answer) => answer.rows.map(({ player }) => player)));
    for (const id of rows) found.add(id);
    if (rows.length < PAGE) return found;
  }
}

async function rowsOf<Input, Answer>(
  ports: OfficePorts,
  reading: Reading,
  by: AskedBy,
  question: Question<Input, Answer>,
  input: unknown,
): Promise<Answer> {
  const parsed = question.input.safeParse(input, { reportInput: true });
  if (!parsed.success) throw new Refused(commandRefusals(parsed.error as z.ZodError));
  return question.ask(reading, parsed.data, by, ports);
}

/**
 * A second reader of reports, written from the format's column list alone: it shares nothing with ours, forgives
 * nothing, and names the line and column of the first deviation from the format.
 */
export interface SecondReport {
  /** Text records by code; those of several lines in order. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly roundDates: readonly string[];
  readonly players: readonly SecondPlayer[];
  readonly byes: readonly { readonly kind: string; readonly round: number; readonly ids: readonly number[] }[];
  /** Record codes in file order, each once. */
  readonly order: readonly string[];
}

interface SecondPlayer {
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly points: number;
  readonly rank: number;
  readonly rounds: readonly SecondRound[];
}

interface SecondRound {
  readonly opponent: number;
  readonly colour: string;
  readonly result: string;
}

const OLD = ['012', '022', '032', '042', '052', '062', '072', '082', '092', '102', '112', '122', '132', '001', '013'];
const EXTENSIONS = ['XXR', 'XXC', 'XXZ', 'XXS', 'XXA', 'XXP'];
const NEW = ['142', '152', '162', '172', '182', '192', '202', '212', '222', '240', '250', '260', '299'];
const TITLES = ['', 'GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];

class Line {
  readonly number: number;
  readonly text: string;
  readonly #seen = new Set<number>();

  constructor(number: number, text: string) {
    this.number = number;
    this.text = text;
  }

  fail(column: number, why: string): never {
    throw new Error(`line ${this.number}, column ${column}: ${why} (${this.text})`);
  }

  /** Columns count from 1; `last` is included. */
  at(first: number, last: number, form: RegExp, what: string): string {
    for (let column = first; column <= last; column++) this.#seen.add(column);
    const raw = this.text.slice(first - 1, last).padEnd(last - first + 1);
    if (!form.test(raw)) this.fail(first, `${what} is written ${JSON.stringify(raw)}`);
    return raw.trim();
  }

  /** Fails if there is anything between the fields. */
  end(): void {
    for (let column = 4; column <= this.text.length; column++)
      if (!this.#seen.has(column) && this.text[column - 1] !== ' ')
        this.fail(column, 'something stands between fields');
  }
}

export function secondReading(text: string, edition: 'trf16' | 'trf26'): SecondReport {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  const lines = text
    .slice(0, -2)
    .split('\n')
    .map((raw, i, all) => {
      if (i < all.length - 1 && !raw.endsWith('\r')) throw new Error(`line ${i + 1} does not end with CR`);
      return new Line(i + 1, raw.replace(/\r$/, ''));
    });
  const texts: Record<string, string[]> = {};
  const players: SecondPlayer[] = [];
  const byes: { kind: string; round: number; ids: number[] }[] = [];
  let roundDates: readonly string[] = [];
  const order: string[] = [];
  for (const line of lines) {
    const record = line.text.slice(0, 3);
    const known = [...OLD, ...(edition === 'trf16' ? EXTENSIONS : NEW)];
    if (!known.includes(record) && !(edition === 'trf26' && /^[A-Z]{3}$/.test(record))) line.fail(1, 'no such record');
    if (line.text.length > 3 && line.text[3] !== ' ') line.fail(4, 'the record is not followed by a blank');
    if (order.at(-1) !== record) {
      if (order.includes(record)) line.fail(1, 'the record stands in two places');
      order.push(record);
    }
    if (record === '001') players.push(playerOf(line));
    else if (record === '132') roundDates = datesOf(line);
    else if (record === '240') byes.push(byesOf(line));
    else texts[record] = [...(texts[record] ?? []), line.text.slice(4)];
  }
  return { texts, roundDates, players, byes, order };
}

function datesOf(line: Line): string[] {
  const dates: string[] = [];
  for (let column = 92; column <= line.text.length; column += 10)
    dates.push(line.at(column, column + 7, /^\d\d\/\d\d\/\d\d$/, 'a date'));
  line.end();
  return dates;
}

function byesOf(line: Line): { kind: string; round: number; ids: number[] } {
  const kind = line.at(5, 5, /^[FHZ]$/, 'the kind');
  const round = Number(line.at(7, 9, /^ *\d+$/, 'the round'));
  const ids: number[] = [];
  for (let column = 11; column <= line.text.length; column += 5)
    ids.push(Number(line.at(column, column + 3, /^ *\d+$/, 'a number')));
  line.end();
  return { kind, round, ids };
}

function playerOf(line: Line): SecondPlayer {
  const title = line.at(11, 13, /^[ A-Z]{3}$/, 'the title');
  if (!TITLES.includes(title)) line.fail(11, 'no title of FIDE');
  const player = {
    number: Number(line.at(5, 8, /^ *[1-9]\d*$/, 'the number')),
    sex: line.at(10, 10, /^[mw ]$/, 'the sex'),
    title,
    name: line.at(15, 47, /^\S.*$/, 'the name'),
    rating: Number(line.at(49, 52, /^ *\d+$|^ {4}$/, 'the rating')),
    federation: line.at(54, 56, /^[A-Z]{3}$/, 'the federation'),
    fideId: line.at(58, 68, /^ *[1-9]\d* *$/, 'the FIDE number'),
    birth: line.at(70, 79, /^\d{4}\/\d\d\/\d\d$/, 'the birth'),
    points: Number(line.at(81, 84, /^ *\d+\.[05]$/, 'the points')),
    rank: Number(line.at(86, 89, /^ *[1-9]\d*$/, 'the rank')),
  };
  const rounds: SecondRound[] = [];
  for (let column = 92; column <= line.text.length; column += 10)
    rounds.push({
      opponent: Number(line.at(column, column + 3, /^ *\d+$|^ {4}$/, 'the opponent')),
      colour: line.at(column + 5, column + 5, /^[wb -]$/, 'the colour'),
      result: line.at(column + 7, column + 7, /^[1=0WDL+\-HFUZ ]$/, 'the result'),
    });
  line.end();
  return { ...player, rounds };
}

const POINTS: Readonly<Record<string, number>> = { '1': 1, W: 1, '+': 1, F: 1, U: 1, '=': 0.5, D: 0.5, H: 0.5 };
const ANSWERS: Readonly<Record<string, string>> = {
  '1': '0',
  '0': '1',
  '=': '=',
  W: 'L',
  L: 'W',
  D: 'D',
  '+': '-',
  '-': '+-',
};

/**
 * Everything inconsistent: numbers, both sides of every game,
 * points against results, ranks against points, announced counts.
 */
export function faultsOf({ players, texts, roundDates }: SecondReport): string[] {
  const faults: string[] = [];
  const byNumber = new Map(players.map((player) => [player.number, player]));
  players.forEach(({ number }, i) => {
    if (number !== i + 1) faults.push(`number ${number} stands in place ${i + 1}`);
  });
  for (const { number, rounds, points, rank, fideId } of players) {
    rounds.forEach(({ opponent, colour, result }, r) => {
      const other = byNumber.get(opponent)?.rounds[r];
      const place = `player ${number}, round ${r + 1}`;
      if (opponent === 0) {
        if (!'HFUZ'.includes(result)) faults.push(`${place}: ${result} without an opponent`);
      } else if (other?.opponent !== number) faults.push(`${place}: ${opponent} has another opponent`);
      else {
        if (colour + other.colour !== 'wb' && colour + other.colour !== 'bw') faults.push(`${place}: colours`);
        if (!ANSWERS[result]?.includes(other.result)) faults.push(`${place}: ${result} against ${other.result}`);
      }
    });
    const met = rounds
      .filter(({ opponent, result }) => opponent > 0 && !'+-'.includes(result))
      .map((each) => each.opponent);
    if (new Set(met).size < met.length) faults.push(`player ${number} meets somebody twice`);
    if (rounds.filter(({ result }) => result === 'U').length > 1) faults.push(`player ${number} has two byes`);
    const sum = rounds.reduce((all, { result }) => all + (POINTS[result] ?? 0), 0);
    if (sum !== points) faults.push(`player ${number} has ${points}, the results make ${sum}`);
    const better = players.filter((each) => each.points > points).length;
    const level = players.filter((each) => each.points === points).length;
    if (rank <= better || rank > better + level) faults.push(`player ${number} has ${points} points and rank ${rank}`);
    if (players.some((each) => each.number !== number && each.fideId === fideId))
      faults.push(`${fideId} stands there twice`);
  }
  if (texts['062']?.[0] !== String(players.length)) faults.push('062');
  if (texts['072']?.[0] !== String(players.filter(({ rating }) => rating > 0).length)) faults.push('072');
  const rounds = Number((texts['142'] ?? texts.XXR)?.[0]);
  if (roundDates.length !== rounds) faults.push('132');
  if (players.some((player) => player.rounds.length !== rounds)) faults.push('a line has not all rounds');
  return faults;
}

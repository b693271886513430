import type { Colour, PlayerState, RoundRecord, RoundState } from '../round-state.ts';

/** A test vector: a finished tournament as a TRF report, with the pairing of each round. */
export interface Vector {
  readonly id: string;
  readonly trf: string;
  readonly expected: readonly {
    readonly round: number;
    readonly absent: readonly number[];
    readonly pairs?: readonly (readonly [number, number])[];
    readonly bye?: number | null;
    readonly error?: string;
  }[];
}

/** The state before a round of a vector; players are numbered from 1 on without gaps. */
export function stateBefore({ trf, expected }: Vector, round: number): RoundState {
  const lines = trf.split(/\r?\n|\r/);
  const record = (code: string): string[] => lines.filter((line) => line.startsWith(code));
  const points = { win: 10, draw: 5, loss: 0, absence: 0, bye: Number.NaN };
  for (const line of record('162'))
    for (const [, symbol, value] of line.matchAll(/([WDLAP])\s*(\d+\.\d)/g)) {
      const tenths = Math.round(Number(value) * 10);
      if (symbol === 'W') points.win = tenths;
      if (symbol === 'D') points.draw = tenths;
      if (symbol === 'L') points.loss = tenths;
      if (symbol === 'A') points.absence = tenths;
      if (symbol === 'P') points.bye = tenths;
    }
  if (Number.isNaN(points.bye)) points.bye = points.win;
  const playerLines = record('001');
  const rounds = Number(record('142')[0]!.slice(4));
  const absent = new Set(expected.find((each) => each.round === round)!.absent);
  const virtual = playerLines.map(() => new Array<number>(rounds).fill(0));
  for (const line of record('250')) {
    const [tenths, from, to, first, last] = [
      line.slice(9, 13),
      line.slice(14, 17),
      line.slice(18, 21),
      line.slice(22, 26),
      line.slice(27, 31),
    ].map(Number);
    for (let player = first!; player <= last!; player++)
      for (let each = from!; each <= to!; each++) virtual[player - 1]![each - 1] = Math.round(tenths! * 10);
  }
  for (const line of record('XXA')) {
    const player = Number(line.slice(4, 8));
    line
      .slice(9)
      .match(/.{1,5}/g)!
      .forEach((value, i) => {
        if (value.trim() !== '') virtual[player - 1]![i] = Math.round(Number(value) * 10);
      });
  }
  const forbidden: [number, number][] = [];
  for (const line of record('260')) {
    const [from, to] = [Number(line.slice(4, 7)), Number(line.slice(8, 11))];
    if (round < from || round > to) continue;
    const ids = line.slice(12).trim().split(/\s+/).map(Number);
    ids.forEach((a, i) => {
      for (const b of ids.slice(i + 1)) forbidden.push([a - 1, b - 1]);
    });
  }
  const players = playerLines.map(
    (line, i): PlayerState => ({
      records: Array.from({ length: round - 1 }, (_, r) => recordOf(line, r, points)),
      isPresent: !absent.has(i + 1),
      virtualPoints: virtual[i],
    }),
  );
  const initialColour: Colour = record('152')[0]!.slice(4).trim() === 'W' ? 'white' : 'black';
  return { round, rounds, initialColour, points, players, forbidden };
}

function recordOf(
  line: string,
  round: number,
  points: { win: number; draw: number; loss: number; absence: number; bye: number },
): RoundRecord {
  const at = 91 + 10 * round;
  const opponent = Number(line.slice(at, at + 4).trim() || '0');
  const colour = line[at + 5];
  const result = (line[at + 7] ?? ' ').toUpperCase();
  const won = { '1': points.win, W: points.win, '=': points.draw, D: points.draw, '0': points.loss, L: points.loss }[
    result
  ];
  if (opponent > 0 && won !== undefined)
    return { kind: 'played', opponent: opponent - 1, colour: colour === 'w' ? 'white' : 'black', points: won };
  if (opponent > 0)
    return { kind: 'forfeit', opponent: opponent - 1, points: result === '+' ? points.win : points.absence };
  if (result === 'U' || result === '+') return { kind: 'pairing-allocated-bye', points: points.bye };
  if (result === 'F') return { kind: 'bye', points: points.win };
  if (result === 'H' || result === '=') return { kind: 'bye', points: points.draw };
  return { kind: 'absent', points: points.absence };
}

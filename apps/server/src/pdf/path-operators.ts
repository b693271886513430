type Point = readonly [x: number, y: number];

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);
const op = (name: string, ...points: readonly Point[]): string => `${points.flat().map(rounded).join(' ')} ${name}`;

/** How many numbers each path command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * The `d` of an SVG path as PDF operators: lines, and everything curved
 * as cubic curves. Ends where the path cannot be parsed, as in browsers.
 */
export function pathOperators(d: string): string {
  const written: string[] = [];
  let [at, start, control, before]: [Point, Point, Point, string] = [[0, 0], [0, 0], [0, 0], ''];
  for (const { name, numbers } of commandsOf(d)) {
    const isRelative = name === name.toLowerCase();
    const [x, y] = isRelative ? at : [0, 0];
    const point = (i: number): Point => [x + numbers[i]!, y + numbers[i + 1]!];
    const mirrored = (kinds: string): Point =>
      kinds.includes(before) ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
    const kind = name.toUpperCase();
    if (kind === 'Z') {
      written.push('h');
      at = start;
    } else if (kind === 'M' || kind === 'L' || kind === 'H' || kind === 'V') {
      at = kind === 'H' ? [x + numbers[0]!, at[1]] : kind === 'V' ? [at[0], y + numbers[0]!] : point(0);
      if (kind === 'M') start = at;
      written.push(op(kind === 'M' ? 'm' : 'l', at));
    } else if (kind === 'A') {
      const to = point(5);
      written.push(...arc(at, to, numbers));
      at = to;
    } else {
      const [own, first, end] = curve(kind, at, point, mirrored);
      const second = kind === 'C' ? point(2) : kind === 'S' ? point(0) : own;
      control = second;
      written.push(
        kind === 'C' || kind === 'S' ? op('c', first, second, end) : op('c', raised(at, own), raised(end, own), end),
      );
      at = end;
    }
    before = kind;
  }
  return written.join(' ');
}

/** The control point of a quadratic curve, the first control point of a cubic one, and the end point. */
function curve(
  kind: string,
  at: Point,
  point: (i: number) => Point,
  mirrored: (kinds: string) => Point,
): readonly [own: Point, first: Point, end: Point] {
  if (kind === 'C') return [at, point(0), point(4)];
  if (kind === 'S') return [at, mirrored('CS'), point(2)];
  return kind === 'Q' ? [point(0), at, point(2)] : [mirrored('QT'), at, point(0)];
}

/** A control point of the cubic curve equal to a quadratic one. */
const raised = (end: Point, own: Point): Point => [
  end[0] + (2 / 3) * (own[0] - end[0]),
  end[1] + (2 / 3) * (own[1] - end[1]),
];

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** The flags of an arc may be written without separators. */
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

function* commandsOf(d: string): Generator<{ readonly name: string; readonly numbers: readonly number[] }> {
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found !== null) at = pattern.lastIndex;
    return found?.[1];
  };
  let name = '';
  for (;;) {
    const told = next(COMMAND);
    // More numbers after a command repeat it; after a move they are lines.
    name = told ?? (name === 'M' ? 'L' : name === 'm' ? 'l' : name);
    const takes = TAKES[name.toUpperCase()];
    if (takes === undefined || (told === undefined && takes === 0)) return;
    const numbers: number[] = [];
    while (numbers.length < takes) {
      const isFlag = name.toUpperCase() === 'A' && (numbers.length === 3 || numbers.length === 4);
      const text = next(isFlag ? FLAG : NUMBER);
      if (text === undefined) return;
      numbers.push(Number(text));
    }
    yield { name, numbers };
  }
}

/** An arc of an ellipse as curves of a quarter turn at most (SVG 1.1, appendix F.6). */
function arc(from: Point, to: Point, numbers: readonly number[]): string[] {
  const [rx0, ry0, turn, isLarge, isSweep] = numbers as readonly [number, number, number, number, number];
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [op('l', to)];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grown = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  [rx, ry] = [rx * grown, ry * grown];
  const square = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, square)) * (isLarge === isSweep ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const angle = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  const full = 2 * Math.PI;
  const way = isSweep === 1 ? (((end - angle) % full) + full) % full : -((((angle - end) % full) + full) % full);
  const steps = Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-9);
  const step = way / steps;
  const k = (4 / 3) * Math.tan(step / 4);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const placed = (u: number, v: number): Point => [
    middle[0] + cos * (cx + rx * u) - sin * (cy + ry * v),
    middle[1] + sin * (cx + rx * u) + cos * (cy + ry * v),
  ];
  return Array.from({ length: steps }, (_, i) => {
    const [a, b] = [angle + i * step, angle + (i + 1) * step];
    return op(
      'c',
      placed(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      placed(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      i === steps - 1 ? to : placed(Math.cos(b), Math.sin(b)),
    );
  });
}

/** Array types used for columns. */
const ARRAYS = {
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
type ArrayKind = keyof typeof ARRAYS;
export type Column = Uint8Array | Int16Array | Uint16Array | Int32Array | Float64Array;

/** Columns in objects, maps and arrays as JSON, with each column replaced by the number of its piece. */
export type ColumnTree = unknown;

/** Everything except the columns passed to `put` stays in the tree. */
export function packTree(value: unknown, put: (bytes: Uint8Array) => number): ColumnTree {
  const pack = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (ArrayBuffer.isView(each)) return packColumn(each as Column, put);
    if (each instanceof Map) return { $: 'map', of: [...each].map((entry) => entry.map(pack)) };
    if (each instanceof Set) return { $: 'set', of: [...each] };
    if (Array.isArray(each)) return each.map(pack);
    return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, pack(part)]));
  };
  return pack(value);
}

export function unpackTree<T>(tree: ColumnTree, read: (piece: number) => Uint8Array): T {
  const unpack = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (Array.isArray(each)) return each.map(unpack);
    if (!('$' in each)) return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, unpack(part)]));
    const { $: kind, of } = each as { $: string; of: unknown };
    if (kind === 'map') return new Map((of as unknown[]).map((entry) => unpack(entry) as [unknown, unknown]));
    if (kind === 'set') return new Set(of as unknown[]);
    return columnIn(each as PackedColumn, ({ piece }) => read(piece));
  };
  return unpack(tree) as T;
}

/** A column, with the narrower type its piece is stored in if its numbers fit. */
interface PackedColumn {
  readonly $: ArrayKind;
  readonly as?: ArrayKind;
  readonly piece: number;
}

/** Halves the bytes read and hashed for millions of players, rounds and days. */
function packColumn(column: Column, put: (bytes: Uint8Array) => number): PackedColumn {
  const [kind, narrow] = [kindOf(column), narrowed(column)];
  const as = kindOf(narrow);
  return { $: kind, ...(as !== kind && { as }), piece: put(bytesOf(narrow)) };
}

/** Integers in one or two bytes, if all of them fit. */
export function narrowed<Other extends Column>(
  column: Int32Array | Other,
): Int32Array | Uint16Array | Uint8Array | Other {
  const kind = column instanceof Int32Array ? fittingKind(column) : 'i32';
  return kind === 'i32' ? column : new ARRAYS[kind](column);
}

function fittingKind(column: Int32Array): 'u8' | 'u16' | 'i32' {
  let bits = 0;
  for (let i = 0; i < column.length; i++) bits |= column[i]!;
  if (bits >>> 0 > 0xffff) return 'i32';
  return bits > 0xff ? 'u16' : 'u8';
}

function columnIn({ $: kind, as = kind, piece }: PackedColumn, read: (from: Located) => Uint8Array): Column {
  const column = columnOf(as, read({ piece, size: ARRAYS[as].BYTES_PER_ELEMENT }));
  return as === kind ? column : new ARRAYS[kind](column);
}

/** A piece, and the bytes of each of its entries. */
interface Located {
  readonly piece: number;
  readonly size: number;
}

/** Some entries of a column in a tree, `from` included, `to` excluded. */
export function partOfColumn(
  tree: ColumnTree,
  from: number,
  to: number,
  readPart: (piece: number, from: number, to: number) => Uint8Array,
): Column {
  return columnIn(tree as PackedColumn, ({ piece, size }) => readPart(piece, from * size, to * size));
}

function kindOf(column: Column): ArrayKind {
  const found = Object.entries(ARRAYS).find(([, kind]) => column.constructor === kind);
  if (found === undefined) throw new TypeError(`${column.constructor.name} is no column.`);
  return found[0] as ArrayKind;
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: Column): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const columnOf = (kind: ArrayKind, { buffer, byteOffset, byteLength }: Uint8Array): Column =>
  new ARRAYS[kind](buffer as ArrayBuffer, byteOffset, byteLength / ARRAYS[kind].BYTES_PER_ELEMENT);

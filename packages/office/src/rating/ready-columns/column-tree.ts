/** What columns are made of. */
const ARRAYS = {
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
type ArrayKind = keyof typeof ARRAYS;
export type Column = Uint8Array | Int16Array | Uint16Array | Int32Array | Float64Array;

/** Columns in objects, maps and lists as JSON in which the columns themselves are numbers of pieces. */
export type ColumnTree = unknown;

/** Everything but what `put` takes away stands in the tree. */
export function packTree(value: unknown, put: (bytes: Uint8Array) => number): ColumnTree {
  const pack = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (ArrayBuffer.isView(each)) return { $: kindOf(each as Column), piece: put(bytesOf(each as Column)) };
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
    const { $: kind, of, piece } = each as { $: string; of: unknown; piece: number };
    if (kind === 'map') return new Map((of as unknown[]).map((entry) => unpack(entry) as [unknown, unknown]));
    if (kind === 'set') return new Set(of as unknown[]);
    return columnOf(kind as ArrayKind, read(piece));
  };
  return unpack(tree) as T;
}

/** Some entries of a column in a tree, `from` included, `to` not. */
export function partOfColumn(
  tree: ColumnTree,
  from: number,
  to: number,
  readPart: (piece: number, from: number, to: number) => Uint8Array,
): Column {
  const { $: kind, piece } = tree as { $: ArrayKind; piece: number };
  const { BYTES_PER_ELEMENT: size } = ARRAYS[kind];
  return columnOf(kind, readPart(piece, from * size, to * size));
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

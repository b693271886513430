import fc from 'fast-check';

type Path = readonly (string | number)[];

/** A document with one to three values replaced, removed, duplicated or renamed, anywhere in it. */
export function mutated(document: object): fc.Arbitrary<unknown> {
  const paths = pathsIn(document);
  const change = fc.record({
    path: fc.constantFrom(...paths),
    value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...paths.map((path) => valueAt(document, path)))),
    way: fc.constantFrom('replace', 'remove', 'add', 'rename'),
    name: fc.constantFrom('id', 'result', 'place', 'score', '__proto__', 'constructor', 'kind', '9', ''),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let copy: unknown = structuredClone(document);
    for (const { path, value, way, name } of changes) copy = changed(copy, path, way, structuredClone(value), name);
    // As parsed from text: no holes, no inherited fields.
    return JSON.parse(JSON.stringify(copy)) as unknown;
  });
}

/** Changes whose place no longer exists are skipped. */
function changed(root: unknown, path: Path, way: string, value: unknown, name: string): unknown {
  const last = path.at(-1);
  if (last === undefined) return way === 'replace' ? value : root;
  const container = valueAt(root, path.slice(0, -1));
  if (typeof container !== 'object' || container === null) return root;
  const fields = container as Record<string, unknown>;
  if (way === 'replace') fields[last] = value;
  else if (way === 'add') setOwn(fields, name, value);
  else {
    if (way === 'rename') setOwn(fields, name, fields[last]);
    delete fields[last];
  }
  return root;
}

function setOwn(fields: object, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value;
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return [path, ...steps.flatMap((step) => pathsIn((value as Record<string, unknown>)[step], [...path, step]))];
}

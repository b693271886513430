/**
 * The JSON text of a document, readable line by line: one row of a list, or one entry by id, per line. The whole may be
 * longer than a string can be.
 */
export function* serialisedLines(document: object): Generator<string, void> {
  yield* block(document, '', '', '\n');
}

/** An object or list on several lines. */
function* block(value: object, indent: string, opening: string, closing: string): Generator<string, void> {
  const isList = Array.isArray(value);
  const names = isList ? undefined : Object.keys(value).filter((name) => fieldOf(value, name) !== undefined);
  const count = isList ? value.length : names!.length;
  if (count === 0) {
    yield `${indent}${opening}${isList ? '[]' : '{}'}${closing}`;
    return;
  }
  const inner = `${indent}  `;
  yield `${indent}${opening}${isList ? '[' : '{'}\n`;
  for (let i = 0; i < count; i++) {
    const name = names?.[i];
    const item = name === undefined ? (value as unknown[])[i] : fieldOf(value, name);
    const label = name === undefined ? '' : `${JSON.stringify(name)}: `;
    const end = i === count - 1 ? '\n' : ',\n';
    if (isBlock(item, indent === '')) yield* block(item, inner, label, end);
    else yield `${inner}${label}${JSON.stringify(item)}${end}`;
  }
  yield `${indent}${isList ? ']' : '}'}${closing}`;
}

function fieldOf(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** A container of rows is written as a block; a field of the document itself also if it contains entries by id. */
function isBlock(value: unknown, isField: boolean): value is object {
  if (!isContainer(value)) return false;
  if (Array.isArray(value)) return value.some(isContainer);
  return Object.values(value).some(isField ? isContainer : (item) => isBlock(item, false));
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

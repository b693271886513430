/**
 * A document of which every value that is there has its right type, and any may be missing: what remains when the
 * faulty ones are taken out. A sound document is a draft of itself, so meaning is checked by one code for both.
 */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Row)[]
    ? readonly (Draft<Row> | undefined)[]
    : { readonly [Field in keyof T]?: Draft<T[Field]> | undefined };

/** Whether a field was there, and faulty: what it would have said is not known. */
export function wasFaulty(row: object, field: string): boolean {
  return Object.hasOwn(row, field) && (row as Record<string, unknown>)[field] === undefined;
}

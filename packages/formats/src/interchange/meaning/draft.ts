/**
 * A document in which every value present has its right type, and any value may be missing: what remains after removing
 * the faulty ones. A sound document is a draft of itself, so the same code checks both.
 */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Row)[]
    ? readonly (Draft<Row> | undefined)[]
    : { readonly [Field in keyof T]?: Draft<T[Field]> | undefined };

/** Whether a field was present but faulty: its value is unknown. */
export function wasFaulty(row: object, field: string): boolean {
  return Object.hasOwn(row, field) && (row as Record<string, unknown>)[field] === undefined;
}

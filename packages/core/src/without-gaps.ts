/** The fields of a record before gaps are removed: required fields are present, others may be undefined. */
export type WithGaps<Fields> = {
  readonly [Field in keyof Fields]: Record<never, never> extends Pick<Fields, Field>
    ? Fields[Field] | undefined
    : Fields[Field];
};

/** Removes unknown (undefined) fields: a document contains only what is known. */
export function withoutGaps<Fields extends object>(fields: WithGaps<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

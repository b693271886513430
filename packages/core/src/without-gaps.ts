/** The fields of a record before its gaps are taken out: what must be there is there, anything else may be undefined. */
export type WithGaps<Fields> = {
  readonly [Field in keyof Fields]: Record<never, never> extends Pick<Fields, Field>
    ? Fields[Field] | undefined
    : Fields[Field];
};

/** Fields of which nothing is known are not there: a document says what is known and no more. */
export function withoutGaps<Fields extends object>(fields: WithGaps<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

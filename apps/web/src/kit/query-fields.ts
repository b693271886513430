/**
 * What an address of a page may ask, field by field, and the values it takes. Anything else is as if it were not there,
 * so that no junk in an address makes another page (D-OFF-1331).
 */
export type QueryFields = Readonly<Record<string, RegExp>>;

export type QueryOf<Fields extends QueryFields> = string extends keyof Fields
  ? Readonly<Record<string, string>>
  : { readonly [Name in keyof Fields]?: string };

/** What is looked for, or what a question checks itself. */
export const TEXT = /./u;
export const NUMBER = /^[1-9]\d{0,5}$/;
export const YEAR = /^\d{4}$/;
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** As published, or as an act of this number left it. */
export const EDITION = /^(?:published|\d{1,9})$/;

export const oneOf = (...values: readonly string[]): RegExp => new RegExp(`^(?:${values.join('|')})$`);

/** The fields of this name all take the same values. */
export const each = <const Name extends string>(names: readonly Name[], value: RegExp): Record<Name, RegExp> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, RegExp>;

/** What a page is asked, in the order of its fields. */
export function askedQuery(fields: QueryFields, query: Readonly<Record<string, unknown>>): Record<string, string> {
  const asked: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const value = query[name];
    if (typeof value === 'string' && fields[name]!.test(value)) asked[name] = value;
  }
  return asked;
}

import { catalogue, hasMessage, LANGUAGES, translator } from '@escala/messages';
import { allActs, recordKinds } from '@escala/office';
import { type CompetitionRuleBook, competitionBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { fieldName } from './names-in-words.ts';

/** The parts of a JSON schema that name fields or lead to them. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

interface Described {
  toJSONSchema(terms: object): Shape;
}

const shapeOf = (schema: unknown): Shape => (schema as Described).toJSONSchema({ unrepresentable: 'any', io: 'input' });

/** Keys by season, series or player are data: only properties are names. */
function namesOf(shape: Shape | boolean | undefined): string[] {
  if (typeof shape !== 'object') return [];
  const { properties = {}, $defs = {}, items, additionalProperties } = shape;
  const { prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = shape;
  const parts = [...Object.values(properties), ...Object.values($defs), items, additionalProperties];
  return [...Object.keys(properties), ...[...parts, ...prefixItems, ...anyOf, ...oneOf, ...allOf].flatMap(namesOf)];
}

/** The trace of a pair has a form of its own in each system. */
const traces = Object.values<CompetitionRuleBook>(competitionBooks)
  .flatMap(({ systems }) => Object.values(systems))
  .flatMap(({ simulate, pair }) => {
    const drawn = simulate && pair({ ...simulate({ players: 9, rounds: 3, seed: 1 }), rounds: 4 }, 4);
    return drawn?.kind === 'paired' ? drawn.pairs.map(({ trace = {} }) => trace) : [];
  });

/** C6 to C21 have the same name in every language. */
const isCriterion = (name: string): boolean => /^C\d+[ab]?$/.test(name);

const keysOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(keysOf)
    : Object.entries(typeof value === 'object' ? (value ?? {}) : {}).flatMap(([key, part]) => [key, ...keysOf(part)]);

const names = [
  ...new Set([
    ...recordKinds.flatMap(({ schema }) => namesOf(shapeOf(schema))),
    ...allActs.flatMap(({ command }) => namesOf(shapeOf(command))),
    ...keysOf(traces).filter((name) => !isCriterion(name)),
  ]),
].sort();

it('fields are found however deep they are: in lists, choices and records by key', () => {
  expect(names).toEqual(expect.arrayContaining(['name', 'kilometres', 'substitutions', 'gamesByYear', 'rc', 'a']));
  expect(names.filter((name) => /^\d+$/.test(name))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every field of a record and of a command has a name', () => {
    const site = { language, translate: translator(language, { missing: 'throw' }) };
    expect(names.filter((name) => !hasMessage(`web.field.${name}`) && fieldName(site, name) === name)).toEqual([]);
  });

  it('a fact of a single book is called what the book calls it', () => {
    const site = { language, translate: translator(language) };
    expect(fieldName(site, 'unequalTime')).toBe(site.translate('fact.fide-2024.unequalTime'));
  });

  it('a path is told in words, places in lists and years as they are', () => {
    const site = { language, translate: translator(language) };
    expect(fieldName(site, 'opening.fce.gamesByYear.2024')).toMatch(/^[^›]+ › fce › [^›]+ › 2024$/);
    expect(fieldName(site, 'opening.fce.gamesByYear.2024')).not.toContain('gamesByYear');
  });
});

it('no name is left of a field that is gone', () => {
  const fields = Object.keys(catalogue('en')).filter((key) => key.startsWith('web.field.'));
  expect(fields.filter((key) => !names.includes(key.slice('web.field.'.length)))).toEqual([]);
});

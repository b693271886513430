import { z } from 'zod';
import type { Schema } from './schema.ts';

type Plain = string | number | boolean | null | undefined;

/** Names of all fields of a command, down to single values: `facts`, `facts.name`, `results.0.board`. */
export type FieldName<Command> = Command extends Plain
  ? never
  : Command extends readonly (infer Each)[]
    ? `${number}` | `${number}.${FieldName<Each>}`
    : { [Name in keyof Command & string]-?: Name | `${Name}.${FieldName<Command[Name]>}` }[keyof Command & string];

/** An incomplete command. */
export type PartOf<Command> = Command extends Plain
  ? Command
  : Command extends readonly (infer Each)[]
    ? readonly PartOf<Each>[]
    : { readonly [Name in keyof Command]?: PartOf<Command[Name]> | undefined };

/** What a schema says about one field. */
export interface FieldRule {
  readonly type: 'text' | 'number' | 'boolean' | 'date' | 'list' | 'object';
  /** Must be given in every command; inside an optional part it may still be left out with that part. */
  readonly required: boolean;
  /** `null` is accepted and removes the present value. */
  readonly nullable: boolean;
  /** For numbers. */
  readonly least?: number;
  readonly most?: number;
  /** For texts, in characters. */
  readonly longest?: number;
  /** For lists: the rule for each item. */
  readonly each?: FieldRule;
}

/** The part of JSON Schema that is read here. */
interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape | boolean;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const shapes = new WeakMap<Schema<unknown>, Shape>();

/** What a command's schema says about a field, by name; `undefined` for an unknown name. */
export function fieldRule(command: Schema<unknown>, name: string): FieldRule | undefined {
  const root = shapeOf(command);
  let [found, required] = [choicesOf(root, root), true];
  for (const step of name.split('.')) {
    const next = found.map((shape) => stepInto(shape, step)).filter((each) => each !== undefined);
    required &&= next.every((each) => each.required);
    found = next.flatMap(({ shape }) => choicesOf(root, shape));
  }
  return found.length === 0 ? undefined : ruleOf(root, found, required);
}

function shapeOf(command: Schema<unknown>): Shape {
  const known = shapes.get(command);
  if (known) return known;
  const shape = z.toJSONSchema(command as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(command, shape);
  return shape;
}

/** Every alternative allowed here, with nested unions flattened. */
function choicesOf(root: Shape, shape: Shape): readonly Shape[] {
  const target = shape.$ref?.split('/').at(-1);
  if (target !== undefined) return choicesOf(root, root.$defs?.[target] ?? {});
  const { anyOf = [], oneOf = [], allOf = [] } = shape;
  const inside = [...anyOf, ...oneOf, ...allOf];
  return inside.length === 0 ? [shape] : inside.flatMap((each) => choicesOf(root, each));
}

function stepInto(shape: Shape, step: string): { readonly shape: Shape; readonly required: boolean } | undefined {
  const property = shape.properties?.[step];
  if (property) return { shape: property, required: shape.required?.includes(step) === true };
  const other =
    shape.type === 'array' ? (shape.prefixItems?.[Number(step)] ?? shape.items) : shape.additionalProperties;
  return typeof other === 'object' ? { shape: other, required: false } : undefined;
}

function ruleOf(root: Shape, all: readonly Shape[], required: boolean): FieldRule {
  const isNull = ({ type }: Shape): boolean => type === 'null' || (Array.isArray(type) && type.includes('null'));
  const [first = {}, ...others] = all.filter(({ type }) => type !== 'null');
  const type = typeOf(first);
  const limits = (limit: 'minimum' | 'maximum' | 'maxLength'): number | undefined =>
    others.every((other) => other[limit] === first[limit]) && Number.isSafeInteger(first[limit])
      ? first[limit]
      : undefined;
  const [least, most, longest] = [limits('minimum'), limits('maximum'), limits('maxLength')];
  return {
    type,
    required,
    nullable: all.some(isNull),
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { least }),
    ...(most !== undefined && most < Number.MAX_SAFE_INTEGER && { most }),
    ...(longest !== undefined && { longest }),
    ...(type === 'list' &&
      typeof first.items === 'object' && { each: ruleOf(root, choicesOf(root, first.items), true) }),
  };
}

function typeOf({ type, format, properties }: Shape): FieldRule['type'] {
  const named = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (named === 'integer' || named === 'number') return 'number';
  if (named === 'boolean') return 'boolean';
  if (named === 'array') return 'list';
  if (named === 'object' || properties) return 'object';
  return format === 'date' ? 'date' : 'text';
}

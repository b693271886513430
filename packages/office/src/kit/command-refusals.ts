import type { z } from 'zod';
import { invalid, type Refusal } from './refusal.ts';

/** What is wrong with the shape of a command: one refusal for each fault, with its place. */
export function commandRefusals(error: z.ZodError): Refusal[] {
  return error.issues.flatMap((issue) => refusalsOf(issue));
}

function refusalsOf(issue: z.core.$ZodIssue): Refusal[] {
  const path = issue.path.map(String);
  const at = (code: Refusal['code'], values: Refusal['values'], more: readonly string[] = []): Refusal => {
    const place = [...path, ...more].join('.');
    return invalid(code, values, place === '' ? {} : { field: place });
  };
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => at('field-unknown', { name: key }, [key]));
    case 'invalid_type':
      // A gap in a list arrives as `null`.
      return [issue.input == null ? at('field-missing', {}) : at('field-type', { expected: issue.expected })];
    case 'invalid_value':
      return [at('field-value', { allowed: issue.values.map(String).join(', ') })];
    case 'invalid_union':
      return [kindRefusal(issue, at)];
    case 'too_small':
      return [at('field-too-small', { least: Number(issue.minimum), of: issue.origin })];
    case 'too_big':
      return [at('field-too-big', { most: Number(issue.maximum), of: issue.origin })];
    case 'invalid_format':
      return [at('field-format', { format: issue.format })];
    default:
      return [at('field-wrong', {})];
  }
}

/** For a discriminated union: the discriminator is missing, or has a value that is not allowed. */
function kindRefusal(
  issue: z.core.$ZodIssueInvalidUnion,
  at: (code: Refusal['code'], values: Refusal['values']) => Refusal,
): Refusal {
  const { discriminator, options, input } = issue as {
    readonly discriminator?: string;
    readonly options?: readonly unknown[];
    readonly input?: unknown;
  };
  if (discriminator === undefined || options === undefined) return at('field-wrong', {});
  const isSaid = Object.hasOwn(Object(input), discriminator);
  return isSaid ? at('field-value', { allowed: options.map(String).join(', ') }) : at('field-missing', {});
}

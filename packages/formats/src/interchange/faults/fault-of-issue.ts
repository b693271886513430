import * as z from 'zod';
import type { FaultCode, FoundFault } from './fault.ts';
import { kindOf, shown } from './shown.ts';

type Told = Pick<FoundFault, 'code' | 'values'>;

/** A schema's objection to a single value, in our own codes: none of its wording reaches a reader. */
export function faultOfIssue(issue: z.core.$ZodIssue, value: unknown, schema: z.core.$ZodType): Told {
  const found = shown(value);
  const isText = typeof value === 'string';
  switch (issue.code) {
    case 'invalid_value':
      return { code: 'not-allowed', values: { found, allowed: issue.values.map(shown).join(', ') } };
    case 'too_small':
      return isText ? told('text-empty') : told('too-small', { found, least: Number(issue.minimum) });
    case 'too_big':
      return isText
        ? told('text-too-long', { most: Number(issue.maximum) })
        : told('too-big', { found, most: Number(issue.maximum) });
    case 'not_multiple_of':
      return told('not-half', { found });
    case 'invalid_format':
      return value === '__proto__' ? told('reserved-name', { found }) : told('control-character', { found });
    case 'custom':
      return told((issue.params?.fault as FaultCode | undefined) ?? 'wrong-type', { found });
    default:
      return wrongType('expected' in issue ? issue.expected : 'union', value, schema);
  }
}

/** The words of the sentence for what a schema expects. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

function wrongType(expected: string, value: unknown, schema: z.core.$ZodType): Told {
  if (expected === 'int') return told('not-whole', { found: shown(value) });
  const kind = schema instanceof z.ZodNumberFormat ? 'whole' : (EXPECTED[expected] ?? 'other');
  return told('wrong-type', { expected: kind, found: kindOf(value) });
}

function told(code: FaultCode, values: Told['values'] = {}): Told {
  return { code, values };
}

import { decimal, type Finding, type HeadToHeadOutput, type ScrabbleOutput } from '@escala/core';
import { isOfScrabble } from '@escala/regulations';
import * as z from 'zod';
import { type HeadToHeadResult, headToHeadOutput } from './schema/rating-output.ts';
import { type ScrabbleResult, scrabbleOutput } from './schema/scrabble-output.ts';

const writeHeadToHead = writerOf(headToHeadOutput);
const writeScrabble = writerOf(scrabbleOutput);

/**
 * The document of an output: findings in words, fields in the order of the format, numbers with at most six decimals.
 */
export function writeRatingOutput(
  output: HeadToHeadOutput | ScrabbleOutput,
  renderFinding: (finding: Finding) => string,
): HeadToHeadResult | ScrabbleResult {
  const findings = output.findings.map((finding) => ({ ...finding, message: renderFinding(finding) }));
  return isOfScrabble(output)
    ? (writeScrabble({ ...output, findings }) as ScrabbleResult)
    : (writeHeadToHead({ ...output, findings }) as HeadToHeadResult);
}

type Write = (value: unknown) => unknown;

/** Writes values of a schema: its fields, in its order, and numbers as in documents. */
function writerOf(schema: z.core.$ZodType): Write {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return writerOf(schema.unwrap());
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element);
    return (value) => (value as readonly unknown[]).map(write);
  }
  if (schema instanceof z.ZodRecord) return recordWriter(writerOf(schema.valueType));
  return writeScalar;
}

function objectWriter(schema: z.ZodObject): Write {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, write: writerOf(field) }));
  return (value) => {
    const given = value as Readonly<Record<string, unknown>>;
    const written: Record<string, unknown> = {};
    for (const { name, write } of fields) if (given[name] !== undefined) written[name] = write(given[name]);
    return written;
  };
}

function recordWriter(write: Write): Write {
  return (value) => Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, write(field)]));
}

/** With six decimals JSON does not resort to exponents. */
function writeScalar(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) throw new RangeError(`a document cannot hold ${value}`);
  return decimal(value);
}

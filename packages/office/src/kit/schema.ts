import type { z } from 'zod';

/**
 * A validator that the compiler knows by its output alone: comparing whole zod schemas took most of the compile time.
 * Every schema of the office is a zod schema.
 */
export interface Schema<Output> {
  parse(value: unknown): Output;
  safeParse(value: unknown, terms?: { readonly reportInput?: boolean }): Parsed<Output>;
}

type Parsed<Output> =
  | { readonly success: true; readonly data: Output; readonly error?: undefined }
  | { readonly success: false; readonly error: z.ZodError; readonly data?: undefined };

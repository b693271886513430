import type { z } from 'zod';

/**
 * What checks a value, known to the compiler by its output alone: comparing whole schemas of zod with each other took it most of its
 * time. Every schema of the office is one of zod's.
 */
export interface Schema<Output> {
  parse(value: unknown): Output;
  safeParse(value: unknown, terms?: { readonly reportInput?: boolean }): Parsed<Output>;
}

type Parsed<Output> =
  | { readonly success: true; readonly data: Output; readonly error?: undefined }
  | { readonly success: false; readonly error: z.ZodError; readonly data?: undefined };

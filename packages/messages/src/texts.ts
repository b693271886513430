import type { LANGUAGES } from './language.ts';

type InEach<Languages extends readonly unknown[]> = { readonly [Place in keyof Languages]: string };

/**
 * A key's text in each of `LANGUAGES`, in order: English, Catalan, Spanish, Romanian. Does not compile if a language is
 * missing.
 */
export type Text = InEach<typeof LANGUAGES>;

export type Texts = Readonly<Record<string, Text>>;

import type { LANGUAGES } from './language.ts';

type InEach<Languages extends readonly unknown[]> = { readonly [Place in keyof Languages]: string };

/** What a key says, in each of `LANGUAGES` in their order: English, Catalan, Spanish, Romanian. One that lacks a language does not compile. */
export type Text = InEach<typeof LANGUAGES>;

export type Texts = Readonly<Record<string, Text>>;

/** The languages of Escala, English first: all others are checked against it. */
export const LANGUAGES = ['en', 'ca', 'es', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { writtenForm } from '../../kit/written-form.ts';
import type { Federation, federationSchema, Series } from '../federation/federation.ts';

/** A text in the readers' languages; a missing one falls back to the federation's language. */
const inLanguages = (most: number) => {
  const text = z.string().trim().min(1).max(most);
  return z.strictObject({ ca: text.optional(), es: text.optional(), ro: text.optional(), en: text.optional() });
};

/** Limits: bytes of an uploaded file and of its result, and pixels per side of a bitmap. */
export const MOST_MARK_BYTES = 300_000;
export const MOST_MARK_DOTS = 2048;

export const MARK_TYPES = ['image/svg+xml', 'image/png'] as const;

const markSchema = z.strictObject({
  type: z.enum(MARK_TYPES),
  width: z.number().positive(),
  height: z.number().positive(),
  /** SHA-256 of the file as served. */
  hash: z.string(),
});
export type Mark = z.infer<typeof markSchema>;

/** How a federation presents itself: everything is optional, and the pages look fine without it. */
export const identityFactsSchema = z.strictObject({
  /** The federation's colour, as `#rrggbb`; pages derive darker and lighter shades from it where they need contrast. */
  accent: writtenForm('colour', /^#[0-9a-fA-F]{6}$/).optional(),
  /** For phones and narrow spaces. */
  shortName: z.string().trim().min(1).max(24).optional(),
  text: inLanguages(400).optional(),
  address: z.string().trim().min(1).max(300).optional(),
  email: z.email().max(200).optional(),
  phone: z.string().trim().min(1).max(60).optional(),
  officeHours: inLanguages(200).optional(),
  privacyNotice: inLanguages(20_000).optional(),
  links: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(60),
        // Nothing invisible, and no user before the host: both hide where a link leads (D-OFF-1131).
        address: writtenForm('webAddress', /^https?:\/\/(?![^/?#]*@)[^\s\p{C}<>"'`\\]{3,400}$/u),
      }),
    )
    .max(12)
    .optional(),
  /** Names of lists by series; a missing language falls back to the series' own name. */
  listNames: z.record(z.string().max(64), inLanguages(80)).optional(),
  /** The screen in the playing hall is light unless set to dark. */
  hallScreen: z.enum(['light', 'dark']).optional(),
});

export const identitySchema = z.strictObject({ ...identityFactsSchema.shape, mark: markSchema.optional() });
export type Identity = z.infer<typeof identitySchema>;

/** One per federation, under the federation's id. */
export const identityKind = recordKind('identity', identitySchema);

/** The file of the logo, as parsed and written again. */
export const IDENTITY_FOLDER = 'identity';
export const MARK_PAPER = 'mark';

export type Language = z.infer<typeof federationSchema.shape.language>;

/** The text in a language, or else in the federation's own, or else in any. */
export function inLanguage(
  texts: Readonly<Partial<Record<Language, string | undefined>>> | undefined,
  language: Language,
  { language: own }: Pick<Federation, 'language'>,
): string | undefined {
  return texts?.[language] ?? texts?.[own] ?? Object.values(texts ?? {}).find((text) => text !== undefined);
}

/** The names of lists in a language, by series, where given. */
export const listNamesIn = ({ listNames = {} }: Pick<Identity, 'listNames'>, language: Language) =>
  Object.fromEntries(Object.entries(listNames).map(([series, names]) => [series, names[language]]));

/** The name of a series' lists in a language. */
export function listNameIn(
  { listNames }: Pick<Identity, 'listNames'>,
  { id, name }: Pick<Series, 'id' | 'name'>,
  language: Language,
): string {
  return listNames?.[id]?.[language] ?? name;
}

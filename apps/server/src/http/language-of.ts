import { type Language, languageOfLocale } from '@escala/messages';

/** `?lang=`, else the best of `Accept-Language` (RFC 9110 12.5.4), else English. */
export function languageOf(lang: unknown, acceptLanguage: string | undefined): Language {
  const asked = typeof lang === 'string' ? languageOfLocale(lang) : undefined;
  return asked ?? accepted(acceptLanguage ?? '') ?? 'en';
}

function accepted(header: string): Language | undefined {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: languageOfLocale(range), q: q === undefined ? 1 : Number(q.slice(2)) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .find(({ language }) => language !== undefined)?.language;
}

/** The language of the page; days come before months, in English too. */
export function pageLocale(): string {
  const { lang } = document.documentElement;
  return lang === 'en' ? 'en-GB' : lang;
}

/** A calendar date in the page's language. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The language of the page; days come before months, in English too. */
export function pageLocale(): string {
  const { lang } = document.documentElement;
  return lang === 'en' ? 'en-GB' : lang;
}

/** A calendar date in the page's language. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The time as on hall clocks, the same in every language: 16:05. */
export const clockTime = (at: Date): string => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

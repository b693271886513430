import type { Language, Translate } from '@escala/messages';
import type { Ask, EventSeen } from '@escala/web';
import type { PdfColumn } from '../../pdf/table-pdf.ts';

/** What every paper of an event is made from. */
export interface EventPaper {
  readonly ask: Ask;
  readonly seen: EventSeen;
  readonly language: Language;
  readonly translate: Translate;
  readonly federation: string;
  /** The round that was asked for; the last one otherwise. */
  readonly round: number;
}

export const figure = (name: string, share: number): PdfColumn => ({ name, share, alignment: 'end' });
export const words = (name: string, share: number): PdfColumn => ({ name, share, alignment: 'start' });
export const heading = (name: string, share: number): PdfColumn => ({ ...words(name, share), isHeading: true });

const DATES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;

/** A day in words; nothing where none was set. */
export function dayText(date: string | undefined, language: Language): string {
  if (date === undefined) return '';
  const day = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'full', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** Title and full name, as tables print a player. */
export function fullName({ seen }: EventPaper, id: string): string {
  const title = seen.field.get(id)?.title;
  return title === undefined ? seen.field.name(id) : `${title} ${seen.field.name(id)}`;
}

/** At the foot of every page: whose paper it is, of what, and which page. */
export function pageName({ seen, translate, federation }: EventPaper): (page: number, last: number) => string {
  return (page, last) => `${federation} · ${seen.shown.event.name} · ${translate('web.page-of', { page, last })}`;
}

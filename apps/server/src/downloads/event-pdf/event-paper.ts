import { shortName } from '@escala/core';
import { type Language, LOCALES, type Translate } from '@escala/messages';
import { type Ask, type EventSeen, type Identity, ratingListOf, titleIn } from '@escala/web';
import type { SheetFoot, SheetHead, SheetMark } from '../../pdf/sheet.ts';
import type { PdfColumn } from '../../pdf/table-pdf.ts';
import type { PaperSize } from '../../pdf/tagged-document.ts';

/** What every printed paper of an event is made from. */
export interface EventPaper {
  readonly ask: Ask;
  readonly seen: EventSeen;
  readonly language: Language;
  readonly translate: Translate;
  readonly federation: string;
  /** The names of its lists in the language of the paper, by series. */
  readonly listNames: Identity['listNames'];
  readonly mark: SheetMark;
  /** The round asked for, or else the last one. */
  readonly round: number;
  readonly size: PaperSize;
  /** Which player's certificate, and for which norm. */
  readonly wish: { readonly player: string; readonly norm: string };
  /** The current time by the federation's clock. */
  readonly printedAt: string;
  /** The public page of the event; undefined where nobody else could open it. */
  readonly href: string | undefined;
}

export const figure = (name: string): PdfColumn => ({ name, alignment: 'end' });
export const words = (name: string): PdfColumn => ({ name, alignment: 'start' });
/** Names are abbreviated before the letters are made smaller. */
export const named = (name: string): PdfColumn => ({ ...words(name), shorten: shortName });
export const heading = (name: string): PdfColumn => ({ ...named(name), isHeading: true });

/** Day and time of a round; empty if none is set, except that a one-day event has all rounds on its day. */
function startText(event: EventSeen['shown']['event'], round: number, language: Language): string {
  const { start, end, roundDates, roundTimes } = event;
  const date = roundDates?.[round - 1] ?? (start === end ? start : undefined);
  const clock = roundTimes?.[round - 1];
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' });
  const said = [date && day.format(new Date(`${date}T00:00:00Z`)), clock];
  return said.filter((each) => each !== undefined).join(', ');
}

/** A day in words, or the first and last day. */
export function dateText(language: Language, start: string, end = start): string {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return day.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
}

export function momentText(at: string, timeZone: string, language: Language): string {
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  return moment.format(new Date(at));
}

/** Title and full name, as tables print a player. */
export function fullName({ seen }: Pick<EventPaper, 'seen'>, id: string): string {
  const title = seen.field.get(id)?.title;
  return title === undefined ? seen.field.name(id) : `${titleIn(seen.shown.event, title)} ${seen.field.name(id)}`;
}

/** Which list each rating comes from, beside the ratings; nothing if no rating comes from a list. */
export const listColumn = ({ seen, translate }: EventPaper): PdfColumn[] =>
  isListed(seen) ? [words(translate('web.word.list'))] : [];
export const listCell = ({ seen, translate, federation: name, listNames }: EventPaper, id: string): string[] =>
  isListed(seen)
    ? [ratingListOf({ translate, federation: { name, identity: { listNames } } }, seen.field, id) ?? '']
    : [];
const isListed = ({ field }: EventSeen): boolean => field.players.some(({ ratingFrom }) => ratingFrom !== undefined);

/** The head of a paper: for a round its day and time, for the whole event its days; and the place. */
export function headOf({ seen, language, mark }: EventPaper, subtitle: string, round?: number): SheetHead {
  const { event } = seen.shown;
  const when = round === undefined ? dateText(language, event.start, event.end) : startText(event, round, language);
  return { title: event.name, subtitle, when, where: event.place, mark };
}

/** The foot: where to follow the event, when it was printed, who is responsible. */
export function footOf({ seen, translate, federation, printedAt, href }: EventPaper): SheetFoot {
  const arbiter = seen.tournament.event?.arbiter;
  const by = arbiter === undefined ? [] : [translate('web.paper.arbiter', { name: arbiter })];
  return {
    address: href === undefined ? undefined : { href, label: translate('web.paper.follow') },
    lines: (page, pages) => [
      translate('web.paper.printed', { at: printedAt, page, pages }),
      [...by, federation].join(' · '),
    ],
  };
}

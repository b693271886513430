import type { Language, Translate } from '@escala/messages';
import { type Ask, type EventSeen, type Identity, ratingListOf, shortName, titleIn } from '@escala/web';
import type { SheetFoot, SheetHead, SheetMark } from '../../pdf/sheet.ts';
import type { PdfColumn } from '../../pdf/table-pdf.ts';
import type { PaperSize } from '../../pdf/tagged-document.ts';

/** What every paper of an event is made from. */
export interface EventPaper {
  readonly ask: Ask;
  readonly seen: EventSeen;
  readonly language: Language;
  readonly translate: Translate;
  readonly federation: string;
  /** What its lists are called in the language of the paper, by series. */
  readonly listNames: Identity['listNames'];
  readonly mark: SheetMark;
  /** The round that was asked for; the last one otherwise. */
  readonly round: number;
  readonly size: PaperSize;
  /** Whose certificate, and of which norm. */
  readonly wish: { readonly player: string; readonly norm: string };
  /** Now, as the federation's clock shows it. */
  readonly printedAt: string;
  /** The public page of the event; undefined where nobody else could open it. */
  readonly href: string | undefined;
}

export const figure = (name: string): PdfColumn => ({ name, alignment: 'end' });
export const words = (name: string): PdfColumn => ({ name, alignment: 'start' });
/** Names are written shorter before the letters become small. */
export const named = (name: string): PdfColumn => ({ ...words(name), shorten: shortName });
export const heading = (name: string): PdfColumn => ({ ...named(name), isHeading: true });

const DATES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;

/** Day and time of a round; nothing where none was set. */
function startText({ roundDates, roundTimes }: EventSeen['shown']['event'], round: number, language: Language): string {
  const [date, clock] = [roundDates?.[round - 1], roundTimes?.[round - 1]];
  const day = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'full', timeZone: 'UTC' });
  const said = [date && day.format(new Date(`${date}T00:00:00Z`)), clock];
  return said.filter((each) => each !== undefined).join(', ');
}

/** A day in words, or the first and the last one. */
export function dateText(language: Language, start: string, end = start): string {
  const day = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return day.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
}

export function momentText(at: string, timeZone: string, language: Language): string {
  const moment = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  return moment.format(new Date(at));
}

/** Title and full name, as tables print a player. */
export function fullName({ seen }: Pick<EventPaper, 'seen'>, id: string): string {
  const title = seen.field.get(id)?.title;
  return title === undefined ? seen.field.name(id) : `${titleIn(seen.shown.event, title)} ${seen.field.name(id)}`;
}

/** Of which list each rating is, beside the ratings; nothing where nobody's is of a list. */
export const listColumn = ({ seen, translate }: EventPaper): PdfColumn[] =>
  isListed(seen) ? [words(translate('web.word.list'))] : [];
export const listCell = ({ seen, translate, federation: name, listNames }: EventPaper, id: string): string[] =>
  isListed(seen)
    ? [ratingListOf({ translate, federation: { name, identity: { listNames } } }, seen.field, id) ?? '']
    : [];
const isListed = ({ field }: EventSeen): boolean => field.players.some(({ ratingFrom }) => ratingFrom !== undefined);

/** The head of a paper: of a round its day and time, of the whole event the place alone. */
export function headOf({ seen, language, mark }: EventPaper, subtitle: string, round?: number): SheetHead {
  const { event } = seen.shown;
  const when = round === undefined ? '' : startText(event, round, language);
  return { title: event.name, subtitle, when, where: event.place, mark };
}

/** At the foot: where to follow it, when it was printed, who answers for it. */
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

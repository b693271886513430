import { entryOf } from '@escala/core';
import { LANGUAGES, translator } from '@escala/messages';
import {
  type AskedBy,
  federationKind,
  listNamesIn,
  missing,
  type OfficePorts,
  type Reading,
  Refused,
} from '@escala/office';
import { showIdentity } from '@escala/office/questions';
import { type Ask, eventSeen, oneOf, type QueryFields, TEXT } from '@escala/web';
import { PAPER_SIZES } from '../../pdf/tagged-document.ts';
import { federationMark } from '../federation-mark.ts';
import { badgesPdf, cardsPdf } from './cards-pdf.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { type EventPaper, momentText } from './event-paper.ts';
import { pairingsPdf, seatsPdf } from './pairings-pdf.ts';
import { prizesPdf, receiptsPdf } from './prizes-pdf.ts';
import { crosstablePdf, playersPdf, standingsPdf } from './tables-pdf.ts';

type Printer = (paper: EventPaper, round: number | undefined) => Promise<Uint8Array> | Uint8Array;

/** Papers of an event by file name; `pairings-3.pdf` is of round 3. */
const PAPERS: Readonly<Record<string, Printer>> = {
  pairings: pairingsPdf,
  seats: seatsPdf,
  standings: standingsPdf,
  crosstable: crosstablePdf,
  players: playersPdf,
  cards: cardsPdf,
  badges: badgesPdf,
  prizes: prizesPdf,
  receipts: receiptsPdf,
  certificate: certificatePdf,
};
export const EVENT_PAPERS = Object.keys(PAPERS).map((name) => `${name}.pdf`);

/** What of an address a paper is made of: for whom and for what, only if it is a certificate. */
export const paperFields = (file: string): QueryFields => ({
  lang: oneOf(...LANGUAGES),
  paper: oneOf(...PAPER_SIZES),
  ...(file === 'certificate.pdf' && { player: TEXT, norm: TEXT }),
});

interface PaperWish {
  readonly event: string;
  readonly file: string;
  readonly origin: string;
  /** `lang`, `paper=a3` for a poster, `player` and `norm` for a certificate. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** The paper that a file name stands for, if any. */
export async function eventPdf(
  ports: OfficePorts,
  reading: Reading,
  by: AskedBy,
  { event, file, origin, query }: PaperWish,
): Promise<Uint8Array | undefined> {
  const [, name = '', given] = /^([a-z]+)(?:-(\d{1,3}))?\.pdf$/.exec(file) ?? [];
  const print = entryOf(PAPERS, name);
  if (print === undefined) return undefined;
  const ask: Ask = (question, input) => question.ask(reading, question.input.parse(input), by, ports);
  const federation = (await reading.get(federationKind, reading.federation))?.body;
  const seen = await eventSeen(ask, event);
  const round = given === undefined ? undefined : Number(given);
  if (round !== undefined && (round < 1 || round > seen.lastRound))
    throw new Refused([missing('round-unknown', { round })]);
  const language = LANGUAGES.find((each) => each === query.lang) ?? federation?.language ?? 'en';
  const path = `/${language}/${reading.federation}/events/${encodeURIComponent(event)}`;
  const shown = await ask(showIdentity, {});
  const paper: EventPaper = {
    ask,
    seen,
    language,
    translate: translator(language),
    federation: federation?.name ?? '',
    mark: await federationMark(reading, shown),
    listNames: listNamesIn(shown.identity, language),
    round: round ?? seen.lastRound,
    size: PAPER_SIZES.find((each) => each === query.paper) ?? 'a4',
    printedAt: momentText(by.at, federation?.timeZone ?? 'UTC', language),
    wish: { player: String(query.player ?? ''), norm: String(query.norm ?? '') },
    href: isForOthers(origin) ? `${origin}${path}` : undefined,
  };
  return print(paper, round);
}

/** An address of this machine itself is of no use to others. */
const isForOthers = (origin: string): boolean =>
  !/^(localhost|127\..*|\[::1\])$/.test(URL.parse(origin)?.hostname ?? 'localhost');

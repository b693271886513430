import { certificateVerdict, missingFacts, type Speech, stepSentences } from '@escala/messages';
import { normCertificate } from '@escala/office/questions';
import { pointsText, systemName } from '@escala/web';
import type { SheetFoot, SheetMark } from '../../pdf/sheet.ts';
import { tablePdf } from '../../pdf/table-pdf.ts';
import { type Paper, paperOf } from '../../pdf/tagged-document.ts';
import { dateText, type EventPaper, figure, footOf, heading, words } from './event-paper.ts';

type NormCertificate = Parameters<typeof certificateVerdict>[0];

/** The frame of a certificate, and its name for the event's system. */
interface CertificateFrame extends Speech {
  readonly foot: SheetFoot;
  readonly mark?: SheetMark;
  readonly paper?: Paper;
  readonly system: string;
}

export async function certificatePdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, language, translate, wish, mark } = paper;
  const certificate = await ask(normCertificate, { event: seen.shown.id, ...wish });
  const system = systemName(paper, seen.shown.event);
  return certificateSheet(certificate, {
    translate,
    language,
    system,
    mark,
    foot: footOf(paper),
    paper: paperOf(paper.size),
  });
}

/**
 * What FIDE's form IT1 shows of a norm: event, player, opponents,
 * the counts against what is required, and what is missing.
 */
export function certificateSheet(certificate: NormCertificate, frame: CertificateFrame): Uint8Array {
  const { event, norm, conditions, names } = certificate;
  const { translate, language } = frame;
  const [verdict, figures] = certificateVerdict(certificate, frame);
  const missing = missingFacts(certificate, frame);
  return tablePdf({
    language,
    ...(frame.paper && { paper: frame.paper }),
    head: {
      title: event.name,
      subtitle: translate('web.certificate.title', { norm: norm.norm }),
      where: event.place,
      mark: frame.mark,
    },
    foot: frame.foot,
    largest: 11,
    notes: [{ facts: factsOf(certificate, frame) }, { heading: verdict }, figures],
    columns: [
      figure(translate('web.certificate.round')),
      heading(translate('web.word.player')),
      words(translate('web.certificate.federation')),
      words(translate('web.list.player-title')),
      figure(translate('web.word.rating')),
      figure(translate('web.certificate.counts')),
      { ...figure(translate('web.word.result')), bold: true },
    ],
    rows: norm.opponents.map(({ round, opponent, federation, title, rating, counts, points }) => [
      String(round),
      names[opponent] ?? opponent,
      federation ?? '',
      title ?? '',
      rating === null ? '–' : String(rating),
      String(counts),
      pointsText(points),
    ]),
    after: [
      { heading: translate('web.certificate.conditions') },
      ...cited([...norm.reasons, ...conditions], frame),
      ...(missing.length === 0 ? [] : [{ heading: translate('web.certificate.missing-title') }, ...missing]),
      { signatures: [translate('web.certificate.signed-arbiter'), translate('web.certificate.signed-federation')] },
    ],
  });
}

/** Label and value of all known facts of player and event, side by side. */
function factsOf({ player, event }: NormCertificate, { translate, language, system }: CertificateFrame) {
  const day = (date: string | undefined): string | undefined => date && dateText(language, date);
  const { minutes, increment = 0, periods } = event.timeControl ?? { minutes: 0 };
  const facts = [
    [translate('web.word.player'), said([player.title, player.name], ' ')],
    [translate('web.events.dates'), event.start && dateText(language, event.start, event.end)],
    [translate('web.word.fide-id'), player.fideId],
    [
      translate('web.desk-events.field-way'),
      said([system, translate('web.certificate.rounds', { rounds: event.rounds })]),
    ],
    [translate('web.certificate.federation-of-player'), player.federation],
    [translate('web.event.time-control'), event.timeControl && (periods ?? `${minutes}+${increment}`)],
    [translate('web.certificate.born'), day(player.birthDate)],
    [translate('web.word.arbiter'), event.arbiter && said([event.arbiterTitle, event.arbiter], ' ')],
    [translate('web.word.rating'), player.rating === undefined ? undefined : String(player.rating)],
    [translate('web.certificate.registered'), said([event.federation, day(event.registeredOn)])],
  ] as const;
  return facts.map(([label, value]) => [label, value || '–'] as const);
}

const said = (values: readonly (string | undefined)[], between = ', '): string => values.filter(Boolean).join(between);

const MARKS = { yes: '+', no: '–', unknown: '?' } as const;

const cited = (reasons: NormCertificate['conditions'], speech: Speech): string[] =>
  stepSentences(reasons, speech).map(
    ({ text, articles, holds = 'unknown' }) => `${MARKS[holds]} ${text} [${articles.join(', ')}]`,
  );

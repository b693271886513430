import { number, stepSentences } from '@escala/messages';
import { normCertificate } from '@escala/office/questions';
import { tablePdf } from '../../pdf/table-pdf.ts';
import { paperOf } from '../../pdf/tagged-document.ts';
import { type EventPaper, figure, footOf, heading, headOf, words } from './event-paper.ts';

/** What FIDE's form IT1 has of a norm: event, player, the opponents, the counts against what is required, and what is missing. */
export async function certificatePdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, language, translate, wish } = paper;
  const asked = await ask(normCertificate, { event: seen.shown.id, ...wish });
  const { event, player, norm, conditions, names, missing } = asked;
  const speech = { translate, language };
  const nameOf = (id: string | undefined): string => (id === undefined ? event.name : (names[id] ?? id));
  const { timeControl } = event;
  const said = (values: readonly (string | undefined)[]): string => values.filter(Boolean).join(' · ');
  const federationOf = new Map(norm.opponents.map(({ opponent, federation }) => [opponent, federation]));
  const cited = stepSentences([...norm.reasons, ...conditions], speech).map(
    ({ text, articles, holds }) =>
      `${holds === 'yes' ? '+' : holds === 'no' ? '–' : '?'} ${text} [${articles.join(', ')}]`,
  );
  return tablePdf({
    language,
    paper: paperOf(paper.size, false),
    head: headOf(paper, translate('web.certificate.title', { norm: norm.norm })),
    foot: footOf(paper),
    notes: [
      said([
        player.title,
        player.name,
        player.federation,
        player.fideId && `FIDE ${player.fideId}`,
        player.birthDate,
        player.rating === undefined ? undefined : number(player.rating, language),
      ]),
      said([
        event.federation,
        event.start && event.end && `${event.start} – ${event.end}`,
        translate('web.certificate.rounds', { rounds: event.rounds }),
        timeControl && `${timeControl.minutes}+${timeControl.increment ?? 0}`,
        event.arbiter && said([event.arbiterTitle, event.arbiter]),
      ]),
      norm.achieved
        ? translate('web.certificate.made', { norm: norm.norm, credited: norm.credited ?? 0 })
        : translate('web.certificate.not-made', { norm: norm.norm }),
      translate('web.certificate.figures', {
        score: number(norm.score, language),
        games: norm.games,
        ra: number(norm.ra ?? 0, language),
        rp: number(norm.rp ?? 0, language),
        needed: norm.needed === null ? '–' : number(norm.needed, language),
      }),
      ...[...norm.leftOut, ...norm.dropped].map(({ round, article }) =>
        translate('web.certificate.left-out', { round, article }),
      ),
      ...cited,
      ...missing.map(({ of, player: who, fact }) =>
        translate('web.certificate.missing', {
          name: of === 'event' ? event.name : nameOf(who),
          fact: translate(`web.certificate.fact-${fact}`),
        }),
      ),
      translate('web.certificate.signed'),
    ],
    columns: [
      figure(translate('web.certificate.round')),
      heading(translate('web.list.name')),
      words(translate('web.certificate.federation')),
      words(translate('web.list.player-title')),
      figure(translate('web.round.rating')),
      figure(translate('web.certificate.counts')),
      figure(translate('web.certificate.result')),
    ],
    rows: norm.opponents.map(({ round, opponent, title, rating, counts, points }) => [
      String(round),
      nameOf(opponent),
      federationOf.get(opponent) ?? '',
      title ?? '',
      rating === null ? '–' : String(rating),
      String(counts),
      number(points, language),
    ]),
  });
}

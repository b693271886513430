import { extname } from 'node:path';
import type { NormCertificate, Tournament } from '@escala/core';
import { certificateVerdict, missingFacts, type Speech } from '@escala/messages';
import type { PerformanceRules } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { printWarnings } from '../faults/print-faults.ts';
import { refuseDocument } from '../faults/refuse.ts';
import { ALL_SYSTEMS } from '../input/competition-book.ts';
import { type Section, verdictLines } from '../output/competitions/verdict-lines.ts';
import { wordedReasons } from '../output/competitions/worded-reasons.ts';
import { printable } from '../output/printable.ts';
import { reasonLines } from '../output/reason-lines.ts';
import { wrapped } from '../output/wrap.ts';
import { deliverResult, type Result, type TournamentRead } from './deliver-result.ts';
import { deliverToFile } from './deliver-to-file.ts';
import type { NormsCommandOptions } from './norms.ts';

/** The certificate of a norm as a document and as lines: opponents, figures, every condition, what is missing. */
function certificateResult(tournament: Tournament, certificate: NormCertificate, speech: Speech): Result {
  const { player, norm, conditions } = certificate;
  const { translate } = speech;
  const [verdict, figures] = certificateVerdict(certificate, speech);
  const missing = missingFacts(certificate, speech);
  const lines = verdictLines(
    tournament,
    {
      title: `${translate('web.certificate.title', { norm: norm.norm })} · ${printable(player.name)}`,
      verdicts: norm.opponents.map((game) => ({ ...game, player: game.opponent })),
      columns: [
        [translate('web.certificate.round'), ({ round }) => round],
        [translate('web.certificate.federation'), ({ federation }) => ({ text: printable(federation ?? '') })],
        [translate('web.list.player-title'), ({ title }) => ({ text: printable(title ?? '') })],
        [translate('web.word.rating'), ({ rating }) => rating],
        [translate('web.certificate.counts'), ({ counts }) => counts],
        [translate('web.word.result'), ({ points }) => points, 'points'],
      ],
      findings: [],
      sections: (layout) => {
        const said = (head: string, texts: readonly string[]): Section => ({
          head,
          lines: texts.flatMap((text) => wrapped(printable(text), { first: '  ', rest: '    ', width: layout.width })),
        });
        return [
          said(verdict, [figures]),
          {
            head: translate('web.certificate.conditions'),
            lines: reasonLines([...norm.reasons, ...conditions], speech, layout),
          },
          ...(missing.length === 0 ? [] : [said(translate('web.certificate.missing-title'), missing)]),
        ];
      },
    },
    speech,
  );
  const document = {
    ...certificate,
    norm: { ...norm, reasons: wordedReasons(norm.reasons, speech) },
    conditions: wordedReasons(conditions, speech),
  };
  return { document, lines };
}

/** The certificate of a norm: for the title named, or else the highest that the player achieved. */
export async function certificate(
  { tournament, printing }: Omit<TournamentRead, 'book'>,
  rules: PerformanceRules,
  player: string,
  options: NormsCommandOptions,
  speech: Speech,
): Promise<ExitCode> {
  const norm = options.norm ?? rules.judge(tournament, player).norms.find(({ achieved }) => achieved)?.norm;
  const asked = options.certificate!;
  if (norm === undefined)
    return refuseDocument({ fault: { code: 'input.no-norm-made', values: { player: asked } } }, printing, speech);
  const found = rules.certificate(tournament, { player, norm });
  if (found === undefined)
    return refuseDocument({ fault: { code: 'input.no-norm-of', values: { player: asked, norm } } }, printing, speech);
  if (extname(options.out ?? '').toLowerCase() !== '.pdf')
    return deliverResult(certificateResult(tournament, found, speech), options, printing, speech);
  printWarnings(printing, speech);
  const { certificateSheet } = await import('@escala/server');
  const word = ALL_SYSTEMS[tournament.system]?.word;
  const system = word === undefined ? tournament.system : speech.translate(`web.event-system.${word}`);
  const foot = { lines: (page: number, pages: number) => [`${page}/${pages}`, found.regulation] };
  return deliverToFile(options, [certificateSheet(found, { ...speech, system, foot })], speech);
}

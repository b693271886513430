import type { NormCertificate, Tournament } from '@escala/core';
import { certificateVerdict, missingFacts, type Speech } from '@escala/messages';
import type { Result } from '../../commands/deliver-result.ts';
import { printable } from '../printable.ts';
import { reasonLines } from '../reason-lines.ts';
import { wrapped } from '../wrap.ts';
import { type Section, verdictLines } from './verdict-lines.ts';
import { wordedReasons } from './worded-reasons.ts';

/** The form of a norm as a document and as lines: the opponents, its figures, every condition, what is missing. */
export function certificateResult(tournament: Tournament, certificate: NormCertificate, speech: Speech): Result {
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

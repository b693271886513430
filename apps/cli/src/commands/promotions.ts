import type { Promotions, PromotionVerdict, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { titleBookOf } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseDocument } from '../faults/refuse.ts';
import { notInRules } from '../input/competition-book.ts';
import { reasonSections, verdictLines } from '../output/competitions/verdict-lines.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import type { Cell } from '../output/table.ts';
import type { Layout } from '../output/terminal-layout.ts';
import { deliverResult, type TournamentOptions, withTournament } from './deliver-result.ts';

/** Who is promoted, then everybody's conditions one by one. */
function promotionsLines(
  tournament: Tournament,
  { players, findings }: Promotions,
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  return verdictLines(
    tournament,
    {
      title: translate('cli.promotions.title'),
      verdicts: players,
      columns: [
        [
          translate('web.word.category'),
          ({ from }) => ({ text: from === null ? '?' : translate(`cli.category.${from}`) }),
        ],
        [translate('cli.column.points-short'), ({ points }) => points, 'points'],
        [translate('cli.column.needed'), ({ needed }) => needed, 'needed'],
        [translate('cli.column.verdict'), (verdict, paint) => verdictCell(verdict, translate, paint)],
      ],
      // Facts missing about a player are already among the reasons.
      findings: findings.filter(({ player }) => player === undefined),
      sections: reasonSections(players, speech),
    },
    speech,
  );
}

function verdictCell({ promoted, to }: PromotionVerdict, translate: Speech['translate'], paint: Layout['paint']): Cell {
  if (!promoted || to === null) return { text: translate('cli.promotions.none'), paint: paint.faint };
  const category = translate(`cli.category.${to}`);
  return { text: translate('cli.promotions.promoted', { category }), paint: paint.good };
}

/** `escala promotions`: who is promoted to a higher category by a tournament, with all reasons. */
export function promotions(file: string, options: TournamentOptions, speech: Speech): Promise<ExitCode> {
  return withTournament(file, options, speech, ({ tournament, book, printing }) => {
    const categories = titleBookOf(book.titles ?? '')?.categories;
    if (categories === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
    const judged = categories.promotions(tournament);
    const document = {
      ...judged,
      players: judged.players.map((player) => ({ ...player, reasons: wordedReasons(player.reasons, speech) })),
      findings: publishedFindings(judged.findings, speech),
    };
    return deliverResult({ document, lines: promotionsLines(tournament, judged, speech) }, options, printing, speech);
  });
}

import type { Tournament } from '@escala/core';
import { findPlayer, type Speech } from '@escala/messages';
import { type CompetitionRuleBook, type NormOptions, type TitleRuleBook, titleBookOf } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseDocument } from '../faults/refuse.ts';
import { notInRules } from '../input/competition-book.ts';
import type { InputFault } from '../input/input-fault.ts';
import { normsLines, performanceResult } from '../output/competitions/norms-text.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import { UsageError } from '../usage-error.ts';
import { deliverResult, type TournamentOptions, withTournament } from './deliver-result.ts';
import { searchFault } from './explain.ts';
import { certificate } from './norm-certificate.ts';

export interface NormsCommandOptions extends TournamentOptions {
  /** Only this player, by id or FIDE number. */
  readonly player?: string;
  /** Instead, the certificate of this player's norm, as a PDF if the file of `--out` is one. */
  readonly certificate?: string;
  /** For this title; by default the highest achieved. */
  readonly norm?: string;
  /** Also what is still needed for a norm. */
  readonly chances?: boolean;
  /** Also titles by rating. */
  readonly titles?: boolean;
  /** Also this title, earned by the player's place. */
  readonly direct?: string;
  /** Rated games of the player before the event. */
  readonly ratedGames?: number;
}

/** `escala norms`: the norms and titles earned in a tournament, with all reasons. */
export async function norms(file: string, options: NormsCommandOptions, speech: Speech): Promise<ExitCode> {
  const isOfOne = options.direct !== undefined || options.ratedGames !== undefined;
  if (isOfOne && options.player === undefined) throw missingOption('--player <id>');
  if (options.norm !== undefined && options.certificate === undefined) throw missingOption('--certificate <id>');
  // D-FT-15: such a document may contain only one player's games and those between the others.
  const isByPerformance = titleBookOf(options.rules ?? '')?.performance !== undefined;
  const reading = isByPerformance ? { ...options, unchecked: ['two-games-in-round'] as const } : options;
  return withTournament(file, reading, speech, ({ tournament, book, printing }) => {
    const asked = options.certificate ?? options.player;
    const wanted = asked === undefined ? undefined : wantedPlayer(tournament, asked);
    if (wanted?.kind === 'fault') return refuseDocument(wanted, printing, speech);
    const titles: TitleRuleBook | undefined = titleBookOf(options.rules ?? '') ?? titleBookOf(book.titles ?? '');
    const rules = titles?.performance;
    if (rules !== undefined && wanted !== undefined && options.certificate !== undefined)
      return certificate({ tournament, printing }, rules, wanted.id, options, speech);
    if (rules !== undefined)
      return deliverResult(
        performanceResult(tournament, rules, { ...options, player: wanted?.id }, speech),
        options,
        printing,
        speech,
      );
    const [title] = Object.values(titles?.byNorms ?? {});
    if (title === undefined || OF_PERFORMANCE.some((name) => options[name] !== undefined))
      return refuseDocument({ fault: notInRules(book) }, printing, speech);
    const all = title.judge(tournament, finalOrder(book, tournament));
    const judged = {
      ...all,
      players: all.players.filter(({ player }) => wanted === undefined || player === wanted.id),
    };
    const document = {
      ...judged,
      players: judged.players.map((player) => ({
        ...player,
        reasons: wordedReasons(player.reasons, speech),
        grounds: wordedReasons(player.grounds, speech),
      })),
      findings: publishedFindings(judged.findings, speech),
    };
    return deliverResult({ document, lines: normsLines(tournament, judged, speech) }, options, printing, speech);
  });
}

const missingOption = (name: string): UsageError => new UsageError('cli.usage.missing-option', { name, other: '' });

/** Options that apply only to books with norms by performance. */
const OF_PERFORMANCE = ['chances', 'titles', 'direct', 'certificate'] as const satisfies (keyof NormsCommandOptions)[];

type Wanted = { readonly kind: 'player'; readonly id: string } | { readonly kind: 'fault'; readonly fault: InputFault };

/** A player by FIDE number, by id or by name. */
function wantedPlayer({ players }: Tournament, wanted: string): Wanted {
  const byNumber = players.find(({ fideId }) => fideId === wanted);
  if (byNumber !== undefined) return { kind: 'player', id: byNumber.id };
  const search = findPlayer(
    players.map(({ id, name }) => (name === undefined ? { id } : { id, name })),
    wanted,
  );
  return search.kind === 'found'
    ? { kind: 'player', id: search.id }
    : { kind: 'fault', fault: searchFault(search, wanted) };
}

/** Places count only once the event is over. */
function finalOrder({ standings }: CompetitionRuleBook, tournament: Tournament): NormOptions {
  const ranked = standings.rank(tournament);
  const isFinal = ranked.kind === 'ranked' && ranked.standings.round >= tournament.rounds;
  return isFinal ? { standing: ranked.standings.rows } : {};
}

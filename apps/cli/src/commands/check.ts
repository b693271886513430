import type { HeadToHeadInput, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { checkEvent } from '@escala/regulations/fce-1990';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseInput } from '../faults/competition-printing.ts';
import { type CompetitionFormat, readCompetition } from '../input/competition-document.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type RatingInput, rateDocument } from '../input/rate-document.ts';
import { homologationLines } from '../output/competitions/homologation-text.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import { ratingFindingsLines } from '../output/rating-findings-text.ts';
import { checkTournamentPairings } from './check-pairings.ts';
import { deliverResult, type Result, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export type CheckingRegulation = 'fce-1990' | 'fce-2016' | 'fide-2009' | 'frs-2012';

export interface CheckOptions extends TournamentOptions {
  readonly regulation?: CheckingRegulation;
  readonly pairings?: boolean;
  readonly why?: boolean;
}

/** `escala check`: what a rule book has to say about an event, or where its pairings differ from the engine's. */
export async function check(file: string, options: CheckOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const formats: CompetitionFormat[] = options.pairings
    ? ['escala/tournament@1']
    : ['escala/tournament@1', 'escala/rating-input@1'];
  const document = await readCompetition(file, formats, options, printing, speech);
  if (document === undefined) return REFUSED;
  const fault = unfit(document, options);
  if (fault !== undefined) return refuseInput(fault, printing, speech);
  if (options.pairings) return checkTournamentPairings(document as Tournament, options, printing, speech);
  const byCompetition = document.format === 'escala/tournament@1' || options.regulation === 'fce-1990';
  const result = byCompetition
    ? checkedEvent(document as Tournament | HeadToHeadInput, speech)
    : checkedRating(document, speech);
  return deliverResult(result, options, printing, speech);
}

/** A tournament has what fce-1990 looks at; a rating-input what its own regulation looks at, and chess also fce-1990. */
function unfit(document: Tournament | RatingInput, { regulation, pairings }: CheckOptions): InputFault | undefined {
  if (document.format === 'escala/tournament@1') {
    if (regulation !== undefined && regulation !== 'fce-1990')
      return { code: 'input.tournament-by-rating', values: { regulation } };
    const isSwiss = document.system === 'fce-1990';
    return pairings && !isSwiss ? { code: 'input.not-swiss', values: { system: document.system } } : undefined;
  }
  const own = document.regulation;
  if (regulation === undefined || regulation === own || (regulation === 'fce-1990' && own !== 'frs-2012'))
    return undefined;
  return { code: 'input.other-regulation', values: { regulation, own } };
}

function checkedEvent(checked: Tournament | HeadToHeadInput, speech: Speech): Result {
  const { regulation, events, findings } = checkEvent(checked);
  const document = {
    format: 'escala/findings@1',
    regulation,
    events: events.map((event) => ({
      ...event,
      purposes: event.purposes.map((judged) => ({ ...judged, reasons: wordedReasons(judged.reasons, speech) })),
    })),
    findings: publishedFindings(findings, speech),
  };
  return { document, lines: homologationLines(checked, events, speech) };
}

function checkedRating(checked: RatingInput, speech: Speech): Result {
  const { regulation, revision, findings } = rateDocument(checked, { workings: false });
  const published = publishedFindings(findings, speech);
  const document = { format: 'escala/findings@1', regulation, revision, findings: published };
  return { document, lines: ratingFindingsLines(checked, findings, speech) };
}

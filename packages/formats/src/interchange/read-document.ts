import { ruleBookOf } from '@escala/regulations';
import { checkShape } from './check-shape.ts';
import type { Fault, FaultCode, FoundFault } from './faults/fault.ts';
import { type FaultList, faultList } from './faults/fault-list.ts';
import { placeOf } from './faults/place-of.ts';
import { shown } from './faults/shown.ts';
import { findFormat } from './find-format.ts';
import { checkMeaning } from './meaning/check-meaning.ts';
import { checkTeamTournament } from './meaning/team-tournament.ts';
import { DOCUMENT_SCHEMAS, type DocumentFormat, type Documents, TEAM_TOURNAMENT } from './schema/documents.ts';
import type { TeamTournamentDocument } from './schema/team-tournament.ts';
import type { TournamentDocument } from './schema/tournament.ts';
import { placeFaults } from './text/place-faults.ts';
import { findRepeatedNames } from './text/repeated-names.ts';
import { findSyntaxFaults } from './text/syntax-faults.ts';

export interface ReadOptions<Format extends DocumentFormat = DocumentFormat> {
  /** The formats accepted; all by default. */
  readonly expect?: readonly Format[];
  /** Revisions of each regulation, the default first. */
  readonly revisions: Readonly<Record<string, readonly string[]>>;
  /** Faults that the reader does not mind: not checked. */
  readonly unchecked?: readonly FaultCode[];
}

export type ReadResult<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A checked document, or all faults in the text, each with its place. Never throws on input. */
export function readDocument<Format extends DocumentFormat = DocumentFormat>(
  text: string,
  options: ReadOptions<Format>,
): ReadResult<Documents[Format]> {
  const check = (document: unknown, faults: FaultList): string | undefined => checkDocument(document, options, faults);
  return read(text, check, options.unchecked) as ReadResult<Documents[Format]>;
}

/** A tournament of players, or of teams if it lists teams. */
export function readTournament(
  text: string,
  { revisions }: Pick<ReadOptions, 'revisions'>,
): ReadResult<TournamentDocument | TeamTournamentDocument> {
  const options = { revisions, expect: ['escala/tournament@1'] } as const;
  return read(text, (document, faults) => {
    const fields = findFormat(document, options.expect, faultList())?.fields;
    if (fields === undefined || !Object.hasOwn(fields, 'teams')) return checkDocument(document, options, faults);
    checkShape(TEAM_TOURNAMENT, Object.keys(TEAM_TOURNAMENT)[0]!, fields, faults);
    checkTeamTournament(fields, faults);
    return undefined;
  }) as ReadResult<TournamentDocument | TeamTournamentDocument>;
}

function read(
  text: string,
  check: (document: unknown, faults: FaultList) => string | undefined,
  unchecked: readonly FaultCode[] = [],
): ReadResult<unknown> {
  const faults = faultList({ unchecked });
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const document = parse(plain, faults);
  const regulation = document === undefined ? undefined : check(document, faults);
  if (faults.faults.length === 0) return { ok: true, document };
  return {
    ok: false,
    faults: placeFaults(
      plain,
      faults.faults.map((fault) => detailed(fault, document, regulation)),
    ),
  };
}

function parse(text: string, faults: FaultList): unknown {
  if (/^[ \t\r\n]*$/.test(text)) {
    faults.add({ code: 'syntax-empty', path: [], offset: 0, values: {} });
    return undefined;
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    findSyntaxFaults(text, faults);
    return undefined;
  }
  return findRepeatedNames(text, faults) ? document : undefined;
}

/** Returns the regulation of the document, if it could be determined. */
function checkDocument(document: unknown, options: ReadOptions, faults: FaultList): string | undefined {
  const found = findFormat(document, options.expect, faults);
  if (found === undefined) return undefined;
  const { format, regulation, fields } = found;
  if (format === 'escala/tournament@1' && isOfTeamsAlone(fields)) {
    faults.add({ code: 'tournament-of-teams', path: ['teams'], pointAt: 'name', values: {} });
    return undefined;
  }
  checkShape(DOCUMENT_SCHEMAS[format], regulation, fields, faults);
  checkRevision(regulation, fields, ['revision'], options, faults);
  const { bookChange: { before = '', ...change } = {} } = fields as { bookChange?: { before?: string } };
  checkRevision(before, change, ['bookChange', 'revision'], options, faults);
  checkMeaning(format, regulation, fields, faults);
  return regulation;
}

/** A tournament of teams without players: it can only be ranked (`readTournament`). */
function isOfTeamsAlone(fields: Record<string, unknown>): boolean {
  const has = (field: string): boolean => Object.hasOwn(fields, field);
  return has('teams') && has('matches') && !has('players') && !has('games');
}

function checkRevision(
  regulation: string,
  { revision }: { readonly revision?: unknown },
  path: readonly string[],
  { revisions }: ReadOptions,
  faults: FaultList,
): void {
  const known = revisions[regulation];
  if (typeof revision !== 'string' || known === undefined || known.includes(revision)) return;
  faults.add({
    code: 'revision-unknown',
    path,
    values: { found: shown(revision), regulation, known: known.join(', ') },
  });
}

function detailed(fault: FoundFault, document: unknown, regulation: string | undefined): FoundFault {
  const article = regulation === undefined ? undefined : articleOf(regulation, fault);
  const values = { ...placeOf(document, fault.path), ...fault.values };
  return { ...fault, values, ...(article !== undefined && { article }) };
}

/** The article that the document would break; most faults concern no article. */
function articleOf(regulation: string, fault: FoundFault): string | undefined {
  const key = fault.code === 'missing' ? `missing ${fault.path.join('.')}` : fault.code;
  return ruleBookOf(regulation)?.documents.articles[key];
}

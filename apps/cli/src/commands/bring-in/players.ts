import { parsePlayersFile } from '@escala/formats';
import { refusalText, type Speech } from '@escala/messages';
import {
  commandRefusals,
  type Doubt,
  type ImportedPlayer,
  MOST_ROWS,
  playerRowSchema,
  playerRowsOf,
  REGISTER_COLUMNS,
} from '@escala/office';
import { importPlayers } from '@escala/office/acts';
import type { ExitCode } from '../../exit-codes.ts';
import { refuseDocument } from '../../faults/refuse.ts';
import { type BringInOptions, inOffice } from './bring-in-office.ts';
import { concludeImport, importProgress, refuseSource } from './conclude-import.ts';
import { type ImportPlan, runImport } from './run-import.ts';
import { doubtOfEncoding, doubtOfFault, readSource, type SourceFile, type ToldDoubt } from './told-doubt.ts';

interface PlayersOptions extends BringInOptions {
  readonly season?: number;
  readonly newClubs?: boolean;
}

/** `escala bring-in players FILE`: a register of players, taken into the office. */
export async function bringInPlayers(file: string, options: PlayersOptions, speech: Speech): Promise<ExitCode> {
  const source = await readSource(file, options.encoding);
  if (!source.ok) return refuseDocument(source, { source: file, json: false }, speech);
  const { players, problems } = parsePlayersFile(source.text, REGISTER_COLUMNS);
  const told = [...doubtOfEncoding(source, speech), ...problems.map((problem) => doubtOfFault(file, problem, speech))];
  const rows = playerRowsOf(players).filter((row) => {
    const wrong = rowDoubts(file, row, speech);
    told.push(...wrong);
    return wrong.length === 0;
  });
  if (rows.length === 0) return refuseSource(file, told, speech);
  return inOffice([file], options, speech, async (desk) => {
    const progress = importProgress(speech);
    const done = await runImport(desk, planOf(source, rows, options), {
      again: options.again ?? false,
      onProgress: progress,
    });
    progress.clear();
    const more = done.doubts.map((doubt) => doubtOfOffice(file, doubt, speech));
    return concludeImport({ subject: 'players', source: file, done, told: [...told, ...more] }, options, speech);
  });
}

function planOf(
  source: SourceFile & { readonly ok: true },
  rows: readonly ImportedPlayer[],
  options: PlayersOptions,
): ImportPlan {
  const { season, newClubs } = options;
  const terms = { ...(season !== undefined && { season }), ...(newClubs !== undefined && { newClubs }) };
  const batches = Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, i) => {
    const own = rows.slice(i * MOST_ROWS, (i + 1) * MOST_ROWS);
    return {
      items: own.length,
      take: (...[desk, head]: Parameters<ImportPlan['batches'][number]['take']>) =>
        desk.perform(importPlayers, { ...head, rows: own, ...terms }),
    };
  });
  const { name, digest } = source;
  return { subject: 'players', source: { name: name.slice(-500), digest }, expected: rows.length, batches };
}

/** A row that the act would refuse: it would hold up the rest of its batch. */
function rowDoubts(file: string, row: ImportedPlayer, { language }: Speech): ToldDoubt[] {
  const checked = playerRowSchema.safeParse(row, { reportInput: true });
  if (checked.success) return [];
  return commandRefusals(checked.error).map((refusal) => ({
    file,
    line: row.line,
    code: refusal.code,
    leftOut: true,
    message: `${refusal.field ?? ''}: ${refusalText(refusal, language) ?? refusal.code}`,
  }));
}

/** A doubt of the office, whose line is a line of the file. */
export function doubtOfOffice(file: string, { line, code, leftOut, values }: Doubt, { translate }: Speech): ToldDoubt {
  const { name, id } = values;
  return {
    file,
    line: line === 0 ? null : line,
    code,
    leftOut,
    message: translate(`doubt.${code}`, values),
    ...(name !== undefined && id !== undefined && { who: `${name} (${id})` }),
  };
}

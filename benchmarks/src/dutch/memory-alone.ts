import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { askWhatIf } from './ask-what-if.ts';
import { awkwardFields, type Field } from './fields.ts';
import { playField } from './play-field.ts';

/** The single task of a process: a field is played, or a question asked about one. */
export const ALONE = ['nothing', 'open', 'clubs', 'what-if'] as const;
type Alone = (typeof ALONE)[number];

/** The peak memory, in megabytes, of a process that does only this with this many players. */
export function memoryAlone(work: Alone, players: number): number {
  const program = [fileURLToPath(import.meta.url), work, String(players)];
  return Number(execFileSync(process.execPath, program, { encoding: 'utf8' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , work, players] = process.argv as [string, string, Alone, string];
  const open: Field = { what: 'open', players: Number(players), rounds: 9 };
  if (work === 'open') playField(open, 1);
  if (work === 'what-if') askWhatIf(open, 1);
  if (work === 'clubs')
    playField(awkwardFields(open.players).find(({ what }) => what === 'five clubs by strength')!, 1);
  console.log(Math.round(process.resourceUsage().maxRSS / 1024));
}

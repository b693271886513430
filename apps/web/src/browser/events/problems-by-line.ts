import type { Problem } from '../api/problem-answer.ts';
import { filled } from '../page/words.ts';
import type { PlaceInFile } from './file-lines.ts';

/** Problems in file order, each with its line and the text there; those without a line come first. */
export function problemsByLine(
  problems: readonly Problem[],
  places: readonly (PlaceInFile | undefined)[],
  words: string,
): Problem[] {
  const lineOf = (index: number): number => places[index]?.line ?? 0;
  return problems
    .map((problem, index) => ({ index, problem: withLine(problem, places[index], words) }))
    .sort((a, b) => lineOf(a.index) - lineOf(b.index))
    .map(({ problem }) => problem);
}

function withLine({ field: _place, ...problem }: Problem, place: PlaceInFile | undefined, words: string): Problem {
  if (place === undefined) return problem;
  const line = String(place.line);
  const where = filled(words, { line, text: place.text });
  return { ...problem, message: `${where} ${withoutPlace(problem.message, words, line)}` };
}

/** The message may already name the line. */
function withoutPlace(message: string, words: string, line: string): string {
  const named = filled(words.slice(0, words.indexOf('{line}') + '{line}'.length), { line });
  if (!message.startsWith(named) || /^\d/.test(message.slice(named.length))) return message;
  return message.slice(message.indexOf(':') + 1).trim();
}

import { LANGUAGES, type Language } from '@escala/messages';
import type { ProblemDocument } from '../../http/problem-document.ts';

/** What is wrong with the words of a problem, as a reader would see it. */
export function faultsOfWords(problem: ProblemDocument): string[] {
  const texts = [problem.detail, ...problem.problems.map(({ message }) => message)];
  return texts.flatMap((text) => faultsOf(text).map((fault) => `${fault}: ${text}`));
}

const FAULTS: readonly (readonly [fault: string, is: (text: string) => boolean])[] = [
  ['no sentence', (text) => !/^[\p{Lu}\d“"«¿‘(]/u.test(text) || !/[.!?»”)]$/.test(text) || !text.includes(' ')],
  ['a key in place of words', (text) => /\[[\w.-]+\]|\b(refusal|finding|fault|server|article)\.[a-z]/.test(text)],
  ['a code of a rule book', (text) => /\b(fce|fide|frs)-\d{4}\.[a-z]/.test(text)],
  ['only a code', (text) => /^(Refused|Refusat|Rechazado|Refuzat): [a-z-]+\.$/.test(text)],
  ['an argument that was left open', (text) => /[{}]|\bundefined\b|\bNaN\b|\[object/.test(text)],
];

const faultsOf = (text: string): string[] => FAULTS.filter(([, is]) => is(text)).map(([fault]) => fault);

/** The same problem in every language: the same fields, and no language speaks another one's words. */
export function faultsOfTranslations(byLanguage: ReadonlyMap<Language, ProblemDocument>): string[] {
  const english = byLanguage.get('en')!;
  const shape = ({ status, problems }: ProblemDocument): string =>
    JSON.stringify([status, problems.map(({ code, field }) => [code, field])]);
  return LANGUAGES.flatMap((language) => {
    const problem = byLanguage.get(language)!;
    const faults = faultsOfWords(problem);
    if (shape(problem) !== shape(english)) faults.push(`other problems than in English: ${shape(problem)}`);
    if (language !== 'en' && problem.detail === english.detail) faults.push(`said in English: ${problem.detail}`);
    return faults.map((fault) => `${language} ${fault}`);
  });
}

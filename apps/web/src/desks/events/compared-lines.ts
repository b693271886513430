import type { Translate } from '@escala/messages';
import type { AnswerOf, compareEvent } from '@escala/office/questions';
import { resultText } from '../../components/events/result.ts';
import type { WordOf } from '../../kit/modules.ts';

export type Comparison = AnswerOf<typeof compareEvent>;
export type ComparedRound = NonNullable<Comparison['rounds']>['ours'][number];
/** The browser has only these words; the command line has all of them. */
export type CompareWords = Translate<WordOf<'event-receive.ts'>>;
type Outcome = Comparison['boards'][number]['ours'];

/** A difference from the file of another computer, in words. */
export interface ComparedLine {
  readonly key: string;
  readonly what: string;
  readonly ours: string;
  readonly theirs: string;
  /** The preselection: what is missing here is taken from the file. */
  readonly takes: boolean;
}

/** All differences, results first. */
export function comparedLines(translate: CompareWords, compared: Comparison): ComparedLine[] {
  const { facts, entries, boards, rounds, names } = compared;
  const nameOf = (id: string): string => names[id] ?? id;
  type Field = (typeof facts)[number]['field'] | (typeof entries)[number]['fields'][number]['field'];
  const field = (name: Field): string => translate(`web.field.${name}`);
  const value = (said: string | null): string => said ?? '–';
  const further = (side: readonly ComparedRound[]): string =>
    translate('web.compare.further', {
      rounds: side.length,
      results: side.flatMap((round) => round.boards).filter(({ result }) => result !== null).length,
    });
  return [
    ...boards.map(({ key, round, board, ours, theirs }) => ({
      key,
      what: `${translate('web.board.title', { round, board })}: ${nameOf(ours.white)} – ${nameOf(ours.black)}`,
      ours: outcomeText(translate, ours),
      theirs: outcomeText(translate, theirs, ours, nameOf),
      takes: ours.result === null,
    })),
    ...(rounds === null
      ? []
      : [
          {
            key: rounds.key,
            what: translate('web.compare.rounds-from', { round: rounds.from }),
            ours: further(rounds.ours),
            theirs: further(rounds.theirs),
            takes: rounds.ours.length === 0,
          },
        ]),
    ...entries.map(({ key, player, here, there, fields }) => {
      const side = (is: boolean, which: 'ours' | 'theirs'): string => {
        if (!is) return translate('web.compare.not-entered');
        if (fields.length === 0) return translate('web.compare.entered');
        return fields.map((each) => `${field(each.field)}: ${value(each[which])}`).join('; ');
      };
      return { key, what: nameOf(player), ours: side(here, 'ours'), theirs: side(there, 'theirs'), takes: !here };
    }),
    ...facts.map(({ key, field: name, ours, theirs }) => ({
      ...{ key, what: field(name), ours: value(ours), theirs: value(theirs), takes: false },
    })),
  ];
}

/** With names if the players' colours are reversed there. */
export function outcomeText(
  translate: CompareWords,
  { white, black, result, kind }: Outcome,
  other?: Outcome,
  nameOf?: (id: string) => string,
): string {
  const said =
    result === null ? translate('web.compare.no-result') : resultText({ result, kind }).replaceAll(' ', '\u00a0');
  const isTurned = other !== undefined && (other.white !== white || other.black !== black);
  return isTurned ? `${nameOf?.(white)} – ${nameOf?.(black)}: ${said}` : said;
}

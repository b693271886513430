import {
  columnsOfDocument,
  dayFrom,
  type HeadToHeadInput,
  type HeadToHeadOutput,
  type ListSheet,
  type PlayerWorking,
  sheetRows,
} from '@escala/core';
import type { HeadToHeadRuleBook, RateOptions } from '../contracts/rating.ts';
import type { RatedApart } from '../contracts/succession.ts';
import { type BooksInTurn, isTurn } from './book-change.ts';
import { eventsOfBefore, takeOverTerms } from './joined-replay.ts';

/** The output for a document, whichever book makes the list. */
export function rateJoined(books: BooksInTurn, input: HeadToHeadInput, options: RateOptions = {}): HeadToHeadOutput {
  const listDay = dayFrom(input.listDate);
  const last = input.lists.at(-1)?.date;
  if (listDay < books.from) return books.before.rate(documentFor(books.before, books.revisions.before, input), options);
  const isOfBefore = (start: string): boolean => dayFrom(start) < books.from;
  const events = input.events.filter(({ start }) => isOfBefore(start));
  if (isTurn(books, listDay, last === undefined ? undefined : dayFrom(last)))
    return takenOver(books, { ...input, events }, options);
  const own = documentFor(books.after, books.revisions.after, {
    ...input,
    events: input.events.filter(({ start }) => !isOfBefore(start)),
  });
  const earlier = columnsOfDocument({ ...input, events }, books.before);
  let apart: RatedApart | undefined;
  const output = books.after.rate(own, {
    ...options,
    before: (record) => {
      apart = eventsOfBefore(books, earlier, record, listDay, input);
      return apart;
    },
  });
  if (apart === undefined) return output;
  const { ledger, performances, workings } = apart.told();
  return {
    ...output,
    ledger: [...byBookOfBefore(books, ledger), ...output.ledger],
    performances: [...performances, ...output.performances],
    findings: [...apart.findings(), ...output.findings],
    ...(output.workings && { workings: joined(input, workings, output.workings) }),
  };
}

/** The list of the change: made by the first book, then taken over. */
function takenOver(books: BooksInTurn, input: HeadToHeadInput, options: RateOptions): HeadToHeadOutput {
  const { before, after } = books;
  const document = documentFor(before, books.revisions.before, input);
  const output = before.rate(document, options);
  const record = columnsOfDocument(document, before);
  const made: ListSheet[] = [];
  const listDays = [dayFrom(input.listDate)];
  before.replay(record, { revision: document.revision, listDays, onList: (sheet) => void made.push(sheet) });
  const terms = takeOverTerms(books, input.rhythm);
  const sheet = after.goesOn!.takeOver(record, made[0]!, terms);
  const workings = output.workings && after.goesOn!.workings(record, made[0]!, sheet, terms);
  return {
    ...output,
    regulation: after.id,
    revision: books.revisions.after ?? after.revisions[0].id,
    ...(after.rhythms.length > 1 && { rhythm: terms.rhythm }),
    list: sheetRows(sheet, record.playerIds, after.rowForm),
    ledger: byBookOfBefore(books, output.ledger),
    ...(workings && { workings: joined(input, output.workings!, workings) }),
  };
}

const byBookOfBefore = ({ before }: BooksInTurn, ledger: HeadToHeadOutput['ledger']): HeadToHeadOutput['ledger'] =>
  ledger.map(({ articles, decisions, ...line }) => ({ ...line, regulation: before.id, articles, decisions }));

/** The same as a document of a single book. */
function documentFor(
  { id, rhythms, revisions: [usual] }: HeadToHeadRuleBook,
  revision: string | undefined,
  { bookChange: _, rhythm, ...input }: HeadToHeadInput,
): HeadToHeadInput {
  return {
    ...input,
    format: 'escala/rating-input@1',
    regulation: id,
    revision: revision ?? usual.id,
    ...(rhythms.length > 1 && { rhythm }),
  };
}

/** For each player, the steps of the first book, then those of the second. */
function joined(
  { players }: HeadToHeadInput,
  first: readonly PlayerWorking[],
  second: readonly PlayerWorking[],
): PlayerWorking[] {
  const stepsOf = (workings: readonly PlayerWorking[]) => new Map(workings.map(({ player, steps }) => [player, steps]));
  const [ours, theirs] = [stepsOf(first), stepsOf(second)];
  return players.flatMap(({ id: player }) => {
    const steps = [...(ours.get(player) ?? []), ...(theirs.get(player) ?? [])];
    return steps.length === 0 ? [] : [{ player, steps }];
  });
}

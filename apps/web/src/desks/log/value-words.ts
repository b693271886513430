import { entryOf } from '@escala/core';
import { hasMessage } from '@escala/messages';
import type { Site } from '../../kit/site.ts';

type KeyOf = (value: string) => string;

const eventState: KeyOf = (value) => `web.event-state.${value}`;
const claim: KeyOf = (value) => `web.player.claim-${value}`;
const claimedWrong: KeyOf = (value) => `web.desk-claims.wrong-${value}`;
const fieldWord: KeyOf = (value) => `web.field.${value}`;
const category: KeyOf = (value) => `cli.category.${value}`;
const gameKind: KeyOf = (value) => `web.game-kind.${value}`;
const scrabbleClass: KeyOf = (value) => `web.scrabble.class-${value}`;
const importState: KeyOf = (value) => `web.desk-registry.import-state-${value}`;

/** Fields whose values have words on other pages. */
const WORDS: Readonly<Record<string, readonly KeyOf[]>> = {
  category: [category],
  championship: [(value) => `web.championship.${value}`],
  class: [scrabbleClass],
  competition: [(value) => `web.competition.${value}`],
  competitionRules: [(value) => `web.book.${value}`],
  delegation: [(value) => `web.delegation.${value}`],
  gameKind: [gameKind],
  ground: [fieldWord],
  holds: [(value) => `web.verdict.holds-${value}`],
  initialColour: [(value) => `web.colour.${value}`],
  kind: [gameKind, (value) => `web.event-kind.${value}`, (value) => `web.record.${value}`],
  part: [scrabbleClass, fieldWord],
  president: [(value) => `web.desk-claims.president-${value}`],
  regulation: [(value) => `web.book.${value}`],
  roles: [(value) => `server.role-${value}`],
  scoring: [(value) => `web.desk-teams.scoring-${value}`],
  severity: [(value) => `web.severity.${value}`],
  sex: [(value) => `web.one-sex.${value}`],
  side: [fieldWord],
  status: [(value) => `web.scrabble.status-${value}`],
  subject: [fieldWord],
  system: [(value) => `web.event-system.${value}`],
  tiebreaks: [(value) => `web.tie-break.${value}`],
  type: [(value) => `web.event-type.${value}`, (value) => `cli.type.${value}`],
};

/** Fields whose words differ in this kind of record. */
const WORDS_OF_KIND: Readonly<Record<string, Readonly<Record<string, readonly KeyOf[]>>>> = {
  account: { state: [(value) => `web.desk-accounts.state-${value}`] },
  claim: { state: [claim], verdict: [claim], outcome: [claimedWrong], kind: [claimedWrong] },
  correction: { kind: [(value) => `web.desk-office.kind-${value}`] },
  event: { state: [eventState] },
  import: { state: [importState], as: [importState] },
  promotion: {
    state: [(value) => `web.desk-titles.state-${value}`],
    from: [category],
    to: [category],
    countsAs: [category],
  },
  report: { state: [eventState], source: [(value) => `web.desk-office.source-${value}`] },
  round: { state: [(value) => `web.desk-rounds.state-${value}`] },
  sanction: { as: [(value) => `web.desk-registry.sanction-${value}`] },
  'scrabble-report': { state: [eventState] },
};

/** An enumeration value in words, if pages have any for it. */
export function valueWords(
  { translate }: Pick<Site, 'translate'>,
  kind: string,
  field: string,
  value: string,
): string | undefined {
  const keysOf = entryOf(entryOf(WORDS_OF_KIND, kind) ?? {}, field) ?? entryOf(WORDS, field) ?? [];
  const key = keysOf.map((keyOf) => keyOf(value)).find((each) => hasMessage(each));
  return key === undefined ? undefined : translate(key);
}

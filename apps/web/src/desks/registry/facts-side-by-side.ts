import { type FieldsWhere, fieldsWhere, PLAYER_FIELDS, wordsInOrder } from '@escala/office';
import type { AnswerOf, searchPlayers } from '@escala/office/questions';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { fieldLabel } from '../log/field-facts.ts';
import { shownValue } from '../log/shown-value.ts';
import type { Clubs } from './licence-choices.ts';
import { deskPlayerLink } from './registry-frame.ts';

type Shown = Omit<AnswerOf<typeof searchPlayers>['players'][number], 'clubName'>;

type Fact = readonly [label: string, shown: (player: Shown) => Value, value: (player: Shown) => unknown];

/** Fields in the answer about any player that pages show unchanged. */
const FACTS = fieldsWhere(PLAYER_FIELDS, 'answered', 'found').filter(
  (field) => PLAYER_FIELDS[field].page !== 'made',
) as Exclude<
  FieldsWhere<typeof PLAYER_FIELDS, 'answered', 'found'>,
  FieldsWhere<typeof PLAYER_FIELDS, 'page', 'made'>
>[];

/** Two players side by side, fact by fact: what they share, and where they differ. */
export function factsSideBySide(
  site: Site,
  caption: string,
  heads: readonly [string, string],
  one: Shown,
  other: Shown,
  clubs: Clubs,
): Html {
  const clubName = (id: string | undefined): string | undefined => clubs.find(({ club }) => club === id)?.name ?? id;
  const { translate } = site;
  const born = ({ birthDate, birthYear }: Shown): Value =>
    birthDate === undefined ? birthYear : shortTime(site, birthDate);
  // If only the year is known, only the year can be compared.
  const isDated = one.birthDate !== undefined && other.birthDate !== undefined;
  const facts: readonly Fact[] = [
    // Word order, accents and case do not matter.
    [
      translate('web.word.player'),
      (player) => deskPlayerLink(site, player.player, player.name),
      ({ name }) => wordsInOrder(name),
    ],
    [translate('web.player.born'), born, ({ birthDate, birthYear }) => (isDated ? birthDate : birthYear)],
    ...FACTS.map(
      (field): Fact => [
        fieldLabel(site, field),
        (player) => player[field] && shownValue(site, player[field], { kind: 'player', path: field }),
        (player) => player[field],
      ],
    ),
    [translate('web.word.club'), ({ club }) => clubName(club), ({ club }) => club],
    [translate('web.word.fide-id'), ({ fideId }) => fideId, ({ fideId }) => fideId],
    [translate('web.list.player-title'), ({ title }) => title, ({ title }) => title],
  ];
  const rows = facts.filter(([, , value]) => value(one) !== undefined || value(other) !== undefined);
  return table<Fact>(
    site,
    rows,
    [
      ['web.word.field', ([label]) => label, 'name unseen'],
      [html`${heads[0]}`, ([, shown]) => shown(one) ?? '–'],
      [html`${heads[1]}`, ([, shown]) => shown(other) ?? '–'],
      ['web.desk-registry.compared', ([, , value]) => compared(site, value(one), value(other)), 'wide'],
    ],
    { caption, hidesCaption: true, kind: 'beside' },
  );
}

function compared({ translate }: Site, one: unknown, other: unknown): Html {
  if (one === undefined || other === undefined)
    return html`<span class="quiet">${translate('web.desk-registry.one-knows')}</span>`;
  return one === other
    ? html`<span class="gain">${translate('web.desk-registry.shared')}</span>`
    : html`<strong>${translate('web.desk-registry.differs')}</strong>`;
}

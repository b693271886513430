import type { submitLineUp } from '@escala/office/acts';
import type { AnswerOf, checkClubList } from '@escala/office/questions';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type Checked = AnswerOf<typeof checkClubList>;

type LineUpFields = FieldsOf<typeof submitLineUp>;

export interface Sheet {
  readonly boards: (string | null)[];
  readonly reserve?: string;
}

export interface LineUpChoice {
  /** The club's list, strongest first. */
  readonly players: Checked['players'];
  readonly boards: number;
  readonly sheet: { readonly boards: readonly (string | null)[]; readonly reserve?: string | undefined };
  /** Only the cup has a reserve (Equips 8.2.6). */
  readonly hasReserve: boolean;
  /** The home team has White on the first board. */
  readonly whiteFirst: boolean;
}

/**
 * `boards=12,,15&reserve=16`: the draft that the page is asked about during editing; see
 * `browser/modules/teams/club-line-up.ts`.
 */
export function sheetFrom({ boards, reserve }: Readonly<Record<string, string>>): Sheet | undefined {
  if (boards === undefined) return undefined;
  return { boards: boards.split(',').map((id) => id || null), ...(reserve ? { reserve } : {}) };
}

/** A proposal: the team's regulars in order, then the players after them. */
export function regularsFirst({ players, teams }: Checked, letter: string, boards: number): Sheet {
  const regulars = teams.find(({ id }) => id === letter)?.regulars ?? [];
  const last = players.findLastIndex(({ id }) => regulars.includes(id));
  const after = players.slice(last + 1).map(({ id }) => id);
  const chosen = [...players.map(({ id }) => id).filter((id) => regulars.includes(id)), ...after].slice(0, boards);
  return { boards: Array.from({ length: boards }, (_, i) => chosen[i] ?? null) };
}

export function lineUpFields(site: Site, f: LineUpFields, choice: LineUpChoice): Html {
  const { translate } = site;
  const { sheet, boards, hasReserve, whiteFirst } = choice;
  const colourOf = (board: number): 'white' | 'black' => ((board % 2 === 0) === whiteFirst ? 'white' : 'black');
  const rows = [...Array.from({ length: boards }, (_, board) => board), ...(hasReserve ? (['reserve'] as const) : [])];
  const lineUp = table<number | 'reserve'>(
    site,
    rows,
    [
      [
        'web.round.board',
        (board) => (board === 'reserve' ? translate('web.desk-teams.reserve') : board + 1),
        'name number',
      ],
      [
        'web.word.colour',
        (board) =>
          board !== 'reserve' &&
          html`<span class="side ${colourOf(board)}" aria-hidden="true"></span> ${translate(`web.colour.${colourOf(board)}`)}`,
      ],
      [
        'web.word.player',
        (board) =>
          board === 'reserve'
            ? playerChoice(site, f, choice, 'sheet.reserve', translate('web.desk-teams.reserve'), sheet.reserve ?? null)
            : playerChoice(
                site,
                f,
                choice,
                `sheet.boards.${board}`,
                translate('web.desk-teams.board-player', { board: board + 1 }),
                sheet.boards[board] ?? null,
              ),
      ],
    ],
    { kind: 'line-up', caption: translate('web.match.line-ups'), hidesCaption: true },
  );
  return html`${lineUp}
<p><button type="button" data-in-order>${translate('web.desk-teams.in-order')}</button></p>`;
}

/** Values are JSON, so that an empty board is `null`; an empty reserve is left out. */
function playerChoice(
  { translate }: Site,
  f: LineUpFields,
  { players }: LineUpChoice,
  name: `sheet.boards.${number}` | 'sheet.reserve',
  label: string,
  chosen: string | null,
): Html {
  const isBoard = name.includes('.boards.');
  return html`<select ${f.named(name, 'json')} aria-label="${label}">
<option value="${isBoard && 'null'}"${chosen === null && html` selected`}>${translate('web.word.nobody')}</option>
${players.map(
  ({ id, number, name: player = id, team }) =>
    html`<option value="${JSON.stringify(id)}"${id === chosen && html` selected`}>${number}. ${player}${team && html` (${team})`}</option>\n`,
)}</select>`;
}

import { GAME_KINDS, RESULTS, type Result } from '@escala/core';
import { type AnswerOf, eventDocument } from '@escala/office/questions';
import { type EventField, fieldOf } from '../../../components/events/event-field.ts';
import { resultCell, resultText } from '../../../components/events/result.ts';
import { choice } from '../../../components/form-fields.ts';
import { table } from '../../../components/table.ts';
import { notice } from '../../../components/ui/card.ts';
import { tabs } from '../../../components/ui/navigation.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { keptOf, type Query } from './change-of-query.ts';
import { previewForm } from './steps.ts';

const PATH = '/desk/corrections/new';

/** Keys of words contain no slashes. */
const KEYS = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2': '1-2',
  '0-0': '0-0',
  '1/2-0': 'half-0',
  '0-1/2': '0-half',
} as const satisfies Record<Result, string>;

type Game = AnswerOf<typeof eventDocument>['games'][number];

/** Round, then board, both from the record; for a result also the correct one. */
export async function mistakenGameFields(
  ask: Ask,
  site: Site,
  kind: 'result' | 'colours',
  query: Query,
): Promise<Html> {
  const document = await ask(eventDocument, { event: query.event });
  const games = document.games.filter(({ result }) => result !== undefined);
  const field = fieldOf(document);
  const fixed = { ...keptOf(query), kind };
  const chosen = games.find(
    ({ round, white, black }) => String(round) === query.round && white === query.white && black === query.black,
  );
  if (chosen !== undefined) return tellResult(site, fixed, chosen, field);
  const rounds = [...new Set(games.map(({ round }) => round))].sort((a, b) => a - b);
  const round = rounds.find((each) => String(each) === query.round) ?? rounds[0];
  if (round === undefined) return notice(site.translate('web.desk-office.no-games'));
  return html`${roundLinks(site, fixed, rounds, round)}${gameTable(
    site,
    fixed,
    games.filter((game) => game.round === round),
    field,
  )}`;
}

function roundLinks(site: Site, fixed: Query, rounds: readonly number[], here: number): Html {
  const { translate } = site;
  return tabs(
    rounds.map((round) => ({
      name: html`<span class="unseen">${translate('web.round.title', { round })}</span><span aria-hidden="true">${round}</span>`,
      href: href(site, withQuery(PATH, { ...fixed, round })),
      isHere: round === here,
    })),
    { label: translate('web.word.rounds'), kind: 'numbers' },
  );
}

/** For colours the game is all that is needed, so its link leads to the preview. */
function gameTable(site: Site, fixed: Query, games: readonly Game[], field: EventField): Html {
  const { translate } = site;
  const address = ({ round, white, black }: Game): string =>
    href(site, withQuery(PATH, { ...fixed, round, white, black }));
  const names = ({ white, black }: Game): string => `${field.name(white)} – ${field.name(black)}`;
  return table(
    site,
    games,
    [
      ['web.colour.white', ({ white }) => field.name(white), 'name'],
      ['web.word.result', (game) => resultCell(site, game), 'result'],
      ['web.colour.black', ({ black }) => field.name(black)],
      [
        'web.desk-office.choose',
        (game) =>
          html`<a class="button small" href="${address(game)}"${fixed.kind === 'colours' && html` data-takes-time`} aria-label="${translate('web.desk-office.choose')}: ${names(game)}">${translate('web.desk-office.choose')}</a>`,
        'unseen number',
      ],
    ],
    { caption: translate('web.desk-office.which-game', { round: games[0]?.round ?? 0 }) },
  );
}

function tellResult(site: Site, fixed: Query, game: Game, field: EventField): Html {
  const { translate } = site;
  const { round, white, black, kind = 'played' } = game;
  return html`<p>${translate('web.round.title', { round })}: <strong>${field.name(white)} – ${field.name(black)}</strong>. ${translate('web.desk-office.on-record')} <strong>${resultText(game)}</strong> <a href="${href(site, withQuery(PATH, { ...fixed, round }))}">${translate('web.desk-office.another-game')}</a></p>${previewForm(
    site,
    { ...fixed, round: String(round), white, black },
    html`${choice('right', { name: 'result', label: translate('web.desk-office.right-result'), required: true }, [
      ['', '—'] as [string, string],
      ...RESULTS.map((result): [string, string] => [
        result,
        `${resultText({ result })} ${translate(`web.desk-office.result-${KEYS[result]}`, { white: field.name(white), black: field.name(black) })}`,
      ]),
    ])}${choice(
      'right',
      { name: 'gameKind', label: translate('web.desk-office.how-decided'), value: kind },
      GAME_KINDS.map((each) => [each, translate(`web.game-kind.${each}`)]),
    )}`,
  )}`;
}

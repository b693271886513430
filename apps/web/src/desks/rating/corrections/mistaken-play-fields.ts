import { LIBERE_RESULTS } from '@escala/office';
import { choice, dateField, field } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import type { ShownScrabble } from '../../events/inbox/scrabble-report.ts';
import { type Kind, keptOf, type Query } from './change-of-query.ts';
import { previewForm } from './steps.ts';

const PATH = '/desk/corrections/new';

/** Games and players are picked from the report. */
export function mistakenPlayFields(site: Site, kind: Kind, query: Query, { report, names }: ShownScrabble): Html {
  const fixed: Query = { ...keptOf(query), kind };
  const isLibere = kind === 'libere-result' || kind === 'libere-annulment';
  const games = isLibere ? report.libere : [...report.collective, ...report.libere];
  const game = games.find(({ id }) => id === query.game);
  if (game === undefined) return gameLinks(site, fixed, games);
  const told = { ...fixed, game: game.id };
  if (kind === 'ranking') return tellRanking(site, told, game, names);
  if (kind === 'game-date')
    return previewForm(
      site,
      told,
      dateField('date', { name: 'date', label: site.translate('web.desk-office.right-day'), value: game.date }),
    );
  if ('games' in game) return pairLinks(site, told, game, names, query);
  return NOTHING;
}

type Libere = ShownScrabble['report']['libere'][number];
type Game = ShownScrabble['report']['collective'][number] | Libere;

function gameLinks(site: Site, fixed: Query, games: readonly Game[]): Html {
  const { translate } = site;
  if (games.length === 0) return notice(translate('web.desk-office.no-games'));
  return html`<ul>${games.map((game) => {
    const type = 'type' in game ? game.type : 'libere';
    return html`<li><a href="${href(site, withQuery(PATH, { ...fixed, game: game.id }))}">${translate(`cli.type.${type}`)}, ${time(site, game.date)}</a> <span class="quiet small">${game.id}</span></li>\n`;
  })}</ul>`;
}

/** The game between two players, then its correct result; annulling it needs nothing more. */
function pairLinks(
  site: Site,
  fixed: Query,
  { games }: Libere,
  names: Readonly<Record<string, string>>,
  query: Query,
): Html {
  const { translate } = site;
  const chosen = games.find(({ round, a, b }) => String(round) === query.round && a === query.a && b === query.b);
  if (chosen !== undefined) {
    const told = { ...fixed, round: String(chosen.round), a: chosen.a, b: chosen.b };
    const options = LIBERE_RESULTS.map((result): [string, string] => [
      result,
      result === '1/2' ? '½ – ½' : result.replace('-', ' – '),
    ]);
    return html`<p><strong>${names[chosen.a] ?? chosen.a} – ${names[chosen.b] ?? chosen.b}</strong></p>${previewForm(site, told, choice('right', { name: 'result', label: translate('web.desk-office.right-result') }, options))}`;
  }
  return html`<ul>${games.map(
    ({ round, a, b, result }) =>
      html`<li><a href="${href(site, withQuery(PATH, { ...fixed, round, a, b }))}">${translate('web.round.title', { round })}: ${names[a] ?? a} – ${names[b] ?? b}</a> ${result}</li>\n`,
  )}</ul>`;
}

/**
 * The whole corrected ranking, prefilled with everybody's place or score on record; an empty field removes a player.
 */
function tellRanking(site: Site, told: Query, game: Game, names: Readonly<Record<string, string>>): Html {
  const { translate } = site;
  const results = 'results' in game ? game.results : (game.places ?? []);
  if (results.length === 0) return notice(translate('web.desk-office.no-games'));
  const rows = results.map(({ player, place, score }) =>
    field('ranking', {
      name: `${place === undefined ? 'score' : 'place'}-${player}`,
      label: names[player] ?? player,
      value: String(place ?? score ?? ''),
      inputmode: 'decimal',
      size: 8,
      required: false,
    }),
  );
  return previewForm(site, told, html`<p>${translate('web.desk-office.ranking-said')}</p>${rows}`);
}

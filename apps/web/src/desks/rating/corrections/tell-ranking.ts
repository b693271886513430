import { field } from '../../../components/form-fields.ts';
import { notice } from '../../../components/ui/notice.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { ShownScrabble } from '../../events/inbox/scrabble-report.ts';
import type { Query } from './change-of-query.ts';
import { previewForm } from './steps.ts';

type Game = ShownScrabble['report']['collective'][number] | ShownScrabble['report']['libere'][number];

/** The whole ranking as it should have been, everybody with place or score as on record; an empty field takes somebody out. */
export function tellRanking(site: Site, told: Query, game: Game, names: Readonly<Record<string, string>>): Html {
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

import { searchClubs } from '@escala/office/questions';
import { needsScript } from '../../components/form-fields.ts';
import { card } from '../../components/ui/card.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { reportForm } from './report-form.ts';

/** Reports a Scrabble event: typed game by game, or from a file; checked any number of times, then sent. */
export const newScrabbleReport = defineDeskPage({
  path: '/desk/scrabble/new',
  needs: ['scrabble-report.submit'],
  view: async ({ ask, site, translate }) => {
    const { clubs } = await ask(searchClubs, { limit: 500 });
    return {
      title: translate('web.scrabble.new-report'),
      crumbs: [[translate('web.word.my-reports'), '/desk/scrabble']],
      scripts: ['scrabble-report.ts'],
      facts: [translate('web.scrabble.report-said')],
      main: html`${needsScript(translate)}${card({}, reportForm(site, { clubs }))}`,
    };
  },
});

import { keepGames } from '@escala/office/acts';
import { type AnswerOf, eventGames } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { resultText } from '../../../components/events/result.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { gamesTable, toldColumn } from '../../../pages/events/games-table.ts';
import { deskEvent, deskEventPage, deskPath } from '../desk-event.ts';

type LastFile = NonNullable<AnswerOf<typeof eventGames>['lastFile']>;

/**
 * Games and results from PGN files; differences from the record
 * are shown side by side until they are corrected (D-OFF-606).
 */
export const deskGames = defineDeskPage({
  path: '/desk/events/:event/games',
  needs: ['games.keep'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { field } = await eventSeen(ask, shown.id);
    const { games, lastFile } = await ask(eventGames, { event: shown.id });
    const differ = games.filter(({ told, result }) => told !== undefined && result !== undefined && told !== result);
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.word.games'),
      scripts: ['event-file.ts'],
      main: html`${needsScript(translate)}<div class="columns">${
        (lastFile || games.length > 0) &&
        html`<div class="larger stack">
${lastFile && broughtBy(site, lastFile)}
${
  differ.length > 0 &&
  notice(
    html`<strong>${translate('web.games.differ', { games: differ.length })}</strong><ul>${differ.map(
      ({ round, board, told, result }) =>
        html`<li><a href="${href(site, deskPath(shown.id, `/rounds/${round}/boards/${board}`))}">${translate('web.board.title', { round, board })}</a>: ${translate('web.games.differs', { told: resultText({ result: told }), result: resultText({ result }) })}</li>`,
    )}</ul>`,
  )
}
${games.length > 0 && gamesTable(site, field, games, [toldColumn])}</div>`
      }
<div class="smaller stack">${card(
        { title: translate('web.games.read') },
        html`<p class="quiet small">${translate('web.games.about')}</p>${actForm(site, keepGames, {
          id: 'games',
          fixed: { event: shown.id },
          fields: (
            f,
          ) => html`<div class="field"><label for="games-file">${translate('web.word.file')}</label><input id="games-file" type="file" data-into="games-text" accept=".pgn,text/plain,application/vnd.chess-pgn"></div>
${f.yes('results', translate('web.games.with-results'), true)}
<details class="more"><summary>${translate('web.desk-events.file-look')}</summary>${f.area('text', { label: translate('web.desk-events.file-text'), rows: 8, keepsEmpty: true })}</details>`,
        })}`,
      )}</div></div>`,
    });
  },
});

/** What the last file added, and which games matched no board. */
function broughtBy({ translate }: DeskSite, { games, results, left }: LastFile): Html {
  const said = translate('web.games.last', { games, results });
  if (left.length === 0) return notice(said);
  return notice(
    html`${said} ${translate('web.games.left', { games: left.length })}<ul>${left.map(
      ({ line, why, name = '' }) => html`<li>${translate(`web.games.left-${why}`, { line, name })}</li>`,
    )}</ul>`,
  );
}

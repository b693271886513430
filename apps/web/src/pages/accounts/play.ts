import { needsScript, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { PRESETS } from './presets.ts';
import type { OutsidePage } from './setup-document.ts';

/** Default rules of a house that founds itself: FIDE's. */
const RULES = PRESETS.find(({ id }) => id === 'fide-chess')?.values.competitionRules;

/** The target of the link from `escala play`: the browser sends its secret and goes on to the desk (D-OFF-566). */
export const play: OutsidePage = {
  path: '/play',
  view: ({ translate, language }) => ({
    title: translate('web.word.run-a-tournament'),
    scripts: ['play.ts'],
    main: html`${needsScript(translate)}
${notice(translate('web.play.no-token'), 'warning', html` data-no-token hidden`)}
<form class="account" data-play data-language="${language}" data-name="${translate('web.play.house')}" data-arbiter="${translate('web.word.arbiter')}"
data-rules="${RULES}" data-then="/${language}/{federation}/desk/events/run" hidden>
<p role="status">${translate('web.play.opening')}</p>
${problemBox(translate)}
</form>`,
  }),
};

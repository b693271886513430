import { registerEvent } from '@escala/office/acts';
import type { CompetitionRuleBook, SetByEvent } from '@escala/regulations';
import type { FieldsOf } from '../../components/act-fields.ts';
import { actForm } from '../../components/act-form.ts';
import { bookOfForm } from '../../components/competition-book.ts';
import { needsScript } from '../../components/form-fields.ts';
import { card } from '../../components/ui/card.ts';
import { keptHere } from '../../components/ui/own-machine.ts';
import { segments } from '../../components/ui/segments.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { recognisedLines } from './entries/entry-forms.ts';
import { usualArbiter, usualFacts } from './event-form.ts';

type Fields = FieldsOf<typeof registerEvent>;

/** The usual time controls; any other is given in minutes and seconds. */
const TIMES = [
  ['blitz', 3, 2],
  ['rapid', 15, 10],
  ['standard', 90, 30],
] as const;
const USUAL_TIME = 1;
/** The form knows the rounds of a schedule for up to this many players; larger fields see them on the event's page. */
const MOST_SCHEDULED = 128;

/**
 * A tournament from its name to the first pairing on one page:
 * players are typed or pasted, everything else has usual values.
 */
export const runTournament = defineDeskPage({
  path: '/desk/events/run',
  needs: ['event.register'],
  view: async ({ site }) => {
    const { translate, today, rules } = site;
    const book = bookOfForm({ rules });
    const { ruleFacts } = usualFacts(book, today, undefined);
    const facts = { arbiters: [], ...(ruleFacts && { ruleFacts }) };
    return {
      title: translate('web.word.run-a-tournament'),
      facts: [translate('web.run.about')],
      scripts: ['run-tournament.ts'],
      crumbs: [[translate('web.desk-events.back'), '/desk/events']],
      actions: html`<a class="button" href="${href(site, '/desk/events/new')}">${translate('web.run.all-settings')}</a>`,
      main: html`${needsScript(translate)}<div class="run" data-run data-needed="${JSON.stringify(roundsNeeded(book))}" data-teams="${JSON.stringify(teamSystems(book))}"
data-entries="${href(site, '/desk/events/{event}/entries')}" data-round="${href(site, '/desk/events/{event}/rounds/1')}">
${actForm(site, registerEvent, {
  id: 'run',
  fixed: { facts, entries: { kind: 'lines', text: '' } },
  fields: (f) => html`${card({}, tournament(site, f, book))}
${card(
  {
    title: translate('web.word.players'),
    aside: html`<span class="quiet small">${translate('web.run.one-a-line')}</span>`,
    kind: 'run-players',
  },
  players(site, f),
)}
<p class="actions"><button type="button" data-later>${translate('web.run.create-only')}</button></p>`,
  submit: translate('web.run.create-and-pair'),
  after: 'stay',
})}</div>
${keptHere(site)}`,
    };
  },
});

function tournament(site: DeskSite, f: Fields, book: CompetitionRuleBook): Html {
  const { translate, today } = site;
  const systems = Object.entries(book.systems).map(
    ([system, { eventType: type, word }]) =>
      [JSON.stringify({ system, type }), translate(`web.event-system.${word}`)] as const,
  );
  const times = TIMES.map(
    ([name, minutes, increment]) =>
      [
        JSON.stringify({ timeControl: { minutes, increment } }),
        translate(`web.run.time-${name}`, { minutes, increment }),
      ] as const,
  );
  return html`${f('facts.name', { label: translate('web.desk-events.field-name') })}
${segments('facts.type', translate('web.desk-events.field-way'), systems, { chosen: systems[0]?.[0], as: 'spread', isField: true })}
${segments('facts.timeControl', translate('web.run.time'), [...times, ['{}', translate('web.run.time-other')]], { chosen: times[USUAL_TIME]?.[0], as: 'spread', isField: true })}
<fieldset class="fields" data-other-time disabled hidden><legend class="unseen">${translate('web.run.time-other')}</legend>
${f('facts.timeControl.minutes', { label: translate('web.desk-events.field-minutes'), value: 25, min: 1 })}
${f('facts.timeControl.increment', { label: translate('web.desk-events.field-increment'), value: 5 })}</fieldset>
<div class="fields three">
${f('facts.rounds', { label: translate('web.desk-events.field-rounds'), value: 5 })}
${f('facts.start', { label: translate('web.desk-events.field-start'), value: today })}
${f('facts.end', { label: translate('web.desk-events.field-end'), value: today })}</div>
<p class="hint" data-rounds-hint role="status"></p>
${onlyFor(book, 'games-per-match', translate('web.word.games-per-match'), f('facts.gamesPerMatch', { label: translate('web.word.games-per-match'), hint: translate('web.desk-pairing.field-games-per-match-hint') }))}
${onlyFor(book, 'third-place', translate('web.bracket.third-place'), f.yes('facts.thirdPlaceMatch', translate('web.desk-pairing.field-third-place')))}
<div class="fields">${f('facts.place', { label: translate('web.desk-events.field-place') })}
${f('facts.arbiter', { label: translate('web.desk-events.field-arbiter'), value: usualArbiter(site) })}</div>`;
}

/** Shown while a chosen system lets the event set it. */
function onlyFor({ systems }: CompetitionRuleBook, matter: SetByEvent, legend: string, field: Html): Html {
  const own = Object.entries(systems).flatMap(([name, { setByEvent }]) => (setByEvent?.includes(matter) ? [name] : []));
  return html`<fieldset data-for="${JSON.stringify(own)}" disabled hidden><legend class="unseen">${legend}</legend>${field}</fieldset>`;
}

function players(site: DeskSite, f: Fields): Html {
  const { translate } = site;
  return html`${f.area('entries.text', { label: translate('web.run.paste'), hint: translate('web.run.paste-hint'), rows: 8, keepsEmpty: true, required: false })}
<input type="hidden" ${f.named('entries.choices', 'json')} value=""><input type="hidden" ${f.named('facts.initialColour')}>
<p class="hint" data-teams-hint hidden>${translate('web.run.teams-hint')}</p>
${recognisedLines(site)}`;
}

/** By system: the rounds needed by 2, 3, 4 … players. */
function roundsNeeded({ systems }: CompetitionRuleBook): Record<string, readonly number[]> {
  const counts = Array.from({ length: MOST_SCHEDULED - 1 }, (_, i) => i + 2);
  return Object.fromEntries(
    Object.entries(systems).flatMap(([system, { roundsNeeded: needed }]) =>
      needed === undefined ? [] : [[system, counts.map((players) => needed(players))]],
    ),
  );
}

/** Systems whose players form teams: whether the rounds go by the number of teams. */
const teamSystems = ({ systems }: CompetitionRuleBook): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(systems).flatMap(([name, { teams }]) => (teams ? [[name, teams.round !== undefined]] : [])),
  );

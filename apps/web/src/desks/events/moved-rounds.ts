import { moveRound } from '@escala/office/acts';
import { type AnswerOf, searchEvents, showEvent } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { dayInWords } from '../../components/format.ts';
import { emptyState } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';

type Shown = AnswerOf<typeof showEvent>;

/** The sports commission moves rounds of official events (Calendaris 15.10). */
export const movedRounds = defineDeskPage({
  path: '/desk/moves',
  needs: ['event.move-round'],
  view: async ({ ask, site, translate }) => {
    const found = await Promise.all(
      (['registered', 'running'] as const).map((state) => ask(searchEvents, { state, limit: 50 })),
    );
    const events = found.flatMap(({ events: some }) => some);
    const shown = await Promise.all(events.map(({ id }) => ask(showEvent, { event: id })));
    const bound = shown.filter(({ event }) => event.flags?.official || event.ruleFacts?.rulesApproved);
    return {
      title: translate('web.desk-moves.section'),
      facts: [translate('web.desk-moves.about')],
      main: html`${bound.length === 0 && emptyState({ title: translate('web.desk-moves.none') })}
${bound.map((event) => moveForm(site, event))}`,
    };
  },
});

function moveForm(site: DeskSite, { id, version, event }: Shown): Html {
  const { translate } = site;
  const { rounds, roundDates = [], place } = event;
  const options = Array.from({ length: rounds }, (_, i) => {
    const day = roundDates[i];
    const round = translate('web.round.title', { round: i + 1 });
    return [i + 1, day === undefined ? round : `${round}: ${dayInWords(site, day)}`] as const;
  });
  return html`<section><h2><a href="${eventHref(site, id)}">${event.name}</a></h2>
${actForm(site, moveRound, {
  id: `move-${id}`,
  fixed: { event: id, version },
  fields: (f) => html`${f.choice('round', options, { label: translate('web.word.round') })}
${f('to', { label: translate('web.desk-moves.to') })}
${f('place', { label: translate('web.desk-moves.place'), hint: place })}
${f.choice('because', groundsOf(site), { label: translate('web.desk-moves.because') })}`,
})}</section>`;
}

export const groundsOf = ({ translate }: DeskSite) =>
  (['clash', 'other', 'mistake'] as const).map(
    (ground) => [ground, translate(`web.desk-moves.because-${ground}`)] as const,
  );

import { mayTry } from '@escala/office';
import { askToLeave, confirmPlace, judgeLeave, wishToGoOn } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { bookOf } from '../../../components/competition-book.ts';
import { dayInWords } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { DeskEvent } from '../desk-event.ts';
import type { Entry } from './entry-table.ts';

type Told = DeskEvent['desk']['told'][number];
export type Leave = NonNullable<Told['leave']>;

/** What a player told the office. */
export const told = ({ desk }: DeskEvent, { player }: Entry): Partial<Told> =>
  desk.told.find((each) => each.player === player) ?? {};

/** Whether the event's book lets this player leave only for accepted reasons. */
export const needsReasons = ({ event }: DeskEvent, entry: Entry): boolean =>
  bookOf(event).entry?.mayWithdraw?.(entry, { accepted: false, absences: 0 })?.holds === 'no';

/** Asking to leave, and what the competition committee said (Retirats 14.2.1). */
export function leaveAsked(site: DeskSite, shown: DeskEvent, entry: Entry, leave: Leave | undefined): Html {
  const { translate, viewer } = site;
  const fixed = { event: shown.id, player: entry.player, version: entry.version };
  return html`<p>${translate('web.desk-events.leave-about')}</p>
${leave && notice(leaveSaid(site, leave), leave.accepted === false ? 'warning' : 'info')}
${leave?.accepted !== true && actForm(site, askToLeave, { id: 'ask-to-leave', fixed, tone: 'quiet' })}
${leave && mayTry(viewer, 'entry.judge-leave') && judgeForm(site, fixed)}`;
}

/** The committee's answer to a request to leave. */
export function judgeForm(
  site: DeskSite,
  fixed: { readonly event: string; readonly player: string; readonly version: number },
): Html {
  return actForm(site, judgeLeave, {
    id: `judge-${fixed.event}-${fixed.player}`,
    fixed,
    fields: (f) => f('accepted', { label: site.translate('web.desk-events.leave-accepts') }),
  });
}

function leaveSaid(site: DeskSite, { reason, on, accepted, judgedOn = on, answer = '' }: Leave): string {
  if (accepted === undefined)
    return site.translate('web.desk-events.leave-asked', { on: dayInWords(site, on), reason });
  const key = accepted ? 'web.desk-events.leave-accepted' : 'web.desk-events.leave-refused';
  return site.translate(key, { on: dayInWords(site, judgedOn), answer });
}

/** The wish to go on without hope of promotion (Retirats 14.2.2), and the place of who qualified (Normes 4.1.2). */
export function wishes(site: DeskSite, shown: DeskEvent, entry: Entry): Value {
  const { translate } = site;
  const { event, id } = shown;
  const { goesOn = false, qualified } = told(shown, entry);
  const { confirmation } = bookOf(event).entry ?? {};
  const fixed = { event: id, player: entry.player, version: entry.version };
  const mayWish = shown.desk.hopeless.leave && ['registered', 'running'].includes(event.state);
  const mayConfirm = confirmation !== undefined && event.state === 'registered';
  if (!mayWish && !mayConfirm) return undefined;
  return html`<section><h2>${translate('web.desk-events.told')}</h2>
${
  mayWish &&
  actForm(site, wishToGoOn, {
    id: 'go-on',
    fixed,
    fields: (f) => f('goesOn', { label: translate('web.desk-events.goes-on'), value: goesOn }),
  })
}
${
  mayConfirm &&
  actForm(site, confirmPlace, {
    id: 'confirm-place',
    fixed,
    fields: (f) => f('on', { label: translate('web.desk-events.confirmed-on'), value: qualified?.confirmedOn }),
  })
}</section>`;
}

import { mayTry } from '@escala/office';
import { holdMeeting, releaseMember, revokeDecision, seatMember } from '@escala/office/acts';
import { type AnswerOf, showCommittees } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { dayInWords } from '../../components/format.ts';
import { reasonText } from '../../components/reasons/reasons.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';

type Shown = AnswerOf<typeof showCommittees>['committees'][number];

/** The sports commission and the competition committee: members, terms, meetings, revoked decisions (Comissió 1-6). */
export const committeesPage = defineDeskPage({
  path: '/desk/committees',
  needs: ['committee.meet'],
  view: async ({ ask, site, translate }) => {
    const { committees } = await ask(showCommittees, {});
    return {
      title: translate('web.desk-committees.title'),
      facts: [translate('web.desk-committees.about')],
      main: html`${committees.map((each) => committeePart(site, each, committees))}`,
    };
  },
});

function committeePart(site: DeskSite, shown: Shown, all: readonly Shown[]): Html {
  const { translate, viewer } = site;
  const { committee, members, size, revoked } = shown;
  const mayAppoint = mayTry(viewer, 'committee.seat');
  return html`<section><h2>${translate(`web.desk-committees.${committee}`)}</h2>
${size?.holds === 'no' && members.length > 0 && notice(reasonText(site, size), 'warning')}
${members.length === 0 ? html`<p>${translate('web.desk-committees.nobody')}</p>` : memberTable(site, shown)}
${revoked.length > 0 && revokedList(site, revoked)}
${members.length > 0 && meetingForm(site, shown)}
${mayAppoint && seatForm(site, shown)}
${mayAppoint && members.length > 0 && releaseForm(site, shown)}
${committee === 'sports' && mayAppoint && members.length > 0 && revokeForm(site, shown, all)}</section>`;
}

function memberTable(site: DeskSite, { members }: Shown): Html {
  const { translate } = site;
  return table(site, members, [
    ['web.word.name', ({ name }) => name, 'name'],
    ['web.desk-committees.office', ({ office }) => translate(`web.desk-committees.office-${office}`)],
    ['web.desk-committees.task', ({ task }) => task, 'wide'],
    ['web.desk-committees.until', ({ until }) => until && dayInWords(site, until)],
    [
      'web.desk-committees.missed',
      ({ missed = 0, meetings = 0, against = [] }) =>
        html`${missed}/${meetings} ${against.map((reason) => reasonText(site, reason))}`,
    ],
  ]);
}

const revokedList = (site: DeskSite, revoked: Shown['revoked']): Html =>
  html`<h3>${site.translate('web.desk-committees.revoked')}</h3><ul>${revoked.map(
    ({ decision, on }) => html`<li>${dayInWords(site, on)}: ${decision} <span class="cite">Comissió 6.1</span></li>`,
  )}</ul>`;

const seenAs = ({ committee, version }: Shown) => ({ committee, version });
const named = (members: Shown['members']) => members.map(({ member, name }) => [member, name] as const);

function meetingForm(site: DeskSite, shown: Shown): Html {
  const { translate } = site;
  const form = actForm(site, holdMeeting, {
    id: `meet-${shown.committee}`,
    fixed: seenAs(shown),
    fields: (f) => html`${f('on', { label: translate('web.word.date') })}
<fieldset><legend>${translate('web.desk-committees.present')}</legend><div class="ticks">${f.ticks('present', named(shown.members))}</div></fieldset>`,
  });
  return card({ title: translate('web.desk-committees.meeting') }, form);
}

function seatForm(site: DeskSite, shown: Shown): Html {
  const { translate } = site;
  const offices = (['member', 'secretary', 'president'] as const).map(
    (office) => [office, translate(`web.desk-committees.office-${office}`)] as const,
  );
  const form = actForm(site, seatMember, {
    id: `seat-${shown.committee}`,
    fixed: seenAs(shown),
    fields: (f) => html`${f('name', { label: translate('web.word.name') })}
${f.choice('office', offices, { label: translate('web.desk-committees.office') })}
${f('task', { label: translate('web.desk-committees.task') })}
${f('since', { label: translate('web.desk-committees.since') })}
${f('elected', { label: translate('web.desk-committees.elected') })}`,
  });
  return card({ title: translate('web.desk-committees.appoint') }, form);
}

function releaseForm(site: DeskSite, shown: Shown): Html {
  const { translate } = site;
  const ways = (['own-wish', 'council', 'vote', 'absences'] as const).map(
    (by) => [by, translate(`web.desk-committees.by-${by}`)] as const,
  );
  const form = actForm(site, releaseMember, {
    id: `release-${shown.committee}`,
    fixed: seenAs(shown),
    fields: (f) => html`${f.choice('member', named(shown.members), { label: translate('web.word.name') })}
${f('on', { label: translate('web.word.date') })}
${f.choice('by', ways, { label: translate('web.desk-committees.by') })}
${f('inFavour', { label: translate('web.desk-committees.in-favour') })}`,
  });
  return card({ title: translate('web.desk-committees.release') }, form);
}

function revokeForm(site: DeskSite, shown: Shown, all: readonly Shown[]): Html {
  const { translate } = site;
  const judges = all.find(({ committee }) => committee === 'competition')?.members ?? [];
  const form = actForm(site, revokeDecision, {
    id: 'revoke',
    fixed: { committee: 'sports', version: shown.version },
    fields: (f) => html`${f('decision', { label: translate('web.desk-committees.decision') })}
<fieldset><legend>${translate('web.desk-committees.callers')}</legend><div class="ticks">${f.ticks('members', named(shown.members))}</div></fieldset>
<fieldset><legend>${translate('web.desk-committees.judges')}</legend><div class="ticks">${f.ticks('judges', named(judges))}</div></fieldset>`,
  });
  return card({ title: translate('web.desk-committees.revoke') }, form);
}

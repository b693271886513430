import { confirmRequest, declineRequest } from '@escala/office/acts';
import type { AnswerOf, searchRequests } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';

type Request = AnswerOf<typeof searchRequests>['requests'][number];

/** Requests to play, with possible players, then the waiting list in order. */
export function requestsCard(site: Site, { id }: DeskEvent, requests: readonly Request[]): Html {
  const { translate } = site;
  if (requests.length === 0) return NOTHING;
  const waiting = requests.filter(({ turn }) => turn > 0).length;
  return card(
    {
      title: translate('web.desk-entering.asking', { count: requests.length - waiting }),
      aside: waiting > 0 && translate('web.desk-entering.waiting', { count: waiting }),
      flush: true,
    },
    table(
      site,
      requests,
      [
        [
          'web.word.player',
          (each) => html`${asked(site, each)}${each.turn > 0 ? turnOf(site, each) : confirmForm(site, id, each)}`,
        ],
        [
          'web.word.actions',
          ({ request, version, name }) =>
            actForm(site, declineRequest, {
              id: `decline-${request}`,
              fixed: { event: id, request, version },
              about: name,
              words: { name },
              confirm: translate('web.desk-entering.decline-sure', { name }),
              shape: 'button',
              tone: 'danger',
            }),
          'unseen',
        ],
      ],
      { caption: translate('web.desk-entering.requests'), hidesCaption: true, kind: 'dense' },
    ),
  );
}

/** What the player entered, and since when. */
function asked({ translate }: Site, { name, birthYear, club, fideId, nationalId, email, isEntered }: Request): Html {
  const facts = [birthYear, club, fideId && `FIDE ${fideId}`, nationalId].filter(Boolean).join(' · ');
  return html`<strong>${name}</strong> ${isEntered && badge(translate('web.desk-entering.is-entered'), 'warning')}
<span class="quiet small">${facts}${email && html` <a href="mailto:${email}">${email}</a>`}</span>`;
}

const turnOf = ({ translate }: Site, { turn }: Request): Html =>
  html`<p class="quiet small">${translate('web.desk-entering.turn', { turn })}</p>`;

/** A player with that number is preselected; for a name alone the arbiter decides who it is (D-OFF-629). */
function confirmForm(site: Site, event: string, { request, version, name, found, candidates }: Request): Html {
  const { translate } = site;
  const options = candidates.map(
    ({ player, name: known, birthYear, club, federation, rating }) =>
      [player, [known, birthYear, club ?? federation, rating].filter(Boolean).join(', ')] as const,
  );
  const guest = [null, translate('web.desk-entering.guest')] as const;
  return actForm(site, confirmRequest, {
    id: `confirm-${request}`,
    fixed: { event, request, version },
    fields: (f) =>
      f.choice('player', [...options, guest], {
        label: translate('web.desk-entering.who'),
        ...(found === undefined && options.length > 0 && { none: translate('web.desk-entering.choose') }),
        ...(found !== undefined && { value: found }),
      }),
    about: name,
    words: { name },
    tone: 'quiet',
  });
}

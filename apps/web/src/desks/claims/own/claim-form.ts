import { CLAIMED_OUTCOMES, type ClaimedWrong, type ClaimMatter } from '@escala/office';
import { openClaim } from '@escala/office/acts';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';

/** A game of the line, as an option. */
export interface ChosenGame {
  readonly about: Extract<ClaimMatter, { kind: 'game' }>;
  readonly eventName: string;
  readonly label: string;
}

interface ClaimFormTerms {
  readonly player: string;
  readonly list: { readonly series: string; readonly date: string };
  readonly games: readonly ChosenGame[];
  /** Events in which a missing game may have been played. */
  readonly events: readonly (readonly [id: string, name: string])[];
  /** The officer writes down a claim that came on paper. */
  readonly onPaper?: boolean;
  /** The game that the reader came from: `event/round/opponent`. */
  readonly chosen?: string | undefined;
}

const FORM = 'claim';

/** `browser/modules/rating/claim-open.ts` enables the fields of the chosen option. */
export function claimForm(site: DeskSite, terms: ClaimFormTerms): Html {
  const { translate } = site;
  const { player, list, onPaper } = terms;
  return actForm(site, openClaim, {
    id: FORM,
    fixed: { player, list },
    fields: (f) => html`${matters(site, f, terms)}
${gameParts(site, f)}
${missingParts(site, f, terms)}
${f.area('text', { label: translate('web.desk-claims.text'), hint: translate('web.desk-claims.text-hint') })}
${f.area('evidence.0', { label: translate('web.desk-claims.evidence-first'), hint: translate('web.desk-claims.evidence-hint'), rows: 3 })}
${
  onPaper &&
  f('receivedOn', {
    label: translate('web.desk-claims.received-on'),
    hint: translate('web.desk-claims.received-on-hint'),
    required: true,
    max: site.today,
  })
}`,
    leadsTo: ({ claim }) => `/desk/claims/${claim}`,
  });
}

const gameKey = ({ event, round, opponent }: ChosenGame['about']): string => `${event}/${round}/${opponent}`;

type ClaimFields = FieldsOf<typeof openClaim>;

function matters({ translate }: DeskSite, f: ClaimFields, { games, events, chosen }: ClaimFormTerms): Html {
  let radios = 0;
  const radio = (about: object, part: string, label: string, isChosen: boolean): Html =>
    html`<label class="check"><input type="radio" ${f.named('about', 'json')} id="claim-about-${radios++}" data-part="${part}" value="${JSON.stringify(about)}"${
      isChosen && html` checked`
    }> ${label}</label>\n`;
  return html`<fieldset><legend>${translate('web.desk-claims.what')}</legend>
${[...Map.groupBy(games, ({ about }) => about.event).values()].map(
  (played) => html`<fieldset class="inner"><legend>${played[0]!.eventName}</legend>
${played.map(({ about, label }) => radio(about, 'game', label, gameKey(about) === chosen))}</fieldset>`,
)}
${events.length > 0 && radio({ kind: 'game', wrong: { kind: 'missing' } }, 'missing', translate('web.desk-claims.missing-game'), false)}
${radio({ kind: 'line' }, 'line', translate('web.desk-claims.whole-line'), games.length === 0)}
<p class="fault" id="claim-about-0-fault" hidden></p></fieldset>`;
}

function gameParts({ translate }: DeskSite, f: ClaimFields): Html {
  const wrongs: readonly ClaimedWrong[] = [
    ...CLAIMED_OUTCOMES.map((outcome) => ({ kind: 'result' as const, outcome })),
    { kind: 'colours' },
    { kind: 'not-played' },
  ];
  const nameOf = (wrong: ClaimedWrong) => (wrong.kind === 'result' ? wrong.outcome : wrong.kind);
  return html`<fieldset data-part-of="game" hidden disabled><legend>${translate('web.word.game')}</legend>
${f.choice(
  'about.wrong',
  wrongs.map((wrong) => [wrong, translate(`web.desk-claims.wrong-${nameOf(wrong)}`)]),
  { label: translate('web.word.what-is-wrong'), none: translate('web.desk-claims.wrong-other') },
)}</fieldset>`;
}

function missingParts({ translate }: DeskSite, f: ClaimFields, { events }: ClaimFormTerms): Html {
  if (events.length === 0) return html``;
  return html`<fieldset data-part-of="missing" hidden disabled><legend>${translate('web.desk-claims.missing-legend')}</legend>
${f.choice('about.event', events)}
${f('about.round', { label: translate('web.word.round') })}
${f.player('about.opponent', { hint: translate('web.desk-claims.opponent-hint') })}</fieldset>`;
}

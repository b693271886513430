import { CLAIMED_OUTCOMES, type ClaimedWrong, type ClaimMatter } from '@escala/office';
import { actForm } from '../../../components/act-form.ts';
import { choice, dateField, numberField, playerField, textArea } from '../../../components/form-fields.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';

/** A game of the line, as somebody chooses it. */
export interface ChosenGame {
  readonly about: Extract<ClaimMatter, { kind: 'game' }>;
  readonly eventName: string;
  readonly label: string;
}

export interface ClaimFormTerms {
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

/** `browser/claim-open.ts` opens the part that belongs to what is chosen. */
export function claimForm(site: DeskSite, terms: ClaimFormTerms): Html {
  const { translate } = site;
  const { player, list, onPaper } = terms;
  return actForm(site, {
    act: 'claim.open',
    id: FORM,
    fixed: { player, list },
    fields: html`${matters(site, terms)}
${gameParts(site)}
${missingParts(site, terms)}
${textArea(FORM, { name: 'text', label: translate('web.desk-claims.text'), hint: translate('web.desk-claims.text-hint') })}
${textArea(FORM, {
  name: 'evidence.0',
  label: translate('web.desk-claims.evidence-first'),
  hint: translate('web.desk-claims.evidence-hint'),
  required: false,
  rows: 3,
})}
${
  onPaper &&
  dateField(FORM, {
    name: 'receivedOn',
    label: translate('web.desk-claims.received-on'),
    hint: translate('web.desk-claims.received-on-hint'),
    required: false,
    max: site.today,
  })
}`,
    submit: translate('web.desk-claims.send'),
    leadsTo: '/desk/claims/{claim}',
    done: translate('web.desk-claims.sent'),
  });
}

const gameKey = ({ event, round, opponent }: ChosenGame['about']): string => `${event}/${round}/${opponent}`;

function matters({ translate }: DeskSite, { games, events, chosen }: ClaimFormTerms): Html {
  let radios = 0;
  const radio = (about: object, part: string, label: string, isChosen: boolean): Html =>
    html`<label class="check"><input type="radio" name="about" id="claim-about-${radios++}" data-as="json" data-part="${part}" value="${JSON.stringify(about)}"${
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

function gameParts({ translate }: DeskSite): Html {
  const wrongs: readonly ClaimedWrong[] = [
    ...CLAIMED_OUTCOMES.map((outcome) => ({ kind: 'result' as const, outcome })),
    { kind: 'colours' },
    { kind: 'not-played' },
  ];
  const nameOf = (wrong: ClaimedWrong): string => (wrong.kind === 'result' ? wrong.outcome : wrong.kind);
  return html`<fieldset data-part-of="game" hidden disabled><legend>${translate('web.desk-claims.game-legend')}</legend>
${choice(FORM, { name: 'about.wrong', label: translate('web.desk-claims.wrong'), as: 'json' }, [
  ['', translate('web.desk-claims.wrong-other')],
  ...wrongs.map((wrong) => [JSON.stringify(wrong), translate(`web.desk-claims.wrong-${nameOf(wrong)}`)] as const),
])}</fieldset>`;
}

function missingParts(site: DeskSite, { events }: ClaimFormTerms): Html {
  const { translate } = site;
  if (events.length === 0) return html``;
  return html`<fieldset data-part-of="missing" hidden disabled><legend>${translate('web.desk-claims.missing-legend')}</legend>
${choice(FORM, { name: 'about.event', label: translate('web.events.name') }, events)}
${numberField(FORM, { name: 'about.round', label: translate('web.rating.round'), min: 1 })}
${playerField(FORM, site, { name: 'about.opponent', label: translate('web.rating.opponent'), hint: translate('web.desk-claims.opponent-hint') })}</fieldset>`;
}

import { closeRound, pairEventRound, reopenRound, unpairRound } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { popup } from '../../../components/ui/popup.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { deskPath } from '../desk-event.ts';

interface RoundSeen {
  readonly round: number;
  readonly version: number;
}

export function pairForm(site: Site, event: string, round: number): Html {
  return actForm(site, pairEventRound, {
    id: 'pair',
    fixed: { event, round },
    words: { round },
    leadsTo: deskPath(event, `/rounds/${round}`),
    shape: 'button',
    tone: 'main',
  });
}

export function closeForm(
  site: Site,
  event: string,
  { round, version }: RoundSeen,
  tone: 'main' | 'quiet' = 'main',
): Html {
  return actForm(site, closeRound, {
    id: `close-${round}`,
    fixed: { event, round, version },
    words: { round },
    leadsTo: deskPath(event, '/rounds'),
    shape: 'button',
    tone,
  });
}

/** Reopens a round closed by mistake, as long as the next one is not paired (D-OFF-960). */
export function reopenForm(site: Site, event: string, { round, version }: RoundSeen): Html {
  const { translate } = site;
  return popup(
    site,
    { id: 'reopening', opens: translate('web.submit.round.reopen', { round }) },
    html`<p>${translate('web.desk-rounds.reopen-about')}</p>${actForm(site, reopenRound, {
      id: `reopen-${round}`,
      fixed: { event, round, version },
      words: { round },
      leadsTo: deskPath(event, `/rounds/${round}/results`),
    })}`,
  );
}

export function unpairForm(site: Site, event: string, { round, version }: RoundSeen): Html {
  const { translate } = site;
  return actForm(site, unpairRound, {
    id: `unpair-${round}`,
    fixed: { event, round, version },
    words: { round },
    confirm: translate('web.desk-rounds.unpair-confirm', { round }),
    leadsTo: deskPath(event, '/rounds'),
    shape: 'button',
    tone: 'danger',
  });
}

import { closeRound, pairEventRound, unpairRound } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import type { Html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { deskPath } from '../desk-event.ts';

interface RoundSeen {
  readonly round: number;
  readonly version: number;
}

export function pairForm(site: Site, event: string, round: number): Html {
  const { translate } = site;
  return actForm(site, pairEventRound, {
    id: 'pair',
    fixed: { event, round },
    submit: translate('web.desk-rounds.pair', { round }),
    leadsTo: deskPath(event, `/rounds/${round}`),
    done: translate('web.desk-rounds.paired', { round }),
    shape: 'button',
  });
}

export function closeForm(
  site: Site,
  event: string,
  { round, version }: RoundSeen,
  tone: 'main' | 'quiet' = 'main',
): Html {
  const { translate } = site;
  return actForm(site, closeRound, {
    id: `close-${round}`,
    fixed: { event, round, version },
    submit: translate('web.desk-rounds.close', { round }),
    leadsTo: deskPath(event, '/rounds'),
    done: translate('web.desk-rounds.closed', { round }),
    shape: 'button',
    tone,
  });
}

export function unpairForm(site: Site, event: string, { round, version }: RoundSeen): Html {
  const { translate } = site;
  return actForm(site, unpairRound, {
    id: `unpair-${round}`,
    fixed: { event, round, version },
    submit: translate('web.desk-rounds.unpair', { round }),
    confirm: translate('web.desk-rounds.unpair-confirm', { round }),
    leadsTo: deskPath(event, '/rounds'),
    done: translate('web.desk-rounds.unpaired', { round }),
    shape: 'button',
    tone: 'quiet',
  });
}

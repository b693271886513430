import { claimsOfPlayer, showFederation } from '@escala/office/questions';
import { html } from '../../kit/html.ts';
import { playerClaims } from './player-claims.ts';
import { playerPage } from './player-frame.ts';
import { playerOverview } from './player-overview.ts';

/** A player at a glance, and decided claims. */
export const player = playerPage('', 'overview', async ({ ask, query, site }, { player: id }) => {
  const { settings } = await ask(showFederation, {});
  const { claims } = await ask(claimsOfPlayer, { player: id });
  return {
    scripts: ['chart.ts'],
    main: html`${await playerOverview(ask, site, id, query)}${playerClaims(site, claims, settings.series)}`,
  };
});

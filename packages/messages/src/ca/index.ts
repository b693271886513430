import { messages as cli } from './cli.ts';
import { messages as cliCompetitions } from './cli-competitions.ts';
import { messages as cliFiles } from './cli-files.ts';
import { messages as cliImports } from './cli-imports.ts';
import { messages as cliOffice } from './cli-office.ts';
import { messages as cliTeams } from './cli-teams.ts';
import { messages as explain } from './explain.ts';
import { messages as explainPairing } from './explain-pairing.ts';
import { messages as fce1990Judging } from './fce-1990-judging.ts';
import { messages as fce1990JudgingArticles } from './fce-1990-judging-articles.ts';
import { messages as fce1990JudgingOffice } from './fce-1990-judging-office.ts';
import { messages as fce1990Parameters } from './fce-1990-parameters.ts';
import { messages as fce1990Standings } from './fce-1990-standings.ts';
import { messages as fce1990Swiss } from './fce-1990-swiss.ts';
import { messages as fce1990SwissArticles } from './fce-1990-swiss-articles.ts';
import { messages as fce2016 } from './fce-2016.ts';
import { messages as fce2016Parameters } from './fce-2016-parameters.ts';
import { messages as fide2009 } from './fide-2009.ts';
import { messages as fide2009Parameters } from './fide-2009-parameters.ts';
import { messages as fide2026 } from './fide-2026.ts';
import { messages as frs2012 } from './frs-2012.ts';
import { messages as frs2012Parameters } from './frs-2012-parameters.ts';
import { messages as interchange } from './interchange.ts';
import { messages as mail } from './mail.ts';
import { messages as officeAccounts } from './office-accounts.ts';
import { messages as officeClaims } from './office-claims.ts';
import { messages as officeDevices } from './office-devices.ts';
import { messages as officeEvents } from './office-events.ts';
import { messages as officeImports } from './office-imports.ts';
import { messages as officeKit } from './office-kit.ts';
import { messages as officeRating } from './office-rating.ts';
import { messages as officeRegistry } from './office-registry.ts';
import { messages as officeScrabble } from './office-scrabble.ts';
import { messages as officeTeams } from './office-teams.ts';
import { messages as officeTitles } from './office-titles.ts';
import { messages as server } from './server.ts';
import { messages as storage } from './storage.ts';
import { messages as trf } from './trf.ts';
import { messages as web } from './web.ts';
import { messages as webAccounts } from './web-accounts.ts';
import { messages as webActs } from './web-acts.ts';
import { messages as webCards } from './web-cards.ts';
import { messages as webClubs } from './web-clubs.ts';
import { messages as webCommandFields } from './web-command-fields.ts';
import { messages as webDecision } from './web-decision.ts';
import { messages as webDesk } from './web-desk.ts';
import { messages as webDeskClaims } from './web-desk-claims.ts';
import { messages as webDeskCorrections } from './web-desk-corrections.ts';
import { messages as webDeskEventForm } from './web-desk-event-form.ts';
import { messages as webDeskEvents } from './web-desk-events.ts';
import { messages as webDeskImports } from './web-desk-imports.ts';
import { messages as webDeskLeagues } from './web-desk-leagues.ts';
import { messages as webDeskLists } from './web-desk-lists.ts';
import { messages as webDeskOffice } from './web-desk-office.ts';
import { messages as webDeskPlaces } from './web-desk-places.ts';
import { messages as webDeskRecord } from './web-desk-record.ts';
import { messages as webDeskRegistry } from './web-desk-registry.ts';
import { messages as webDeskReserve } from './web-desk-reserve.ts';
import { messages as webDeskRounds } from './web-desk-rounds.ts';
import { messages as webDeskTeams } from './web-desk-teams.ts';
import { messages as webDeskTitles } from './web-desk-titles.ts';
import { messages as webEvents } from './web-events.ts';
import { messages as webFields } from './web-fields.ts';
import { messages as webHealth } from './web-health.ts';
import { messages as webPlayers } from './web-players.ts';
import { messages as webPrizes } from './web-prizes.ts';
import { messages as webRegulations } from './web-regulations.ts';
import { messages as webRules } from './web-rules.ts';
import { messages as webScrabble } from './web-scrabble.ts';
import { messages as webSections } from './web-sections.ts';

export const messages: Readonly<Record<string, string>> = {
  ...cli,
  ...cliCompetitions,
  ...cliFiles,
  ...cliImports,
  ...cliOffice,
  ...cliTeams,
  ...explain,
  ...explainPairing,
  ...fce1990Judging,
  ...fce1990JudgingArticles,
  ...fce1990JudgingOffice,
  ...fce1990Standings,
  ...fce1990Swiss,
  ...fce2016,
  ...fide2009,
  ...fide2026,
  ...frs2012,
  ...interchange,
  ...trf,
  ...officeKit,
  ...officeTeams,
  ...officeEvents,
  ...officeDevices,
  ...officeRegistry,
  ...officeImports,
  ...officeAccounts,
  ...officeRating,
  ...officeScrabble,
  ...officeClaims,
  ...officeTitles,
  ...mail,
  ...server,
  ...storage,
  ...web,
  ...webPlayers,
  ...webScrabble,
  ...webDecision,
  ...webDesk,
  ...webDeskEventForm,
  ...webDeskEvents,
  ...webDeskReserve,
  ...webDeskRounds,
  ...webDeskCorrections,
  ...webDeskLeagues,
  ...webDeskLists,
  ...webDeskOffice,
  ...webDeskRegistry,
  ...webDeskImports,
  ...webDeskClaims,
  ...webDeskPlaces,
  ...webDeskRecord,
  ...webActs,
  ...webFields,
  ...webCommandFields,
  ...webDeskTitles,
  ...webDeskTeams,
  ...webEvents,
  ...webAccounts,
  ...webCards,
  ...fce1990Parameters,
  ...fce1990SwissArticles,
  ...fce2016Parameters,
  ...fide2009Parameters,
  ...frs2012Parameters,
  ...webPrizes,
  ...webRegulations,
  ...webHealth,
  ...webClubs,
  ...webRules,
  ...webSections,
};

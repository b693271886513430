export { normsOfEvent } from './norms-of-event.ts';
export { normsOfPlayer } from './norms-of-player.ts';
export { chancesOfPlayer, normCertificate, performanceNorms } from './performance/norms-in-event.ts';
export { titleApplications } from './performance/title-application.ts';
export { searchPromotions } from './search-promotions.ts';
export { titlesDue } from './titles-due.ts';

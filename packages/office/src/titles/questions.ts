export { normsOfEvent } from './norms-of-event.ts';
export { normsOfPlayer } from './norms-of-player.ts';
export { chancesOfPlayer } from './performance/chances-of-player.ts';
export { normCertificate } from './performance/norm-certificate.ts';
export { performanceNorms } from './performance/performance-norms.ts';
export { titleApplications } from './performance/title-application.ts';
export { searchPromotions } from './search-promotions.ts';
export { titlesDue } from './titles-due.ts';

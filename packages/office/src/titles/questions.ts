export { normsOfEvent } from './norms-of-event.ts';
export { normsOfPlayer } from './norms-of-player.ts';
export { chancesOfPlayer } from './performance/chances-of-player.ts';
export { performanceNorms } from './performance/performance-norms.ts';
export { searchPromotions } from './search-promotions.ts';
export { titlesDue } from './titles-due.ts';

import { normsOfEvent } from './norms-of-event.ts';
import { normsOfPlayer } from './norms-of-player.ts';
import { searchPromotions } from './search-promotions.ts';
import { titlesDue } from './titles-due.ts';

export const titlesQuestions = [normsOfPlayer, normsOfEvent, titlesDue, searchPromotions] as const;

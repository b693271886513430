import { PLAYER_CATEGORIES } from '@escala/core';
import type { Site } from '../../kit/site.ts';

/** A category of the competition rules in words; old files have their own words, which stay. */
export function categoryName({ translate }: Pick<Site, 'translate'>, category: string): string {
  return PLAYER_CATEGORIES.some((each) => each === category) ? translate(`cli.category.${category}`) : category;
}

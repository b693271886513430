import { notice } from '../../../components/ui/card.ts';
import type { Html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

/** An account without a player has no line of its own. */
export const noPlayer = ({ translate }: Site): Html => notice(translate('web.desk-claims.no-player'));

import { type ActKind, type Actor, mayTry, type PartOf } from '@escala/office';
import {
  addEntry,
  amendEvent,
  cancelLicence,
  forbidPairs,
  liftSanction,
  reconsiderApart,
  reopenEvent,
  returnEntry,
  revokeNorm,
  ruleMatch,
  setAbsence,
  setEntering,
  setPrizes,
  unmergePlayer,
  unpairRound,
  withdrawClaim,
  withdrawEntry,
  withdrawTitle,
} from '@escala/office/acts';
import type { CommandOf, FormAct } from '../components/act-fields.ts';
import type { Site } from './site.ts';

/** How to undo an act: by which act, and what that takes from the command sent and its outcome. */
interface Undoing {
  readonly act: FormAct & { readonly kind: ActKind };
  readonly takes: readonly string[];
  readonly fixed: object;
  /** Known only to the form: the previous values. */
  readonly needs: readonly string[];
}

function by<A extends FormAct & { readonly kind: ActKind }>(
  act: A,
  takes: readonly (keyof CommandOf<A> & string)[],
  {
    fixed,
    needs = [],
  }: { fixed?: PartOf<CommandOf<A>> & object; needs?: readonly (keyof CommandOf<A> & string)[] } = {},
): Undoing {
  return { act, takes, fixed: fixed ?? {}, needs };
}

const ENTRY = ['event', 'player', 'version'] as const;

/**
 * Acts that another act undoes without a loss (D-OFF-468). The first possible one is used. Absent on purpose
 * (D-OFF-595): `norm.record`, `promotion.record`, `promotion.apply`, `round.close`.
 */
export const UNDOING: Readonly<Partial<Record<ActKind, readonly Undoing[]>>> = {
  'absence.set': [by(setAbsence, ENTRY, { needs: ['rounds'] })],
  'claim.open': [by(withdrawClaim, ['claim', 'version'])],
  'entry.add': [by(withdrawEntry, ENTRY)],
  'entry.return': [by(withdrawEntry, ENTRY, { needs: ['afterRound'] })],
  // Before the first round nothing remains of a deleted entry, so it is made again.
  'entry.withdraw': [by(addEntry, ['event', 'player'], { needs: ['facts'] }), by(returnEntry, ENTRY)],
  'event.amend': [by(amendEvent, ['event', 'version'], { needs: ['facts'] })],
  'event.close': [by(reopenEvent, ['event', 'version'])],
  'event.forbid-pairs': [by(forbidPairs, ['event', 'version'], { needs: ['forbidden'] })],
  'event.set-entering': [by(setEntering, ['event', 'version'], { needs: ['entering'] })],
  'event.set-prizes': [by(setPrizes, ['event', 'version'], { needs: ['prizes'] })],
  'licence.issue': [by(cancelLicence, ['player', 'version', 'season'])],
  'match.rule': [by(ruleMatch, ['match', 'version'], { needs: ['result'] })],
  'norm.record-by-rating': [by(revokeNorm, ['norm', 'version'])],
  'player.keep-apart': [by(reconsiderApart, ['one', 'other', 'version'])],
  'player.merge': [by(unmergePlayer, ['duplicate', 'duplicateVersion'])],
  'round.pair': [by(unpairRound, ['event', 'round', 'version'])],
  'sanction.impose': [by(liftSanction, ['sanction', 'version'], { fixed: { as: 'quashed' } })],
  'title.award': [by(withdrawTitle, ['player', 'version', 'title'])],
};

/**
 * What the browser needs to offer Undo after the act
 * (`browser/desk/next-page-message.ts`); undefined if it cannot be undone.
 */
export interface Undo {
  readonly act: string;
  readonly takes: readonly string[];
  readonly fixed: object;
  readonly reason: string | undefined;
}

export function undoOf(
  site: Site & { readonly viewer?: Actor },
  { kind }: FormAct,
  before: object = {},
): Undo | undefined {
  const { translate, viewer } = site;
  const found = UNDOING[kind]?.find(({ needs }) => needs.every((name) => name in before));
  if (found === undefined || (viewer !== undefined && !mayTry(viewer, found.act.kind))) return undefined;
  const { act, takes, fixed } = found;
  return {
    act: act.kind,
    takes,
    fixed: { ...fixed, ...before },
    reason: act.reason === 'required' ? translate('web.desk.undo-reason') : undefined,
  };
}

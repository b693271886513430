/** Why something about norms, titles and promotions is refused. */
export const messages = {
  'refusal.verdicts-no-rules':
    'The federation has no competition regulation with norms and promotions. An administrator can choose one in the settings.',
  'refusal.verdicts-not-accepted':
    '{name} ({id}) gives no norms or promotions: its report has not been accepted, or it was annulled (state: {state}). Accept the report first.',
  'refusal.verdicts-no-games': '{name} ({id}) has no rated games, so there is nothing to check.',
  'refusal.norm-none':
    'The event {event} gives no norm that is not already recorded. The verdicts of the event show why, player by player.',
  'refusal.norm-certificate-none': 'There is no norm of {norm} to certify for {player} in this event.',
  'refusal.title-by-place-none': '{title} is no title that a place can give. Choose one of {titles}.',
  'refusal.title-by-place-entered':
    '{title} of {player} from a championship that ended on this day is already entered.',
  'refusal.title-by-place-not-given': 'The place does not give {title}: a condition is not met. {finding}',
  'refusal.title-by-place-unknown': 'There is no title by a place {id}. Check it on the page of the player.',
  'refusal.title-by-place-revoked': 'This title by a place was already revoked on {on}.',
  'refusal.norm-score-over': '{score} points from {games} games are too many. Check both against the certificate.',
  'refusal.norm-recorded': 'The norm of {player} in this event is already recorded ({norm}).',
  'refusal.norm-not-in-event': '{player} did not take part in this event. Check the id of the player and the event.',
  'refusal.norm-not-given':
    '{player} has no norm here: a condition is not met. {finding} The verdict shows all of them with their figures.',
  'refusal.norm-event-hinders':
    'The event does not meet a condition for norms. {finding} The commission can waive it before the report is accepted; otherwise the event gives none.',
  'refusal.norm-unknown': 'There is no norm {id}. Check it against the norms of the player.',
  'refusal.norm-revoked': 'This norm was already revoked on {on}.',
  'refusal.norm-used':
    'This norm was used for the title {title} on {on}. Withdraw the title first; then the norm can be revoked.',
  'refusal.norms-not-enough':
    '{norms, plural, =0 {No valid norm today} one {# valid norm today} other {# valid norms today}}; the title takes {needed}. The player’s norms show which were lost, and why.',
  'refusal.norm-by-rating-recorded':
    'The player already has a norm by rating for {season} ({norm}). There is one per season.',
  'refusal.norm-by-rating-not-standard':
    '{name} is not a standard list, and only those give norms. Choose a standard list.',
  'refusal.verdicts-unfinished':
    'The event has not finished: {played} of {rounds} rounds, {open, plural, =0 {no open game} one {# open game} other {# open games}}. Norms and promotions are given at its end.',
  'refusal.promotion-none':
    'The event {event} gives no promotion that is not already recorded. The verdicts of the event show why, player by player.',
  'refusal.promotion-recorded': 'The promotion of {player} in this event is already recorded. Apply it, or revoke it.',
  'refusal.promotion-not-given':
    '{player} is not promoted here: a condition is not met. {finding} The verdict shows all of them with their figures.',
  'refusal.promotion-unknown': 'There is no promotion {id}. Check it against the promotions of the event.',
  'refusal.promotion-state':
    'This promotion {state, select, applied {was already applied} revoked {was revoked} other {has not been applied yet}}; this cannot be done now.',
  'refusal.promotion-category-moved':
    'The promotion is from {from, select, preferent {Preferent} first {first} second {second} third {third} other {none}} to {to, select, preferent {Preferent} first {first} second {second} third {third} other {none}} category, but the player is now: {category, select, preferent {Preferent} first {first} second {second} third {third} other {none}}. Set the category by hand, or revoke the promotion.',
  'refusal.norm-proof-missing': 'Give the proof of the International Master norm: event, date, and who certified it.',
};

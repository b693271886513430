/** Why something about norms, titles and promotions is refused. */
export const messages = {
  'refusal.verdicts-no-rules':
    'The federation has no competition rules with norms and promotions on record. An administrator can name them in the federation’s data.',
  'refusal.verdicts-not-accepted':
    '{name} ({id}) gives no norms or promotions: its report has not been accepted, or it was annulled (state: {state}). Accept the report first.',
  'refusal.verdicts-no-games': '{name} ({id}) has no games on record that count, so that there is nothing to judge.',
  'refusal.norm-none':
    'The event {event} gives no norm that is not on record already. The verdicts of the event show why, player by player.',
  'refusal.norm-recorded': 'The norm of {player} in this event is on record already ({norm}).',
  'refusal.norm-not-in-event': '{player} took no part in this event. Check the id of the player and the event.',
  'refusal.norm-not-given':
    '{player} has no norm here: a condition does not hold. {finding} The verdict shows all of them with their figures.',
  'refusal.norm-event-hinders':
    'The event does not meet a condition of events with norms. {finding} The commission may waive it before the report is accepted; else the event gives none.',
  'refusal.norm-unknown': 'There is no norm {id}. Check it against the norms of the player.',
  'refusal.norm-revoked': 'This norm was revoked on {on} already.',
  'refusal.norm-used':
    'This norm went into the title {title} on {on}. Withdraw the title first; then the norm can be revoked.',
  'refusal.norms-not-enough':
    '{norms, plural, =0 {No norm counts today} one {# norm counts today} other {# norms count today}}; the title asks for {needed}. The norms of the player show which ones were lost, and why.',
  'refusal.norm-by-rating-recorded':
    'The season {season} has given the player a norm by rating already ({norm}). It gives one.',
  'refusal.norm-by-rating-not-standard':
    '{name} is no list of standard chess, and no other gives norms. Choose a list of standard chess.',
  'refusal.verdicts-unfinished':
    'The event is not over by its documents: {played} of {rounds} rounds, {open, plural, =0 {no open game} one {# open game} other {# open games}}. Norms and promotions are given at its end.',
  'refusal.promotion-none':
    'The event {event} promotes nobody whose promotion is not on record already. The verdicts of the event show why, player by player.',
  'refusal.promotion-recorded': 'The promotion of {player} in this event is on record already. Apply it, or revoke it.',
  'refusal.promotion-not-given':
    '{player} is not promoted here: a condition does not hold. {finding} The verdict shows all of them with their figures.',
  'refusal.promotion-unknown': 'There is no promotion {id}. Check it against the promotions of the event.',
  'refusal.promotion-state':
    'This promotion {state, select, applied {has been applied already} revoked {was revoked} other {waits to be applied}}; this cannot be done now.',
  'refusal.promotion-category-moved':
    'The promotion is from {from, select, preferent {Preferent} first {first} second {second} third {third} other {none}} to {to, select, preferent {Preferent} first {first} second {second} third {third} other {none}} category, and the player has by now: {category, select, preferent {Preferent} first {first} second {second} third {third} other {none}}. Set the category by hand, or revoke the promotion.',
  'refusal.norm-proof-missing': 'Say what proves the norm of International Master: event, date, and who certified it.',
};

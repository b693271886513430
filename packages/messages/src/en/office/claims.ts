/** Why something about claims against a list is refused. */
export const messages = {
  'refusal.claim-unknown':
    'There is no claim {id}, or it is not public. Check its number; the player sees own claims after logging in.',
  'refusal.claim-state':
    'The claim {id} {state, select, open {is still open} upheld {has been upheld} rejected {has been rejected} appealed {is before the commission} withdrawn {was withdrawn} other {has been decided on appeal}}; this cannot be done now.',
  'refusal.claim-list-unknown':
    'No list of {series} with the date {date} has been published. Choose one of the published lists.',
  'refusal.claim-not-on-list':
    'The player {id} is not on the list {series} of {date}. Choose a list with a line of the player; if a game is missing, name the game.',
  'refusal.claim-out-of-time':
    'Claims against this list are admitted from {firstDay} to {lastDay}; {on} is outside. What is wrong all the same, the rating officer can correct without a claim.',
  'refusal.claim-opponent-self': 'The opponent cannot be the player {id}. Name who sat on the other side.',
  'refusal.claim-not-in-event':
    'The player {id} took no part in {event} by its accepted report. If it was played under another name, contest the line of the list.',
  'refusal.claim-event-later':
    '{event} began on {start}, not before the list of {date}: it cannot be on it. Choose a later list.',
  'refusal.claim-exists':
    'This matter is contested already, in the claim {claim} ({state, select, open {open} appealed {before the commission} other {decided}}). Add to it while it is open, or appeal the decision.',
  'refusal.claim-on-paper':
    'A claim is the player’s. To enter one that was made on paper, say the day on which the office had it.',
  'refusal.claim-received-by-officer':
    'Only the rating officer can say when a claim on paper came in. Leave the day out.',
  'refusal.claim-rejected-with-correction':
    'A rejected claim puts nothing right, so that it cannot name the correction {correction}. Uphold the claim, or leave the correction out.',
  'refusal.claim-other-correction':
    'The correction {correction} was not confirmed for this claim. Preview and confirm one that names the claim, or answer without a correction.',
  'refusal.claim-own-case': 'Nobody decides on the own line. Leave this claim to somebody else with the role.',
  'refusal.claim-same-judge':
    'The account {by} took the decision that is appealed. Another member of the commission has to put the ruling on record.',
  'refusal.claim-appealed-before':
    'This decision was appealed on {on} and the appeal was withdrawn. There is no second appeal.',
  'refusal.appeal-on-paper':
    'An appeal is the player’s. To enter one that was made on paper, say who handed it in and the day on which the office had it.',
  'refusal.appeal-own-paper': 'This appeal is your own: send it without the particulars of a paper.',
  'refusal.appeal-before-decision': 'The appeal cannot have come in on {date}: the decision is of {decidedOn}.',
  'refusal.claim-appeal-out-of-time':
    'The decision of {decidedOn} could be appealed until {lastDay}; today is {today}. It stands.',
  'refusal.claim-vote':
    '{outcome, select, invalid {Too few of the {members} members have voted ({inFavour} in favour, {against} against): the vote does not count.} undecided {The vote is level at {inFavour} to {against} and the president abstains: nothing is decided.} other {With {inFavour} in favour and {against} against the vote does not carry this ruling ({verdict, select, upheld {upheld} other {rejected}}).}} Check the figures, or vote again.',
};

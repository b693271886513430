/** Why something about claims against a list is refused. */
export const messages = {
  'refusal.claim-unknown':
    'There is no dispute {id}, or it is not public. Check its number; players see their own disputes after signing in.',
  'refusal.claim-state':
    'The dispute {id} {state, select, open {is still open} upheld {was upheld} rejected {was rejected} appealed {is before the commission} withdrawn {was withdrawn} other {was decided on appeal}}; this cannot be done now.',
  'refusal.claim-list-unknown':
    'No list of {series} with the date {date} has been published. Choose one of the published lists.',
  'refusal.claim-not-on-list':
    'The player {id} is not on the list {series} of {date}. Choose a list that the player is on; if a game is missing, name the game.',
  'refusal.claim-out-of-time':
    'This list can be disputed from {firstDay} to {lastDay}; {on} is outside. The rating officer can correct errors without a dispute.',
  'refusal.claim-opponent-self': 'The opponent cannot be the player {id}. Name the other player.',
  'refusal.claim-not-in-event':
    'The player {id} is not in the accepted report of {event}. If the games are under another name, dispute the line of the list.',
  'refusal.claim-event-later':
    '{event} began on {start}, not before the list of {date}: it cannot be on it. Choose a later list.',
  'refusal.claim-exists':
    'This is already disputed, in dispute {claim} ({state, select, open {open} appealed {before the commission} other {decided}}). Add to it while it is open, or appeal the decision.',
  'refusal.claim-on-paper':
    'Only the player can open a dispute. To enter one made on paper, say when the federation received it.',
  'refusal.claim-received-by-officer':
    'Only the rating officer can enter the day on which a paper dispute was received. Leave the day out.',
  'refusal.claim-rejected-with-correction':
    'A rejected dispute corrects nothing, so it cannot name the correction {correction}. Uphold the dispute, or leave the correction out.',
  'refusal.claim-other-correction':
    'The correction {correction} was not made for this dispute. Preview and confirm one that names the dispute, or answer without a correction.',
  'refusal.claim-own-case':
    'Nobody can decide about their own rating. Leave this dispute to someone else with the role.',
  'refusal.claim-same-judge':
    'The account {by} made the decision that is appealed. Another member of the commission has to enter the ruling.',
  'refusal.claim-appealed-before':
    'This decision was appealed on {on} and the appeal was withdrawn. There is no second appeal.',
  'refusal.appeal-on-paper':
    'Only the player can appeal. To enter an appeal made on paper, say who handed it in and when the federation received it.',
  'refusal.appeal-own-paper': 'This is your own appeal: send it without the details of an appeal on paper.',
  'refusal.appeal-before-decision':
    'The appeal cannot have been received on {date}: the decision was made on {decidedOn}. Correct the day.',
  'refusal.claim-appeal-out-of-time':
    'The decision of {decidedOn} could be appealed until {lastDay}; today is {today}. It is final.',
  'refusal.claim-vote':
    '{outcome, select, invalid {Too few of the {members} members voted ({inFavour} in favour, {against} against): the vote does not count.} undecided {The vote is tied at {inFavour} to {against} and the president abstains: nothing is decided.} other {With {inFavour} in favour and {against} against, the vote does not support this ruling ({verdict, select, upheld {upheld} other {rejected}}).}} Check the figures, or vote again.',
};

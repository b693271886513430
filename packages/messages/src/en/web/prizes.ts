/** Prizes of an event: who takes what, and the form of the arbiter. */
export const messages = {
  'web.prizes.title': 'Prizes',
  'web.prizes.final': 'The event is over: this is how the prizes are shared.',
  'web.prizes.as-things-stand': 'As things stand after round {round}; it may change until the event is over.',
  'web.prizes.rule':
    'Players level on points add the prizes of the places they take up and share them evenly, so tie-breaks do not matter.',
  'web.prizes.rule-odd': 'What does not divide goes coin by coin to the better placed.',
  'web.prizes.places': 'Places',
  'web.prizes.amount': 'Amount',
  'web.prizes.working': 'How it comes about',
  'web.prizes.alone': 'Prize for place {place}',
  'web.prizes.shared': 'Places {first} to {last}: {sum}, divided among {players}',
  'web.prizes.odd': '({left} is left over)',
  'web.prizes.together': 'Together',
  'web.prizes.left': '{left} of the prizes goes to nobody: there are more prizes than players.',
  'web.desk-prizes.about':
    'What the first places bring. Players level on points share the prizes of their places; everybody sees it under the standings.',
  'web.desk-prizes.lines': 'Prizes, one place a line',
  'web.desk-prizes.lines-hint':
    'The first line is the first place. Write it like 500 or 250.50, and 0 for a place without a prize. Leave everything empty if there are no prizes.',
  'web.desk-prizes.see': 'See who takes what',
  'web.desk-prizes.closed': 'The prizes stay as they are: the report is accepted or the event annulled.',
  'web.desk-prizes.none': 'This event has no prizes.',
  'web.desk-prizes.line-empty': 'Line {line} is empty. Write 0 for a place without a prize, or take the line out.',
  'web.desk-prizes.line-unread': 'Line {line}: “{text}” is no amount. Write it like 500 or 250.50.',
  'web.desk-prizes.line-other-currency':
    'Line {line}: “{text}” is in another currency than {currency}. Write the figure alone, or choose the other currency.',
  'web.desk-prizes.line-too-fine':
    'Line {line}: “{text}” is finer than the smallest coin of {currency}. Write fewer decimals.',
};

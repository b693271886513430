/** Prizes of an event: who takes what, and the form of the arbiter. */
export const messages = {
  'web.prizes.title': 'Prizes',
  'web.prizes.final': 'Final: the prizes are shared like this.',
  'web.prizes.as-things-stand': 'After round {round}; this may change until the event has finished.',
  'web.prizes.rule':
    'Players tied on points add up the prizes of their places and share them equally; tie-breaks do not matter.',
  'web.prizes.rule-odd': 'Any remainder goes coin by coin to the better placed.',
  'web.prizes.places': 'Places',
  'web.prizes.amount': 'Amount',
  'web.prizes.working': 'How it is computed',
  'web.prizes.alone': 'Prize for place {place}',
  'web.prizes.shared': 'Places {first} to {last}: {sum}, shared by {players}',
  'web.prizes.odd': '({left} left over)',
  'web.prizes.together': 'Total',
  'web.prizes.left': '{left} not awarded: there are more prizes than players.',
  'web.desk-prizes.about':
    'What the first places win. Players tied on points share the prizes of their places; the public sees this under the standings.',
  'web.desk-prizes.lines': 'Prizes, one place per line',
  'web.desk-prizes.lines-hint':
    'The first line is first place. Write 500 or 250.50, and 0 for a place without a prize. Leave empty if there are no prizes.',
  'web.desk-prizes.see': 'See who wins what',
  'web.desk-prizes.closed': 'The prizes can no longer be changed: the report is accepted or the event annulled.',
  'web.desk-prizes.none': 'This event has no prizes.',
  'web.desk-prizes.line-empty': 'Line {line} is empty. Write 0 for a place without a prize, or remove the line.',
  'web.desk-prizes.line-unread': 'Line {line}: “{text}” is not an amount. Write it like 500 or 250.50.',
  'web.desk-prizes.line-other-currency':
    'Line {line}: “{text}” is not in {currency}. Write just the figure, or choose the other currency.',
  'web.desk-prizes.line-too-fine': 'Line {line}: “{text}” has more decimals than {currency} has. Write fewer.',
};

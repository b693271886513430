/** Who takes which prize, and why: for every competition book. */
export const messages = {
  'working.prizes.place': 'Place {place} in “{category}”: {prize}.',
  'working.prizes.place-money': 'Place {place}: {prize}',
  'working.prizes.place-goods': 'Place {place}: {goods}, which is not shared',
  'working.prizes.goods': 'Place {place} in “{category}”: {goods}.',
  'working.prizes.level':
    '{players} tied on {points, plural, one {# point} other {# points}} hold places {first} to {last} in “{category}”:',
  'working.prizes.equal': '{pool} shared equally by {players}: {share}.',
  'working.prizes.only-money': 'The only prize in money is not shared: {prize}.',
  'working.prizes.hort':
    'Half of the {own} for place {place}: {half}. The other halves, {pool} in all, shared by {players}: {share}. Together {amount}.',
  'working.prizes.hort-share':
    'Place {place} has no prize of its own. The other halves, {pool} in all, shared by {players}: {share}.',
  'working.prizes.odd': '{left} cannot be divided and goes coin by coin to the better placed.',
  'working.prizes.by-order':
    '{players} are tied on {points, plural, one {# point} other {# points}}; these prizes are not shared, and the order of the table decides.',
  'working.prizes.goods-by-order':
    '{players} are tied on {points, plural, one {# point} other {# points}}; goods are not shared, and the order of the table decides.',
  'working.prizes.other-less': '“{category}” would have brought {prize}, which is less.',
  'working.prizes.other-same':
    '“{category}” would have brought the same, {prize}; the category that comes first in the list is taken.',
  'working.prizes.other-goods': '“{category}” would have brought {goods}, which is worth no more.',
  'working.prizes.passed':
    '{players, plural, one {Better placed here, with another prize that is worth more or the same: {names}.} other {Better placed here, with other prizes that are worth more or the same: {names}.}}',
  'working.prizes.team':
    'The best {players} of the club have {points, plural, one {# point} other {# points}} together:',
  'working.prizes.team-player': '{name}: {points, number, points}',
  'explain.prizes.limit-one': 'One prize per person: the largest',
  'explain.prizes.limit-one-of-money': 'One money prize per person: the largest; goods are given in addition',
  'explain.prizes.limit-every': 'Every prize that a person has won',
  'explain.prizes.sharing-equal': 'Shared equally when tied on points',
  'explain.prizes.sharing-hort': 'Shared by Hort’s system when tied on points',
  'explain.prizes.sharing-none': 'Not shared: tie-breaks decide',
  'explain.prizes.sex-f': 'Women',
  'explain.prizes.sex-m': 'Men',
  'explain.prizes.under': 'under {age}',
  'explain.prizes.from': '{age} and over',
  'explain.prizes.rating-between': 'rated {from} to {to}',
  'explain.prizes.rating-from': 'rated {from} or more',
  'explain.prizes.rating-to': 'rated {to} or less',
  'explain.prizes.group': 'group {group}',
  'explain.prizes.team-of': 'clubs, by their best {players} players',
  'explain.prizes.together': '{sum} awarded in total.',
  'explain.prizes.left': 'Not awarded, because nobody qualifies: {left}.',
  'finding.prizes.early':
    'The prizes follow the standings after round {round} of {rounds}: only the final standings count.',
  'finding.prizes.sharing':
    'Line {line}, “{category}”: the regulation does not allow prizes to be shared {sharing, select, hort {by Hort’s system} equal {equally} other {by the order of the table}}. Choose another way.',
  'finding.prizes.rising':
    'Line {line}, “{category}”: place {place} brings more than place {before}. Put the larger prize first; goods may be given a value.',
  'finding.prizes.nobody':
    'Line {line}, “{category}”: nobody can meet all these conditions. Check the ages and ratings.',
  'decision.D-PRZ-1':
    'One prize per person: in the order of the table each takes the largest prize, after sharing; then anyone who could have more moves to that prize, the best placed first, until nobody can.',
  'decision.D-PRZ-2': 'Of prizes of equal worth, a player takes the one whose category comes first in the list.',
  'decision.D-PRZ-3':
    'Coins that do not divide go one by one to the better placed. If half of a prize is not a whole number of coins, the odd coin is shared.',
  'decision.D-PRZ-4':
    'Goods are never shared: they go with the place, by the order of the table. A player who takes goods has no share in the money of those tied.',
  'decision.D-PRZ-5': 'No place of a category brings more than the place before it.',
  'decision.D-PRZ-6':
    'A rating band is for rated players, by the rating of the event; players without one take prizes for the unrated.',
  'decision.D-PRZ-7':
    'Ages are those of the day that the regulation names, in the year in which the event begins. If only the year of birth is known, the birthday counts as its last day.',
  'decision.D-PRZ-8':
    'The best team of a club: the points of its best players of the category, as many as it asks for. If teams are tied, the one whose places in the table add up to less is ahead, then the one with the best placed player.',
};

/** fide-2026 in words: findings, workings, articles and decisions, each said in our own. */
export const messages = {
  'decision.D-DUTCH-4': 'Only players who are here, or took part before, have a pairing number.',
  'decision.D-DUTCH-5':
    'A colour difference of more than one decides which colour is due, whatever the last two games were.',
  'decision.D-DUTCH-6':
    'A topscorer has more than half of the points that wins in all rounds before the last would give.',
  'decision.D-DUTCH-7': 'Players who may not meet are kept apart as strictly as those who have met.',
  'decision.D-DUTCH-8': 'If not everybody can be paired, those are named whom some pairing leaves over.',
  'decision.D-DUTCH-9': 'The score of the player with the bye is the lowest with which everybody else can be paired.',
  'decision.D-DUTCH-10': 'The next score group is looked at, but none after it.',
  'decision.D-DUTCH-11': 'Unplayed rounds count where one player alone leaves the bracket and has the bye.',
  'decision.D-DUTCH-12': 'Among moved-down players who float on, those with fewer points are preferred.',
  'decision.D-DUTCH-13':
    'Of two equal absolute preferences, the pair counts if both would have a colour three times running.',
  'decision.D-DUTCH-14': 'An exchange is told by who is the upper player of each pair.',
  'decision.D-DUTCH-15':
    'Colours are compared game by game, from the last one back, until one of the two has no more games.',
  'decision.D-DUTCH-17': 'Floats are judged with the virtual points of their own round.',
  'decision.D-DUTCH-19': 'A pairing-allocated bye is a downfloat, whatever it is worth.',
};

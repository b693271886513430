/** An event that continued on two computers, side by side. */
export const messages = {
  'web.act.event.merge': 'Event merged with another computer',
  'web.compare.link': 'Compare with another computer',
  'web.compare.title': 'Here and in the file',
  'web.compare.about':
    '{name} has rounds here too. Choose which version counts for each difference. Nothing changes until you press the button at the end.',
  'web.compare.nothing': '{name} is the same here and in the file. There is nothing to do.',
  'web.compare.what': 'What differs',
  'web.compare.here': 'Here',
  'web.compare.all-here': 'All from here',
  'web.compare.all-there': 'All from the file',
  'web.compare.rounds-from': 'From round {round}',
  'web.compare.further':
    '{rounds, plural, =0 {Not paired} one {One round} other {# rounds}}{results, plural, =0 {} one {, one result} other {, # results}}',
  'web.compare.whole': 'Both pairings in full',
  'web.compare.byes': 'Without a game: {names}',
  'web.compare.entered': 'Entered',
  'web.compare.not-entered': 'Not entered',
  'web.compare.no-result': 'No result',
  'web.compare.reason-usual': 'The event continued on two computers.',
  'web.compare.take':
    '{count, plural, =0 {Nothing chosen from the file} one {Use one difference from the file} other {Use # differences from the file}}',
  'web.compare.done': '{count, plural, one {One difference} other {# differences}} taken from the file.',
  'web.compare.other-way':
    'Afterwards, open the event file of this computer on the other one and choose everything from the file there: then both are the same.',
  'web.compare.again': 'Something changed here in the meantime. Check the differences again.',
};

/** Telephones that were handed out for results. */
export const messages = {
  'refusal.request-unknown': 'There is no request {id}. Reload the page.',
  'refusal.request-answered': 'The request of {name} has already been answered.',
  'refusal.request-waits':
    '{name} is on the waiting list: all {places, number} places are taken by players and earlier requests. Refuse one of these, or allow more players in the settings.',
  'refusal.request-by-machine': 'This looks like it was filled in by a program. Reload the page and try again.',
  'refusal.requests-full': '{name} already has {most, number} requests waiting. Ask the arbiter.',
  'refusal.entering-closed': '{name} takes no entries here now. Ask the arbiter.',
  'refusal.roll-round': 'The check-in is for round {next}, not for round {round}.',
  'refusal.device-unknown': 'There is no device {id}. Check the code, or ask the arbiter for a new one.',
  'refusal.device-boards-order': 'The last board ({to}) comes before the first ({from}). Give the lower number first.',
  'refusal.device-over':
    'The code of {label} no longer works: it expired or was removed. Ask the arbiter for a new one.',
  'refusal.device-taken-up':
    'The code of {label} was already used on another device, and it works on one only. Ask the arbiter for your own code.',
  'refusal.device-code-wrong':
    'This code is wrong or no longer works. Type it again as shown on the arbiter’s screen, or ask for a new one.',
};

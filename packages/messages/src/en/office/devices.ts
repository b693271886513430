/** Telephones that were handed out for results. */
export const messages = {
  'refusal.device-unknown': 'There is no device {id}. Check the code, or ask the arbiter for a new one.',
  'refusal.device-boards-order': 'The last board ({to}) comes before the first ({from}). Give the lower number first.',
  'refusal.device-over':
    'The code of {label} no longer works: it expired or was removed. Ask the arbiter for a new one.',
  'refusal.device-taken-up':
    'The code of {label} was already used on another device, and it works on one only. Ask the arbiter for your own code.',
  'refusal.device-code-wrong':
    'This code is wrong or no longer works. Type it again as shown on the arbiter’s screen, or ask for a new one.',
};

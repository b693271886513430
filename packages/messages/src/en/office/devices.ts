/** Telephones that were handed out for results. */
export const messages = {
  'refusal.device-unknown':
    'There is no device {id} on record. Look at the code again, or ask the arbiter for a new one.',
  'refusal.device-boards-order': 'The last board ({to}) comes before the first ({from}). Give the lower number first.',
  'refusal.device-over':
    'The code of {label} counts no more: it ran out or was taken back. Ask the arbiter for a new one.',
  'refusal.device-taken-up':
    'The code of {label} was used by another device already, and it opens one only. Ask the arbiter for a code of your own.',
  'refusal.device-code-wrong':
    'This code is not the right one, or it counts no more. Type it again as it stands on the arbiter’s screen, or ask for a new one.',
};

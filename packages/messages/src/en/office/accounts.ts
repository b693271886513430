/** Why something about accounts, passwords, codes and tokens is refused. */
export const messages = {
  'refusal.account-unknown': 'There is no account {account}. Check it against the list of accounts.',
  'refusal.account-not-own': 'This is somebody else’s account. Its holder has to do this.',
  'refusal.account-suspended': 'This account is suspended. An administrator has to reinstate it first.',
  'refusal.account-not-suspended': 'This account is not suspended, so there is nothing to reinstate.',
  'refusal.account-address-needed':
    'This account is active: it needs an address to sign in with. Suspend it first, or give another address.',
  'refusal.mail-not-set-up': 'No mail server is set up. Leave “by” out, and give the link to the person yourself.',
  'refusal.account-no-address':
    'This account has no e-mail address. Give the link to the person yourself, or add an address first.',
  'refusal.mail-unknown': 'There is no such e-mail in the queue. Sent e-mails are kept for thirty days.',
  'refusal.mail-not-failed': 'This e-mail has not failed: it is on its way or has arrived.',
  'refusal.unsubscribe-link':
    'This link is incomplete. Open it from the e-mail itself, or choose your e-mails in your account.',
  'refusal.account-email-taken': 'An account with this e-mail address already exists. Change its roles instead.',
  'refusal.account-club-unknown': 'There is no club {club}. Register it first, or check its id.',
  'refusal.account-club-missing': 'A club delegate acts for at least one club. Name the club, or give another role.',
  'refusal.account-event-unknown': 'There is no event {event}. Register it first, or check its id.',
  'refusal.account-player-unknown': 'There is no player {player}. Register the player first, or check the id.',
  'refusal.last-administrator': 'This is the last administrator. Make someone else administrator first.',
  'refusal.api-token-already-over': 'The last day of the API key, {date}, has passed. Choose today or a later day.',
  'refusal.api-token-too-long':
    'An API key is valid for two years at most: until {latest}, not until {date}. Choose an earlier day, or none for one year.',
  'refusal.api-token-scope-unknown':
    'There is no act or question “{scope}”. The API documentation at /api lists them; “player.*” means everything about players.',
  'refusal.api-token-scope-person':
    'An API key can never do “{scope}”: that needs a person who is signed in. Leave it out.',
  'refusal.api-token-unknown': 'There is no API key {token}. Check it against the API keys of the account.',
  'refusal.invitation-unknown':
    'This link no longer works: it was used, replaced or is older than a week. Ask an administrator for a new one.',
  'refusal.password-wrong': 'The current password is wrong. Try again, or ask an administrator for a new link.',
  'refusal.code-wrong':
    'The code is wrong or was used before. Wait for the next one in your app; check the clock of the phone.',
  'refusal.second-factor-last':
    'Your roles need a second factor, and this is the last one. Add or set up another one first.',
  'refusal.second-factor-own':
    'You cannot remove your own second factor here. Replace it on your account page, or ask another administrator.',
  'refusal.second-factor-none':
    'This account has no second factor, so recovery codes have nothing to replace. Set one up first.',
  'refusal.passkeys-too-many': 'An account can have {most} passkeys at most. Remove one that is no longer used.',
  'refusal.passkey-unknown':
    'There is no passkey {passkey}, or it was removed. Reload the page to see the current ones.',
  'refusal.passkey-wrong':
    'This passkey does not fit: it belongs to another account, was removed, or took too long. Try again, or use the password.',
  'refusal.password-needed':
    'Your password is needed too. A passkey alone is enough only if your device has checked that it is you (fingerprint, face or PIN).',
  'refusal.code-needed':
    'This account has a second factor. Enter a code from your app, a recovery code, or use a passkey.',
  // Telephones that were handed out for results.
  'refusal.request-unknown': 'There is no request {id}. Reload the page.',
  'refusal.request-answered': 'The request of {name} has already been answered.',
  'refusal.request-waits':
    '{name} is on the waiting list: all {places, number} places are taken by players and earlier requests. Refuse one of these, or allow more players in the settings.',
  'refusal.request-by-machine': 'This looks like it was filled in by a program. Reload the page and try again.',
  'refusal.requests-full': '{name} already has {most, number} requests waiting. Ask the arbiter.',
  'refusal.entering-closed': '{name} is not taking entries here now. Ask the arbiter.',
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

/** Why something about accounts, passwords, codes and tokens is refused. */
export const messages = {
  'refusal.account-unknown': 'There is no account {account}. Check it against the list of accounts.',
  'refusal.account-not-own': 'This is somebody else’s account. Its holder has to do this.',
  'refusal.account-suspended': 'This account is suspended. An administrator has to reinstate it first.',
  'refusal.account-not-suspended': 'This account is not suspended, so there is nothing to reinstate.',
  'refusal.account-address-needed':
    'This account is in use: it needs an address to sign in with. Suspend it first, or name another address.',
  'refusal.mail-not-set-up': 'This office has no mail server. Leave “by” out, and hand the link over yourself.',
  'refusal.account-no-address':
    'This account has no e-mail address, so no mail can go there. Hand the link over yourself, or give the account an address first.',
  'refusal.mail-unknown': 'There is no such mail in the queue. What is over is kept for thirty days.',
  'refusal.mail-not-failed': 'This mail has not failed: it is on its way or has arrived.',
  'refusal.unsubscribe-link':
    'This link is not whole. Open it from the mail itself, or choose in your account which mails you get.',
  'refusal.account-email-taken': 'There is an account with this e-mail address already. Amend its roles instead.',
  'refusal.account-club-unknown': 'There is no club {club} on record. Register it first, or check its id.',
  'refusal.account-club-missing': 'A club delegate speaks for at least one club. Name the club, or give another role.',
  'refusal.account-event-unknown': 'There is no event {event} on record. Register it first, or check its id.',
  'refusal.account-player-unknown':
    'There is no player {player} on record. Register the player first, or check the id.',
  'refusal.last-administrator': 'This is the last administrator. Make somebody else administrator first.',
  'refusal.api-token-already-over': 'The last day of the token, {date}, is over. Choose today or a later day.',
  'refusal.api-token-too-long':
    'A token lasts two years at most: until {latest}, not until {date}. Choose an earlier day, or none for a year.',
  'refusal.api-token-scope-unknown':
    'There is no act or question “{scope}”. The description of the interface at /api lists them; “player.*” means all of players.',
  'refusal.api-token-scope-person': 'A token never does “{scope}”: that needs a person who is signed in. Leave it out.',
  'refusal.api-token-unknown': 'There is no token {token}. Check it against the list of the account’s tokens.',
  'refusal.invitation-unknown':
    'This link does not hold: it was used, replaced or is older than a week. Ask an administrator for a new one.',
  'refusal.password-wrong': 'The present password is not right. Try again, or ask an administrator for a new link.',
  'refusal.code-wrong':
    'The code is not right or was used before. Wait for the next one in your application; check the clock of the telephone.',
  'refusal.second-factor-last':
    'Your roles need a second factor, and this is the last one. Add another one first, or replace it.',
  'refusal.second-factor-own':
    'Nobody takes away their own second factor in this way. Replace it on the page of your account, or ask another administrator.',
  'refusal.second-factor-none':
    'This account has no second factor, so there is nothing that codes could stand in for. Set one up first.',
  'refusal.passkeys-too-many': 'An account has {most} passkeys at most. Remove one that is no longer used.',
  'refusal.passkey-unknown':
    'There is no passkey {passkey}, or it was removed. Load the page again to see those there are.',
  'refusal.passkey-wrong':
    'This passkey does not fit: it is of another account, was removed, or took too long. Try again, or use the password.',
  'refusal.password-needed':
    'Your password is needed here, too. A passkey is enough by itself only where your device has made sure that it is you (finger, face or PIN).',
  'refusal.code-needed':
    'This account has a second factor. Give a code of your application, a recovery code, or use a passkey.',
};

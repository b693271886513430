/** What the server itself says: access, requests, faults of the storage, and the page that describes the interface. */
export const messages = {
  'server.sign-in-first': 'This needs an account. Sign in, or send a token in the header Authorization.',
  'server.device-over':
    'This device may enter nothing more: its code ran out or was taken back. Ask the arbiter for a new one.',
  'server.token-unknown':
    'The token in the header Authorization does not hold: it is unknown, revoked or over. Create a new one.',
  'server.too-many': 'Too many requests. Try again in {seconds} seconds.',
  'server.sign-in-wait': 'Too many failed attempts. The next one is possible in {seconds} seconds.',
  'server.sign-in-failed':
    'E-mail address and password do not belong together, or the account is not in use. Try again, or ask an administrator for a new link.',
  'server.code-needed':
    'This account has a second factor. Send a code of your application or a recovery code as “code”, or the answer of a passkey as “passkey”.',
  'server.no-mail': 'This office sends no mail. Ask an administrator of the federation for a new link.',
  'server.unsubscribe-link':
    'This link is not whole. Open it from the mail itself, or choose in your account which mails you get.',
  'server.code-wrong':
    'The code is not right or was used before. Wait for the next one in your application; check the clock of the telephone.',
  'server.passkey-wrong':
    'This passkey does not fit: it is of another account, was removed, or took too long. Try again, or use the password.',
  'server.password-needed':
    'Your password is needed here, too. A passkey is enough by itself only where your device has made sure that it is you (finger, face or PIN).',
  'server.passkeys-need-name':
    'Passkeys need an office with a name: its address is a number. Whoever runs the server gives it one with --public-url.',
  'server.second-factor-first':
    'The roles of this account need a second factor. Enrol one first (totp.enrol, then totp.confirm; or passkey.enrol, then passkey.confirm).',
  'server.session-needed': 'A token cannot do this. Sign in yourself.',
  'server.token-scope': 'The scopes of this token do not include {kind}. Create a token that does.',
  'server.csrf':
    'The header x-csrf-token is missing or belongs to another session. Read it from GET session and send it along.',
  'server.desk-not-yours':
    'This desk is for other roles than yours. Ask the administrator of the federation if you need it; an administrator takes the role under Accounts.',
  'server.cross-site': 'Another site caused this request. Open the page of the federation and do it there.',
  'server.busy': 'The server is busy checking passwords. Try again in a few seconds.',
  'server.body-too-large': 'The request is larger than this address takes. Send it in smaller parts.',
  'server.address-too-long': 'The address is too long. Shorten it.',
  'server.media-type': 'The body is not JSON. Send it with the header Content-Type: application/json.',
  'server.closing': 'The server is being restarted. Try again in a few seconds.',
  'server.not-json':
    'The body cannot be read as JSON. Check commas, quotation marks and brackets, and that the text is sent in UTF-8.',
  'server.malformed': 'The request cannot be read. Check its address, headers and body.',
  'server.fault':
    'The server failed; nothing was kept. Try again, and tell the administrator the id of the request if it stays.',
  'server.no-words': 'Refused: {code}.',
  'server.several-problems':
    '{count, plural, one {# thing is} other {# things are}} wrong; {more, plural, =0 {“problems” names each of them} other {“problems” names the first {named}}}.',
  'server.no-such-address':
    'There is nothing at this address. The description of the interface at /api lists what there is.',
  'server.no-such-act': 'There is no such act. The description of the interface at /api lists them.',
  'server.no-such-federation': 'There is no such federation here. Check its short name in the address.',
  'server.setup-token':
    'The link of the first start was used or is older than a day. `escala found` prints a new one; a server without any federation does so at each start.',
  'server.metrics-elsewhere':
    'Figures of the server are for whoever has their token (ESCALA_METRICS_TOKEN), or at an address of their own (ESCALA_METRICS_LISTEN).',
  'server.storage-disk-full':
    'The disk of the database is full; nothing was kept. The administrator has to make room; then send the request again.',
  'server.storage-disk-failing':
    'The disk of the database fails to read or write; nothing was kept. The administrator has to look at the disk.',
  'server.storage-unconfirmed':
    'The database went away in the middle; whether all of it was kept or nothing is not known. Send the same request again with the same id: it is performed once.',
  'server.storage-read-only':
    'The database cannot be written to; nothing was kept. The administrator has to look at the rights of its directory.',
  'server.storage-locked':
    'Somebody else is writing just now; nothing was kept. Send the request again in a few seconds.',
  'server.storage-unreachable':
    'The database does not answer; nothing was kept. Send the request again in a few seconds.',
  'server.storage-damaged': 'The database is damaged. The administrator has to restore it from a backup.',
  'server.storage-not-a-database':
    'The file of the database is none. The administrator has to look at the settings of the server.',
  'server.storage-cannot-open':
    'The database cannot be opened. The administrator has to look at the settings of the server.',
  'server.storage-newer-schema': 'The database belongs to a newer version. The administrator has to update the server.',
  'server.problem-malformed': 'Request that cannot be read',
  'server.problem-signed-out': 'Not signed in',
  'server.problem-forbidden': 'Not allowed',
  'server.problem-missing': 'Not on record',
  'server.problem-conflict': 'Changed meanwhile',
  'server.problem-too-large': 'Too large',
  'server.problem-address-too-long': 'Address too long',
  'server.problem-media-type': 'Not JSON',
  'server.problem-invalid': 'Not by the rules',
  'server.problem-too-many': 'Too many requests',
  'server.problem-fault': 'Fault of the server',
  'server.problem-unavailable': 'Not available just now',
  'server.page-title': 'Interface of the office',
  'server.page-introduction':
    "Everything that the office knows and does, over HTTP and JSON. Published things are open to everybody; for the rest, sign in with POST /api/'{'federation'}'/session or send a token.",
  'server.page-questions': 'Questions',
  'server.page-acts': 'Acts',
  'server.page-acts-introduction':
    'An act is performed once for each id and stays on record with who, when and why. If no answer arrives, send it again with the same id.',
  'server.page-problems': 'Problems',
  'server.page-problems-introduction':
    'What does not go through is answered as application/problem+json; “problems” has every reason with its field and article.',
  'server.page-who': 'Who may: {roles}.',
  'server.page-own': '{role} (own matters)',
  'server.page-reason-required': 'A reason is needed.',
  'server.page-reason-optional': 'A reason may be given.',
  'server.page-outcome': 'Answers, and keeps on record:',
  'server.page-answers': 'Beside 200:',
  'server.page-field': 'Field',
  'server.page-type': 'Value',
  'server.page-required': 'needed',
  'server.role-public': 'everybody',
  'server.role-player': 'player',
  'server.role-delegate': 'club delegate',
  'server.role-arbiter': 'arbiter',
  'server.role-officer': 'rating officer',
  'server.role-commission': 'sports commission',
  'server.role-administrator': 'administrator',
  'server.role-device': 'device for results',
};

/** What the server itself says: access, requests, faults of the storage, and the page that describes the interface. */
export const messages = {
  'server.sign-in-first': 'This needs an account. Sign in, or send an API key in the header Authorization.',
  'server.device-over':
    'This device can no longer enter results: its code expired or was removed. Ask the arbiter for a new one.',
  'server.token-unknown': 'The API key in the header Authorization is unknown, revoked or expired. Create a new one.',
  'server.too-many': 'Too many requests. Try again in {seconds} seconds.',
  'server.sign-in-wait': 'Too many failed attempts. The next one is possible in {seconds} seconds.',
  'server.sign-in-failed':
    'Wrong e-mail address or password, or the account is not active. Try again, or ask an administrator for a new link.',
  'server.code-needed':
    'This account has a second factor. Send a code from your app or a recovery code as “code”, or the answer of a passkey as “passkey”.',
  'server.push-address':
    'This browser cannot be notified: its push service has no address that can be used. Keep the page open instead.',
  'server.push-over': 'The event is over: there are no more rounds to be notified of.',
  'server.push-full': 'Too many people want to be notified of this event. Keep the page open instead.',
  'server.no-mail': 'This server sends no e-mail. Ask an administrator of the federation for a new link.',
  'server.unsubscribe-link':
    'This link is incomplete. Open it from the e-mail itself, or choose your e-mails in your account.',
  'server.code-wrong':
    'The code is wrong or was used before. Wait for the next one in your app; check the clock of the phone.',
  'server.passkey-wrong':
    'This passkey does not fit: it belongs to another account, was removed, or took too long. Try again, or use the password.',
  'server.password-needed':
    'Your password is needed too. A passkey alone is enough only if your device has checked that it is you (fingerprint, face or PIN).',
  'server.passkeys-need-name':
    'Passkeys need a domain name, and the address of this server is a number. The person who runs the server sets one with --public-url.',
  'server.second-factor-first':
    'The roles of this account need a second factor. Set one up first (totp.enrol, then totp.confirm; or passkey.enrol, then passkey.confirm).',
  'server.session-needed': 'An API key cannot do this. Sign in yourself.',
  'server.token-scope': 'The permissions of this API key do not include {kind}. Create one that does.',
  'server.csrf':
    'The header x-csrf-token is missing or belongs to another session. Read it from GET session and send it along.',
  'server.desk-not-yours':
    'This page is for other roles. Ask the administrator of the federation if you need it; administrators can give themselves roles under Accounts.',
  'server.cross-site': 'Another site caused this request. Open the page of the federation and do it there.',
  'server.busy': 'The server is busy checking passwords. Try again in a few seconds.',
  'server.body-too-large': 'The request is larger than this address takes. Send it in smaller parts.',
  'server.address-too-long': 'The address is too long. Shorten it.',
  'server.media-type': 'The body is not JSON. Send it with the header Content-Type: application/json.',
  'server.list-media-type': 'Send the file as it is, with the header Content-Type: application/octet-stream.',
  'server.list-too-large': 'The file is larger than any FIDE list. Choose the file as it was downloaded from FIDE.',
  'server.list-being-loaded': 'Another list is being loaded at this moment. Wait until it is done.',
  'server.list-cut-off': 'The file did not arrive complete; nothing was changed. Send it again.',
  'server.closing': 'The server is being restarted. Try again in a few seconds.',
  'server.not-json':
    'The body cannot be read as JSON. Check commas, quotation marks and brackets, and that the text is sent in UTF-8.',
  'server.malformed': 'The request cannot be read. Check its address, headers and body.',
  'server.fault':
    'The server failed; nothing was saved. Try again, and if the problem remains tell the administrator the id of the request.',
  'server.no-words': 'Refused: {code}.',
  'server.several-problems':
    '{count, plural, one {# thing is} other {# things are}} wrong; {more, plural, =0 {“problems” lists each of them} other {“problems” lists the first {named}}}.',
  'server.no-such-address': 'There is nothing at this address. The API documentation at /api lists what there is.',
  'server.no-such-act': 'There is no such act. The API documentation at /api lists them.',
  'server.no-such-federation': 'There is no such federation here. Check its short name in the address.',
  'server.start-link': 'This link was already used or is older than a day. Start Escala again for a new one.',
  'server.host-unknown': 'Escala answers only to this machine’s own names and addresses, not to {host}.',
  'server.feed-list': 'Rating list {series} of {date}',
  'server.feed-round': '{event}: round {round}',
  'server.feed-finished': '{event}: final standings',
  'server.setup-token':
    'The link of the first start was already used or is older than a day. `escala found` prints a new one; a server without a federation does so at each start.',
  'server.metrics-elsewhere':
    'Server metrics need their token (ESCALA_METRICS_TOKEN), or have their own address (ESCALA_METRICS_LISTEN).',
  'server.storage-disk-full':
    'The disk of the database is full; nothing was saved. The administrator has to make room; then send the request again.',
  'server.storage-disk-failing':
    'The disk of the database fails to read or write; nothing was saved. The administrator has to check the disk.',
  'server.storage-unconfirmed':
    'The database disconnected in the middle; it is not known whether everything or nothing was saved. Send the same request again with the same id: it is performed once.',
  'server.storage-read-only':
    'The database cannot be written to; nothing was saved. The administrator has to check the permissions of its directory.',
  'server.storage-locked':
    'Somebody else is writing right now; nothing was saved. Send the request again in a few seconds.',
  'server.storage-unreachable':
    'The database does not answer; nothing was saved. Send the request again in a few seconds.',
  'server.storage-part-unreachable':
    'The machine with the data of this federation does not answer; nothing was saved. Send the request again in a few seconds. Other federations are not affected.',
  'server.storage-damaged': 'The database is damaged. The administrator has to restore it from a backup.',
  'server.storage-not-a-database':
    'The database file is not a database. The administrator has to check the settings of the server.',
  'server.storage-cannot-open':
    'The database cannot be opened. The administrator has to check the settings of the server.',
  'server.storage-newer-schema': 'The database belongs to a newer version. The administrator has to update the server.',
  'server.storage-older-records':
    'The database belongs to an earlier version. The administrator has to start that version, or begin in a new place.',
  'server.problem-malformed': 'Unreadable request',
  'server.problem-signed-out': 'Not signed in',
  'server.problem-forbidden': 'Not allowed',
  'server.problem-missing': 'Not found',
  'server.problem-conflict': 'Changed in the meantime',
  'server.problem-too-large': 'Too large',
  'server.problem-address-too-long': 'Address too long',
  'server.problem-media-type': 'Not JSON',
  'server.problem-invalid': 'Not allowed by the rules',
  'server.problem-too-many': 'Too many requests',
  'server.problem-fault': 'Server error',
  'server.problem-unavailable': 'Temporarily unavailable',
  'server.page-title': 'API',
  'server.page-introduction':
    "Everything that Escala knows and does, over HTTP and JSON. Published data is open to everyone; for the rest, sign in with POST /api/'{'federation'}'/session or send an API key.",
  'server.page-questions': 'Questions',
  'server.page-acts': 'Acts',
  'server.page-acts-introduction':
    'An act is performed once for each id and is logged with who, when and why. If no answer arrives, send it again with the same id.',
  'server.page-problems': 'Problems',
  'server.page-problems-introduction':
    'Refused requests are answered as application/problem+json; “problems” has every reason with its field and article.',
  'server.page-who': 'Allowed for: {roles}.',
  'server.page-own': '{role} (own data)',
  'server.page-reason-required': 'A reason is required.',
  'server.page-reason-optional': 'A reason is optional.',
  'server.page-outcome': 'Answers and logs:',
  'server.page-answers': 'Besides 200:',
  'server.page-required': 'required',
  'server.role-public': 'everyone',
  'server.role-player': 'player',
  'server.role-delegate': 'club delegate',
  'server.role-arbiter': 'arbiter',
  'server.role-officer': 'rating officer',
  'server.role-commission': 'sports commission',
  'server.role-administrator': 'administrator',
  'server.role-device': 'results device',
};

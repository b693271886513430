/** The commands that work on the record of an office. */
export const messages = {
  'cli.office.migrated':
    '{place} was brought up to date for this version of Escala. Earlier versions no longer open it; to go back, restore the dump you made before.',
  'cli.office.migrated-copy':
    '{place} was brought up to date for this version of Escala. A copy of its earlier state is {copy}. To go back, stop Escala, put the copy in its place and start the earlier version.',
  'cli.help.serve': 'Run the server: pages, desks, lists, disputes, competitions.',
  'cli.help.demo': 'Create a random federation with its whole history; the same seed gives the same one.',
  'cli.help.backup': 'Back up everything to one file, while the office is running.',
  'cli.help.restore': 'Restore a backup into an empty office.',
  'cli.help.export': 'Write a whole federation as lines of JSON, to move it elsewhere.',
  'cli.help.import': 'Import a federation that was exported elsewhere.',
  'cli.help.verify': 'Recompute published lists from the log and say whether their hashes are the same.',
  'cli.help.data':
    'data folder, with one SQLite file (default: escala-data, or the tournaments of `escala play` where there is none)',
  'cli.office.of-play': 'Using the tournaments of `escala play` in {folder}; `--data` names another folder.',
  'cli.help.database': 'PostgreSQL instead: postgres://… (also DATABASE_URL)',
  'cli.help.host': 'address to listen on',
  'cli.help.port': 'port to listen on; 0 for any free one',
  'cli.help.public-url': 'public address of the office, if it is behind a proxy',
  'cli.help.quiet': 'log warnings and errors only',
  'cli.help.demo-kind': 'what is played',
  'cli.help.years': 'years of history',
  'cli.help.federation-new': 'name of the new federation',
  'cli.help.federation': 'federation; not needed if there is only one',
  'cli.help.backup-file': 'file of the backup',
  'cli.help.export-file': 'exported federation; - is standard input',
  'cli.help.expect-head': 'hash of the end of the chain, noted earlier; it must be in the log',
  'cli.help.list': 'list as SERIES/DATE, e.g. standard/2024-03-01 (default: the whole log and every list)',
  'cli.examples.serve':
    '  escala serve                                   an office in ./escala-data\n  escala serve --data /srv/office --port 9000\n  escala serve --database postgres://office@db/office',
  'cli.examples.demo':
    '  escala demo --data demo && escala serve --data demo\n  escala demo --players 20000 --years 20 --seed 7\n  escala demo --kind scrabble --players 40 --data scrabble',
  'cli.examples.backup': '  escala backup /backups/office-2026-11-15.gz',
  'cli.examples.restore': '  escala restore /backups/office-2026-11-15.gz --data /srv/new-office',
  'cli.examples.export':
    '  escala export --federation fce --out fce.jsonl\n  escala export | escala import - --database postgres://office@db/office',
  'cli.examples.import': '  escala import fce.jsonl --data /srv/office',
  'cli.examples.verify': '  escala verify\n  escala verify standard/2024-03-01',
  'cli.help.distribute': 'Spread the tables of an office over the machines of a Citus, each federation on one of them.',
  'cli.help.distribute-dry-run': 'only show what would be done',
  'cli.examples.distribute':
    '  escala distribute --dry-run --database postgres://office@coordinator/office\n  escala distribute --database postgres://office@coordinator/office',
  'cli.distribute.cut': '{table}: by federation',
  'cli.distribute.everywhere': '{table}: whole, on every machine',
  'cli.distribute.would':
    '{tables, plural, one {One table} other {# tables}} of {place} would be distributed. Nothing was changed.',
  'cli.distribute.done': '{tables, plural, one {One table} other {# tables}} of {place} distributed.',
  'cli.distribute.nothing': '{place} is already distributed; there was nothing to do.',
  'cli.help.compare': 'Compare an event with the event file of another computer, and take over what you choose.',
  'cli.help.compare-file': 'event file of the other computer; - is standard input',
  'cli.help.compare-take': 'what to take from the file: all, or names of differences as they are listed',
  'cli.examples.compare':
    '  escala compare open-2026.event.json\n  escala compare open-2026.event.json --take board/3/7 rounds\n  escala compare open-2026.event.json --take all',
  'cli.compare.no-file': '{file} is not an event file.',
  'cli.compare.take': 'To take something over: --take with the names on the left, or --take all.',
  'cli.help.publish': 'Write an event as plain web pages and files, for any web server or a USB stick.',
  'cli.help.publish-event': 'id of the event, as in the address of its page',
  'cli.help.publish-to': 'folder of the copy; run it again to update it',
  'cli.help.publish-url': 'address of the office, for links to pages outside the copy',
  'cli.help.publish-languages':
    'languages of the copy, as ca,en: the first at the top, each other one in a folder of its name',
  'cli.examples.publish':
    '  escala publish open-2026 --to open-2026\n  escala publish open-2026 --to /media/stick/open --lang ca',
  'cli.publish.done': '{files, plural, one {One file} other {# files}} in {folder}. Open index.html in it.',
  'cli.publish.not-ours': '{folder} holds something else. Name a new folder.',
  'cli.publish.other-event': '{folder} is the copy of another event ({name}). Name a new folder.',
  'cli.publish.more-in-it':
    '{folder} holds a file that is not part of the copy ({name}). Move it away first, or name a new folder.',
  'cli.serve.setup':
    'The office is empty. Open this link within a day to create the federation and its administrator:\n  {link}',
  'cli.serve.listening': 'Escala is running at {address} (data: {place}). Press Ctrl+C to stop.',
  'cli.serve.port-taken': 'Port {port} is in use by another program. Choose another one with --port.',
  'cli.serve.port-forbidden': 'This user may not listen on port {port}. Choose 1024 or higher with --port.',
  'cli.serve.no-host': 'This machine has no address {host}. Use one that it has, with --host.',
  'cli.help.mail': 'Test the mail settings: send one message and show what the mail server answers.',
  'cli.help.smtp':
    'mail server, e.g. smtps://user:password@mail.example.org (also ESCALA_SMTP, which hides the password from other users)',
  'cli.help.mail-from': 'sender, e.g. "Federation <office@example.org>" (also ESCALA_MAIL_FROM)',
  'cli.help.mail-test': 'address to send the message to',
  'cli.examples.mail':
    '  ESCALA_SMTP=smtps://user:password@mail.example.org escala mail --test you@example.org --mail-from office@example.org --public-url https://office.example.org',
  'cli.mail.sent': '{host}, port {port}, accepted the message to {address}: {words}',
  'cli.mail.refused': 'The mail server at {host}, port {port}, did not accept the message: {words}',
  'cli.mail.not-set-up': 'No mail server is set. Name one with --smtp, or in ESCALA_SMTP.',
  'cli.mail.no-address': '“{address}” is not an e-mail address.',
  'cli.mail.faults': 'The mail settings are not valid:\n{faults}',
  'cli.mail.fault-smtp-missing': 'A sender is given, but no mail server. Name it with --smtp, or in ESCALA_SMTP.',
  'cli.mail.fault-smtp-no-url':
    '--smtp is not the address of a mail server. It looks like smtps://user:password@mail.example.org.',
  'cli.mail.fault-smtp-scheme': '--smtp must begin with smtps:// (TLS from the first byte) or smtp:// (STARTTLS).',
  'cli.mail.fault-smtp-host': '--smtp names no server.',
  'cli.mail.fault-smtp-half-credentials':
    '--smtp has a user without a password, or a password without a user. Write characters such as @ or / in them as %40, %2F.',
  'cli.mail.fault-smtp-tls':
    'After “?”, --smtp takes only tls=none, with smtp://: unencrypted, inside your own network.',
  'cli.mail.fault-from-missing': 'No sender is set. Name the sender with --mail-from, or in ESCALA_MAIL_FROM.',
  'cli.mail.fault-from-no-address':
    '--mail-from must be one address, with or without a name: "Federation <office@example.org>".',
  'cli.mail.fault-public-url-missing':
    'Links in e-mails need the address of the office. Name it with --public-url, or in ESCALA_PUBLIC_URL.',
  'cli.mail.fault-public-url-secure':
    'Links in e-mails open accounts, so --public-url must begin with https:// (http:// only on this machine).',
  'cli.demo.exists':
    'The federation “{federation}” already exists. Choose another name with --federation, or another folder with --data.',
  'cli.demo.progress': '{stage, select, people {people} events {events} lists {lists} other {work}}: {done} of {all}',
  'cli.demo.done': 'The federation “{federation}” is in {place}. Open it with escala serve.',
  'cli.backup.done':
    '{federations, plural, one {One federation} other {# federations}} in {file} ({bytes, number} bytes).',
  'cli.restore.done':
    'Federation “{federation}”: {acts, plural, one {one act} other {# acts}}, everything checked; the chain ends with {hash}.',
  'cli.office.no-file': 'There is no file {file}.',
  'cli.verify.record-holds':
    'The log is intact: {acts, number} acts, {versions, number} versions, {papers, number} papers; the chain ends with {hash}.',
  'cli.verify.record-damaged':
    'The log is damaged in {damages, plural, one {one place} other {# places}} ({acts, number} acts, {versions, number} versions, {papers, number} papers; end of the chain {hash}). Restore a backup from before the damage.',
  'cli.verify.list-holds': '{list} holds: {hash}',
  'cli.verify.list-broken':
    '{list} DOES NOT HOLD: published {hash}, recomputed {recomputed}, kept lines {kept}; {players, plural, =0 {no rating differs} one {one player differs} other {# players differ}}.',
  'cli.verify.list-imported': '{list} was imported and cannot be recomputed; its seal holds: {hash}',
  'cli.verify.list-other-reading':
    '{list} was made by reading {reading} of the regulation and was not recomputed; its seal holds: {hash}',
  'cli.verify.head-found':
    'The noted head is act {seq}; {since, plural, =0 {nothing has been added since} one {one act has been added since} other {# acts have been added since}}.',
  'cli.usage.federation-unknown': 'There is no federation {named}; there are: {known}.',
  'cli.usage.no-federation': 'There is no federation yet. Create one with escala serve, or with escala demo.',
  'cli.usage.which-federation': 'There are several federations: {known}. Choose one with --federation.',
  'cli.usage.no-hash': '“{hash}” is not a hash. A hash has 64 characters, 0-9 and a-f, as `escala verify` prints it.',
  'cli.usage.list-unknown': 'There is no list {list}. Lists are named SERIES/DATE, e.g. standard/2024-03-01.',
  'cli.help.invite': 'Create an account and print a link to set its password.',
  'cli.help.role': 'what the account may do; can be repeated',
  'cli.help.email': 'e-mail address of the account holder',
  'cli.help.account-name': 'name of the account holder',
  'cli.help.account-clubs': 'club that a delegate acts for; can be repeated',
  'cli.help.account-events': 'event that an arbiter may run besides their own; can be repeated',
  'cli.help.account-player': 'player that the account belongs to',
  'cli.examples.invite':
    '  escala invite anna@example.org --role administrator\n  escala invite berta@example.org --role officer --role arbiter',
  'cli.invite.done': '{email} can set a password until {expires}:\n  {link}',
  'cli.help.play': 'Run tournaments on this machine: nothing to set up, the browser opens.',
  'cli.help.play-data': 'folder for the tournaments (default: where this system keeps program data)',
  'cli.help.play-network': 'let phones and other machines on the same network see pairings and standings',
  'cli.help.play-no-browser': 'do not open the browser',
  'cli.examples.play':
    '  escala play\n  escala play --network                          with phones in the hall\n  escala play --data /media/stick/club',
  'cli.play.link': 'Open this link to run your tournaments. It works once:\n  {link}',
  'cli.play.not-built': 'Not built yet. Run `npm run build` once, then start again.',
  'cli.play.not-on-network':
    'Escala is already running, without phones. Close its window (or press Ctrl+C there), then start again.',
  'cli.play.no-network':
    'This computer is in no network. Phones find pairings and standings once it is: start again then.',
  'cli.play.network': 'On this network, players find pairings and standings at {address}',
  'cli.help.found': 'Print a link that creates another federation in this office.',
  'cli.examples.found': '  escala found --data /srv/office --public-url https://office.example.org',
  'cli.found.done': 'Open this link within a day to create a federation and its administrator:\n  {link}',
  'cli.help.fide-register': 'FIDE’s player list for all federations of the office: load it, find players in it.',
  'cli.help.fide-register-load': 'Load FIDE’s monthly list; it replaces the previous one.',
  'cli.help.fide-register-find': 'Find players on the loaded list.',
  'cli.help.fide-register-file': 'FIDE’s player list: text, XML or a ZIP of either',
  'cli.help.fide-register-date': 'date of the list (default: the first of this month)',
  'cli.help.fide-register-name': 'beginnings of words of the name in any order, a federation, or a FIDE ID',
  'cli.examples.fide-register':
    '  escala fide-register load players_list.zip --date 2026-11-01\n  escala fide-register find puig joana',
  'cli.examples.fide-register-load':
    '  escala fide-register load players_list.zip\n  escala fide-register load players_list_foa.txt --date 2026-11-01 --data /srv/office',
  'cli.examples.fide-register-find':
    '  escala fide-register find puig joana\n  escala fide-register find 2201001 --json',
  'cli.fide-register.loaded':
    '{source}: {players, plural, one {# player} other {# players}}. FIDE’s list of {listed} is now in use.',
  'cli.fide-register.refused':
    'Nothing was loaded; the previous list stays.{more, plural, =0 {} other { There are # more faults.}}',
  'cli.fide-register.more': 'There are more: type more of the name, or show them with --most.',
  'cli.fide-register.too-short': 'Give at least two letters of a name, or four digits of a FIDE ID.',
  'cli.fide-register.none': 'FIDE’s list has not been loaded yet: escala fide-register load FILE.',
  'cli.fide-register.state': 'FIDE’s list of {listed}, loaded on {on}.',
};

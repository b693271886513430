/** The commands that work on the record of an office. */
export const messages: Record<keyof typeof import('../../en/cli/office.ts').messages, string> = {
  'cli.office.migrated':
    '{place} s’ha adaptat a aquesta versió d’Escala. Les versions anteriors ja no l’obren; per tornar enrere, restaureu la còpia que vau fer abans.',
  'cli.office.migrated-copy':
    '{place} s’ha adaptat a aquesta versió d’Escala. Una còpia de com era abans és a {copy}. Per tornar enrere, atureu Escala, poseu la còpia al seu lloc i engegueu la versió anterior.',
  'cli.help.serve': 'Posa en marxa l’oficina per HTTP: registre, llistes, reclamacions, competicions.',
  'cli.help.demo': 'Posa en registre una federació d’atzar amb tot el seu passat; la mateixa llavor dona la mateixa.',
  'cli.help.backup': 'Escriu-ho tot d’un sol moment en un fitxer, mentre l’oficina treballa.',
  'cli.help.restore': 'Restaura una còpia de seguretat en una oficina buida.',
  'cli.help.export': 'Escriu una federació sencera com a línies JSON, per traslladar-la.',
  'cli.help.import': 'Incorpora una federació exportada d’un altre lloc.',
  'cli.help.verify': 'Torna a calcular les llistes publicades a partir del registre i diu si el seu hash es manté.',
  'cli.help.data':
    'carpeta del registre (un sol fitxer SQLite); si no es diu, escala-data, o els torneigs d’`escala play` si no n’hi ha',
  'cli.office.of-play': 'S’utilitzen els torneigs d’`escala play` a {folder}; `--data` indica una altra carpeta.',
  'cli.help.database': 'PostgreSQL en lloc seu: postgres://… (també DATABASE_URL)',
  'cli.help.host': 'adreça on escolta',
  'cli.help.port': 'port on escolta; 0 per a qualsevol de lliure',
  'cli.help.public-url': 'adreça amb què els lectors arriben a l’oficina, darrere un servidor intermediari',
  'cli.help.quiet': 'registra només avisos i errors',
  'cli.help.demo-kind': 'què s’hi juga',
  'cli.help.years': 'anys de passat',
  'cli.help.federation-new': 'nom de la nova federació en el registre',
  'cli.help.federation': 'federació; si no es diu, l’única que hi ha',
  'cli.help.backup-file': 'fitxer de la còpia',
  'cli.help.export-file': 'federació exportada; - és l’entrada estàndard',
  'cli.help.expect-head': 'hash del final de la cadena anotat fora de l’oficina; ha de ser al registre',
  'cli.help.list':
    'llista com a SÈRIE/DATA, p. ex. standard/2024-03-01; sense ella, tot el registre i totes les llistes',
  'cli.examples.serve':
    '  escala serve                                   una oficina a ./escala-data\n  escala serve --data /srv/office --port 9000\n  escala serve --database postgres://office@db/office',
  'cli.examples.demo':
    '  escala demo --data demo && escala serve --data demo\n  escala demo --players 20000 --years 20 --seed 7\n  escala demo --kind scrabble --players 40 --data scrabble',
  'cli.examples.backup': '  escala backup /backups/office-2026-11-15.gz',
  'cli.examples.restore': '  escala restore /backups/office-2026-11-15.gz --data /srv/new-office',
  'cli.examples.export':
    '  escala export --federation fce --out fce.jsonl\n  escala export | escala import - --database postgres://office@db/office',
  'cli.examples.import': '  escala import fce.jsonl --data /srv/office',
  'cli.examples.verify': '  escala verify\n  escala verify standard/2024-03-01',
  'cli.help.distribute': 'Reparteix les taules d’una oficina entre les màquines d’un Citus, cada federació en una.',
  'cli.help.distribute-dry-run': 'només diu què es faria',
  'cli.examples.distribute':
    '  escala distribute --dry-run --database postgres://office@coordinator/office\n  escala distribute --database postgres://office@coordinator/office',
  'cli.distribute.cut': '{table}: per federació',
  'cli.distribute.everywhere': '{table}: sencera, a totes les màquines',
  'cli.distribute.would':
    '{tables, plural, one {Es repartiria una taula} many {Es repartirien # taules} other {Es repartirien # taules}} de {place}. No s’ha canviat res.',
  'cli.distribute.done':
    '{tables, plural, one {S’ha repartit una taula} many {S’han repartit # taules} other {S’han repartit # taules}} de {place}.',
  'cli.distribute.nothing': '{place} ja està repartida; no hi havia res a fer.',
  'cli.help.compare': 'Compara una prova amb el fitxer de prova d’un altre ordinador i incorpora el que trieu.',
  'cli.help.compare-file': 'fitxer de la prova de l’altre ordinador; - és l’entrada estàndard',
  'cli.help.compare-take': 'què s’agafa del fitxer: all, o els noms de les diferències tal com surten',
  'cli.examples.compare':
    '  escala compare open-2026.event.json\n  escala compare open-2026.event.json --take board/3/7 rounds\n  escala compare open-2026.event.json --take all',
  'cli.compare.no-file': '{file} no és el fitxer d’una prova.',
  'cli.compare.take': 'Per agafar-ne alguna cosa: --take amb els noms de l’esquerra, o --take all.',
  'cli.help.publish': 'Escriu una prova com a pàgines web i fitxers, per a qualsevol espai web o un llapis USB.',
  'cli.help.publish-event': 'id de la prova, com a l’adreça de la seva pàgina',
  'cli.help.publish-to': 'carpeta de la còpia; torneu-ho a executar per actualitzar-la',
  'cli.help.publish-url': 'adreça de l’oficina: hi porten els enllaços al que la còpia no té',
  'cli.help.publish-languages':
    'llengües de la còpia, com ara ca,en: la primera a dalt i cadascuna de les altres en una carpeta amb el seu nom',
  'cli.examples.publish':
    '  escala publish open-2026 --to open-2026\n  escala publish open-2026 --to /media/stick/open --lang ca',
  'cli.publish.done': '{files, plural, one {Un fitxer} other {# fitxers}} a {folder}. Obriu-hi index.html.',
  'cli.publish.not-ours': '{folder} conté una altra cosa. Indiqueu una carpeta nova.',
  'cli.publish.other-event': '{folder} és la còpia d’una altra prova ({name}). Indiqueu una carpeta nova.',
  'cli.publish.more-in-it':
    '{folder} té un fitxer que no és de la còpia ({name}). Traieu-lo primer o indiqueu una carpeta nova.',
  'cli.serve.setup':
    'L’oficina és buida. Obriu aquest enllaç abans d’un dia per crear la federació i el seu administrador:\n  {link}',
  'cli.serve.listening': 'Escala funciona a {address} (dades: {place}). Premeu Ctrl+C per aturar-la.',
  'cli.serve.port-taken': 'El port {port} és ocupat per un altre programa. Trieu-ne un altre amb --port.',
  'cli.serve.port-forbidden': 'Aquest usuari no pot escoltar al port {port}. Trieu-ne un a partir del 1024 amb --port.',
  'cli.serve.no-host': 'Aquesta màquina no té l’adreça {host}. Feu-ne servir una que tingui, amb --host.',
  'cli.help.mail': 'Provar la configuració del correu: envia una carta i diu què ha respost el servidor de correu.',
  'cli.help.smtp':
    'servidor de correu, p. ex. smtps://usuari:contrasenya@mail.example.org (també ESCALA_SMTP, que amaga la contrasenya als altres usuaris)',
  'cli.help.mail-from': 'qui envia, p. ex. "Federació <office@example.org>" (també ESCALA_MAIL_FROM)',
  'cli.help.mail-test': 'adreça on va la carta',
  'cli.examples.mail':
    '  ESCALA_SMTP=smtps://usuari:contrasenya@mail.example.org escala mail --test vos@example.org --mail-from office@example.org --public-url https://office.example.org',
  'cli.mail.sent': '{host}, port {port}, ha agafat una carta per a {address}: {words}',
  'cli.mail.refused': 'El servidor de correu {host}, port {port}, no ha agafat la carta: {words}',
  'cli.mail.not-set-up': 'No hi ha cap servidor de correu. Indiqueu-ne un amb --smtp o a ESCALA_SMTP.',
  'cli.mail.no-address': '«{address}» no és cap adreça electrònica.',
  'cli.mail.faults': 'La configuració del correu no és bona:\n{faults}',
  'cli.mail.fault-smtp-missing': 'Hi ha remitent, però no servidor de correu. Indiqueu-lo amb --smtp o a ESCALA_SMTP.',
  'cli.mail.fault-smtp-no-url':
    '--smtp no és l’adreça d’un servidor de correu. És com smtps://usuari:contrasenya@mail.example.org.',
  'cli.mail.fault-smtp-scheme': '--smtp comença per smtps:// (TLS des del primer byte) o smtp:// (STARTTLS).',
  'cli.mail.fault-smtp-host': '--smtp no diu cap servidor.',
  'cli.mail.fault-smtp-half-credentials':
    '--smtp té un usuari sense contrasenya o una contrasenya sense usuari. Els signes com @ o / s’hi escriuen %40, %2F.',
  'cli.mail.fault-smtp-tls':
    'Darrere de ? --smtp només coneix tls=none, amb smtp://: sense xifrar, dins d’una xarxa pròpia.',
  'cli.mail.fault-from-missing': 'No hi ha remitent. Indiqueu-lo amb --mail-from o a ESCALA_MAIL_FROM.',
  'cli.mail.fault-from-no-address':
    '--mail-from és una sola adreça, amb nom o sense: "Federació <office@example.org>".',
  'cli.mail.fault-public-url-missing':
    'Els enllaços dels correus necessiten l’adreça de l’oficina. Indiqueu-la amb --public-url o a ESCALA_PUBLIC_URL.',
  'cli.mail.fault-public-url-secure':
    'Els enllaços dels correus obren comptes, de manera que --public-url comença per https:// (http:// només en aquesta màquina).',
  'cli.demo.exists':
    'Ja hi ha una federació «{federation}» en el registre. Trieu un altre nom amb --federation o una altra carpeta amb --data.',
  'cli.demo.progress':
    '{stage, select, people {persones} events {proves} lists {llistes} other {feina}}: {done} de {all}',
  'cli.demo.done': 'La federació «{federation}» és en el registre de {place}. Mireu-la amb escala serve.',
  'cli.backup.done':
    '{federations, plural, one {Una federació} other {# federacions}} a {file} ({bytes, number} bytes).',
  'cli.restore.done':
    'Federació «{federation}»: {acts, plural, one {un acte} other {# actes}}, tot comprovat; la cadena acaba en {hash}.',
  'cli.office.no-file': 'No hi ha cap fitxer {file}.',
  'cli.verify.record-holds':
    'El registre és íntegre: {acts, number} actes, {versions, number} versions, {papers, number} papers; la cadena acaba en {hash}.',
  'cli.verify.record-damaged':
    'El registre és malmès en {damages, plural, one {un lloc} other {# llocs}} ({acts, number} actes, {versions, number} versions, {papers, number} papers; final de la cadena {hash}). Restaureu una còpia anterior al dany.',
  'cli.verify.list-holds': '{list} es manté: {hash}',
  'cli.verify.list-broken':
    '{list} NO ES MANTÉ: publicada {hash}, recalculada {recomputed}, línies desades {kept}; {players, plural, =0 {cap Elo no difereix} one {difereix un jugador} other {difereixen # jugadors}}.',
  'cli.verify.list-imported':
    '{list} es va importar i no hi ha res amb què recalcular-la; el seu segell es manté: {hash}',
  'cli.verify.list-other-reading':
    '{list} es va fer amb la lectura {reading} del reglament i no s’ha recalculat; el seu segell es manté: {hash}',
  'cli.verify.head-found':
    'El final anotat és l’acte {seq}; {since, plural, =0 {des d’aleshores no s’hi ha afegit res} one {des d’aleshores s’hi ha afegit un acte} other {des d’aleshores s’hi han afegit # actes}}.',
  'cli.usage.federation-unknown': 'No hi ha cap federació {named} en el registre; hi ha: {known}.',
  'cli.usage.no-federation':
    'Encara no hi ha cap federació en el registre. Fundeu-ne una amb escala serve o feu-ne una amb escala demo.',
  'cli.usage.which-federation': 'Hi ha diverses federacions en el registre: {known}. Digueu quina amb --federation.',
  'cli.usage.no-hash': '«{hash}» no és un hash: 64 signes de 0-9 i a-f, tal com els escriu `escala verify`.',
  'cli.usage.list-unknown':
    'No hi ha cap llista {list}. Les llistes s’anomenen SÈRIE/DATA, p. ex. standard/2024-03-01.',
  'cli.help.invite': 'Obre un compte per a algú i escriu l’enllaç que en fixa la contrasenya.',
  'cli.help.role': 'què pot fer el compte; se’n poden dir uns quants',
  'cli.help.email': 'adreça del titular',
  'cli.help.account-name': 'nom del titular',
  'cli.help.account-clubs': 'club d’un delegat; se’n poden dir uns quants',
  'cli.help.account-events': 'prova d’un àrbitre, a més de les que registri el compte; se’n poden dir unes quantes',
  'cli.help.account-player': 'jugador de qui és la pàgina pròpia',
  'cli.examples.invite':
    '  escala invite anna@example.org --role administrator\n  escala invite berta@example.org --role officer --role arbiter',
  'cli.invite.done': '{email} pot fixar una contrasenya fins al {expires}:\n  {link}',
  'cli.help.play': 'Fes torneigs en aquesta màquina: no cal configurar res, s’obre el navegador.',
  'cli.help.play-data': 'carpeta dels torneigs (per defecte, on aquest sistema guarda les dades dels programes)',
  'cli.help.play-network':
    'deixa que els mòbils i altres màquines de la mateixa xarxa vegin emparellaments i classificacions',
  'cli.help.play-no-browser': 'no obris el navegador',
  'cli.examples.play':
    '  escala play\n  escala play --network                          amb mòbils a la sala\n  escala play --data /media/stick/club',
  'cli.play.link': 'Obriu aquest enllaç per fer els vostres torneigs. Serveix una vegada:\n  {link}',
  'cli.play.not-built': 'Encara no està compilat. Executeu `npm run build` una vegada i torneu a començar.',
  'cli.play.not-on-network':
    'Escala ja està oberta, sense mòbils. Tanqueu-ne la finestra (o premeu-hi Ctrl+C) i torneu a començar.',
  'cli.play.no-network':
    'Aquest ordinador no és a cap xarxa. Quan hi sigui, torneu a començar i els mòbils trobaran els emparellaments i la classificació.',
  'cli.play.network': 'En aquesta xarxa, els jugadors troben emparellaments i classificacions a {address}',
  'cli.help.found': 'Mostra un enllaç que funda una federació més en aquesta oficina.',
  'cli.examples.found': '  escala found --data /srv/office --public-url https://office.example.org',
  'cli.found.done': 'Obriu aquest enllaç abans d’un dia per crear una federació i el seu administrador:\n  {link}',
  'cli.help.fide-register':
    'La llista de jugadors de la FIDE per a totes les federacions de l’oficina: carregar-la i trobar-hi jugadors.',
  'cli.help.fide-register-load': 'Carrega la llista mensual de la FIDE; substitueix l’anterior.',
  'cli.help.fide-register-find': 'Troba jugadors de la llista carregada.',
  'cli.help.fide-register-file': 'llista de jugadors de la FIDE: text, XML o un ZIP de qualsevol dels dos',
  'cli.help.fide-register-date': 'data de la llista; si no es diu, l’1 d’aquest mes',
  'cli.help.fide-register-name': 'començaments de paraules del nom en qualsevol ordre, federació o codi FIDE',
  'cli.examples.fide-register':
    '  escala fide-register load players_list.zip --date 2026-11-01\n  escala fide-register find puig joana',
  'cli.examples.fide-register-load':
    '  escala fide-register load players_list.zip\n  escala fide-register load players_list_foa.txt --date 2026-11-01 --data /srv/office',
  'cli.examples.fide-register-find':
    '  escala fide-register find puig joana\n  escala fide-register find 2201001 --json',
  'cli.fide-register.loaded':
    '{source}: {players, plural, one {# jugador} other {# jugadors}}. A partir d’ara aquesta és la llista de la FIDE de {listed}.',
  'cli.fide-register.refused':
    'No s’ha carregat res; es manté la llista anterior.{more, plural, =0 {} one { Hi ha un error més.} other { Hi ha # errors més.}}',
  'cli.fide-register.more': 'N’hi ha més: escriviu més lletres del nom o mostreu-los amb --most.',
  'cli.fide-register.too-short': 'Escriviu almenys dues lletres d’un nom o quatre xifres d’un codi FIDE.',
  'cli.fide-register.none': 'Encara no s’ha carregat cap llista de la FIDE: escala fide-register load FITXER.',
  'cli.fide-register.state': 'Llista de la FIDE de {listed}, carregada el {on}.',
};

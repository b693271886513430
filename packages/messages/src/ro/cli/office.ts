/** The commands that work on the record of an office. */
export const messages: Record<keyof typeof import('../../en/cli/office.ts').messages, string> = {
  'cli.office.migrated':
    '{place} a fost adus la zi pentru această versiune Escala. Versiunile anterioare nu îl mai deschid; pentru a reveni, restaurați copia făcută înainte.',
  'cli.office.migrated-copy':
    '{place} a fost adus la zi pentru această versiune Escala. O copie a stării de dinainte este {copy}. Pentru a reveni, opriți Escala, puneți copia în locul lui și porniți versiunea anterioară.',
  'cli.help.serve': 'Pornește biroul prin HTTP: registru, liste, contestații, competiții.',
  'cli.help.demo': 'Înregistrează o federație întâmplătoare cu tot trecutul ei; aceeași sămânță dă aceeași federație.',
  'cli.help.backup': 'Scrie tot dintr-un singur moment într-un fișier, în timp ce biroul lucrează.',
  'cli.help.restore': 'Readuce o copie de siguranță într-un birou gol.',
  'cli.help.export': 'Scrie o federație întreagă ca linii JSON, pentru a o muta.',
  'cli.help.import': 'Preia o federație exportată din altă parte.',
  'cli.help.verify': 'Recalculează listele publicate din registru și spune dacă hash-urile se confirmă.',
  'cli.help.data':
    'dosarul registrului (un singur fișier SQLite); altfel escala-data sau, dacă nu există, turneele din `escala play`',
  'cli.office.of-play': 'Se folosesc turneele din `escala play`, din {folder}; `--data` numește alt dosar.',
  'cli.help.database': 'PostgreSQL în locul lui: postgres://… (și DATABASE_URL)',
  'cli.help.host': 'adresa pe care ascultă',
  'cli.help.port': 'portul pe care ascultă; 0 pentru oricare liber',
  'cli.help.public-url': 'adresa prin care cititorii ajung la birou, în spatele unui proxy',
  'cli.help.quiet': 'jurnalizează doar avertismente și erori',
  'cli.help.demo-kind': 'ce se joacă în ea',
  'cli.help.years': 'ani de trecut',
  'cli.help.federation-new': 'numele noii federații în registru',
  'cli.help.federation': 'federația; altfel singura existentă',
  'cli.help.backup-file': 'fișierul copiei',
  'cli.help.export-file': 'federația exportată; - este intrarea standard',
  'cli.help.expect-head': 'hash-ul sfârșitului lanțului notat în afara biroului; trebuie să fie în registru',
  'cli.help.list': 'lista ca SERIE/DATĂ, de ex. standard/2024-03-01; altfel tot registrul și toate listele',
  'cli.examples.serve':
    '  escala serve                                   un birou în ./escala-data\n  escala serve --data /srv/office --port 9000\n  escala serve --database postgres://office@db/office',
  'cli.examples.demo':
    '  escala demo --data demo && escala serve --data demo\n  escala demo --players 20000 --years 20 --seed 7\n  escala demo --kind scrabble --players 40 --data scrabble',
  'cli.examples.backup': '  escala backup /backups/office-2026-11-15.gz',
  'cli.examples.restore': '  escala restore /backups/office-2026-11-15.gz --data /srv/new-office',
  'cli.examples.export':
    '  escala export --federation fce --out fce.jsonl\n  escala export | escala import - --database postgres://office@db/office',
  'cli.examples.import': '  escala import fce.jsonl --data /srv/office',
  'cli.examples.verify': '  escala verify\n  escala verify standard/2024-03-01',
  'cli.help.distribute': 'Împarte tabelele unui birou pe mașinile unui Citus, fiecare federație pe una dintre ele.',
  'cli.help.distribute-dry-run': 'spune doar ce s-ar face',
  'cli.examples.distribute':
    '  escala distribute --dry-run --database postgres://office@coordinator/office\n  escala distribute --database postgres://office@coordinator/office',
  'cli.distribute.cut': '{table}: pe federații',
  'cli.distribute.everywhere': '{table}: întreg, pe fiecare mașină',
  'cli.distribute.would':
    'S-ar împărți {tables, plural, one {un tabel} few {# tabele} other {# de tabele}} din {place}. Nu s-a schimbat nimic.',
  'cli.distribute.done':
    'S-{tables, plural, one {a împărțit un tabel} few {au împărțit # tabele} other {au împărțit # de tabele}} din {place}.',
  'cli.distribute.nothing': '{place} este deja împărțită; nu era nimic de făcut.',
  'cli.help.compare': 'Compară un concurs cu fișierul de concurs al altui calculator și preia ce alegeți.',
  'cli.help.compare-file': 'fișierul concursului de pe celălalt calculator; - este intrarea standard',
  'cli.help.compare-take': 'ce se preia din fișier: all sau numele diferențelor, așa cum apar',
  'cli.examples.compare':
    '  escala compare open-2026.event.json\n  escala compare open-2026.event.json --take board/3/7 rounds\n  escala compare open-2026.event.json --take all',
  'cli.compare.no-file': '{file} nu este fișierul unui concurs.',
  'cli.compare.take': 'Pentru a prelua ceva: --take cu numele din stânga sau --take all.',
  'cli.help.publish': 'Scrie un concurs ca pagini web și fișiere, pentru orice spațiu web sau un stick.',
  'cli.help.publish-event': 'id-ul concursului, ca în adresa paginii lui',
  'cli.help.publish-to': 'dosarul copiei; rulați din nou pentru a o actualiza',
  'cli.help.publish-url': 'adresa biroului: acolo duc legăturile spre ce nu are copia',
  'cli.help.publish-languages':
    'limbile copiei, de exemplu ca,en: prima la rădăcină, fiecare alta într-un dosar cu numele ei',
  'cli.examples.publish':
    '  escala publish open-2026 --to open-2026\n  escala publish open-2026 --to /media/stick/open --lang ca',
  'cli.publish.done':
    '{files, plural, one {Un fișier} few {# fișiere} other {# de fișiere}} în {folder}. Deschideți index.html.',
  'cli.publish.not-ours': '{folder} conține altceva. Numiți un dosar nou.',
  'cli.publish.other-event': '{folder} este copia altui concurs ({name}). Numiți un dosar nou.',
  'cli.publish.more-in-it':
    '{folder} are un fișier care nu ține de copie ({name}). Mutați-l întâi sau numiți un dosar nou.',
  'cli.serve.setup':
    'Biroul este gol. Deschideți acest link în cel mult o zi pentru a crea federația și administratorul ei:\n  {link}',
  'cli.serve.listening': 'Escala funcționează la {address} (date: {place}). Apăsați Ctrl+C pentru oprire.',
  'cli.serve.port-taken': 'Portul {port} este ocupat de alt program. Alegeți altul cu --port.',
  'cli.serve.port-forbidden':
    'Acest utilizator nu poate asculta pe portul {port}. Alegeți unul de la 1024 în sus, cu --port.',
  'cli.serve.no-host': 'Acest calculator nu are adresa {host}. Folosiți una pe care o are, cu --host.',
  'cli.help.mail': 'Încearcă setările de e-mail: trimite o scrisoare și spune ce a răspuns serverul de e-mail.',
  'cli.help.smtp':
    'serverul de e-mail, de ex. smtps://utilizator:parola@mail.example.org (și ESCALA_SMTP, care ascunde parola de alți utilizatori)',
  'cli.help.mail-from': 'cine trimite, de ex. "Federația <office@example.org>" (și ESCALA_MAIL_FROM)',
  'cli.help.mail-test': 'adresa la care merge scrisoarea',
  'cli.examples.mail':
    '  ESCALA_SMTP=smtps://utilizator:parola@mail.example.org escala mail --test dvs@example.org --mail-from office@example.org --public-url https://office.example.org',
  'cli.mail.sent': '{host}, portul {port}, a primit o scrisoare pentru {address}: {words}',
  'cli.mail.refused': 'Serverul de e-mail {host}, portul {port}, nu a primit scrisoarea: {words}',
  'cli.mail.not-set-up': 'Nu este stabilit niciun server de e-mail. Numiți unul cu --smtp sau în ESCALA_SMTP.',
  'cli.mail.no-address': '„{address}” nu este o adresă de e-mail.',
  'cli.mail.faults': 'Setările de e-mail nu sunt bune:\n{faults}',
  'cli.mail.fault-smtp-missing':
    'Există un expeditor, dar niciun server de e-mail. Numiți-l cu --smtp sau în ESCALA_SMTP.',
  'cli.mail.fault-smtp-no-url':
    '--smtp nu este adresa unui server de e-mail. Arată ca smtps://utilizator:parola@mail.example.org.',
  'cli.mail.fault-smtp-scheme': '--smtp începe cu smtps:// (TLS de la primul octet) sau smtp:// (STARTTLS).',
  'cli.mail.fault-smtp-host': '--smtp nu numește niciun server.',
  'cli.mail.fault-smtp-half-credentials':
    '--smtp are un utilizator fără parolă sau o parolă fără utilizator. Semne ca @ sau / se scriu %40, %2F.',
  'cli.mail.fault-smtp-tls': 'După ? --smtp cunoaște doar tls=none, cu smtp://: necifrat, într-o rețea proprie.',
  'cli.mail.fault-from-missing': 'Nu trimite nimeni. Numiți expeditorul cu --mail-from sau în ESCALA_MAIL_FROM.',
  'cli.mail.fault-from-no-address':
    '--mail-from este o singură adresă, cu nume sau fără: "Federația <office@example.org>".',
  'cli.mail.fault-public-url-missing':
    'Linkurile din mesaje au nevoie de adresa biroului. Dați-o cu --public-url sau în ESCALA_PUBLIC_URL.',
  'cli.mail.fault-public-url-secure':
    'Linkurile din mesaje deschid conturi, deci --public-url începe cu https:// (http:// doar pe această mașină).',
  'cli.demo.exists':
    'Există deja o federație „{federation}” în registru. Alegeți alt nume cu --federation sau alt dosar cu --data.',
  'cli.demo.progress':
    '{stage, select, people {persoane} events {concursuri} lists {liste} other {lucru}}: {done} din {all}',
  'cli.demo.done': 'Federația „{federation}” este în registrul din {place}. Priviți-o cu escala serve.',
  'cli.backup.done':
    '{federations, plural, one {O federație} few {# federații} other {# de federații}} în {file} ({bytes, number} octeți).',
  'cli.restore.done':
    'Federația „{federation}”: {acts, plural, one {un act} few {# acte} other {# de acte}}, totul verificat; lanțul se încheie cu {hash}.',
  'cli.office.no-file': 'Nu există fișierul {file}.',
  'cli.verify.record-holds':
    'Registrul este întreg: {acts, number} acte, {versions, number} versiuni, {papers, number} documente; lanțul se încheie cu {hash}.',
  'cli.verify.record-damaged':
    'Registrul este deteriorat în {damages, plural, one {un loc} few {# locuri} other {# de locuri}} ({acts, number} acte, {versions, number} versiuni, {papers, number} documente; sfârșitul lanțului {hash}). Readuceți o copie dinaintea deteriorării.',
  'cli.verify.list-holds': '{list} se confirmă: {hash}',
  'cli.verify.list-broken':
    '{list} NU SE CONFIRMĂ: publicată {hash}, recalculată {recomputed}, linii păstrate {kept}; {players, plural, =0 {niciun rating nu diferă} one {diferă un jucător} few {diferă # jucători} other {diferă # de jucători}}.',
  'cli.verify.list-imported':
    '{list} a fost importată și nu are din ce fi recalculată; sigiliul ei se confirmă: {hash}',
  'cli.verify.list-other-reading':
    '{list} a fost făcută după interpretarea {reading} a regulamentului și nu a fost recalculată; sigiliul ei se confirmă: {hash}',
  'cli.verify.head-found':
    'Sfârșitul notat este actul {seq}; {since, plural, =0 {de atunci nu s-a adăugat nimic} one {de atunci s-a adăugat un act} few {de atunci s-au adăugat # acte} other {de atunci s-au adăugat # de acte}}.',
  'cli.usage.federation-unknown': 'Nu există federația {named} în registru; există: {known}.',
  'cli.usage.no-federation':
    'Nu există încă nicio federație în registru. Înființați una cu escala serve sau faceți una cu escala demo.',
  'cli.usage.which-federation': 'Există mai multe federații în registru: {known}. Spuneți care cu --federation.',
  'cli.usage.no-hash': '„{hash}” nu este un hash: 64 de semne din 0-9 și a-f, așa cum le scrie `escala verify`.',
  'cli.usage.list-unknown': 'Nu există lista {list}. Listele se numesc SERIE/DATĂ, de ex. standard/2024-03-01.',
  'cli.help.invite': 'Deschide un cont pentru cineva și afișează linkul prin care se alege parola.',
  'cli.help.role': 'ce poate face contul; se pot da mai multe',
  'cli.help.email': 'adresa titularului',
  'cli.help.account-name': 'numele titularului',
  'cli.help.account-clubs': 'clubul unui delegat; pot fi dat de mai multe ori',
  'cli.help.account-events': 'turneul unui arbitru, pe lângă cele înregistrate de cont; pot fi mai multe',
  'cli.help.account-player': 'jucătorul a cărui pagină proprie este',
  'cli.examples.invite':
    '  escala invite anna@example.org --role administrator\n  escala invite berta@example.org --role officer --role arbiter',
  'cli.invite.done': '{email} își poate stabili parola până la {expires}:\n  {link}',
  'cli.help.play': 'Organizează turnee pe acest calculator: nimic de configurat, se deschide browserul.',
  'cli.help.play-data': 'dosarul turneelor (implicit, unde sistemul păstrează datele programelor)',
  'cli.help.play-network': 'telefoanele și alte calculatoare din aceeași rețea pot vedea împerecherile și clasamentele',
  'cli.help.play-no-browser': 'nu deschide browserul',
  'cli.examples.play':
    '  escala play\n  escala play --network                          cu telefoane în sală\n  escala play --data /media/stick/club',
  'cli.play.link': 'Deschideți acest link pentru turneele dumneavoastră. E valabil o singură dată:\n  {link}',
  'cli.play.not-built': 'Încă nu a fost compilat. Rulați o dată `npm run build`, apoi porniți din nou.',
  'cli.play.not-on-network':
    'Escala rulează deja, fără telefoane. Închideți fereastra ei (sau apăsați acolo Ctrl+C), apoi porniți din nou.',
  'cli.play.no-network':
    'Acest calculator nu este într-o rețea. Când va fi, porniți din nou și telefoanele vor găsi împerecherile și clasamentul.',
  'cli.play.network': 'În această rețea, jucătorii găsesc împerecherile și clasamentele la {address}',
  'cli.help.found': 'Afișează un link care înființează încă o federație în acest birou.',
  'cli.examples.found': '  escala found --data /srv/office --public-url https://office.example.org',
  'cli.found.done': 'Deschideți acest link în cel mult o zi pentru a crea o federație și administratorul ei:\n  {link}',
  'cli.help.fide-register':
    'Lista de jucători a FIDE pentru toate federațiile biroului: încărcarea ei și căutarea jucătorilor.',
  'cli.help.fide-register-load': 'Încarcă lista lunară a FIDE; o înlocuiește pe cea dinainte.',
  'cli.help.fide-register-find': 'Găsește jucători în lista încărcată.',
  'cli.help.fide-register-file': 'lista de jucători a FIDE: text, XML sau un ZIP cu una dintre ele',
  'cli.help.fide-register-date': 'data listei; fără ea, data de 1 a lunii acesteia',
  'cli.help.fide-register-name': 'începuturi de cuvinte ale numelui în orice ordine, federația sau codul FIDE',
  'cli.examples.fide-register':
    '  escala fide-register load players_list.zip --date 2026-11-01\n  escala fide-register find puig joana',
  'cli.examples.fide-register-load':
    '  escala fide-register load players_list.zip\n  escala fide-register load players_list_foa.txt --date 2026-11-01 --data /srv/office',
  'cli.examples.fide-register-find':
    '  escala fide-register find puig joana\n  escala fide-register find 2201001 --json',
  'cli.fide-register.loaded':
    '{source}: {players, plural, one {un jucător} few {# jucători} other {# de jucători}}. De acum aceasta este lista FIDE din {listed}.',
  'cli.fide-register.refused':
    'Nu s-a încărcat nimic; rămâne lista dinainte.{more, plural, =0 {} one { Mai este o greșeală.} few { Mai sunt # greșeli.} other { Mai sunt # de greșeli.}}',
  'cli.fide-register.more': 'Mai sunt și alții: scrieți mai mult din nume sau afișați-i cu --most.',
  'cli.fide-register.too-short': 'Scrieți cel puțin două litere dintr-un nume sau patru cifre dintr-un ID FIDE.',
  'cli.fide-register.none': 'Nu s-a încărcat încă nicio listă a FIDE: escala fide-register load FIȘIER.',
  'cli.fide-register.state': 'Lista FIDE din {listed}, încărcată la {on}.',
};

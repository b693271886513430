/** The commands that bring the past of a federation into its office. */
export const messages: Record<keyof typeof import('../../en/cli/imports.ts').messages, string> = {
  'cli.help.bring-in': 'Preia trecutul unei federații în biroul ei: jucători, liste vechi, competiții, liste FIDE.',
  'cli.help.bring-in-players':
    'Preia un registru de jucători (CSV): cei noi sunt înregistrați, cei cunoscuți sunt completați.',
  'cli.help.bring-in-list': 'Preia liste de rating dinaintea biroului (CSV), așa cum au fost publicate.',
  'cli.help.bring-in-events': 'Preia o arhivă de rapoarte de turneu (TRF): fiecare devine o competiție acceptată.',
  'cli.help.bring-in-fide-list':
    'Compară o listă de jucători FIDE cu registrul și preia ratingurile jucătorilor noștri.',
  'cli.help.dry-run': 'spune doar ce s-ar întâmpla, cu toate îndoielile; nu se păstrează nimic',
  'cli.help.doubts': 'scrie toate îndoielile în acest fișier (CSV)',
  'cli.help.reason': 'motivul, pentru evidență',
  'cli.help.players-file':
    'registru de jucători în CSV, cu antete în oricare dintre cele patru limbi; - este intrarea standard',
  'cli.help.season': 'sezonul licențelor, dacă rândurile nu îl spun',
  'cli.help.new-clubs': 'înregistrează după nume cluburile care nu sunt încă în evidență',
  'cli.help.again':
    'preia încă o dată același fișier: după deschiderea unor sezoane, înregistrarea unor jucători sau unirea dublurilor',
  'cli.help.old-list-files': 'liste vechi în CSV; dacă sunt mai multe, cu data în nume (standard-2016-01-01.csv)',
  'cli.help.series': 'seria listelor',
  'cli.help.old-list-date': 'data listei; fără ea, cea din numele fișierului',
  'cli.help.event-files': 'rapoarte sau dosare cu rapoarte (trf, trfx, tun, tunx, tab, txt), și din subdosare',
  'cli.help.event-ids': 'ale cui sunt numerele care identifică jucătorii din rapoarte; fără ea, ale FIDE',
  'cli.help.fide-list-date': 'data de la care contează ratingurile',
  'cli.help.fide-list-rhythm': 'ritmul unei liste de un singur ritm; o listă combinată nu are nevoie de el',
  'cli.examples.bring-in':
    '  escala bring-in players registru.csv --dry-run --doubts indoieli.csv\n  escala bring-in list standard-2016-01-01.csv --series standard\n  escala bring-in events arhiva/\n  escala bring-in fide-list players_list_foa.txt --date 2026-11-01',
  'cli.examples.bring-in-players':
    '  escala bring-in players registru.csv --dry-run --doubts indoieli.csv\n  escala bring-in players registru.csv --season 2016 --new-clubs',
  'cli.examples.bring-in-list':
    '  escala bring-in list ianuarie.csv --series standard --date 2016-01-01\n  escala bring-in list liste/standard-*.csv --series standard',
  'cli.examples.bring-in-events':
    '  escala bring-in events arhiva/ --doubts indoieli.csv\n  escala bring-in events deschis-2015.trf --ids own --time-control 90+30',
  'cli.help.bring-in-games': 'Păstrează partidele dintr-un fișier PGN la un concurs și preia rezultatele care lipsesc.',
  'cli.help.games-file': 'fișier PGN; - este intrarea standard',
  'cli.help.games-results': 'preia și rezultatele meselor care nu au',
  'cli.examples.bring-in-games': '  escala bring-in games round-3.pgn --event open-2026 --results --dry-run',
  'cli.bring-in.games-done':
    '{source}: {games, plural, one {o partidă} few {# partide} other {# de partide}}, {results, plural, one {un rezultat nou} few {# rezultate noi} other {# de rezultate noi}}.',
  'cli.examples.bring-in-fide-list': '  escala bring-in fide-list players_list_foa.txt --date 2026-11-01 --dry-run',
  'cli.help.encoding': 'codificarea fișierelor care nu sunt în Unicode',
  'cli.encoding-assumed':
    'Fișierul nu este în Unicode: a fost citit ca Windows-1252 (Latin-1). Uitați-vă la câteva nume cu diacritice; dacă nu apar bine, indicați codificarea cu --encoding.',
  'cli.input.empty-source': 'Fișierul este gol: nu este nimic de preluat.',
  'cli.input.null-sign':
    'Rândul {line} conține un semn care nu reprezintă nimic (numărul 0): acesta nu este un fișier text sau este deteriorat. Nu s-a făcut nimic.',
  'cli.bring-in.progress': 'Preluate: {done, number} din {all, number}',
  'cli.bring-in.dry-run': 'PROBĂ: nu s-a păstrat nimic din acestea.',
  'cli.bring-in.was-done':
    'Acestea au fost preluate deja (importul {import}); acum nu s-a făcut nimic. Rezultatul de atunci:',
  'cli.bring-in.went-on':
    'O rulare anterioară se întrerupsese după {batches, plural, one {un lot} few {# loturi} other {# de loturi}}; aceasta a continuat de acolo.',
  'cli.bring-in.done':
    '{source}: {subject, select, players {{taken, plural, =0 {niciun jucător înregistrat} one {un jucător înregistrat} few {# jucători înregistrați} other {# de jucători înregistrați}}, {known, number} cunoscuți dinainte, {leftOut, number} lăsați deoparte} lists {{taken, plural, =0 {nicio listă preluată} one {o listă preluată} few {# liste preluate} other {# de liste preluate}}, {known, number} aflate deja în evidență} other {{taken, plural, =0 {nicio competiție preluată} one {o competiție preluată} few {# competiții preluate} other {# de competiții preluate}}, {leftOut, number} lăsate deoparte}}.',
  'cli.bring-in.unreadable':
    '{files, plural, one {Un fișier nu a putut fi preluat} few {# fișiere nu au putut fi preluate} other {# de fișiere nu au putut fi preluate}} deloc; îndoielile de mai jos spun de ce.',
  'cli.bring-in.nothing':
    'Din {source} nu se poate prelua nimic și nu s-a preluat nimic. Corectați fișierul și încercați din nou.',
  'cli.bring-in.no-doubts': 'Nicio îndoială.',
  'cli.bring-in.doubts':
    '{count, plural, one {O îndoială} few {# îndoieli} other {# de îndoieli}}, {leftOut, plural, =0 {nimic lăsat deoparte} one {una cu ceva lăsat deoparte} few {# cu ceva lăsat deoparte} other {# cu ceva lăsat deoparte}}; prima de fiecare fel:',
  'cli.bring-in.doubts-hint':
    'Rulați din nou cu --doubts FIȘIER pentru a le avea pe toate într-un fișier; ce s-a preluat rămâne cum este.',
  'cli.bring-in.doubts-file': 'Toate îndoielile sunt în {file}.',
  'cli.bring-in.fide-was-done': 'Această listă din {date} a fost preluată la {on}; acum nu s-a făcut nimic.',
  'cli.bring-in.fide-done':
    '{source}, lista din {date}: {rows, number} jucători, {matched, number} de-ai noștri; {changes, plural, =0 {niciun rating nou} one {un jucător cu rating nou} few {# jucători cu rating nou} other {# de jucători cu rating nou}}.',
  'cli.bring-in.fide-differs':
    '{player}: {field, select, name {nume} birthYear {an de naștere} sex {sex} other {federație}} {own} în evidență, {theirs} pe listă (ID FIDE {fideId}). Modificați jucătorul dacă lista are dreptate.',
  'cli.bring-in.fide-missing': '{name} ({player}) nu este pe listă cu ID-ul FIDE {fideId}. Verificați numărul.',
  'cli.bring-in.fide-perhaps':
    '{name} ({player}) nu are ID FIDE și ar putea fi {listedName}, {federation}, din {birthYear} (ID FIDE {fideId}). Legați-i dacă este așa.',
  'cli.usage.one-date':
    '--date este data unei singure liste. Dați mai multe fișiere fără ea, fiecare cu data în nume (standard-2016-01-01.csv).',
  'cli.usage.no-list-date':
    'Din ce dată este lista {file}? Spuneți-o cu --date sau în numele fișierului: standard-2016-01-01.csv.',
  'cli.usage.series-unknown': 'Nu există seria {series}; există: {known}.',
};

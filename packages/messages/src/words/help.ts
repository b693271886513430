import type { Texts } from '../texts.ts';

export const messages = {
  'help.title': ['Help', 'Ajuda', 'Ayuda', 'Ajutor'],
  'refusal.guide-unknown': [
    'There is no guide “{guide}”. The help page lists all of them.',
    'No hi ha cap guia «{guide}». Totes són a la pàgina d’ajuda.',
    'No hay ninguna guía «{guide}». Todas están en la página de ayuda.',
    'Nu există ghidul „{guide}”. Toate sunt pe pagina de ajutor.',
  ],
  'help.about': [
    'Short guides, by what you do.',
    'Guies breus, segons el que feu.',
    'Guías breves, según lo que usted haga.',
    'Ghiduri scurte, după ce faceți.',
  ],
  'help.contents': ['In this guide', 'En aquesta guia', 'En esta guía', 'În acest ghid'],
  'help.arbiter': ['For arbiters', 'Per a àrbitres', 'Para árbitros', 'Pentru arbitri'],
  'help.arbiter.about': [
    'From the first name to the report.',
    'Del primer nom fins a l’informe.',
    'Del primer nombre hasta el informe.',
    'De la primul nume până la raport.',
  ],
  'help.delegate': [
    'For club delegates',
    'Per a delegats de club',
    'Para delegados de club',
    'Pentru delegații cluburilor',
  ],
  'help.delegate.about': [
    'Licences, teams and match reports.',
    'Llicències, equips i actes.',
    'Licencias, equipos y actas.',
    'Licențe, echipe și foi de meci.',
  ],
  'help.officer': [
    'For rating officers',
    'Per a responsables de llistes',
    'Para responsables de listas',
    'Pentru responsabilii de rating',
  ],
  'help.officer.about': [
    'Reports, lists, corrections and disputes.',
    'Informes, llistes, correccions i reclamacions.',
    'Informes, listas, correcciones y reclamaciones.',
    'Rapoarte, liste, corecturi și contestații.',
  ],
  'help.player': ['For players', 'Per a jugadors', 'Para jugadores', 'Pentru jucători'],
  'help.player.about': [
    'Your rating, your next game, your rights.',
    'El vostre Elo, la propera partida, els vostres drets.',
    'Su Elo, su próxima partida, sus derechos.',
    'Ratingul, următoarea partidă, drepturile.',
  ],
  'help.arbiter.start': ['Start a tournament', 'Comenceu un torneig', 'Empezar un torneo', 'Porniți un turneu'],
  'help.arbiter.start.text': [
    '[web.word.run-a-tournament] is one page and takes about a minute.\n' +
      '- Give the tournament a name, and choose the system, the number of rounds and the time control.\n' +
      '- In a knockout, say how many games a match has and whether there is a match for third place. Teams are written with a colon: “Reds: Puig, Joana; Serra, Pau”.\n' +
      '- Type or paste the players as you have them, one per line. Ratings, clubs and FIDE IDs are recognised, with or without headings.\n' +
      '- Check the table beside the text: who was found, whom you still have to choose among several, who will be a guest.\n' +
      '- Press [web.run.create-and-pair].\n' +
      'You can change everything later under [web.desk-events.part-settings].',
    '[web.word.run-a-tournament] és una sola pàgina i demana un minut.\n' +
      '- Poseu nom al torneig i trieu el sistema, les rondes i el ritme.\n' +
      '- En unes eliminatòries, digueu quantes partides té cada enfrontament i si n’hi ha un pel tercer lloc. Els equips s’escriuen amb dos punts: «Vermells: Puig, Joana; Serra, Pau».\n' +
      '- Escriviu o enganxeu els jugadors tal com els teniu, un per línia. Es reconeixen Elos, clubs i codis FIDE, amb capçalera o sense.\n' +
      '- Mireu la taula del costat: qui s’ha trobat, qui s’ha de triar entre diversos, qui ve com a convidat.\n' +
      '- Premeu [web.run.create-and-pair].\n' +
      'Tot es pot canviar després a [web.desk-events.part-settings].',
    '[web.word.run-a-tournament] es una sola página y lleva un minuto.\n' +
      '- Ponga nombre al torneo y elija el sistema, las rondas y el ritmo.\n' +
      '- En unas eliminatorias, diga cuántas partidas tiene cada enfrentamiento y si hay uno por el tercer puesto. Los equipos se escriben con dos puntos: «Rojos: Puig, Joana; Serra, Pau».\n' +
      '- Escriba o pegue los jugadores tal como los tiene, uno por línea. Se reconocen Elos, clubes y códigos FIDE, con cabecera o sin ella.\n' +
      '- Mire la tabla de al lado: a quién se ha encontrado, a quién hay que elegir entre varios, quién viene como invitado.\n' +
      '- Pulse [web.run.create-and-pair].\n' +
      'Todo se puede cambiar después en [web.desk-events.part-settings].',
    '[web.word.run-a-tournament] este o singură pagină și durează un minut.\n' +
      '- Dați un nume turneului și alegeți sistemul, numărul de runde și timpul.\n' +
      '- La eliminare directă spuneți câte partide are un meci și dacă există unul pentru locul al treilea. Echipele se scriu cu două puncte: „Roșii: Puig, Joana; Serra, Pau”.\n' +
      '- Scrieți sau lipiți jucătorii așa cum îi aveți, câte unul pe rând. Ratingurile, cluburile și ID-urile FIDE sunt recunoscute, cu sau fără antet.\n' +
      '- Priviți tabelul de alături: cine a fost găsit, cine trebuie ales dintre mai mulți, cine vine ca invitat.\n' +
      '- Apăsați [web.run.create-and-pair].\n' +
      'Totul se poate schimba mai târziu la [web.desk-events.part-settings].',
  ],
  'help.arbiter.players': [
    'Players, late entries and withdrawals',
    'Jugadors, inscripcions tardanes i retirades',
    'Jugadores, inscripciones tardías y retiradas',
    'Jucători, înscrieri târzii și retrageri',
  ],
  'help.arbiter.players.text': [
    'Under [web.desk-events.part-entries], type a name, press Enter, and type the next one. A name that is not in the registry becomes a guest.\n' +
      'Add late players the same way: they play from the next round on. If a player leaves, withdraw them: the games played stay, and [web.submit.entry.return] undoes it.\n' +
      'Before round 1, [web.act.absence.call-roll] shows who is there: tick players yourself, or open a screen by the door under [web.check-in.open]. [web.badges.title] prints ten badges to a sheet.',
    'A [web.desk-events.part-entries], escriviu un nom, premeu Retorn i escriviu el següent. Un nom que no té ningú es converteix en un convidat.\n' +
      'Qui arriba tard s’afegeix igual i juga a partir de la ronda següent. Qui marxa es retira i conserva les partides jugades; [web.submit.entry.return] ho desfà.\n' +
      'Abans de la ronda 1, [web.act.absence.call-roll] diu qui hi és: marqueu-los vós mateix o obriu una pantalla a l’entrada a [web.check-in.open]. [web.badges.title] imprimeix deu targetes per full.',
    'En [web.desk-events.part-entries], escriba un nombre, pulse Intro y escriba el siguiente. Un nombre que no tiene nadie pasa a ser un invitado.\n' +
      'Quien llega tarde se añade igual y juega desde la ronda siguiente. Quien se va se retira y conserva las partidas jugadas; [web.submit.entry.return] lo deshace.\n' +
      'Antes de la ronda 1, [web.act.absence.call-roll] dice quién está: márquelos usted o abra una pantalla a la entrada en [web.check-in.open]. [web.badges.title] imprime diez por hoja.',
    'La [web.desk-events.part-entries], scrieți un nume, apăsați Enter și scrieți următorul. Un nume pe care nu îl are nimeni devine un invitat.\n' +
      'Cine vine târziu se adaugă la fel și joacă din runda următoare. Cine pleacă este retras și își păstrează partidele jucate; [web.submit.entry.return] anulează retragerea.\n' +
      'Înainte de runda 1, [web.act.absence.call-roll] arată cine este de față: bifați dvs. jucătorii sau deschideți un ecran la intrare la [web.check-in.open]. [web.badges.title]: zece pe foaie.',
  ],
  'help.arbiter.byes': ['Byes and absences', 'Descansos i absències', 'Descansos y ausencias', 'Pauze și absențe'],
  'help.arbiter.byes.text': [
    '[web.byes.title] is a grid: a row for each player, a column for each round. Press a cell to give a half point, no point or a full point, or to mark a player absent.\n' +
      'The program keeps to the limits set for the event (how many, none in the last rounds).',
    '[web.byes.title] és una graella: una fila per jugador, una columna per ronda. Premeu una casella per donar mig punt, cap punt o un punt sencer, o per marcar una absència.\n' +
      'Els límits del torneig (quants, no a les darreres rondes) es vigilen sols.',
    '[web.byes.title] es una cuadrícula: una fila por jugador, una columna por ronda. Pulse una casilla para dar medio punto, ningún punto o un punto entero, o para marcar una ausencia.\n' +
      'Los límites del torneo (cuántos, no en las últimas rondas) se vigilan solos.',
    '[web.byes.title] este o grilă: un rând pentru fiecare jucător, o coloană pentru fiecare rundă. Apăsați o celulă pentru jumătate de punct, niciun punct sau un punct întreg, ori pentru o absență.\n' +
      'Limitele turneului (câte, nu în ultimele runde) sunt respectate de la sine.',
  ],
  'help.arbiter.pair': ['Pair a round', 'Emparelleu una ronda', 'Emparejar una ronda', 'Împerecheați o rundă'],
  'help.arbiter.pair.text': [
    'Under [web.desk-events.part-rounds], check who is absent and press the button. This closes the previous round.\n' +
      'Every pairing has a reason: open its board on the public page to read it. There you can also ask why two players do not meet.\n' +
      'You can edit pairings, with a reason; the program’s own pairings are kept beside yours. You can undo the pairing until the first result is in.',
    'A [web.desk-events.part-rounds], mireu qui falta i premeu el botó. Això tanca la ronda anterior.\n' +
      'Cada parella diu per què és així: obriu el seu tauler a la pàgina pública. Allà també podeu preguntar per què dos jugadors no es troben.\n' +
      'Les parelles es poden canviar a mà, amb un motiu; al costat es conserva l’emparellament del programa. Mentre no hi hagi cap resultat, l’emparellament es pot desfer.',
    'En [web.desk-events.part-rounds], mire quién falta y pulse el botón. Con eso se cierra la ronda anterior.\n' +
      'Cada pareja dice por qué es así: abra su tablero en la página pública. Allí también puede preguntar por qué dos jugadores no se enfrentan.\n' +
      'Las parejas se pueden cambiar a mano, con un motivo; al lado se conserva el emparejamiento del programa. Mientras no haya ningún resultado, el emparejamiento se puede deshacer.',
    'La [web.desk-events.part-rounds], vedeți cine lipsește și apăsați butonul. Runda dinainte se închide astfel.\n' +
      'Fiecare pereche spune de ce este așa: deschideți masa ei pe pagina publică. Tot acolo puteți întreba de ce doi jucători nu se întâlnesc.\n' +
      'Perechile se pot schimba manual, cu un motiv; împerecherea programului rămâne alături. Cât timp nu există niciun rezultat, împerecherea se poate anula.',
  ],
  'help.arbiter.results': ['Enter results', 'Introduïu resultats', 'Introducir resultados', 'Introduceți rezultatele'],
  'help.arbiter.results.text': [
    'One key per board: 1 White wins, 5 draw, 0 Black wins; + and - are wins by forfeit. The program moves on to the next board. U undoes, G goes to a board.\n' +
      'Results are saved on this computer first and sent when there is a connection. [web.word.add-a-phone] creates a code with which a helper’s phone enters some of the boards.\n' +
      'A level match of a knockout is offered further games, rapid, blitz or armageddon. They are boards of the round; what cannot change the match any more needs no result.',
    'Una tecla per tauler: 1 guanyen les blanques, 5 taules, 0 guanyen les negres; + i - són victòries per incompareixença. El programa passa al tauler següent. U desfà, G va a un tauler.\n' +
      'Els resultats es desen primer en aquest ordinador i s’envien quan hi ha connexió. [web.word.add-a-phone] dona al mòbil d’un ajudant un codi per a uns taulers.\n' +
      'A un enfrontament empatat de les eliminatòries se li ofereixen més partides, ràpides, llampec o armageddon. Són taulers de la ronda; el que ja no pot canviar l’enfrontament no necessita resultat.',
    'Una tecla por tablero: 1 ganan las blancas, 5 tablas, 0 ganan las negras; + y - son victorias por incomparecencia. El programa pasa al tablero siguiente. U deshace, G va a un tablero.\n' +
      'Los resultados se guardan primero en este ordenador y se envían cuando hay conexión. [web.word.add-a-phone] da al móvil de un ayudante un código para unos tableros.\n' +
      'A un enfrentamiento empatado de las eliminatorias se le ofrecen más partidas, rápidas, relámpago o armagedón. Son tableros de la ronda; lo que ya no puede cambiar el enfrentamiento no necesita resultado.',
    'O tastă pentru fiecare masă: 1 câștigă albul, 5 remiză, 0 câștigă negrul; + și - sunt victorii prin neprezentare. Programul trece la masa următoare. U anulează, G merge la o masă.\n' +
      'Rezultatele se păstrează întâi pe acest calculator și se trimit când există conexiune. [web.word.add-a-phone] dă telefonului unui ajutor un cod pentru câteva mese.\n' +
      'Unui meci egal de la eliminare directă i se oferă alte partide, rapid, blitz sau armageddon. Ele sunt mese ale rundei; ce nu mai poate schimba meciul nu are nevoie de rezultat.',
  ],
  'help.arbiter.correct': [
    'Correct a result',
    'Corregiu un resultat',
    'Corregir un resultado',
    'Corectați un rezultat',
  ],
  'help.arbiter.correct.text': [
    'In a closed round too, choose the correct result in its table and give the reason on the page that opens. Colours that were swapped are corrected on the page of the board (its number in the first column). A round that was closed too early is reopened on its page, with a reason, until the next one is paired.\n' +
      'If the next round is already paired, the program shows what would change. You can pair that round again or leave it as it is.',
    'També en una ronda tancada, trieu el resultat correcte a la taula i escriviu el motiu a la pàgina que s’obre. Els colors canviats es corregeixen a la pàgina del tauler (el número de la primera columna). Una ronda tancada massa aviat es reobre a la seva pàgina, amb un motiu, mentre no s’hagi emparellat la següent.\n' +
      'Si la ronda següent ja està emparellada, el programa diu què canviaria. Podeu tornar-la a emparellar o deixar-la com està.',
    'También en una ronda cerrada, elija el resultado correcto en la tabla y escriba el motivo en la página que se abre. Los colores cambiados se corrigen en la página del tablero (el número de la primera columna). Una ronda cerrada demasiado pronto se reabre en su página, con un motivo, mientras no se haya emparejado la siguiente.\n' +
      'Si la ronda siguiente ya está emparejada, el programa dice qué cambiaría. Puede volver a emparejarla o dejarla como está.',
    'Și într-o rundă închisă, alegeți rezultatul corect în tabel și scrieți motivul pe pagina care se deschide. Culorile inversate se corectează pe pagina mesei (numărul din prima coloană). O rundă închisă prea devreme se redeschide pe pagina ei, cu un motiv, până când este împerecheată următoarea.\n' +
      'Dacă runda următoare este deja împerecheată, programul spune ce s-ar schimba. O puteți împerechea din nou sau o puteți lăsa așa.',
  ],
  'help.arbiter.hall': [
    'Screens, phones and paper in the hall',
    'Pantalles, mòbils i paper a la sala',
    'Pantallas, móviles y papel en la sala',
    'Ecrane, telefoane și hârtie în sală',
  ],
  'help.arbiter.hall.text': [
    '[web.desk-work.hall] shows pairings, results and standings on a projector or a television, with a QR code that opens them on a phone.\n' +
      'Everything can be printed: pairings by board and by name, standings, crosstable, posters.',
    '[web.desk-work.hall] mostra emparellaments, resultats i classificació en un projector o un televisor, i un codi que obre el mateix al mòbil.\n' +
      'Totes les llistes es poden imprimir: per tauler, per nom, classificació, quadre de resultats, i com a cartell.',
    '[web.desk-work.hall] muestra emparejamientos, resultados y clasificación en un proyector o un televisor, y un código que abre lo mismo en el móvil.\n' +
      'Todas las listas se pueden imprimir: por tablero, por nombre, clasificación, cuadro de resultados, y como cartel.',
    '[web.desk-work.hall] arată împerecherile, rezultatele și clasamentul pe un proiector sau un televizor, și un cod care deschide același lucru pe telefon.\n' +
      'Toate listele se pot tipări: pe mese, pe nume, clasamentul, tabelul încrucișat, și ca afiș.',
  ],
  'help.arbiter.end': [
    'Prizes, report and norms',
    'Premis, informe i normes',
    'Premios, informe y normas',
    'Premii, raport și norme',
  ],
  'help.arbiter.end.text': [
    '[web.desk-events.part-prizes] shares out the money as you announced it, explains who gets what and why, and prints a sheet to sign.\n' +
      '[web.desk-events.part-report] lists what is still missing, with a link to each field, and makes the file for FIDE. Norms and their certificates are there too.',
    '[web.desk-events.part-prizes] reparteix els diners tal com els vau anunciar i diu per què cadascú rep el que rep, amb un full per signar.\n' +
      '[web.desk-events.part-report] diu què falta encara, amb un enllaç a cada camp, i fa el fitxer per a la FIDE. També hi ha les normes i els seus certificats.',
    '[web.desk-events.part-prizes] reparte el dinero tal como usted lo anunció y dice por qué cada uno recibe lo que recibe, con una hoja para firmar.\n' +
      '[web.desk-events.part-report] dice qué falta todavía, con un enlace a cada campo, y hace el archivo para la FIDE. También están las normas y sus certificados.',
    '[web.desk-events.part-prizes] împarte banii așa cum i-ați anunțat și spune de ce fiecare primește ce primește, cu o foaie de semnat.\n' +
      '[web.desk-events.part-report] spune ce lipsește încă, cu un link la fiecare câmp, și face fișierul pentru FIDE. Tot acolo sunt normele și certificatele lor.',
  ],
  'help.arbiter.trouble': [
    'When something goes wrong',
    'Quan alguna cosa falla',
    'Cuando algo falla',
    'Când ceva nu merge',
  ],
  'help.arbiter.trouble.text': [
    '- The laptop was closed, or its battery ran out: start the program again. Everything that was saved is there; what was entered last is sent from the browser.\n' +
      '- No connection: go on. Results wait on this device, and you can pair the next round here too.\n' +
      '- Two devices entered different results: both are shown, and you choose.\n' +
      '- Two computers went on with the same event: open the event file of the other one, and choose for each difference what counts.\n' +
      '- The disk is full: nothing is half-saved. Free some space: what waits is sent by itself.\n' +
      '- The computer’s clock is wrong: set it; results and pairings do not depend on it.\n' +
      '- The laptop is broken: take the latest backup (`escala backup`) to another one and start there.',
    '- El portàtil s’ha tancat o s’ha quedat sense bateria: torneu a engegar el programa. Tot el que s’havia desat hi és; el darrer que es va introduir s’envia des del navegador.\n' +
      '- No hi ha connexió: continueu. Els resultats esperen en aquest dispositiu, i la ronda següent també es pot emparellar aquí.\n' +
      '- Dos dispositius han introduït resultats diferents: es mostren tots dos i vós trieu.\n' +
      '- Dos ordinadors han continuat el mateix torneig: obriu el fitxer de la prova de l’altre i trieu què val en cada diferència.\n' +
      '- El disc és ple: res no queda a mitges. Feu lloc: el que espera s’envia sol.\n' +
      '- El rellotge de l’ordinador va malament: poseu-lo a l’hora; resultats i emparellaments no en depenen.\n' +
      '- El portàtil s’ha espatllat: porteu la còpia més recent (`escala backup`) a un altre i comenceu allà.',
    '- El portátil se ha cerrado o se ha quedado sin batería: vuelva a iniciar el programa. Todo lo que se había guardado está ahí; lo último que se introdujo se envía desde el navegador.\n' +
      '- No hay conexión: continúe. Los resultados esperan en este dispositivo, y la ronda siguiente también se puede emparejar aquí.\n' +
      '- Dos dispositivos han introducido resultados distintos: se muestran los dos y usted elige.\n' +
      '- Dos ordenadores han continuado el mismo torneo: abra el archivo de la prueba del otro y elija qué vale en cada diferencia.\n' +
      '- El disco está lleno: nada queda a medias. Haga sitio: lo que espera se envía solo.\n' +
      '- El reloj del ordenador va mal: póngalo en hora; resultados y emparejamientos no dependen de él.\n' +
      '- El portátil se ha estropeado: lleve la copia más reciente (`escala backup`) a otro y empiece allí.',
    '- Laptopul a fost închis sau a rămas fără baterie: porniți din nou programul. Tot ce a fost salvat este acolo; ce s-a introdus ultima dată se trimite din browser.\n' +
      '- Nu există conexiune: continuați. Rezultatele așteaptă pe acest dispozitiv, iar runda următoare se poate împerechea și aici.\n' +
      '- Două dispozitive au introdus rezultate diferite: se arată amândouă și alegeți dvs.\n' +
      '- Două calculatoare au continuat același turneu: deschideți fișierul concursului de pe celălalt și alegeți ce contează la fiecare diferență.\n' +
      '- Discul este plin: nimic nu rămâne pe jumătate. Faceți loc: ce așteaptă se trimite de la sine.\n' +
      '- Ceasul calculatorului este greșit: potriviți-l; rezultatele și împerecherile nu depind de el.\n' +
      '- Laptopul s-a stricat: duceți cea mai nouă copie (`escala backup`) pe altul și porniți de acolo.',
  ],
  'help.delegate.club': ['Your club', 'El vostre club', 'Su club', 'Clubul dvs.'],
  'help.delegate.club.text': [
    'The page of your club shows its players with their ratings and licences, and what you have to do.\n' +
      'Ask there for a new licence or a transfer; the federation decides and lets you know.',
    'La pàgina del club mostra els jugadors amb l’Elo i la llicència, i el que heu de fer.\n' +
      'Demaneu-hi una llicència nova o un traspàs; la federació decideix i us ho comunica.',
    'La página del club muestra los jugadores con su Elo y su licencia, y lo que tiene que hacer.\n' +
      'Pida allí una licencia nueva o un traspaso; la federación decide y se lo comunica.',
    'Pagina clubului arată jucătorii cu ratingul și licența lor și ce aveți de făcut.\n' +
      'Cereți acolo o licență nouă sau un transfer; federația decide și vă anunță.',
  ],
  'help.delegate.teams': ['Teams and line-ups', 'Equips i alineacions', 'Equipos y alineaciones', 'Echipe și formații'],
  'help.delegate.teams.text': [
    'Enter a team, with its players in order of strength. Submit the line-up before each match: the other team sees it once both are in.',
    'Inscriviu un equip amb els jugadors per ordre de força. Envieu l’alineació abans de cada encontre: l’altre equip la veu quan hi són totes dues.',
    'Inscriba un equipo con los jugadores por orden de fuerza. Envíe la alineación antes de cada encuentro: el otro equipo la ve cuando están las dos.',
    'Înscrieți o echipă cu jucătorii în ordinea forței. Trimiteți formația înainte de fiecare meci: cealaltă echipă o vede când sunt amândouă.',
  ],
  'help.delegate.match': ['Match reports', 'Actes', 'Actas', 'Foi de meci'],
  'help.delegate.match.text': [
    'The home team sends the match report; the visitors confirm or dispute it. If something was played under reserve, say so in the report.',
    'L’equip local envia l’acta; els visitants la confirmen o hi reclamen. Si s’ha jugat sub-condicione, indiqueu-ho a l’acta.',
    'El equipo local envía el acta; los visitantes la confirman o reclaman. Si se ha jugado sub-condicione, indíquelo en el acta.',
    'Echipa gazdă trimite foaia de meci; oaspeții o confirmă sau o contestă. Dacă s-a jucat sub rezervă, menționați acest lucru în foaie.',
  ],
  'help.officer.reports': ['Reports of events', 'Informes de torneigs', 'Informes de torneos', 'Rapoartele turneelor'],
  'help.officer.reports.text': [
    'Waiting reports come first on your desk. Each shows what the regulation says, article by article, and what it would change on the lists.\n' +
      'Accept it, refuse it with a reason, or waive an objection where the regulation lets you.',
    'Els informes pendents surten primer. Cadascun mostra què en diu el reglament, article per article, i què canviaria a les llistes.\n' +
      'Accepteu-lo, rebutgeu-lo amb un motiu, o dispenseu una objecció quan el reglament ho permet.',
    'Los informes pendientes salen primero. Cada uno muestra lo que dice el reglamento, artículo por artículo, y lo que cambiaría en las listas.\n' +
      'Acéptelo, rechácelo con un motivo, o dispense una objeción cuando el reglamento lo permite.',
    'Rapoartele în așteptare apar primele. Fiecare arată ce spune regulamentul, articol cu articol, și ce ar schimba pe liste.\n' +
      'Acceptați-l, respingeți-l cu un motiv, sau treceți peste o obiecție unde regulamentul o permite.',
  ],
  'help.officer.lists': ['Publish a list', 'Publiqueu una llista', 'Publicar una lista', 'Publicați o listă'],
  'help.officer.lists.text': [
    'The page of the period shows which events are in, which are being played and which are missing. Check the preview, then publish. A published list never changes, and anyone can verify every number.',
    'La pàgina del període mostra quins torneigs hi són, quins es juguen i quins falten. Mireu la previsualització i publiqueu. Una llista publicada no canvia mai: qualsevol en pot verificar cada número.',
    'La página del periodo muestra qué torneos están, cuáles se juegan y cuáles faltan. Mire la vista previa y publique. Una lista publicada no cambia nunca: cualquiera puede verificar cada número.',
    'Pagina perioadei arată ce turnee sunt incluse, care se joacă și care lipsesc. Priviți previzualizarea, apoi publicați. O listă publicată nu se schimbă niciodată: oricine îi poate verifica fiecare număr.',
  ],
  'help.officer.corrections': [
    'Correct past results',
    'Corregiu resultats passats',
    'Corregir resultados pasados',
    'Corectați rezultate trecute',
  ],
  'help.officer.corrections.text': [
    'Before you confirm a correction, you see whose ratings change and on which lists. It counts from the next list on; the revised lists are shown beside the published ones.',
    'Abans de confirmar una correcció, veieu l’Elo de qui canvia i en quines llistes. Compta a partir de la llista següent; les llistes revisades són al costat de les publicades.',
    'Antes de confirmar una corrección, ve de quién cambia el Elo y en qué listas. Cuenta desde la lista siguiente; las listas revisadas están al lado de las publicadas.',
    'Înainte de a confirma o corectură vedeți al cui rating se schimbă și pe ce liste. Contează de la lista următoare; listele revizuite apar lângă cele publicate.',
  ],
  'help.officer.disputes': ['Disputes', 'Reclamacions', 'Reclamaciones', 'Contestații'],
  'help.officer.disputes.text': [
    'Players and clubs can dispute a number or a decision. The deadline is shown; the player or club reads your decision and its reasons.',
    'Jugadors i clubs poden reclamar contra un número o una decisió. Es mostra el termini; el jugador o el club llegeix la vostra decisió i els motius.',
    'Jugadores y clubes pueden reclamar contra un número o una decisión. Se muestra el plazo; el jugador o el club lee su decisión y los motivos.',
    'Jucătorii și cluburile pot contesta un număr sau o decizie. Termenul este afișat; jucătorul sau clubul citește decizia dvs. și motivele ei.',
  ],
  'help.officer.registry': ['Players and clubs', 'Jugadors i clubs', 'Jugadores y clubes', 'Jucători și cluburi'],
  'help.officer.registry.text': [
    'Merge two records of the same person; you can undo the merge. Load FIDE’s list once a month, and you find anyone on it as you type.',
    'Fusioneu les dues fitxes d’una mateixa persona; la fusió es pot desfer. Carregueu la llista de la FIDE un cop al mes i trobareu qualsevol jugador mentre escriviu.',
    'Fusione las dos fichas de una misma persona; la fusión se puede deshacer. Cargue la lista de la FIDE una vez al mes y encontrará a cualquier jugador mientras escribe.',
    'Unificați două fișe ale aceleiași persoane; unificarea se poate anula. Încărcați lista FIDE o dată pe lună și găsiți pe oricine în timp ce scrieți.',
  ],
  'help.player.find': ['Find your rating', 'Trobeu el vostre Elo', 'Encontrar su Elo', 'Găsiți-vă ratingul'],
  'help.player.find.text': [
    'Type your name on the home page. Your page shows your rating today, its history, your games and your opponents.',
    'Escriviu el vostre nom a la pàgina d’inici. La vostra pàgina té l’Elo d’avui, l’historial, les partides i els rivals.',
    'Escriba su nombre en la página de inicio. Su página tiene el Elo de hoy, su historial, sus partidas y sus rivales.',
    'Scrieți-vă numele pe pagina de start. Pagina dvs. are ratingul de azi, istoricul lui, partidele și adversarii.',
  ],
  'help.player.why': ['Why it changed', 'Per què ha canviat', 'Por qué ha cambiado', 'De ce s-a schimbat'],
  'help.player.why.text': [
    'Press the number to see the events, games and articles behind it. [web.verify.button] computes it again in your own browser.',
    'Premeu el número. Es desglossa en torneigs, partides i articles del reglament. [web.verify.button] ho torna a calcular al vostre navegador.',
    'Pulse el número. Se desglosa en torneos, partidas y artículos del reglamento. [web.verify.button] lo vuelve a calcular en su navegador.',
    'Apăsați numărul. Este desfăcut în turnee, partide și articole ale regulamentului. [web.verify.button] îl calculează din nou în browserul dvs.',
  ],
  'help.player.next': ['Where you sit', 'On jugueu', 'Dónde juega', 'Unde jucați'],
  'help.player.next.text': [
    'Open the page of the tournament on your phone, or scan the code in the hall, and type your name: board, colour, opponent, and your own card. The page changes by itself when the next round is paired. Where the button [web.notify.ask] is shown, your phone tells you as well.',
    'Obriu la pàgina del torneig al mòbil, o escanegeu el codi de la sala, i escriviu el vostre nom: tauler, color, rival i la vostra fitxa. La pàgina canvia sola quan s’emparella la ronda següent. On hi ha el botó [web.notify.ask], el mòbil us avisa també.',
    'Abra la página del torneo en el móvil, o escanee el código de la sala, y escriba su nombre: tablero, color, rival y su ficha. La página cambia sola cuando se empareja la ronda siguiente. Donde está el botón [web.notify.ask], el móvil le avisa también.',
    'Deschideți pagina turneului pe telefon, sau scanați codul din sală, și scrieți-vă numele: masa, culoarea, adversarul și fișa dvs. Pagina se schimbă singură când se împerechează runda următoare. Unde apare butonul [web.notify.ask], vă anunță și telefonul.',
  ],
  'help.player.dispute': [
    'If a number is wrong',
    'Si un número no és correcte',
    'Si un número no es correcto',
    'Dacă un număr este greșit',
  ],
  'help.player.dispute.text': [
    'Sign in, open the rating and press [web.submit.claim.open]. Say what is wrong and add your evidence. The federation answers with its reasons; if you disagree, you can appeal.',
    'Inicieu la sessió, obriu l’Elo i premeu [web.submit.claim.open]. Digueu què no és correcte i afegiu-hi els documents. La federació respon amb els motius; si no hi esteu d’acord, podeu presentar recurs.',
    'Inicie sesión, abra el Elo y pulse [web.submit.claim.open]. Diga qué no es correcto y añada los documentos. La federación responde con sus motivos; si no está de acuerdo, puede presentar recurso.',
    'Intrați în cont, deschideți ratingul și apăsați [web.submit.claim.open]. Spuneți ce este greșit și adăugați dovezile. Federația răspunde cu motivele ei; dacă nu sunteți de acord, puteți face apel.',
  ],
} satisfies Texts;

export const messages: Record<keyof typeof import('../en/help.ts').messages, string> = {
  'help.title': 'Ajuda',
  'refusal.guide-unknown': 'No hi ha cap guia «{guide}». Totes són a la pàgina d’ajuda.',
  'help.about': 'Guies breus, segons el que feu.',
  'help.contents': 'En aquesta guia',
  'help.arbiter': 'Per a àrbitres',
  'help.arbiter.about': 'Del primer nom fins a l’informe.',
  'help.delegate': 'Per a delegats de club',
  'help.delegate.about': 'Llicències, equips i actes.',
  'help.officer': 'Per a responsables de llistes',
  'help.officer.about': 'Informes, llistes, correccions i reclamacions.',
  'help.player': 'Per a jugadors',
  'help.player.about': 'El vostre Elo, la propera partida, els vostres drets.',
  'help.arbiter.start': 'Comenceu un torneig',
  'help.arbiter.start.text':
    '[web.word.run-a-tournament] és una sola pàgina i demana un minut.\n' +
    '- Poseu nom al torneig i trieu el sistema, les rondes i el ritme.\n' +
    '- En unes eliminatòries, digueu quantes partides té cada enfrontament i si n’hi ha un pel tercer lloc. Els equips s’escriuen amb dos punts: «Vermells: Puig, Joana; Serra, Pau».\n' +
    '- Escriviu o enganxeu els jugadors tal com els teniu, un per línia. Es reconeixen Elos, clubs i codis FIDE, amb capçalera o sense.\n' +
    '- Mireu la taula del costat: qui s’ha trobat, qui s’ha de triar entre diversos, qui ve com a convidat.\n' +
    '- Premeu [web.run.create-and-pair].\n' +
    'Tot es pot canviar després a [web.desk-events.part-settings].',
  'help.arbiter.players': 'Jugadors, inscripcions tardanes i retirades',
  'help.arbiter.players.text':
    'A [web.desk-events.part-entries], escriviu un nom, premeu Retorn i escriviu el següent. Un nom que no té ningú es converteix en un convidat.\n' +
    'Qui arriba tard s’afegeix igual i juga a partir de la ronda següent. Qui marxa es retira i conserva les partides jugades; [web.submit.entry.return] ho desfà.\n' +
    'Abans de la ronda 1, [web.act.absence.call-roll] diu qui hi és: marqueu-los vós mateix o obriu una pantalla a l’entrada a [web.check-in.open]. [web.badges.title] imprimeix deu targetes per full.',
  'help.arbiter.byes': 'Descansos i absències',
  'help.arbiter.byes.text':
    '[web.byes.title] és una graella: una fila per jugador, una columna per ronda. Premeu una casella per donar mig punt, cap punt o un punt sencer, o per marcar una absència.\n' +
    'Els límits del torneig (quants, no a les darreres rondes) es vigilen sols.',
  'help.arbiter.pair': 'Emparelleu una ronda',
  'help.arbiter.pair.text':
    'A [web.desk-events.part-rounds], mireu qui falta i premeu el botó. Això tanca la ronda anterior.\n' +
    'Cada parella diu per què és així: obriu el seu tauler a la pàgina pública. Allà també podeu preguntar per què dos jugadors no es troben.\n' +
    'Les parelles es poden canviar a mà, amb un motiu; al costat es conserva l’emparellament del programa. Mentre no hi hagi cap resultat, l’emparellament es pot desfer.',
  'help.arbiter.results': 'Introduïu resultats',
  'help.arbiter.results.text':
    'Una tecla per tauler: 1 guanyen les blanques, 5 taules, 0 guanyen les negres; + i - són victòries per incompareixença. El programa passa al tauler següent. U desfà, G va a un tauler.\n' +
    'Els resultats es desen primer en aquest ordinador i s’envien quan hi ha connexió. [web.word.add-a-phone] dona al mòbil d’un ajudant un codi per a uns taulers.\n' +
    'A un enfrontament empatat de les eliminatòries se li ofereixen més partides, ràpides, llampec o armageddon. Són taulers de la ronda; el que ja no pot canviar l’enfrontament no necessita resultat.',
  'help.arbiter.correct': 'Corregiu un resultat',
  'help.arbiter.correct.text':
    'Obriu el tauler (el número de la primera columna), trieu el resultat correcte i escriviu el motiu. També funciona en rondes tancades. Una ronda tancada massa aviat es reobre a la seva pàgina, amb un motiu, mentre no s’hagi emparellat la següent.\n' +
    'Si la ronda següent ja està emparellada, el programa diu què canviaria. Podeu tornar-la a emparellar o deixar-la com està.',
  'help.arbiter.hall': 'Pantalles, mòbils i paper a la sala',
  'help.arbiter.hall.text':
    '[web.desk-work.hall] mostra emparellaments, resultats i classificació en un projector o un televisor, i un codi que obre el mateix al mòbil.\n' +
    'Totes les llistes es poden imprimir: per tauler, per nom, classificació, quadre de resultats, i com a cartell.',
  'help.arbiter.end': 'Premis, informe i normes',
  'help.arbiter.end.text':
    '[web.desk-events.part-prizes] reparteix els diners tal com els vau anunciar i diu per què cadascú rep el que rep, amb un full per signar.\n' +
    '[web.desk-events.part-report] diu què falta encara, amb un enllaç a cada camp, i fa el fitxer per a la FIDE. També hi ha les normes i els seus certificats.',
  'help.arbiter.trouble': 'Quan alguna cosa falla',
  'help.arbiter.trouble.text':
    '- El portàtil s’ha tancat o s’ha quedat sense bateria: torneu a engegar el programa. Tot el que s’havia desat hi és; el darrer que es va introduir s’envia des del navegador.\n' +
    '- No hi ha connexió: continueu. Els resultats esperen en aquest dispositiu, i la ronda següent també es pot emparellar aquí.\n' +
    '- Dos dispositius han introduït resultats diferents: es mostren tots dos i vós trieu.\n' +
    '- Dos ordinadors han continuat el mateix torneig: obriu el fitxer de la prova de l’altre i trieu què val en cada diferència.\n' +
    '- El disc és ple: res no queda a mitges. Feu lloc: el que espera s’envia sol.\n' +
    '- El rellotge de l’ordinador va malament: poseu-lo a l’hora; resultats i emparellaments no en depenen.\n' +
    '- El portàtil s’ha espatllat: porteu la còpia més recent (`escala backup`) a un altre i comenceu allà.',
  'help.delegate.club': 'El vostre club',
  'help.delegate.club.text':
    'La pàgina del club mostra els jugadors amb l’Elo i la llicència, i el que heu de fer.\n' +
    'Demaneu-hi una llicència nova o un traspàs; la federació decideix i us ho comunica.',
  'help.delegate.teams': 'Equips i alineacions',
  'help.delegate.teams.text':
    'Inscriviu un equip amb els jugadors per ordre de força. Envieu l’alineació abans de cada encontre: l’altre equip la veu quan hi són totes dues.',
  'help.delegate.match': 'Actes',
  'help.delegate.match.text':
    'L’equip local envia l’acta; els visitants la confirmen o hi reclamen. Si s’ha jugat sub-condicione, indiqueu-ho a l’acta.',
  'help.officer.reports': 'Informes de torneigs',
  'help.officer.reports.text':
    'Els informes pendents surten primer. Cadascun mostra què en diu el reglament, article per article, i què canviaria a les llistes.\n' +
    'Accepteu-lo, rebutgeu-lo amb un motiu, o dispenseu una objecció quan el reglament ho permet.',
  'help.officer.lists': 'Publiqueu una llista',
  'help.officer.lists.text':
    'La pàgina del període mostra quins torneigs hi són, quins es juguen i quins falten. Mireu la previsualització i publiqueu. Una llista publicada no canvia mai: qualsevol en pot verificar cada número.',
  'help.officer.corrections': 'Corregiu resultats passats',
  'help.officer.corrections.text':
    'Abans de confirmar una correcció, veieu l’Elo de qui canvia i en quines llistes. Compta a partir de la llista següent; les llistes revisades són al costat de les publicades.',
  'help.officer.disputes': 'Reclamacions',
  'help.officer.disputes.text':
    'Jugadors i clubs poden reclamar contra un número o una decisió. Es mostra el termini; el jugador o el club llegeix la vostra decisió i els motius.',
  'help.officer.registry': 'Jugadors i clubs',
  'help.officer.registry.text':
    'Fusioneu les dues fitxes d’una mateixa persona; la fusió es pot desfer. Carregueu la llista de la FIDE un cop al mes i trobareu qualsevol jugador mentre escriviu.',
  'help.player.find': 'Trobeu el vostre Elo',
  'help.player.find.text':
    'Escriviu el vostre nom a la pàgina d’inici. La vostra pàgina té l’Elo d’avui, l’historial, les partides i els rivals.',
  'help.player.why': 'Per què ha canviat',
  'help.player.why.text':
    'Premeu el número. Es desglossa en torneigs, partides i articles del reglament. [web.verify.button] ho torna a calcular al vostre navegador.',
  'help.player.next': 'On jugueu',
  'help.player.next.text':
    'Obriu la pàgina del torneig al mòbil, o escanegeu el codi de la sala, i escriviu el vostre nom: tauler, color, rival i la vostra fitxa. La pàgina canvia sola quan s’emparella la ronda següent. On hi ha el botó [web.notify.ask], el mòbil us avisa també.',
  'help.player.dispute': 'Si un número no és correcte',
  'help.player.dispute.text':
    'Inicieu la sessió, obriu l’Elo i premeu [web.submit.claim.open]. Digueu què no és correcte i afegiu-hi els documents. La federació respon amb els motius; si no hi esteu d’acord, podeu presentar recurs.',
};

export const messages: Record<keyof typeof import('../en/storage.ts').messages, string> = {
  'storage.disk-full':
    'No queda espai al disc de {place}. No s’ha desat res de l’últim acte. Feu espai i torneu-lo a enviar; no cal reiniciar l’oficina.',
  'storage.disk-failing':
    'El disc de {place} no llegeix o no escriu com cal. No s’ha desat res de l’últim acte. Reviseu el disc i el registre del sistema abans de continuar, i tingueu a mà l’última còpia de seguretat.',
  'storage.read-only':
    '{place} es pot llegir però no s’hi pot escriure. No s’ha canviat res. Doneu permís d’escriptura a l’usuari de l’oficina o indiqueu un altre lloc.',
  'storage.locked':
    'Fa massa estona que un altre procés escriu a {place}. No s’ha desat res d’aquest acte. Torneu-lo a enviar; si passa sovint, busqueu un procés penjat.',
  'storage.unreachable':
    'La base de dades {place} no respon. No s’ha desat res d’aquest acte. Torneu-lo a enviar quan respongui; no cal reiniciar l’oficina.',
  'storage.part-unreachable':
    'La màquina que té aquesta federació no respon a {place}. No s’ha desat res d’aquest acte; les altres federacions continuen. Torneu-lo a enviar quan respongui; no cal reiniciar l’oficina.',
  'storage.unconfirmed':
    'La connexió amb {place} s’ha tallat mentre es desava un acte: s’ha desat sencer o gens. Torneu-lo a enviar sense canvis; només s’executa una vegada.',
  'storage.damaged':
    '{place} està malmès: n’hi ha parts que no es poden llegir. No s’ha canviat res. Atureu l’oficina, guardeu una còpia del fitxer i restaureu l’última còpia de seguretat.',
  'storage.not-a-database':
    '{place} no és la base de dades d’una oficina. S’ha deixat com estava. Indiqueu un altre lloc.',
  'storage.cannot-open':
    'No es pot obrir {place}: no existeix ni s’hi pot crear, o l’usuari de l’oficina no hi pot entrar. No s’ha canviat res. Comproveu el camí o l’adreça, l’usuari i la contrasenya.',
  'storage.newer-schema':
    '{place} és d’una versió més nova d’Escala. No s’ha canviat res. Engegueu aquella versió o una de més nova.',
  'storage.older-records':
    '{place} té tornejos desats per una versió anterior d’Escala, que aquesta versió no llegeix. No s’ha canviat res. Engegueu la versió anterior o comenceu en un lloc nou.',
  'damage.act-missing': 'Falta l’acte {seq} de la cadena.',
  'damage.act-altered': 'L’acte {seq} no és el que diu el seu resum criptogràfic, o no segueix l’acte anterior.',
  'damage.act-misfiled': 'L’acte {seq} ({id}) està arxivat amb una clau equivocada.',
  'damage.head-wrong':
    'El registre d’activitat diu que acaba amb l’acte {seq}, però l’últim de la cadena és el {last}.',
  'damage.head-unexpected':
    'Cap acte d’aquesta cadena, que acaba amb l’acte {last}, no té el hash anotat {hash}: és un altre registre d’activitat, o un estat anterior d’aquest.',
  'warning.act-antedated':
    'Avís: l’acte {seq} porta data {at}, anterior a la de l’acte {previous}, {before}. Es va endarrerir el rellotge o algú va escriure més tard al registre d’activitat.',
  'damage.version-missing': 'Falta la versió {version} de {kind} {id}.',
  'damage.version-altered': 'La versió {version} de {kind} {id} no és la que va escriure l’acte {seq}.',
  'damage.version-unrecorded': 'La versió {version} de {kind} {id} no la va escriure l’acte {seq}.',
  'damage.paper-missing': 'Falta el document {folder}/{name}, part {part}, de l’acte {seq}.',
  'damage.paper-altered': 'El document {folder}/{name}, part {part}, no és el que va arxivar l’acte {seq}.',
  'damage.paper-unrecorded': 'El document {folder}/{name}, part {part}, no el va arxivar l’acte {seq}.',
  'damage.pointer-wrong': '{kind} {id} apunta a la versió {version}, que no és l’última.',
  'damage.keys-wrong': '{kind} {id} té claus de cerca equivocades.',
  'damage.kind-unknown': 'Aquesta versió d’Escala no coneix els registres de la classe «{kind}».',
  'distribute.not-postgres':
    '{place} és un fitxer SQLite, i només un PostgreSQL amb Citus es reparteix en diverses màquines. No s’ha canviat res. Porteu-hi les federacions amb «escala export» i «escala import».',
  'distribute.no-citus':
    'A {place} hi falta l’extensió Citus. No s’ha canviat res. Instal·leu-la a cada màquina, executeu-hi «create extension citus» en aquesta base de dades i declareu els nodes treballadors amb citus_add_node.',
  'distribute.too-old':
    '{what} {version} és massa antic: cal la versió {least} o una de més nova. No s’ha canviat res. Actualitzeu-lo abans a cada màquina.',
  'distribute.not-coordinator': '{place} és un node treballador. No s’ha canviat res. Executeu l’ordre al coordinador.',
  'distribute.no-workers':
    '{place} no té nodes treballadors on repartir res. No s’ha canviat res. Declareu-los al coordinador amb citus_add_node.',
  'distribute.key-without-federation':
    'La clau única {key} de la taula {table} no conté {column}, i per això no es pot repartir en diverses màquines. No s’ha canviat res. Traieu-la si algú la va afegir a mà.',
  'distribute.cut-otherwise':
    'La taula {table} ja està repartida d’una altra manera. No s’ha canviat res. Desfeu-ho abans amb undistribute_table.',
  'transfer.format-unknown':
    'La línia {line} no comença cap fitxer que aquesta versió d’Escala llegeixi. No s’ha desat res. Trieu un fitxer fet amb «escala export» o «escala backup».',
  'transfer.line-unreadable':
    'No es pot llegir la línia {line}. No s’ha desat res. Torneu a obtenir el fitxer del lloc d’origen.',
  'transfer.line-misplaced':
    'La línia {line} és on no li toca. No s’ha desat res. Torneu a obtenir el fitxer del lloc d’origen.',
  'transfer.rows-twice':
    '{count, plural, one {Hi ha una fila repetida} many {Hi ha # files repetides} other {Hi ha # files repetides}} abans de la línia {line}. No s’ha desat res. Torneu a obtenir el fitxer del lloc d’origen.',
  'transfer.checksum-wrong':
    'La suma de comprovació no quadra: el fitxer s’ha canviat després de fer-lo. No s’ha desat res. Torneu-lo a obtenir.',
  'transfer.counts-wrong':
    'El fitxer té més o menys línies de les que diu al final. No s’ha desat res. Torneu-lo a obtenir.',
  'transfer.cut-off':
    'El fitxer s’acaba després de la línia {line}, abans del seu final. No s’ha desat res. Torneu-lo a obtenir.',
  'transfer.federation-exists':
    'La federació {federation} ja és aquí. No s’ha canviat res. Importeu-la en una altra instal·lació.',
  'transfer.federation-unknown': 'Aquí no hi ha cap federació {federation}.',
  'transfer.store-not-empty':
    '{place} ja té federacions, i una restauració no sobreescriu mai. No s’ha canviat res. Restaureu en un lloc nou i engegueu-hi l’oficina.',
  'transfer.file-exists': '{file} ja existeix i s’ha deixat com estava. Trieu un altre nom.',
  'transfer.file-unreadable':
    'No es pot llegir el fitxer: està malmès, tallat o és d’una altra mena. No s’ha desat res. Torneu-lo a obtenir.',
};

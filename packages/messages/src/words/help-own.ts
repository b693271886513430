import type { Texts } from '../texts.ts';

/** The guide for people who run the program on their own computer. */
export const messages = {
  'help.own': ['On your own computer', 'Al vostre ordinador', 'En su ordenador', 'Pe calculatorul dvs.'],
  'help.own.about': [
    'Start, stop, copy, move and remove the program.',
    'Engegar, aturar, copiar, traslladar i treure el programa.',
    'Arrancar, cerrar, copiar, trasladar y quitar el programa.',
    'Porniți, opriți, copiați, mutați și ștergeți programul.',
  ],
  'help.own.warning': [
    'The warning at the first start',
    'L’avís de la primera vegada',
    'El aviso de la primera vez',
    'Avertismentul de la prima pornire',
  ],
  'help.own.warning.text': [
    'The program is not signed, so your system asks once whether you trust it.\n' +
      '- First unpack the whole file that you downloaded. Inside a zip file nothing can start.\n' +
      '- Windows: choose “More info”, then “Run anyway”.\n' +
      '- macOS: close the window that refuses it, open System Settings, “Privacy & Security”, and choose “Open Anyway”. On older systems right-click the file and choose “Open”.\n' +
      '- Linux: if a text editor opens, right-click the file and choose “Run as a program”.\n' +
      'If Escala does not start, a page in your browser says why.',
    'El programa no està signat, i per això el sistema pregunta una vegada si us en fieu.\n' +
      '- Primer descomprimiu sencer el fitxer que heu baixat. Dins d’un zip no s’engega res.\n' +
      '- Windows: trieu «Més informació» i després «Executa de totes maneres».\n' +
      '- macOS: tanqueu la finestra que el rebutja, obriu la configuració del sistema, «Privacitat i seguretat», i trieu «Obre igualment». En sistemes més antics, feu clic al fitxer amb el botó dret i trieu «Obre».\n' +
      '- Linux: si s’obre un editor de text, feu clic al fitxer amb el botó dret i trieu executar-lo com a programa.\n' +
      'Si Escala no s’engega, una pàgina del navegador diu per què.',
    'El programa no está firmado, y por eso el sistema pregunta una vez si se fía de él.\n' +
      '- Primero descomprima entero el archivo que ha descargado. Dentro de un zip no arranca nada.\n' +
      '- Windows: elija «Más información» y después «Ejecutar de todas formas».\n' +
      '- macOS: cierre la ventana que lo rechaza, abra los ajustes del sistema, «Privacidad y seguridad», y elija «Abrir igualmente». En sistemas más antiguos, pulse el archivo con el botón derecho y elija «Abrir».\n' +
      '- Linux: si se abre un editor de texto, pulse el archivo con el botón derecho y elija ejecutarlo como programa.\n' +
      'Si Escala no arranca, una página del navegador dice por qué.',
    'Programul nu este semnat, de aceea sistemul întreabă o dată dacă aveți încredere în el.\n' +
      '- Mai întâi extrageți tot fișierul descărcat. Dintr-un fișier zip nu pornește nimic.\n' +
      '- Windows: alegeți „Mai multe informații”, apoi „Executați oricum”.\n' +
      '- macOS: închideți fereastra care îl refuză, deschideți configurările sistemului, „Intimitate și securitate”, și alegeți „Deschide oricum”. Pe sisteme mai vechi, clic dreapta pe fișier și „Deschide”.\n' +
      '- Linux: dacă se deschide un editor de text, clic dreapta pe fișier și alegeți să fie executat ca program.\n' +
      'Dacă Escala nu pornește, o pagină din browser spune de ce.',
  ],
  'help.own.folder': [
    'Where your tournaments are',
    'On són els vostres torneigs',
    'Dónde están sus torneos',
    'Unde sunt turneele dvs.',
  ],
  'help.own.folder.text': [
    'On this computer and nowhere else. The page [web.word.desk] names the folder. Usually it is `%LOCALAPPDATA%\\Escala` on Windows, `~/Library/Application Support/Escala` on macOS and `~/.local/share/escala` on Linux.\n' +
      'On a USB stick: make an empty folder `data` beside the unpacked one. The tournaments are then kept there, for the next version too.\n' +
      'A new version: unpack it beside the old one and start it. It finds the tournaments.',
    'En aquest ordinador i enlloc més. La pàgina [web.word.desk] diu quina carpeta és. Normalment és `%LOCALAPPDATA%\\Escala` a Windows, `~/Library/Application Support/Escala` a macOS i `~/.local/share/escala` a Linux.\n' +
      'En una memòria USB: feu una carpeta buida `data` al costat de la descomprimida. Els torneigs es desaran allà, també amb la versió següent.\n' +
      'Una versió nova: descomprimiu-la al costat de l’antiga i engegueu-la. Trobarà els torneigs.',
    'En este ordenador y en ningún otro sitio. La página [web.word.desk] dice qué carpeta es. Normalmente es `%LOCALAPPDATA%\\Escala` en Windows, `~/Library/Application Support/Escala` en macOS y `~/.local/share/escala` en Linux.\n' +
      'En una memoria USB: cree una carpeta vacía `data` al lado de la descomprimida. Los torneos se guardarán allí, también con la versión siguiente.\n' +
      'Una versión nueva: descomprímala al lado de la antigua y arránquela. Encontrará los torneos.',
    'Pe acest calculator și nicăieri altundeva. Pagina [web.word.desk] spune care este dosarul. De obicei este `%LOCALAPPDATA%\\Escala` pe Windows, `~/Library/Application Support/Escala` pe macOS și `~/.local/share/escala` pe Linux.\n' +
      'Pe un stick USB: faceți un dosar gol `data` lângă cel extras. Turneele vor fi păstrate acolo, și cu versiunea următoare.\n' +
      'O versiune nouă: extrageți-o lângă cea veche și porniți-o. Va găsi turneele.',
  ],
  'help.own.stop': ['Stop the program', 'Aturar el programa', 'Cerrar el programa', 'Opriți programul'],
  'help.own.stop.text': [
    'Choose [web.quit.do] on the page [web.word.desk]. If a result is not saved yet, the page says so first. Everything entered is there at the next start.\n' +
      'Closing the window of the program, or pressing Ctrl+C there, stops it too. Closing only the browser does not: start Escala again to get back to it.',
    'Trieu [web.quit.do] a la pàgina [web.word.desk]. Si hi ha un resultat que encara no s’ha desat, la pàgina ho diu abans. La propera vegada hi serà tot.\n' +
      'També s’atura si tanqueu la finestra del programa o hi premeu Ctrl+C. Si només tanqueu el navegador, no: torneu a engegar Escala per tornar-hi.',
    'Elija [web.quit.do] en la página [web.word.desk]. Si hay un resultado que aún no se ha guardado, la página lo dice antes. La próxima vez estará todo.\n' +
      'También se cierra si cierra la ventana del programa o pulsa Ctrl+C en ella. Si solo cierra el navegador, no: arranque Escala otra vez para volver.',
    'Alegeți [web.quit.do] pe pagina [web.word.desk]. Dacă un rezultat nu este salvat încă, pagina spune mai întâi acest lucru. La pornirea următoare totul este acolo.\n' +
      'Se oprește și dacă închideți fereastra programului sau apăsați acolo Ctrl+C. Dacă închideți doar browserul, nu: porniți din nou Escala ca să reveniți.',
  ],
  'help.own.copy': [
    'Copy, or move to another computer',
    'Fer una còpia o canviar d’ordinador',
    'Hacer una copia o cambiar de ordenador',
    'Copiați sau mutați pe alt calculator',
  ],
  'help.own.copy.text': [
    '- Choose [web.quit.do], so that nothing is being written.\n' +
      '- Copy the folder with your tournaments, with everything in it. That is your copy.\n' +
      '- On the other computer, put it in the same place, or as `data` beside the unpacked program, and start Escala there.\n' +
      'One tournament alone moves as its event file: save it under [web.desk-events.part-report], and there choose [web.desk-events.receive].',
    '- Trieu [web.quit.do], perquè no s’hi estigui escrivint res.\n' +
      '- Copieu la carpeta dels torneigs amb tot el que hi ha. Aquesta és la còpia.\n' +
      '- A l’altre ordinador, poseu-la al mateix lloc, o amb el nom `data` al costat del programa descomprimit, i engegueu-hi Escala.\n' +
      'Un sol torneig es trasllada amb el seu fitxer: deseu-lo a [web.desk-events.part-report] i allà trieu [web.desk-events.receive].',
    '- Elija [web.quit.do], para que no se esté escribiendo nada.\n' +
      '- Copie la carpeta de los torneos con todo lo que hay en ella. Esa es la copia.\n' +
      '- En el otro ordenador, póngala en el mismo lugar, o con el nombre `data` al lado del programa descomprimido, y arranque allí Escala.\n' +
      'Un solo torneo se traslada con su archivo: guárdelo en [web.desk-events.part-report] y allí elija [web.desk-events.receive].',
    '- Alegeți [web.quit.do], ca să nu se scrie nimic în acel moment.\n' +
      '- Copiați dosarul cu turneele, cu tot ce conține. Aceasta este copia.\n' +
      '- Pe celălalt calculator, puneți-l în același loc sau cu numele `data` lângă programul extras și porniți Escala acolo.\n' +
      'Un singur turneu se mută cu fișierul lui: salvați-l la [web.desk-events.part-report], iar acolo alegeți [web.desk-events.receive].',
  ],
  'help.own.remove': ['Remove the program', 'Treure el programa', 'Quitar el programa', 'Ștergeți programul'],
  'help.own.remove.text': [
    'Choose [web.quit.do] and delete the unpacked folder: nothing else was installed. Your tournaments stay until you delete their folder too.',
    'Trieu [web.quit.do] i esborreu la carpeta descomprimida: no s’ha instal·lat res més. Els torneigs es queden fins que n’esborreu també la carpeta.',
    'Elija [web.quit.do] y borre la carpeta descomprimida: no se ha instalado nada más. Los torneos se quedan hasta que borre también su carpeta.',
    'Alegeți [web.quit.do] și ștergeți dosarul extras: nimic altceva nu a fost instalat. Turneele rămân până când ștergeți și dosarul lor.',
  ],
} satisfies Texts;

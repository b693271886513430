/** Why something about Scrabble reports, lists and corrections is refused. */
export const messages: Record<keyof typeof import('../../en/office/scrabble.ts').messages, string> = {
  'refusal.scrabble-no-series':
    'Federația nu are liste de Scrabble. Mai întâi un administrator trebuie să adauge o serie după frs-2012.',
  'refusal.scrabble-nothing-played':
    'Raportul nu are nicio partidă. Adăugați partidele colective sau rundele de Libere care s-au jucat.',
  'refusal.scrabble-duplicate-game':
    'Identificatorul {id} aparține altei partide din acest concurs. Dați fiecărei partide un identificator propriu.',
  'refusal.scrabble-unknown-player':
    'Jucătorul {id} nu este în registru. Verificați identificatorul sau înregistrați mai întâi jucătorul, perechea ori echipa.',
  'refusal.scrabble-player-twice': 'Jucătorul {id} are deja un rezultat aici, la {first}. Eliminați unul dintre ele.',
  'refusal.scrabble-place-too-high':
    'Locul {given} nu există între {players, plural, one {# jucător} few {# jucători} other {# de jucători}}. Corectați-l sau adăugați pe cine lipsește.',
  'refusal.scrabble-place-or-score': 'Acest jucător nu are nici loc, nici punctaj. Indicați unul dintre ele.',
  'refusal.scrabble-place-and-score': 'Acest jucător are și loc, și punctaj. Indicați numai unul dintre ele.',
  'refusal.scrabble-places-and-scores':
    'Aici este {measure, select, place {un loc} other {un punctaj}}, pe când alții din aceeași partidă au {first, select, place {un loc} other {un punctaj}}. Indicați același lucru pentru toți cei din partidă.',
  'refusal.scrabble-against-oneself':
    'Jucătorul {id} joacă împotriva lui însuși. Corectați unul dintre cei doi identificatori.',
  'refusal.scrabble-two-games-in-round':
    'Jucătorul {id} are deja o partidă în runda {round}, la {first}. Corectați runda sau jucătorul.',
  'refusal.scrabble-too-many': 'Sunt mai mult de {count} erori; restul nu se arată. Corectați-le mai întâi pe acestea.',
  'refusal.scrabble-value-wrong': 'Această valoare nu poate sta aici. Verificați cum este scrisă.',
  'refusal.scrabble-date-to-come':
    '{date} încă nu a sosit: astăzi este {today}. Corectați data sau raportați partida după ce s-a jucat.',
  'refusal.scrabble-class-not-rated':
    'Federația nu are listă pentru {class, select, seniors {seniori} youth {tineret} pairs {perechi} teams {echipe} other {{class}}}. Corectați clasa sau cereți adăugarea unei serii pentru ea.',
  'refusal.scrabble-places-uneven':
    'Partida {game}: jucătorul {player} are locul {place}, dar după cei mai buni urmează locul {expected}. Corectați locurile; dacă așa sunt în clasamentul oficial, trimiteți raportul cu „places” în „evenIf”.',
  'refusal.scrabble-places-missing':
    'Concursul de Libere {event} din {date} nu are clasament final. Înainte de 2011 ratingurile de intrare provin din clasamente: adăugați locurile sau marcați că nu se evaluează.',
  'refusal.scrabble-player-unranked':
    'La Libere {event} din {date} jucătorul {player} are partide, dar nu are loc în clasamentul final, necesar înainte de 2011. Adăugați locul.',
  'refusal.scrabble-place-impossible':
    'Partida {game} din {date}: locul {place} al jucătorului {player} nu există între {players, plural, one {# jucător} few {# jucători} other {# de jucători}}. Corectați locul sau adăugați pe cine lipsește.',
  'refusal.scrabble-report-exists':
    'Există deja un concurs {event} ({name}). Modificați-i raportul sau alegeți alt identificator.',
  'refusal.scrabble-club-unknown':
    'Clubul {club} nu este în registru. Înregistrați-l mai întâi sau verificați-i identificatorul.',
  'refusal.scrabble-report-unknown':
    'Nu există concursul de Scrabble {event}. Verificați-i identificatorul în lista de concursuri.',
  'refusal.scrabble-report-state':
    'Aceasta nu se poate face cu raportul concursului {event}: {state, select, submitted {așteaptă o decizie} accepted {contează deja} refused {a fost respins} annulled {a fost anulat} other {starea lui este {state}}}. Ar trebui să fie în starea: {wanted}.',
  'refusal.scrabble-never-counted':
    'Concursul {event} a fost anulat înainte de a conta pentru vreo listă; nu este nimic de repus. Trimiteți raportul din nou, cu alt identificator.',
  'refusal.scrabble-annul-by-correction':
    'Concursul {event} contează deja. Anulați-l printr-o corectură: previzualizarea arată ce liste se schimbă.',
  'refusal.scrabble-annul-event':
    'Fără această partidă nu mai rămâne nimic din concursul {event}. Anulați tot concursul.',
  'refusal.scrabble-game-unknown':
    'Concursul {event} nu are partida {game}. Verificați identificatorul în raportul lui.',
  'refusal.scrabble-result-unknown':
    'În runda {round} din {game} (concursul {event}), {a} nu a jucat cu {b} în această ordine. Verificați în raport.',
  'refusal.scrabble-not-in-event':
    'Jucătorul {player} nu are nimic în concursul {event}. Verificați jucătorul în raportul lui.',
  'refusal.scrabble-on-record': 'Raportul concursului {event} spune deja acest lucru: nu este nimic de corectat.',
  'refusal.scrabble-twice-by-merge':
    'De când au fost unificați jucători, {player} joacă de două ori în partida {game} din concursul {event}. Anulați unificarea; dacă totuși sunt aceeași persoană, corectați cine a jucat acolo și unificați-i din nou.',
};

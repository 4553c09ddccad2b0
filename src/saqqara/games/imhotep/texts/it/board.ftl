# Il tabellone di Imhotep

imhotep-board-label = Il Nilo e i suoi cantieri
imhotep-board-quay = Al molo

## Che cosa significa un clic

imhotep-choose-take = Prendi pietre
imhotep-choose-load = Carica una pietra
imhotep-choose-sail = Fai salpare una barca
imhotep-choose-play = Gioca una carta
imhotep-choose-wager = Fai una scommessa
imhotep-choose-choose = Prendi una carta
imhotep-choose-keep = Tieni una carta
imhotep-choose-build = Costruisci
imhotep-choose-unload = Scarica una pietra
imhotep-argument-boat =
    barca { $value ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
imhotep-argument-space =
    { $value ->
        [0] casella di prua
        [1] casella 2
        [2] casella 3
       *[3] casella 4
    }
imhotep-prompt-do-take = prendi pietre
imhotep-prompt-do-load = carica una pietra
imhotep-prompt-do-sail = fai salpare una barca
imhotep-prompt-do-play = gioca una carta
imhotep-prompt-do-wager = fai una scommessa
imhotep-prompt-turn-load = Scegli una casella libera su una barca
imhotep-prompt-turn-sail = Scegli una barca con il carico minimo e un cantiere non ancora visitato in questo round
imhotep-prompt-turn-play = Scegli la carta blu da giocare
imhotep-prompt-turn-wager = Scegli il monumento che avrà più pietre
imhotep-prompt-turn-pass = Passa, perché non è possibile fare nulla
imhotep-board-sail-to = Salpa verso: { $site }
imhotep-board-no-boat-ready = Nessuna barca può ancora salpare: nessuna porta il numero minimo di pietre.
imhotep-board-stone = Pietra di { $player }

## Che cosa fanno le carte, in poche parole

imhotep-board-short-entrance = pietra alla piramide
imhotep-board-short-sarcophagus = pietra alla tomba
imhotep-board-short-paved_path = pietra agli obelischi
imhotep-board-short-pyramid_decoration = 1 ogni 3 pietre lì
imhotep-board-short-temple_decoration = 1 ogni 3 pietre lì
imhotep-board-short-burial_chamber_decoration = 1 ogni 3 pietre lì
imhotep-board-short-obelisk_decoration = 1 ogni 3 pietre lì
imhotep-board-short-statue = 1 3 6 10 15
imhotep-board-short-lever = salpa, scegli l’ordine
imhotep-board-short-hammer = prendi 3, carica 1
imhotep-board-short-sail = carica 1 e salpa
imhotep-board-short-chisel = carica due pietre

## Suggerimenti

imhotep-board-boat =
    Barca { $boat }: { $load } caselle cariche su { $size }, salpa con almeno { $minimum ->
        [one] { $minimum } pietra
       *[other] { $minimum } pietre
    }
imhotep-board-sled =
    { $player }: { $stones ->
        [0] nessuna pietra
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } sulla slitta, che ne porta 5
imhotep-board-quarry =
    { $player }: { $stones ->
        [0] nessuna pietra
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } nella cava
imhotep-board-left = cava { $stones }
imhotep-board-deck =
    Mazzo: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, scartate: { $discarded }
imhotep-board-pair = Due carte coperte: chi le prende le guarda e ne tiene una
imhotep-board-market-hint = Una carta per ogni pietra
imhotep-board-points-here = Punti da questo cantiere finora, e quelli che darebbe ora la fine: { $site }
imhotep-board-tile =
    La prossima pietra dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
imhotep-board-levels = Quanto danno le pietre dei livelli superiori
imhotep-board-top = cima
imhotep-board-level = 2º livello
imhotep-board-extra = Pietre dopo l’ultima casella: 1 punto ciascuna
imhotep-board-pyramid-left = Piramide sinistra: 2, poi 1 e la prima carta del mazzo, 3, 2, e 4 per la cima
imhotep-board-pyramid-middle = Piramide centrale: 2, 3, poi 1 e tre pietre per la slitta, 1, e 4 per la cima
imhotep-board-pyramid-right = Piramide destra: 2, 3, 3, poi 1 e puoi caricare una pietra, e 4 per la cima
imhotep-board-temple-a = Alla fine del round 1 punto per la pietra in cima
imhotep-board-temple-choice = Alla fine del round 1 punto o 2 pietre per la pietra in cima
imhotep-board-temple-two = Alla fine del round 2 punti per la pietra in cima
imhotep-board-temple-card = Alla fine del round la prima carta del mazzo per la pietra in cima
imhotep-board-group =
    { $stones } pietre collegate: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine
imhotep-board-row = Più pietre in questa riga alla fine: 8, poi 4, poi 2 punti
imhotep-board-prizes = Punti alla fine secondo l’altezza, dal più alto; chi è pari divide
imhotep-board-obelisk =
    { $player }: { $stones ->
        [0] nessuna pietra
        [one] alto { $stones } pietra
       *[other] alto { $stones } pietre
    }, ora vale { $points }
imhotep-board-tower = Una torre di tre pietre qui dà subito { $points } punti
imhotep-board-waiting =
    { $player }: { $stones ->
        [0] nessuna pietra in attesa
        [one] { $stones } pietra in attesa
       *[other] { $stones } pietre in attesa
    }; la terza fa una torre
imhotep-board-wager = Scommessa: paga { $best } se questo cantiere ha da solo più pietre, { $second } se è da solo secondo
imhotep-board-wager-of = La scommessa di { $player }
imhotep-board-wrath = Ira del Faraone: ancora nessuna pietra in: { $sites }; costerebbe 5 punti
imhotep-board-about-market-a = Mercato, lato A: ogni pietra che arriva prende una di quattro carte scoperte. La pietra torna nella cava.
imhotep-board-about-market-b = Mercato, lato B: tre carte scoperte, e due coperte di cui chi le prende tiene una. Le pietre tornano nella cava.
imhotep-board-about-pyramid-a = Piramide, lato A: subito i punti scritti sulla casella; 1 per ogni pietra dopo l’ultima.
imhotep-board-about-pyramid-b = Piramide, lato B: scegli una di tre piramidi; punti subito, tre caselle danno un bonus.
imhotep-board-about-temple-a = Tempio, lato A: alla fine di ogni round 1 punto per ogni pietra visibile dall’alto.
imhotep-board-about-temple-b = Tempio, lato B: alla fine di ogni round ogni pietra visibile dall’alto dà quel che mostra la sua colonna.
imhotep-board-about-burial_chamber-a = Tomba, lato A: alla fine i gruppi collegati danno 1 3 6 10 15, e 2 per ogni pietra oltre cinque.
imhotep-board-about-burial_chamber-b = Tomba, lato B: alla fine ogni riga dà 8, 4 e 2 punti a chi ha più pietre.
imhotep-board-about-obelisks-a = Obelischi, lato A: alla fine gli obelischi più alti danno i punti indicati.
imhotep-board-about-obelisks-b = Obelischi, lato B: la terza pietra fa una torre sul miglior posto libero, punti subito. Le pietre in attesa danno 1 ciascuna alla fine.

## Un primo round

imhotep-guide-welcome = Quattro barche sono al molo. Chi ne fa salpare una decide dove vanno le pietre di tutti. I quadratini d’oro sullo scafo dicono quante pietre servono.
imhotep-guide-load = Carica una pietra: trascinala dalla slitta a una casella libera, o fai clic sulla casella. La pietra a prua, a destra, si scarica per prima.
imhotep-guide-load-touch = Carica una pietra: trascinala dalla slitta a una casella libera, o tocca la casella. La pietra a prua, a destra, si scarica per prima.
imhotep-guide-sail = Una barca è pronta. Trascinala a un cantiere non ancora visitato in questo round, o fai clic sulla barca e poi sul cantiere. Passa su un cantiere per vedere che cosa darebbe.
imhotep-guide-sail-touch = Una barca è pronta. Trascinala a un cantiere non ancora visitato in questo round, o tocca la barca e poi il cantiere.
imhotep-guide-take = La tua slitta è vuota: fai clic sulla tua cava per prendere tre pietre. La slitta ne porta cinque.
imhotep-guide-take-touch = La tua slitta è vuota: tocca la tua cava per prendere tre pietre. La slitta ne porta cinque.
imhotep-guide-market = La tua pietra è al mercato: prendi una carta. Le blu sono un’azione per dopo, le viola e le verdi danno punti alla fine, le rosse costruiscono subito.
imhotep-guide-others = Anche gli altri fanno salpare barche, con le tue pietre a bordo. Guarda dove vanno.
imhotep-guide-done = Un round finisce quando tutte e quattro le barche sono salpate; poi conta il tempio. Dopo sei round contano anche la tomba, gli obelischi e le carte. Buon divertimento!

## Figure nella pagina delle regole

imhotep-excerpt-market-a = Al mercato: il proprietario della prima pietra sceglie una delle carte scoperte.
imhotep-excerpt-pyramid-a = Alla piramide: ogni pietra ha segnato il numero della sua casella.
imhotep-excerpt-temple-a = Nel tempio: quel che si vede dall’alto segna punti alla fine del round.
imhotep-excerpt-burial_chamber-a = Nella tomba: le pietre riempiono una colonna dall’alto; quelle vicine di un colore formano un gruppo.
imhotep-excerpt-obelisks-a = Agli obelischi: ogni pietra sta su quello del suo proprietario; alla fine conta l’altezza.
imhotep-excerpt-market-b = Mercato, lato B: tre carte scoperte, oppure la coppia nascosta.
imhotep-excerpt-pyramid-b = Piramidi, lato B: il proprietario sceglie su quale delle tre costruire.
imhotep-excerpt-temple-b = Tempio, lato B: ogni colonna dice che cosa porta la sua pietra più alta.
imhotep-excerpt-burial_chamber-b = Tomba, lato B: ogni fila si conta per sé.
imhotep-excerpt-obelisks-b = Obelischi, lato B: con la terza pietra una torre va sul valore libero più alto.

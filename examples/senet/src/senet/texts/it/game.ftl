senet-about = Porta le tue pedine attraverso trenta caselle, fuori dall’oltretomba.

## Caselle

senet-house-1 = la casella 1
senet-house-2 = la casella 2
senet-house-3 = la casella 3
senet-house-4 = la casella 4
senet-house-5 = la casella 5
senet-house-6 = la casella 6
senet-house-7 = la casella 7
senet-house-8 = la casella 8
senet-house-9 = la casella 9
senet-house-10 = la casella 10
senet-house-11 = la casella 11
senet-house-12 = la casella 12
senet-house-13 = la casella 13
senet-house-14 = la casella 14
senet-house-15 = la Casa della Rinascita (15)
senet-house-16 = la casella 16
senet-house-17 = la casella 17
senet-house-18 = la casella 18
senet-house-19 = la casella 19
senet-house-20 = la casella 20
senet-house-21 = la casella 21
senet-house-22 = la casella 22
senet-house-23 = la casella 23
senet-house-24 = la casella 24
senet-house-25 = la casella 25
senet-house-26 = la Casa della Bellezza (26)
senet-house-27 = la Casa dell’Acqua (27)
senet-house-28 = la Casa dei Tre Giudici (28)
senet-house-29 = la Casa dei Due Giudici (29)
senet-house-30 = la Casa di Horus (30)
senet-to-1 = { senet-house-1 }
senet-to-2 = { senet-house-2 }
senet-to-3 = { senet-house-3 }
senet-to-4 = { senet-house-4 }
senet-to-5 = { senet-house-5 }
senet-to-6 = { senet-house-6 }
senet-to-7 = { senet-house-7 }
senet-to-8 = { senet-house-8 }
senet-to-9 = { senet-house-9 }
senet-to-10 = { senet-house-10 }
senet-to-11 = { senet-house-11 }
senet-to-12 = { senet-house-12 }
senet-to-13 = { senet-house-13 }
senet-to-14 = { senet-house-14 }
senet-to-15 = { senet-house-15 }
senet-to-16 = { senet-house-16 }
senet-to-17 = { senet-house-17 }
senet-to-18 = { senet-house-18 }
senet-to-19 = { senet-house-19 }
senet-to-20 = { senet-house-20 }
senet-to-21 = { senet-house-21 }
senet-to-22 = { senet-house-22 }
senet-to-23 = { senet-house-23 }
senet-to-24 = { senet-house-24 }
senet-to-25 = { senet-house-25 }
senet-to-26 = { senet-house-26 }
senet-to-27 = { senet-house-27 }
senet-to-28 = { senet-house-28 }
senet-to-29 = { senet-house-29 }
senet-to-30 = { senet-house-30 }

## Decisioni

senet-prompt-move = Scegli una pedina
senet-choose-move = Avanza
senet-choose-back = Arretra
senet-action-move = Avanza con la pedina che occupa { $house_name }
senet-action-back = Arretra con la pedina che occupa { $house_name }
senet-action-wait = Aspetta: nessuna pedina può muoversi

## Perché no

senet-why-can-move = Puoi muovere una pedina, quindi devi farlo.
senet-why-forward-first = Una pedina arretra solo se nessuna delle tue può avanzare.
senet-why-no-pawn = Lì non hai pedine.
senet-why-beauty-first = Ogni pedina deve fermarsi nella Casa della Bellezza, con un lancio esatto.
senet-why-exact-throw = Da lì una pedina può solo lasciare il tabellone, con un lancio esatto.
senet-why-never-back = Dalla Casa della Bellezza in poi nessuna pedina arretra.
senet-why-before-start = Sarebbe prima della prima casella.
senet-why-own-pawn = Lì c’è già una tua pedina.
senet-why-safe = Una pedina nella Casa della Bellezza o più avanti è al sicuro.
senet-why-protected = Due pedine affiancate si proteggono a vicenda.
senet-why-walled = Tre pedine affiancate non si possono superare.

## Eventi

senet-event-moved = { $player } lascia { $house_name } e raggiunge { $to_name }.
senet-event-swapped = { $player } lascia { $house_name }, raggiunge { $to_name } e rimanda indietro la pedina che c’era.
senet-event-fell = Una pedina di { $player } cade nell’acqua e riemerge: ora occupa { $to_name }.
senet-event-left = Una pedina di { $player } lascia { $house_name } ed esce dal tabellone.
senet-event-waited = { $player } non può muovere.
senet-event-threw = { $player } lancia: { $throw }.

## Tavolo

senet-source-home = Pedine uscite
senet-option-pawns = Pedine
senet-option-pawns-help = Quante pedine ha ciascun giocatore.
senet-draw-throw = Lancio: { $throw }
senet-draw-home = { $player }: uscite { $count }

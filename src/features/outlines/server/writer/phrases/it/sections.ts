import type { PhraseBank } from '../../phrase-bank.ts'

export const ITALIAN_SECTIONS: PhraseBank['sections'] = {
  heroProduct: {
    name: 'Apertura: il prodotto',
    visuals: [
      'Foto a tutta larghezza: {product} in uso, inquadratura stretta, spazio calmo a sinistra per il titolo. Altezza occhi, luce del giorno, un solo soggetto.',
      'Foto a tutta larghezza del prodotto nel momento in cui si usa, un solo soggetto, molto spazio calmo per il titolo, luce calda.',
      'Prodotto da solo su fondo liscio in un colore del marchio, luce laterale, grande nell’inquadratura, titolo sopra.',
    ],
    copies: [
      'Il titolo dice con parole semplici che cosa diventa più facile. La riga sotto nomina il prodotto e il momento d’uso.',
      'Partire dal momento di prima: che cosa oggi infastidisce. La riga sotto mostra lo stesso momento con il prodotto.',
    ],
  },
  heroBack: {
    name: 'Apertura: è tornato',
    visuals: [
      'Scontorno a tutta larghezza: {product}, con una piccola etichetta che annuncia il ritorno. Fondo liscio, luce laterale decisa, nient’altro.',
      'Scontorno a tutta larghezza con una piccola etichetta che annuncia il ritorno. Fondo liscio, luce laterale, varianti in fila dietro.',
    ],
    copies: [
      'Il titolo dice in cinque parole che si può ordinare di nuovo. La riga sotto dice chi dovrebbe guardare per primo.',
      'Dire con semplicità che è tornato. La riga sotto dice che cosa è rimasto uguale e tra che cosa si sceglie.',
    ],
  },
  heroOccasion: {
    name: 'Apertura: l’occasione',
    visuals: [
      'Scena a tutta larghezza che appartiene a quel giorno: {occasion}. Mani, luce e tavola raccontano la stagione; il prodotto c’è, senza essere la stella.',
      'Scena di stagione a tutta larghezza, persone invece di oggetti. Luce morbida, colori del marchio a piccoli tocchi, spazio per il titolo.',
    ],
    copies: [
      'Il titolo nomina l’occasione e l’emozione, non il prodotto. Bozza: «{occasion}: una piccola cosa che dice molto.»',
      'Il titolo nomina il momento dell’anno e come si vive in casa. La riga sotto dice come aiuta questa email.',
    ],
  },
  heroOffer: {
    name: 'Apertura: l’offerta',
    visuals: [
      'I caratteri sono l’immagine: {offer} in grande su un colore del marchio, data di fine subito sotto, pulsante nella prima schermata.',
      'Offerta in grande su un colore liscio del marchio, prodotto scontornato al bordo, data di fine e pulsante visibili sul telefono senza scorrere.',
    ],
    copies: [
      'Il titolo è l’offerta stessa: {offer}. La riga sotto dice a che cosa si applica e quando finisce: {date}.',
      'Prima l’offerta, {offer}, poi la fine, {date}. Nessun racconto nella prima schermata; si decide in tre secondi.',
    ],
  },
  heroQuestion: {
    name: 'Apertura: la domanda',
    visuals: [
      'Domanda in grande su fondo calmo, una piccola foto di lato: {product}. Nessun secondo messaggio in questa schermata.',
      'Domanda in grande su fondo calmo, una foto della situazione di cui si parla, inquadrata senza bisogno di un volto.',
    ],
    copies: [
      'Il titolo è la domanda a cui risponde questa email, come la farebbe un cliente. La riga sotto promette la risposta.',
      'Fare la domanda in modo diretto, senza giochi di parole. La riga sotto dice che cosa si saprà alla fine e quanto ci vuole.',
    ],
  },
  heroQuote: {
    name: 'Apertura: la frase di un cliente',
    visuals: [
      'Citazione in grande su due o tre righe, sotto una foto scattata dalla persona stessa, nell’immagine: {product}.',
      'Citazione in grande su due o tre righe, sotto una vera foto del cliente, nome e luogo in caratteri piccoli.',
    ],
    copies: [
      'Il titolo è una vera frase di un cliente, parola per parola: {quote}. Rispettare il suo modo di parlare; accorciare solo con i puntini.',
      'Scegliere una frase su un risultato, non sul negozio: {quote}. La riga sotto dice chi parla e che cosa usa.',
    ],
  },
  heroTeaser: {
    name: 'Apertura: un primo indizio',
    visuals: [
      'Dettaglio così vicino che si intuisce ma non si riconosce: un bordo, una trama, un’ombra. Fondo scuro, un colore d’accento.',
      'Prodotto coperto o tagliato in una lama di luce. Nessun logo sull’oggetto, data piccola sotto l’immagine.',
    ],
    copies: [
      'Il titolo promette una novità e dà la data: {date}. La riga sotto offre un indizio onesto su che cosa serve.',
      'Il titolo tace il nome e dice per chi è fatto. La riga sotto dice quando si mostrerà: {date}.',
    ],
  },
  heroPeople: {
    name: 'Apertura: persone al lavoro',
    visuals: [
      'Foto spontanea a tutta larghezza del lavoro da {brand}: mani, attrezzi, luce vera. Nessuno guarda l’obiettivo.',
      'Foto ampia del luogo di lavoro, una persona dentro, luce naturale, nessun sorriso in posa.',
    ],
    copies: [
      'Il titolo è una frase che qualcuno della squadra direbbe davvero. La riga sotto racconta dove siamo e che cosa succede.',
      'Il titolo nomina il luogo o il momento, nessuno slogan. La riga sotto dice perché lo mostriamo oggi.',
    ],
  },
  heroPicks: {
    name: 'Apertura: la selezione',
    visuals: [
      'Più prodotti in un’immagine dall’alto, disposti per uso e non per misura: {products}. Fondo liscio, ombra morbida.',
      'Da tre a cinque prodotti in un’immagine calma dall’alto, disposti per uso e non per misura. Fondo liscio, ombra morbida.',
    ],
    copies: [
      'Il titolo dice che cosa unisce le proposte. La riga sotto promette una lettura di un minuto.',
      'Il titolo nomina la persona o il giorno per cui è pensata la selezione. La riga sotto dice come è stata scelta.',
    ],
  },
  heroFirst: {
    name: 'Apertura: prima di tutti',
    visuals: [
      'Prima schermata calma, quasi vuota: una riga in caratteri grandi su un colore profondo del marchio, piccolo segno per gli abituali, pulsante.',
      'Prodotto a metà nell’ombra, una riga in caratteri grandi sopra. Deve sembrare una porta tenuta aperta, non una svendita.',
    ],
    copies: [
      'Il titolo dice che i clienti abituali lo vedono prima di tutti. La riga sotto dice che cosa e fino a quando: {date}.',
      {
        casual: 'Prima ringraziare, poi invitare. Bozza: «Sei con noi da un po’. Per questo guardi prima tu.»',
        formal: 'Prima ringraziare, poi invitare. Bozza: «È con noi da un po’. Per questo guarda per primo.»',
      },
    ],
  },
  heroReminder: {
    name: 'Apertura: è il momento',
    visuals: [
      'Foto al suo solito posto in casa, quasi finito o molto usato: {product}. Amichevole, un po’ in disordine, luce del mattino.',
      'Foto quotidiana dell’angolo di casa dove manca il prodotto. Amichevole, un po’ in disordine, luce morbida.',
    ],
    copies: [
      'Il titolo dice senza pressione che cosa presto si noterà. La riga sotto offre la via breve.',
      'Cominciare come un amico che si ricorda. Bozza: «È passato un po’ di tempo. Ecco la versione breve.»',
    ],
  },
  whyMade: {
    name: 'Perché esiste',
    visuals: [
      'Due immagini affiancate: a sinistra il problema che tutti conoscono, a destra la soluzione: {product}. Stesso angolo, stessa luce.',
      'Una foto di una prima versione o di uno schizzo accanto al prodotto finito, una breve didascalia sotto ciascuna.',
    ],
    copies: [
      'Raccontare che cosa dava fastidio a noi o ai clienti, poi la sola decisione che ne è nata. Prima persona plurale, nessun aggettivo su di noi.',
      'Cominciare con «Ci dicevano sempre la stessa cosa.» Dire quale, poi che cosa abbiamo cambiato.',
    ],
  },
  whyPicked: {
    name: 'Perché questi',
    visuals: [
      'Colonna di testo stretta con un piccolo ritratto di chi ha scelto, nome e ruolo accanto.',
      'Blocco semplice senza immagine, una frase più grande del resto, colore del marchio come filo sottile di lato.',
    ],
    copies: [
      'Dire chi ha scelto e con quale regola, in prima persona. Basta una regola, per esempio ciò che si riordina.',
      'Dire che cosa è rimasto fuori e perché. A una selezione si crede quando ha un limite.',
    ],
  },
  proofPoints: {
    name: 'Tre motivi',
    visuals: [
      'Tre colonne, impilate sul telefono: un’icona semplice al tratto, quattro parole, una frase. Stessa altezza, molta aria.',
      'Tre primi piani in fila, ognuno mostra un motivo; sotto, un titolo di quattro parole.',
    ],
    copies: [
      'Tre motivi che si possono controllare: un materiale, un modo di fare, un uso. Ognuno comincia dal motivo, non da «noi».',
      'Tre piccoli fatti dalla pagina del prodotto, il più utile per primo. Fuori ciò che potrebbe dire anche un concorrente.',
    ],
  },
  closeUp: {
    name: 'Da vicino',
    visuals: [
      'Macro da bordo a bordo: {product}, con due o tre linee sottili verso brevi etichette. La trama si deve sentire.',
      'Macro del materiale da bordo a bordo, con due o tre linee sottili verso brevi etichette in testo vero.',
    ],
    copies: [
      'Spiegare ciò che si vede: nominare ogni parte indicata e che cosa dà. Nessun termine tecnico senza una breve spiegazione.',
      'Descrivere che cosa si sente, si odora o si ascolta durante l’uso, poi nominare la parte che lo provoca.',
    ],
  },
  origin: {
    name: 'Da dove viene',
    visuals: [
      'Tre piccole immagini da sinistra a destra come un percorso: origine, lavorazione, pezzo finito. Freccia sottile tra loro.',
      'Mappa disegnata o linea di lavorazione nei colori del marchio con tre tappe, una breve etichetta per tappa.',
    ],
    copies: [
      'Seguire un pezzo dall’origine al pacco in tre tappe. Nominare luoghi e persone solo dove li conosciamo.',
      'Raccontare un passaggio del lavoro che nessuno vede e perché non si salta.',
    ],
  },
  limits: {
    name: 'Che cosa fa e non fa',
    visuals: [
      'Due colonne brevi, «fa» e «non fa», con lo stesso peso e la stessa misura, niente croci rosse. Testo vero.',
      'Blocco di testo semplice con due titoletti, un filo sottile tra loro, nessuna immagine.',
    ],
    copies: [
      'Due o tre cose che fa, una che non fa. La riga onesta si guadagna la fiducia per le altre.',
      'Dire in una frase gentile per chi non è la scelta giusta. Poi per chi lo è.',
    ],
  },
  productGrid: {
    name: 'I prodotti',
    visuals: [
      'Griglia di scontorni su un solo fondo, due per riga sul telefono: {products}. Stessa scala, nome sotto, tutto il riquadro è un link.',
      'Griglia da tre a sei scontorni su un solo fondo, due per riga sul telefono. Stessa scala, nome sotto, tutto il riquadro è un link.',
    ],
    copies: [
      'Un motivo per prodotto adatto a questa email, non il testo del negozio. Partire dall’uso: per chi, per quando.',
      'Ordinare i riquadri per facilità di scelta, il più semplice per primo. Ogni motivo comincia con una parola diversa.',
    ],
  },
  spotlight: {
    name: 'Il prodotto che aiuta',
    visuals: [
      'Foto da un lato, testo e link dall’altro, nell’immagine: {product} in uso. Impilati sul telefono, prima l’immagine.',
      'Una foto del prodotto in uso da un lato, testo e link dall’altro; impilati sul telefono, prima l’immagine.',
    ],
    copies: [
      'Dire in una frase come {product} aiuta proprio in questo, poi che cosa si trova dopo il clic.',
      'Legare il tema a un prodotto senza salti: il problema, la parte del prodotto che lo risolve, il link.',
    ],
  },
  recipients: {
    name: 'Per persona',
    visuals: [
      'Tre riquadri larghi, ognuno una piccola scena di chi riceve il regalo, con un prodotto. Il tipo di persona come titolo.',
      'Tre riquadri con mani disegnate o fotografate che tengono il regalo. Un colore del marchio per tipo di persona.',
    ],
    copies: [
      'Tre persone che tutti conoscono, descritte da un’abitudine e non dall’età. Un prodotto e un motivo per ciascuna.',
      'Il titolo di ogni riquadro è la persona: «Per chi…». Un’abitudine di tutti i giorni; poi il prodotto e il perché.',
    ],
  },
  priceBands: {
    name: 'Per budget',
    visuals: [
      'Due o tre fasce strette con un prodotto ciascuna, prezzo in testo vero preso dal negozio il giorno dell’invio.',
      'Fila stretta di due o tre pulsanti, uno per budget, ognuno porta a una lista filtrata.',
    ],
    copies: [
      'Intitolare le fasce con i prezzi veri del negozio e nient’altro: {offer}. Pensiero, regalo, grande grazie.',
      'Aiutare per budget senza dire «economico». Inserire i prezzi veri il giorno dell’invio: {offer}.',
    ],
  },
  steps: {
    name: 'Tre passi',
    visuals: [
      'Tre immagini delle stesse mani allo stesso tavolo, numerate, stesso taglio. L’occhio segue un solo gesto.',
      'Breve ciclo del gesto, tre secondi, con un primo fotogramma che si spiega da solo; numeri in testo vero.',
    ],
    copies: [
      'Tre passi; ognuno comincia con un verbo e sta in un respiro. Dire da che cosa si capisce che è riuscito.',
      'Scrivere i passi per chi lo fa per la prima volta, con cose che si hanno in casa.',
    ],
  },
  mistake: {
    name: 'L’errore comune',
    visuals: [
      'Una foto dell’errore, amichevole e familiare, con una piccola nota scritta a mano. Nessun colore d’allarme.',
      'Due piccole immagini: come va di solito, come va bene. Stesso angolo, breve etichetta sotto ciascuna.',
    ],
    copies: [
      'Descrivere l’errore senza rimproveri: è successo anche a noi. Poi la sola cosa da cambiare, in una frase.',
      'Dire che cosa fanno quasi tutti all’inizio, perché sembra giusto e che cosa funziona meglio.',
    ],
  },
  comparisonTable: {
    name: 'Fianco a fianco',
    visuals: [
      'Tabella in testo vero, due piccoli scontorni in alto: {product} e {productB}. Cinque righe, la differenza in grassetto.',
      'Tabella in testo vero con piccoli scontorni in alto, quattro o cinque righe, la differenza in grassetto, leggibile sul telefono.',
    ],
    copies: [
      'Le righe seguono le domande di chi compra: per chi, quando, di che misura, come si tratta. Solo fatti dalle pagine dei prodotti.',
      'Cominciare dalla riga in cui differiscono di più. Togliere le righe in cui entrambi dicono lo stesso.',
    ],
  },
  pickByNeed: {
    name: 'Questo, se…',
    visuals: [
      'Due o tre righe con una piccola immagine di prodotto ciascuna, come una breve lista. Un link dopo ogni riga.',
      'Albero di scelta semplice con due rami nei colori del marchio; ognuno finisce su un prodotto.',
    ],
    copies: [
      'Completare la frase «La scelta giusta se…», una volta per {product} e una per {productB}. Situazioni, non caratteristiche.',
      'Completare la frase «La scelta giusta se…» per ogni prodotto. Situazioni, non caratteristiche; una riga ciascuno.',
    ],
  },
  setParts: {
    name: 'Che cosa fa ogni parte',
    visuals: [
      'Vista dall’alto con linee sottili verso etichette: {product} e {productB}, nell’ordine d’uso da sinistra a destra.',
      'Vista del set dall’alto con linee sottili verso etichette, nell’ordine d’uso da sinistra a destra.',
    ],
    copies: [
      'Una riga per parte: che cosa fa nel set che da sola non può fare. Mantenere l’ordine d’uso.',
      'Mostrare il passaggio: ciò che la prima parte lascia aperto, la seconda lo riprende.',
    ],
  },
  setValue: {
    name: 'Perché insieme',
    visuals: [
      'Fascia stretta in un colore del marchio con una frase e il pulsante, nessuna immagine.',
      'Il set nel suo pacco, fotografato dall’alto, coperchio mezzo aperto, una riga di testo accanto.',
    ],
    copies: [
      'Dire quale fatica si risparmia: un ordine, parti che combaciano. Un vantaggio di prezzo solo se c’è: {offer}.',
      'Dire per quale giorno è stato composto questo set. Condizioni, se ce ne sono: {offer}.',
    ],
  },
  doubt: {
    name: 'Il dubbio',
    visuals: [
      'Il dubbio come grande citazione su fondo liscio: «{objection}». Nessuna immagine, ancora nessuna risposta.',
      'Il dubbio come grande citazione su fondo liscio, sotto una piccola foto del prodotto. Ancora nessuna risposta.',
    ],
    copies: [
      'Dire il dubbio ad alta voce, parola per parola: «{objection}». Poi dare ragione alla parte giusta.',
      'Nominare il dubbio come lo direbbe chi compra con prudenza, senza addolcirlo. Poi dare ragione alla parte giusta.',
    ],
  },
  answer: {
    name: 'La risposta onesta',
    visuals: [
      'Blocco di testo di larghezza comoda, prima frase più grande. Una piccola foto dove l’occhio riposa: {product}.',
      'Blocco di testo di larghezza comoda, prima frase più grande, accanto una foto di dettaglio calma.',
    ],
    copies: [
      'Rispondere nella prima frase: sì, no o dipende. Poi il motivo, poi ciò che si può controllare a casa.',
      'Dare la risposta breve, poi il caso in cui il dubbio ha ragione. Questo rende credibile il resto.',
    ],
  },
  evidence: {
    name: 'Che cosa lo mostra',
    visuals: [
      'Una foto che prova il punto: una cucitura, una misura, un’etichetta, un segno dell’uso di ogni giorno. Breve didascalia.',
      'Ritaglio della pagina o della guida che aiuta, con una cornice in un colore del marchio e una freccia.',
    ],
    copies: [
      'Mostrare invece di affermare: che cosa si può misurare, guardare o confrontare e dove si trova sul sito.',
      'Nominare una prova che esiste davvero, con la fonte: {link}. Senza prova, togliere il blocco.',
    ],
  },
  faq: {
    name: 'Due domande',
    visuals: [
      'Due domande in grassetto con le risposte sotto, senza riquadri. Una piccola immagine di prodotto alla fine.',
      'Due domande una sotto l’altra con un filo sottile in mezzo, molto spazio, in testo vero.',
    ],
    copies: [
      'Prendere le due domande che il servizio clienti sente di più. La prima: «{objection}». Ogni risposta in due frasi, prima la risposta.',
      'Prendere le due domande che il servizio clienti sente di più. Ogni risposta in due frasi, prima la risposta, poi il motivo.',
    ],
  },
  policy: {
    name: 'Se non va bene',
    visuals: [
      'Blocco stretto con una piccola icona di pacco o di conversazione e una frase. Colore calmo, nessun sigillo.',
      'Una riga di testo su fondo chiaro con un link, senza bollini.',
    ],
    copies: [
      'Dire che cosa succede se non va bene, esattamente come sta sul sito: {link}. Non promettere nulla che lì non ci sia.',
      'Reso e contatto in una frase semplice, alle condizioni del sito: {link}.',
    ],
  },
  customerStory: {
    name: 'La storia di un cliente',
    visuals: [
      'Foto del cliente con permesso, senza ritocchi, luogo riconoscibile, nell’immagine: {product}. Testo accanto.',
      'Foto del cliente con permesso, senza ritocchi, luogo riconoscibile. Testo accanto, nome nella didascalia.',
    ],
    copies: [
      'Una persona, un problema, un risultato: che cosa era difficile, che cosa ha provato, che cosa è diverso ora. Finire con le sue parole: {quote}.',
      'Tre frasi su una persona e un giorno. Solo ciò che ha raccontato; finire con le sue parole: {quote}.',
    ],
  },
  moreVoices: {
    name: 'Altre due voci',
    visuals: [
      'Due schede di citazione nei colori del marchio, di lunghezza diversa, nome e prodotto sotto. Stelle solo se sono vere.',
      'Due brevi citazioni in caratteri grandi con un filo sottile in mezzo, nome sotto ciascuna.',
    ],
    copies: [
      'Due brevi citazioni su punti diversi, parola per parola: {quote}. Una può nominare una piccola debolezza.',
      'Una citazione da un primo ordine, una da chi è tornato: {quote}. Nome e prodotto sotto.',
    ],
  },
  photoStrip: {
    name: 'Tre immagini',
    visuals: [
      'Tre foto in fila, una sotto l’altra sul telefono: il luogo, le mani, il risultato. La stessa luce in tutte.',
      'Tre istantanee con bordo bianco, di misure un po’ diverse, come posate su un tavolo.',
    ],
    copies: [
      'Una didascalia per immagine che dica ciò che non si vede: un nome, un suono, un motivo.',
      'Le didascalie si leggono come una sola frase attraverso le tre immagini. L’ultima porta al blocco seguente.',
    ],
  },
  stories: {
    name: 'Tre storie brevi',
    visuals: [
      'Tre righe, immagine e testo cambiano lato, un titolo e un link ciascuna. Immagini nello stesso formato.',
      'Tre schede una sotto l’altra, ognuna con piccola immagine, titolo e link. La prima un po’ più grande.',
    ],
    copies: [
      'Tre pezzi brevi: qualcosa di nuovo, qualcosa di utile, qualcosa di umano. Ogni titolo dice che cosa c’è dentro.',
      'Scegliere che cosa è successo in {month} da {brand}: una notizia, un consiglio, uno sguardo indietro. Il testo del link dice dove porta.',
    ],
  },
  community: {
    name: 'Dai nostri lettori',
    visuals: [
      'Una foto di un cliente, usata con permesso, in una cornice che sembra una stampa; la domanda accanto.',
      'Blocco calmo in un tono chiaro del marchio con una domanda in grande. Nessuna immagine.',
    ],
    copies: [
      'Fare una domanda a cui viene voglia di rispondere in una riga e dire che una persona legge le risposte.',
      'Mostrare che cosa ci ha mandato qualcuno, con nome e permesso, poi invitare a rispondere.',
    ],
  },
  editorNote: {
    name: 'Due parole prima',
    visuals: [
      'Piccolo ritratto tondo e firma accanto a una colonna di testo stretta, fondo chiaro.',
      'Testo in una colonna stretta, prima parola in grassetto, nessuna immagine.',
    ],
    copies: [
      'Un inizio personale per {month}: che cosa abbiamo notato, che cosa c’è in questa email, quale parte preferiamo.',
      'Dire in prima persona di che cosa parla questo mese e che cosa si può saltare. Nessuna formula di benvenuto.',
    ],
  },
  deadline: {
    name: 'La data che conta',
    visuals: [
      'Data come piccolo foglio di calendario nei colori del marchio, una riga accanto. Testo vero, leggibile senza immagini.',
      'Fascia stretta con la data in grande e il motivo in una riga, contrasto adatto alla modalità scura.',
    ],
    copies: [
      'Dare la data e l’ora esatte: {date}. Dire che cosa è possibile fino ad allora e che cosa succede dopo.',
      'Una data, un motivo: {date}. Oltre a questo, nessun conto alla rovescia nel testo.',
    ],
  },
  terms: {
    name: 'Condizioni',
    visuals: [
      'Testo piccolo ma leggibile sul fondo del piè di pagina, nessuna immagine.',
      'Tre righe brevi sotto un filo sottile, link alle condizioni complete.',
    ],
    copies: [
      'Che cosa comprende l’offerta, che cosa esclude, fino a quando: {offer}, {date}. Parole semplici, link alle condizioni complete.',
      'Scrivere le esclusioni come le chiederebbe un cliente. Offerta e fine: {offer}, {date}.',
    ],
  },
  access: {
    name: 'Come funziona',
    visuals: [
      'Tre righe numerate con una piccola icona ciascuna, pulsante sotto. Tutto visibile su una schermata del telefono.',
      'Una frase in caratteri grandi, pulsante subito sotto, un accenno del prodotto al bordo.',
    ],
    copies: [
      'Spiegare la strada in due o tre passi: clic, scelta, fatto. Dire che cosa conviene avere sottomano.',
      'Dire che cosa succede subito dopo il clic, così nessuno resta sorpreso: {link}.',
    ],
  },
  exampleQuestions: {
    name: 'Domande di esempio',
    visuals: [
      'Tre schede con una domanda e due risposte da toccare, come nel test vero. Colori del marchio, nessuna foto.',
      'La prima domanda in grande con le sue risposte come pulsanti, le due seguenti attenuate sotto.',
    ],
    copies: [
      'Due o tre domande facili e un po’ divertenti. Ognuna deve cambiare il risultato.',
      'Cominciare dalla domanda a cui tutti rispondono senza pensare. Nulla su età o reddito.',
    ],
  },
  whatChanged: {
    name: 'Che cosa è cambiato',
    visuals: [
      'Striscia di tre piccole immagini con il nuovo dall’ultima visita; la prima: {product}.',
      'Striscia di tre piccole immagini con il nuovo dall’ultima visita, una riga sotto ciascuna.',
    ],
    copies: [
      'Tre cose diverse o più facili dall’ultimo ordine. Solo vere, la più piccola per ultima.',
      'Dire che cosa è migliorato e che cosa è rimasto. Chi se n’è andato aveva un motivo; rispettarlo.',
    ],
  },
  stayOrLeave: {
    name: 'Restare o andare',
    visuals: [
      'Due pulsanti della stessa misura affiancati, restare e andare. Nessun trucco, nessun carattere grigio.',
      'Due semplici link di testo, ognuno sulla sua riga, con aria in mezzo.',
    ],
    copies: [
      'Offrire le due strade con lo stesso tono: tenere le email o fermarle con un clic. Nessun rimprovero in nessuna delle due.',
      'Dire che cosa continua con il «sì» e che il «no» vale subito. Ringraziare per il tempo passato insieme.',
    ],
  },
  usageTime: {
    name: 'Quanto dura',
    visuals: [
      'Barra semplice o fila di icone: pieno, metà, quasi vuoto. In fondo alla fila: {product}.',
      'Barra semplice o fila di icone: pieno, metà, quasi vuoto. Colori del marchio, nessuna cifra nell’immagine.',
    ],
    copies: [
      'Aiutare a valutare quanto resta: un segno in casa che è il momento. Una durata solo se la conosciamo: {date}.',
      'Dire da che cosa si capisce che sta finendo e quanto impiega di solito un ordine secondo il sito.',
    ],
  },
  commitment: {
    name: 'Che cosa facciamo',
    visuals: [
      'Foto documentaria del lavoro stesso, non di una cerimonia. Didascalia con luogo e mese.',
      'Una frase grande su fondo liscio, sotto una piccola foto documentaria.',
    ],
    copies: [
      'Dire che cosa facciamo, da quando e con chi: solo ciò che {brand} ha detto in pubblico. Cifre solo con la fonte: {link}.',
      'Un atto concreto invece di un atteggiamento. Dire che cosa ci costa o che cosa abbiamo cambiato.',
    ],
  },
  notYet: {
    name: 'Che cosa manca ancora',
    visuals: [
      'Blocco di testo semplice, nessuna immagine, un po’ più stretto, come una pausa calma.',
      'Lista aperta con una riga non ancora spuntata, disegnata a mano.',
    ],
    copies: [
      'Dire che cosa non abbiamo risolto e che cosa lo impedisce. Nessuna data che non possiamo mantenere.',
      'Un punto aperto, raccontato com’è. Rende credibile il resto dell’email.',
    ],
  },
  takePart: {
    name: 'Come partecipare',
    visuals: [
      'Due piccoli riquadri con un’azione ciascuno, icona e breve etichetta, pulsante sotto.',
      'Freccia disegnata a mano verso un pulsante, una riga sopra.',
    ],
    copies: [
      'Una cosa che si fa in un minuto, una che richiede più tempo. Comprare non è la sola risposta.',
      'Invitare a un piccolo gesto e dire che cosa ne nasce: {link}.',
    ],
  },
  rewards: {
    name: 'A che cosa serve',
    visuals: [
      'Barra di avanzamento con lo stato di ciascuno dalla piattaforma di invio, sotto due premi in riquadri.',
      'Due o tre riquadri di premio nei colori del marchio, ognuno con immagine ed etichetta semplice.',
    ],
    copies: [
      'Dire che cosa si è raccolto e che cosa si ottiene, solo con condizioni vere: {offer}. Prima il premio più semplice.',
      'Essere concreti: un premio da avere subito, uno per cui vale aspettare. Condizioni: {offer}.',
    ],
  },
  referralTerms: {
    name: 'Chi riceve che cosa',
    visuals: [
      'Due riquadri uguali, uno per l’amico e uno per chi invita, ognuno con il premio in testo vero.',
      'Disegno al tratto di due persone con un pacco in mezzo, il premio in grande sotto.',
    ],
    copies: [
      'Prima la persona invitata, poi chi invita: {offer}. Dire quando ciascuna riceve e dove sono le condizioni.',
      'Una frase per parte, della stessa lunghezza: {offer}. Aggiungere per chi non vale.',
    ],
  },
  whyAsk: {
    name: 'Perché chiediamo',
    visuals: [
      'Blocco semplice con un piccolo ritratto della persona che legge le risposte.',
      'Testo semplice su fondo chiaro, una riga più grande: quanto tempo ci vuole.',
    ],
    copies: [
      'Dire quale decisione dipende dalle risposte e quanti minuti servono. Onesto, senza lusinghe.',
      'Nominare ciò di cui non siamo sicuri. Bozza: «Potrebbe andare in un modo o nell’altro. Decidono le risposte.»',
    ],
  },
  afterAnswers: {
    name: 'Che cosa succede dopo',
    visuals: [
      'Fila stretta di tre piccole icone: risposta, risultato, email con ciò che abbiamo imparato.',
      'Blocco di testo semplice sopra il pulsante, nessuna immagine.',
    ],
    copies: [
      'Dire che cosa facciamo della risposta, chi la vede e quando si saprà il risultato: {date}.',
      'Una frase su ciò che segue il clic, una su ciò che non segue: nessuna telefonata, nessun’altra lista.',
    ],
  },
  wish: {
    name: 'L’augurio',
    visuals: [
      'Una foto calma della stagione a tutta larghezza, l’augurio sopra in carattere scritto a mano. Nessun prodotto, nessuna vendita.',
      'Foto della squadra così com’è, va bene anche un po’ mossa, l’augurio in grande sotto.',
    ],
    copies: [
      'Un augurio caldo con parole che si usano parlando. Bozza: «{occasion}: che sia una bella giornata.»',
      'Un augurio caldo con parole che si usano parlando, firmato dalla squadra. Qui non si vende nulla.',
    ],
  },
  practicalInfo: {
    name: 'Buono a sapersi',
    visuals: [
      'Tre righe brevi con piccole icone: aperto, chiuso, ultimi pacchi. Fondo chiaro, nessuna immagine.',
      'Righe di testo semplici sopra il piè di pagina, date in grassetto.',
    ],
    copies: [
      'Quando ci siamo, quando partono i pacchi, come trovarci: {date}. Solo date già decise.',
      'Una riga per gli orari, una per i pacchi, una per l’assistenza: {date}. Togliere ciò che non cambia.',
    ],
  },
  closingCta: {
    name: 'L’ultimo passo',
    visuals: [
      'Fascia larga in un colore del marchio con una riga e un pulsante, piccola immagine al bordo: {product}.',
      'Fascia larga in un colore del marchio con una riga e un pulsante, tanta aria sopra quanta sotto.',
    ],
    copies: [
      'Ripetere la promessa del titolo con altre parole e portare al pulsante. Nessun argomento nuovo.',
      'Una riga gentile che renda facile il clic: che cosa si vedrà dopo.',
    ],
  },
  greetingLine: {
    name: 'Saluto e prima riga',
    visuals: [
      'Colonna di testo stretta su fondo chiaro, saluto più grande, nessuna immagine.',
      'Piccolo ritratto di chi scrive accanto al saluto, testo a sinistra.',
    ],
    copies: [
      'Salutare per nome se si conosce, altrimenti con semplicità. Arrivare al punto nella prima frase.',
      'La prima frase dice perché questa email arriva adesso e non un altro giorno.',
    ],
  },
  personalOpening: {
    name: 'Un inizio personale',
    visuals: [
      'Ritratto o foto del laboratorio dell’epoca del racconto, senza ritocchi, didascalia con il luogo.',
      'Colonna di testo stretta con una grande iniziale, una piccola istantanea accanto.',
    ],
    copies: [
      'Cominciare nel mezzo di una scena: un giorno, un luogo, qualcosa che è andato storto. Una persona la racconta in prima persona.',
      'Una piccola scena dal lavoro da {brand}, raccontata da chi c’era. Nessun riassunto, ancora nessuna morale.',
    ],
  },
  turningPoint: {
    name: 'La svolta',
    visuals: [
      'Un’immagine d’archivio con didascalia, o l’oggetto del racconto su fondo liscio.',
      'Una frase in grande come pausa nel testo, filo sottile sopra e sotto.',
    ],
    copies: [
      'Il momento in cui si è presa una decisione, e quale. Raccontare anche il dubbio; solo ciò che è successo davvero.',
      'Che cosa è cambiato e grazie a chi. Un dettaglio che nessuno inventerebbe.',
    ],
  },
  oneThought: {
    name: 'Un pensiero',
    visuals: [
      'Blocco di testo con una frase più grande, nessuna immagine, margini generosi.',
      'Una piccola foto calma accanto a un testo breve, colori trattenuti.',
    ],
    copies: [
      'Un pensiero utile già oggi, anche senza comprare. Un esempio di tutti i giorni, poi fermarsi.',
      'Una cosa imparata dai clienti in {month} e che cosa ne facciamo.',
    ],
  },
  shortPicks: {
    name: 'Tre proposte, una riga ciascuna',
    visuals: [
      'Tre righe di testo con un piccolo scontorno ciascuna, il nome come link.',
      'Tre righe di testo senza immagini, nome in grassetto, il motivo dietro.',
    ],
    copies: [
      'Tre proposte, ognuna con un motivo. Prima il nome, poi l’uso: {products}.',
      'Tre proposte, ognuna con un motivo adatto a questa email. Prima il nome, poi l’uso.',
    ],
  },
  oneLink: {
    name: 'L’unico link',
    visuals: [
      'Una riga di testo con un link, un po’ più grande del testo intorno.',
      'Fascia stretta con un link e una piccola freccia.',
    ],
    copies: [
      'Una frase che dice che cosa c’è dietro il link, poi il link: «{cta}». Ripeterlo al massimo una volta.',
      'Nominare una volta e collegare: {product}, con il testo «{cta}». Dire che cosa si trova lì.',
    ],
  },
  plainOffer: {
    name: 'Che cosa finisce, e quando',
    visuals: [
      'Una riga in caratteri grandi su fondo liscio, data di fine in grassetto.',
      'Colonna di testo stretta, offerta e data nella prima riga.',
    ],
    copies: [
      'La prima riga contiene tutto: {offer}, fine {date}. Poi una frase su chi è la persona a cui si rivolge.',
      'Dire che cosa finisce e quando: {offer}, {date}. Nessun dramma, nessuna seconda offerta.',
    ],
  },
  skipLink: {
    name: 'Un link per saltarle',
    visuals: [
      'Un semplice pulsante su fondo calmo, nessun prodotto, nessuna immagine di stagione.',
      'Un link di testo sulla sua riga, con aria intorno.',
    ],
    copies: [
      'Sappiamo che quel giorno può essere difficile. Un clic salta tutte le email sul tema: «{cta}». Tutto il resto continua.',
      'Dirlo con semplicità: chi preferisce non leggere di quel giorno fa un clic, «{cta}». Senza spiegazioni.',
    ],
  },
  signOff: {
    name: 'Firma e poscritto',
    visuals: ['Firma in testo con nome e ruolo, piccolo ritratto se c’è.', 'Firma in testo, filo sottile sopra.'],
    copies: [
      'Nome e ruolo di una persona vera di {brand}. Il poscritto ripete l’unico link con altre parole.',
      'Chiudere come in una lettera a un conoscente. Il poscritto porta la data o il link, ciò che conta di più.',
    ],
  },
}

import type { PhraseBank } from '../../phrase-bank.ts'
import { ITALIAN_ARCHETYPES } from './archetypes.ts'
import { ITALIAN_SECTIONS } from './sections.ts'

export const ITALIAN_BANK: PhraseBank = {
  language: 'it',
  sections: ITALIAN_SECTIONS,
  archetypes: ITALIAN_ARCHETYPES,
  lengths: {
    headline: 'Titolo fino a otto parole, poi una frase fino a 20.',
    line: 'Una frase fino a 20 parole.',
    paragraph: 'Un paragrafo da 35 a 50 parole.',
    threeLines: 'Tre righe fino a dodici parole ciascuna.',
    tiles: 'Per prodotto: nome, un motivo fino a dieci parole, link.',
    captions: 'Una didascalia fino a dieci parole per immagine.',
    table: 'Celle fino a cinque parole.',
    questions: 'Domanda in grassetto, risposta fino a 35 parole.',
    quoted: 'Citazione fino a 25 parole, poi chi l’ha detta.',
    button: 'Una riga fino a dodici parole sopra il pulsante.',
    signature: 'Due righe e una frase.',
  },
  facts: {
    idea: ['L’idea con parole sue: «{description}»', 'Dall’idea: «{description}»'],
    product: ['Prodotto da nominare, scritto proprio così: {product}.', 'Il nome come nel negozio: {product}.'],
    products: ['Prodotti tra cui scegliere, scritti proprio così: {products}.', 'I nomi come nel negozio: {products}.'],
    objection: [
      'Il dubbio con le parole di chi compra: «{objection}»',
      'Che cosa si sente dire, dal profilo: «{objection}»',
    ],
    pain: ['Che cosa infastidisce, dal profilo: «{pain}»', 'Un problema del profilo che qui ci sta: «{pain}»'],
    trigger: [
      'Il momento in cui si comincia a cercare: «{trigger}»',
      'Che cosa porta all’acquisto, dal profilo: «{trigger}»',
    ],
    process: ['Come si compra qui, dal profilo: «{process}»', 'Tenere a mente come si decide: «{process}»'],
    interests: [
      'Che cosa sta a cuore ai lettori: «{interests}»',
      'Terreno comune con i lettori, dal profilo: «{interests}»',
    ],
    audience: ['Chi legge, dal profilo: «{audience}»', 'Immaginare questa persona: «{audience}»'],
    say: [
      'Un’espressione che piace al marchio, se qui ci sta: «{say}»',
      'Qui può stare questa espressione preferita: «{say}»',
    ],
    window: ['L’email parte in questo periodo: {window}.', 'Periodo di invio: {window}.'],
    winner: [
      'Un’email passata andata bene, come modello di stile: «{winner}»',
      'Guardare prima questo successo passato: «{winner}»',
    ],
  },
  button: 'Pulsante: «{cta}».',
  plainVisuals: [
    'Nessuna: solo testo su fondo bianco.',
    'Nessuna. Solo testo, come in un’email personale.',
    'Senza immagine. Una colonna, carattere di misura normale.',
  ],
  plainRest: 'Nessuna, solo testo.',
  signatureVisual: 'Nessuna, o un piccolo ritratto accanto alla firma.',
  brief: {
    whyDate: [
      'Perché ora: la data si avvicina, {occasion}, quindi l’email va in questo periodo: {window}.',
      'Perché ora: si pensa già a questa data, {occasion}, e chi prepara presto non deve alzare la voce.',
    ],
    whySeason: [
      'Perché ora: la stagione si sente in casa e cambia ciò che serve: {occasion}.',
      'Perché ora: la stagione gira, e con lei le abitudini: {occasion}.',
    ],
    whyTrigger: 'Perché ora: in {month} molti vivono questo momento: «{trigger}».',
    whyPain: 'Perché ora: molti convivono con questo problema e l’email lo affronta: «{pain}».',
    whyObjection: 'Perché ora: prima della prossima offerta questo dubbio merita una risposta: «{objection}».',
    whyPlain: {
      promo: [
        'Perché ora: in {month} alcuni sono quasi decisi e hanno bisogno di un motivo chiaro e di una via breve.',
        'Perché ora: {month} è un buon momento per rendere facile la scelta a chi esita.',
      ],
      content: [
        'Perché ora: un’email utile in {month} si ricorda fino al prossimo ordine.',
        'Perché ora: tra due offerte, {month} ha spazio per un’email che aiuti a decidere.',
      ],
      relation: [
        'Perché ora: tra due offerte, {month} ha bisogno di un’email che non spinga.',
        'Perché ora: chi conosce le persone di {brand} legge anche l’email seguente.',
      ],
      lifecycle: [
        'Perché ora: per questo gruppo un’email al momento giusto decide che cosa succede dopo.',
        'Perché ora: questo gruppo è piccolo, facile da raggiungere e presto dimenticato in un {month} pieno.',
      ],
    },
    whyWinner: 'Un’email passata mostra che il tema funziona: «{winner}».',
    who: 'Per: {segment}.',
    goals: {
      orders: 'Si misura con gli ordini ogni mille email consegnate, accanto all’ultima email simile.',
      clicks: 'Si misura con il tasso di clic, accanto all’ultima email simile.',
      revenue: 'Si misura con il fatturato per destinatario, accanto all’ultima email simile.',
      replies: 'Si misura prima con le risposte, poi con i clic.',
      basket: 'Si misura con il valore medio dell’ordine di chi ha cliccato.',
      responses: 'Si misura con il numero di risposte complete.',
      reactivated: 'Si misura con i clienti inattivi che ordinano di nuovo entro un mese.',
      cleanExit: 'Si misura con chi sceglie di restare e con poche segnalazioni di spam.',
      goodwill: 'Si misura con poche disiscrizioni, non con le vendite.',
      optOuts: 'Si misura con le esclusioni registrate e con poche lamentele dopo.',
      referrals: 'Si misura con gli inviti mandati e i primi ordini che ne nascono.',
      repeat: 'Si misura con gli ordini dei membri nei 30 giorni seguenti.',
    },
  },
  segment: {
    include: 'Includere: {include}.',
    exclude: 'Escludere: {exclude}.',
    exclusions: {
      recentBuyers: 'clienti con un acquisto negli ultimi 14 giorni',
      ownersOfProduct: 'clienti che hanno già il prodotto',
      openCases: 'clienti con una richiesta aperta al servizio clienti',
      inactive: 'lettori senza clic negli ultimi 180 giorni',
      activeBuyers: 'clienti con un acquisto negli ultimi quattro mesi',
      occasionOptOut: 'lettori che hanno chiesto di non ricevere email su questa occasione',
      recentSurvey: 'lettori che hanno risposto a un sondaggio negli ultimi tre mesi',
    },
  },
  shots: {
    packshot: {
      assets: ['foto scontornata: {product}', 'foto scontornata del prodotto'],
      directions: [
        'Scontorno: {product} su fondo liscio, luce laterale, etichetta leggibile, ombra vera e morbida.',
        'Scontorno su fondo liscio, luce laterale, etichetta leggibile, ombra vera e morbida.',
      ],
    },
    inUse: {
      assets: ['foto in uso: {product}', 'foto del prodotto in uso'],
      directions: [
        'In uso: {product}, inquadratura su mani e oggetto, luce del giorno, sfondo sfocato.',
        'Prodotto in uso, inquadratura su mani e oggetto, luce del giorno, sfondo sfocato.',
      ],
    },
    detail: {
      assets: ['primo piano: {product}', 'primo piano del materiale'],
      directions: [
        'Primo piano: {product}, il materiale riempie l’inquadratura, un solo piano nitido, nessun oggetto di scena.',
        'Primo piano in cui il materiale riempie l’inquadratura, un solo piano nitido, nessun oggetto di scena.',
      ],
    },
    flatLay: {
      assets: ['vista dall’alto: {products}', 'vista dei prodotti dall’alto'],
      directions: [
        'Dall’alto nell’ordine d’uso, distanze uguali, un colore di fondo, nessuna decorazione che non sia in vendita.',
      ],
    },
    grid: {
      assets: ['scontorni per la griglia: {products}', 'scontorni per la griglia dei prodotti'],
      directions: ['Scontorni in una sola scala e da un solo angolo, così la griglia sembra una famiglia.'],
    },
    pair: {
      assets: ['scontorni nella stessa scala: {product} e {productB}', 'due scontorni nella stessa scala'],
      directions: [
        'Due prodotti fianco a fianco nella vera misura relativa, stessa luce, una mano come scala se aiuta.',
      ],
    },
    customer: {
      assets: ['foto di un cliente con permesso scritto'],
      directions: ['Una foto del cliente stesso, senza ritocchi, con il luogo visibile. Nessun modello d’agenzia.'],
    },
    quoteCard: {
      assets: ['scheda di citazione in testo vero'],
      directions: [
        'Citazione nel carattere del marchio su fondo liscio, righe spezzate secondo il senso, nome piccolo sotto.',
      ],
    },
    stepPhotos: {
      assets: ['tre foto dei passi o un breve ciclo'],
      directions: ['Tre passi da una sola posizione di ripresa, stesse mani, stessa luce, l’oggetto al centro.'],
    },
    place: {
      assets: ['foto del luogo di lavoro'],
      directions: ['Il luogo com’è in un giorno di lavoro, ripresa ampia, luce naturale, una persona occupata.'],
    },
    portrait: {
      assets: ['ritratto di chi firma'],
      directions: ['Ritratto di chi firma al lavoro, altezza occhi, nessuno sfondo da studio.'],
    },
    archive: {
      assets: ['da una a tre immagini d’archivio'],
      directions: ['Immagine d’archivio lasciata com’è, con i suoi graffi, didascalia con ciò che si vede.'],
    },
    season: {
      assets: ['immagine d’atmosfera: {occasion}', 'immagine d’atmosfera per {month}'],
      directions: [
        'Luce, piante e tavola raccontano il momento senza luoghi comuni: {occasion}. Un colore d’accento.',
        'Luce, piante e tavola raccontano {month} senza luoghi comuni. Un colore d’accento.',
      ],
    },
    giftScene: {
      assets: ['scena di regalo: {product}', 'scena di regalo'],
      directions: [
        'Mani che incartano o consegnano, carta in un colore del marchio, prodotto ben visibile, volti non necessari.',
      ],
    },
    silhouette: {
      assets: ['immagine del prodotto coperto o tagliato'],
      directions: ['Solo contorno o ombra, una lama di luce, fondo scuro, nulla di leggibile.'],
    },
    offerCard: {
      assets: ['scheda dell’offerta in testo vero: {offer}'],
      directions: [
        'Offerta in caratteri grandi con forte contrasto, leggibile anche senza immagini; data di fine nello stesso blocco.',
      ],
    },
    dateCard: {
      assets: ['scheda della data in testo vero: {date}'],
      directions: ['Data come foglio di calendario nei colori del marchio, cifre grandi, una parola sotto.'],
    },
    tableGraphic: {
      assets: ['tabella di confronto in testo vero'],
      directions: [
        'Tabella con righe ampie e fili sottili, differenza in grassetto, trasformata in schede sul telefono.',
      ],
    },
    progress: {
      assets: ['barra di avanzamento riempita dalla piattaforma di invio'],
      directions: ['Barra con inizio e meta chiari, etichetta in testo vero, comprensibile anche senza colore.'],
    },
    pattern: {
      assets: ['sfondo nei colori del marchio'],
      directions: [
        'Fondo calmo in un colore del marchio con un accenno di carta o stoffa, nulla che disturbi il testo.',
      ],
    },
  },
  moods: {
    fresh: ['Curioso e leggero: molto bianco, un colore forte, righe brevi che lasciano spazio per guardare.'],
    useful: [
      'Chiaro come un buon manuale: composizione calma, prima numeri ed etichette, nessun ornamento senza compito.',
    ],
    warm: ['Caldo e vicino: luce vera, persone vere, ritmo lento, un testo che suona parlato.'],
    calm: ['Quieto e rispettoso: pochi colori, molta aria, nessuna pressione.'],
    festive: [
      'Festoso senza rumore: un colore di stagione accanto a quelli del marchio, luce morbida, al massimo un po’ di brillio.',
    ],
    brisk: ['Rapido e sicuro: caratteri grandi, forte contrasto, l’offerta e la sua fine subito in vista.'],
    personal: ['Come la lettera di una persona: una colonna, nessun blocco, un link.'],
    proud: ['Generoso e un po’ orgoglioso: colore profondo, caratteri grandi, il grazie prima degli affari.'],
  },
  defaultTone: 'Cordiale, semplice e concreto; frasi brevi, nessuna esagerazione.',
  address: { casual: 'Si dà del tu.', formal: 'Si dà del Lei.' },
  defaultAddress: 'casual',
  addressHints: {
    casual: /(?<!\p{L})(?:del tu|dare del tu|diamo del tu)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:del lei|dare del lei|diamo del lei)(?!\p{L})/iu,
  },
  notes: {
    assets: 'Da preparare:',
    plain:
      'Non servono immagini. Da inviare come semplice email in una colonna, con il carattere di sistema e un link.',
    craft:
      'Immagini larghe 1200 pixel per una colonna di 600. Il testo alternativo dice ciò che si vede. Titoli, pulsanti e date restano testo vero e reggono la modalità scura.',
    fillIn: 'Da completare prima della produzione:',
    fillIns: {
      offer: '{offer}: offerta, prezzo o condizioni esatte, approvate dal marchio; altrimenti togliere la riga',
      quote: '{quote}: una citazione vera con permesso; altrimenti togliere il blocco',
      date: '{date}: la data definitiva, con l’ora dove serve',
      link: '{link}: l’indirizzo o la fonte esatta sul sito del marchio',
    },
    nothingToFillIn: 'Nulla resta aperto: nessuna offerta, citazione o data da aggiungere.',
    compliance: 'Regole dal profilo del marchio:',
  },
  links: {
    home: 'Pagina iniziale',
    product: [
      'Pagina del prodotto {product} (indicare la pagina esatta)',
      'Pagina del prodotto (indicare la pagina esatta)',
    ],
    collection: 'Categoria (indicare la pagina esatta)',
    policy: 'Spedizione e resi (indicare la pagina esatta)',
  },
  titles: {
    launch: ['Ecco {product}', 'Ecco il nuovo prodotto'],
    teaser: ['Primo indizio: {product}', 'Un primo indizio su ciò che arriva'],
    restock: ['Di nuovo qui: {product}', 'Di nuovo qui in {month}'],
    bestsellers: ['I preferiti di {month}', 'La lista breve dei preferiti'],
    ugc: ['Che cosa si dice di {product}', 'Storie di clienti in {month}'],
    howto: ['Ottenere di più: {product}', 'Una guida utile per {month}'],
    ingredient: ['Dentro {product}', 'Il prodotto visto da dentro'],
    story: ['La storia di {brand}', 'La storia dietro il marchio'],
    bts: ['Come nasce {product}', 'Dietro le quinte in {month}'],
    objection: ['Un dubbio giusto: {product}', 'Un dubbio, una risposta onesta'],
    comparison: ['{product} o {productB}', 'Quale va bene: un confronto'],
    bundle: ['Insieme: {product} e {productB}', 'Il set che sta bene insieme'],
    vip: ['Prima di tutti: {product}', 'Anteprima per clienti abituali'],
    giftguide: ['Guida ai regali: {occasion}', 'Guida ai regali di {month}'],
    sale: ['Offerta: {occasion}', 'L’offerta di {month}'],
    flash: ['Offerta di un giorno: {product}', 'Offerta di un giorno in {month}'],
    lastchance: ['Ultima chiamata: {product}', 'Ultima chiamata per l’offerta'],
    plainnote: ['Una breve nota: {product}', 'Una breve nota di {month}'],
    quiz: ['Test: {product} o altro', 'Il test: quale prodotto va bene'],
    winback: ['Un motivo per tornare', 'Tornare a dare un’occhiata'],
    sunset: ['Restare o andare', 'Restare in lista oppure no'],
    replenish: ['È ora di riordinare: {product}', 'È ora di riordinare'],
    values: ['In che cosa crediamo in {month}', 'Che cosa facciamo e che cosa manca'],
    survey: ['Sondaggio: {product}', 'Un breve sondaggio in {month}'],
    referral: ['Da condividere: {product}', 'Portare qualcuno nel negozio'],
    loyalty: ['Punti e premi di {month}', 'Punti e premi in vista'],
    greeting: ['I nostri auguri: {occasion}', 'Un saluto da tutta la squadra'],
    roundup: ['La nostra selezione di {month}', 'Una selezione che vale'],
    newsletter: ['{month} da {brand}', 'Il riassunto di {month}'],
    milestone: ['Un traguardo da {brand}', 'Un traguardo, con un grazie'],
    preference: ['Saltare le email: {occasion}', 'Saltare le email su un’occasione'],
  },
}

import type { OutlineWords } from './outline-words.ts'

export const ITALIAN: OutlineWords = {
  direction: 'Indicazione:',
  names: {
    opening: 'Apertura',
    letterOpening: 'Saluto e prima frase',
    lines: ['Primo pensiero', 'Secondo pensiero', 'Terzo pensiero', 'Ultimo pensiero'],
    question: 'Una domanda a chi legge',
    open: 'La voce di casa',
    offer: 'L’offerta',
    closing: 'Chiusura con pulsante',
    letterClosing: 'Firma e link',
  },
  opening: [
    'Questo è il titolo. Sotto va il pulsante "{cta}", per chi non ha bisogno d’altro.',
    'Titolo su due righe al massimo, immagine senza testo sopra. Poi il pulsante "{cta}".',
    'Lasciare il titolo com’è. Una frase breve può portare al primo pensiero, poi il pulsante "{cta}".',
  ],
  letterOpening: [
    'Salutare, poi cominciare con questa frase. Niente titolo, niente logo.',
    'Dopo il saluto andare subito a questa frase, come in un biglietto a qualcuno che si conosce.',
    'Cominciare da qui. Sul telefono il primo paragrafo resta sotto le tre righe.',
  ],
  lines: {
    advice: [
      'Lasciarlo come un gesto da fare. Un paragrafo, al massimo tre righe sul telefono.',
      'La frase regge da sola: si può fare prima ancora di chiudere l’email.',
      'Se si aggiunge una frase, nomina un oggetto o un luogo, non un vantaggio.',
      'Le prime parole in grassetto, così le trova anche chi scorre soltanto.',
    ],
    thought: [
      'Tenere la scena senza aggiungere aggettivi. Un paragrafo breve.',
      'Dirlo con parole di tutti i giorni. Prima tagliare, poi aggiungere.',
      'Dare aria a questa riga: spazio bianco sopra e sotto.',
      'Lasciare che chi legge finisca il pensiero. Sotto non si spiega niente.',
    ],
    knowledge: [
      'Lasciare l’affermazione com’è. Può seguire un esempio dalla settimana di chi legge, non una cifra.',
      'Dirlo una volta e andare avanti. Nessuna prova, nessun "lo sapevi che".',
      'Non allungarla. Nessuno dovrebbe doverla rileggere.',
      'Farla leggere a chi fa questo mestiere prima dell’invio.',
    ],
    question: [
      'La domanda da sola sulla sua riga, senza rispondere subito.',
      'Lasciare una pausa dopo la domanda. La risposta se la dà chi legge.',
      'Chiedere come si chiede a tavola. Nessuna seconda domanda accanto.',
    ],
    open: [
      'Da pubblicare solo quando è confermato. Se non è vero, il blocco si toglie.',
      'Prima la risposta, poi si tiene la frase o la si cambia con parole di casa.',
      'La domanda è nelle note. Finché non ha risposta, questa è una bozza.',
    ],
  },
  offer: [
    'L’unica riga che vende: nome, una frase, link. Il prezzo solo se è aggiornato.',
    'Più piccola del pensiero che precede: una riga, un’immagine, un link.',
    'Basta una frase. Quanto costa e come si ordina sta nella pagina del link.',
  ],
  closing: [
    'Riprendere il titolo in una frase breve, poi il pulsante "{cta}". Qui non c’è niente di nuovo.',
    'Una riga che fa venire voglia di farlo, poi il pulsante "{cta}".',
    'Chiudere con calma: il pulsante "{cta}" e, sotto, chi risponde a chi scrive.',
  ],
  closingLine: [
    'Questa riga porta al pulsante "{cta}". Dopo non arriva niente di nuovo.',
    'Lasciare la riga com’è e, subito sotto, il pulsante "{cta}".',
    'Chiudere con calma: questa riga, il pulsante "{cta}" e, sotto, chi risponde a chi scrive.',
  ],
  letterClosing: [
    'Finire con un solo link, "{cta}", su una riga sua, poi il nome di chi scrive.',
    'Ultima riga, poi il link "{cta}". Firma una persona, non il marchio.',
    'Chiudere come in una lettera: una frase, il link "{cta}", un nome.',
  ],
  visuals: {
    lines: [
      'Testo a sinistra; a destra un dettaglio dell’immagine di apertura, inquadrato stretto.',
      'Una colonna su fondo unito, accanto un piccolo disegno al tratto dell’oggetto di cui parla il testo.',
      'La scena di apertura vista dall’altro lato, le mani a fuoco, il testo sotto.',
      'Testo accanto a un’immagine alta e stretta: lo stesso luogo qualche minuto dopo.',
      'Un campo tranquillo nel colore del marchio, la riga in grande, nessuna immagine.',
      'L’oggetto di cui parla il testo alla luce del giorno, con il testo a mezza altezza.',
    ],
    offer: {
      durable: 'Il prodotto nella stanza in cui si usa, abbastanza grande da capire misura e materiale.',
      consumable: 'La confezione aperta accanto a ciò per cui serve, come in un giorno qualunque.',
      perishable:
        'Il prodotto nel momento più fresco, alla luce del giorno, sulla tavola dove finisce, con una mano nel quadro.',
      set: 'Tutti i pezzi uno accanto all’altro, visti dall’alto, così che si possano contare.',
      'made-to-measure': 'Mani che misurano, tagliano o adattano. Il pezzo finito solo al bordo dell’immagine.',
      subscription: 'Il suo ritmo: la stessa porta o lo stesso tavolo in tre date, sotto una striscia di calendario.',
      service: 'Le due persone che servono: chi fa il lavoro e chi lo riceve, nel mezzo di quel momento.',
      course: 'Persone che imparano attorno a un tavolo, appunti davanti, qualcuno che spiega con le mani.',
      event: 'Il luogo come lo vede chi arriva, con gente dentro e un posto libero.',
      digital: 'Uno schermo in uso su una scrivania vera, nel passo di cui parla il testo, con le mani sulla tastiera.',
      any: 'La cosa in uso, là dove la userebbe chi legge, senza oggetti di scena.',
    },
    closing: [
      'Fondo unito, una riga, un pulsante con spazio per il pollice. Nessuna seconda immagine.',
      'Il pulsante sul colore del marchio; sopra, una striscia stretta dell’immagine di apertura.',
      'Testo e pulsante al centro, poi il piè di pagina. Lavora lo spazio bianco.',
    ],
    letter: [
      'Solo testo su una colonna, carattere di sistema, nessuna immagine.',
      'Un paragrafo semplice, come in un’email personale: nient’altro che testo.',
    ],
  },
  pictures: [
    'La stessa scena da vicino: un oggetto, mani al lavoro, nessun volto.',
    'Lo stesso luogo senza persone, un po’ più tardi, per i blocchi tranquilli.',
    'Un oggetto della scena su fondo unito, da mettere accanto a un testo breve.',
  ],
  plainFeel: 'Una lettera da persona a persona: paragrafi brevi, nessuna immagine, un solo link.',
  segment: {
    new: 'Gli iscritti che non hanno ancora comprato né prenotato. Chi è già cliente resta fuori.',
    first:
      'Chi ha comprato o prenotato una sola volta. Chi aspetta un pacco o una risposta riceverà l’email successiva.',
    repeat: 'I clienti che hanno comprato o prenotato almeno due volte. Chi ha un reclamo aperto resta fuori.',
    vip: 'I clienti che tornano più spesso. Tutti gli altri restano fuori, così rimane personale.',
    lapsed:
      'I clienti il cui ultimo acquisto o appuntamento è più lontano del solito. Chi è venuto da poco resta fuori.',
    all: 'Gli iscritti che hanno aperto o cliccato negli ultimi tre mesi, clienti o no.',
  },
  people: {
    new: 'Persone della lista che non hanno ancora comprato né prenotato. Tutte le altre non ricevono questa email.',
    first:
      'Persone che hanno comprato o prenotato una sola volta. Chi aspetta un pacco o una risposta riceve l’email successiva.',
    repeat: 'Persone che hanno comprato o prenotato almeno due volte. Chi ha un reclamo aperto resta fuori.',
    vip: 'Le persone che tornano più spesso. Tutte le altre restano fuori, perché rimanga personale.',
    lapsed:
      'Persone il cui ultimo acquisto o appuntamento è più lontano del loro solito. Chi è passato da poco resta fuori.',
    all: 'Persone della lista che hanno aperto o cliccato negli ultimi tre mesi.',
  },
  segmentOf: 'Per: {readers}.',
  idea: 'L’idea, come è stata annotata: {text}.',
  occasion: 'L’occasione: {occasion}.',
  production: {
    designed:
      'Tutto il testo come testo, niente dentro le immagini. Ogni immagine ha un testo alternativo che dice che cosa si vede.',
    plain: 'Nessuna immagine da preparare. Si invia dall’indirizzo di una persona che legge le risposte.',
  },
  confirm: {
    heading: 'Da confermare prima di realizzarla:',
    gaps: {
      line: '{marker}: queste righe le scrive il copywriter. L’indicazione dice che cosa devono fare.',
      offer: '{marker}: che cosa si offre, a chi e fino a quando.',
      date: '{marker}: il giorno, con l’ora se conta.',
      quote: '{marker}: le parole del cliente, con il permesso di pubblicarle.',
      link: '{marker}: l’indirizzo della pagina. Il sito del marchio non è noto.',
    },
    rule: 'Regola del marchio:',
    nothing: 'Non resta niente da confermare. Ogni riga si può usare così com’è.',
  },
  links: { home: 'Sito', button: 'Pulsante "{cta}"' },
  voice: {
    playful: 'Giocoso, con un sorriso.',
    plain: 'Semplice e diretto.',
    noExclamationMarks: 'Senza punti esclamativi.',
    noEmoji: 'Senza emoji.',
    unknown: 'Cordiale e concreto: frasi brevi, cose che si vedono.',
    address: { tu: 'Si dà del tu.', Lei: 'Si dà del Lei.' },
    drafts: 'tu',
    readdress:
      'Le bozze danno del tu: prima dell’invio passare al Lei in tutte le righe, negli oggetti e nel pulsante.',
  },
  titles: [
    'Qualche riga di casa: {title}',
    'Due minuti con calma? {title}',
    'Da leggere piano e conservare: {title}',
    'Annotato per questa settimana: {title}',
    'Oggi nella posta: {title}',
  ],
  roleSigns: {
    launch: ['nuovo', 'nuova', 'nuovi', 'nuove', 'lancio', 'novità', 'è arrivato', 'è arrivata', 'presentiamo'],
    tease: ['presto', 'prossimamente', 'anteprima', 'lista d’attesa', 'in arrivo'],
    thank: ['grazie', 'ringraziamento', 'anniversario', 'compleanno', 'auguri', 'fedeltà'],
    serve: [
      'orari',
      'ultimo ordine',
      'consegna',
      'consegne',
      'spedizione',
      'spedizioni',
      'pausa',
      'disiscriversi',
      'sondaggio',
      'chiusura',
      'ci manchi',
      'parere',
      'appuntamento',
    ],
    prove: ['recensioni', 'perché', 'dietro le quinte', 'storia', 'come nasce', 'origine', 'prova', 'vale la pena'],
    sell: [
      'confronto',
      'differenza',
      'offerta',
      'saldi',
      'regalo',
      'regali',
      'set',
      'più venduti',
      'preferiti',
      'torna',
      'di nuovo disponibile',
      'selezione',
    ],
    teach: ['come', 'guida', 'consigli', 'passi', 'errore', 'errori', 'cura', 'scegliere', 'pulire', 'imparare'],
  },
  roles: {
    teach: {
      parts: [
        {
          name: 'Il momento',
          directions: [
            'Cominciare dal momento in cui serve. Una frase: dove si è, che cosa si ha in mano.',
            'Cominciare dal piccolo errore che capita qui, raccontato senza rimproveri.',
          ],
        },
        {
          name: 'Il gesto che conta',
          directions: [
            'Spiegare il gesto che fa la differenza: che cosa si prende, che cosa si fa, da che cosa si capisce che è riuscito.',
            'Dare il gesto nell’ordine in cui lo fanno le mani. Quello che fanno già tutti si lascia fuori.',
          ],
        },
        {
          name: 'Il limite',
          directions: [
            'Dire quando il consiglio non vale o può aspettare. Un limite rende credibile il resto.',
            'Dire che cosa fare se non riesce al primo colpo, e a chi chiedere.',
          ],
        },
      ],
      show: 'Qualcuno nel mezzo del gesto, visto da sopra la spalla, nel posto in cui succede davvero.',
      button: 'Tutti i passaggi',
      why: 'Chi ha imparato qualcosa di utile apre anche l’email successiva.',
      measure: 'Si misura dai clic sul pulsante e dalle risposte.',
      feel: 'Chiaro e senza fretta. Un pensiero per schermata, immagini che spiegano.',
      previews: [
        'Un gesto per oggi, e quando se ne può fare a meno.',
        'Da dove si comincia e da che cosa si capisce che va bene.',
      ],
      subjects: ['Da sapere prima del fine settimana', 'Quale passaggio si salta spesso?', 'Un gesto, e poi riesce'],
      title: 'Qualcosa di utile per questa settimana',
    },
    sell: {
      parts: [
        {
          name: 'Il bisogno',
          directions: [
            'Cominciare dalla situazione in cui viene voglia di averlo. Una frase, ancora senza prodotto.',
            'Nominare quello che manca o sta finendo adesso, come lo direbbe chi legge.',
          ],
        },
        {
          name: 'Che cosa decide',
          directions: [
            'Dare le due o tre cose in base alle quali si sceglie, ognuna in una riga breve che si può verificare.',
            'Dire che cosa va bene per chi. Una riga per ciascuno, che parta da chi legge e non dal prodotto.',
          ],
        },
        {
          name: 'Chi può farne a meno',
          directions: [
            'Dire chi può farne a meno o dovrebbe aspettare. Vende meglio di un altro vantaggio.',
            'Rispondere al dubbio che trattiene dall’ordinare, con una frase vera.',
          ],
        },
      ],
      show: 'Il prodotto dove finisce dopo l’ordine: sul tavolo, in mano, vicino alla porta.',
      button: 'Tutti i dettagli',
      why: 'Propone un ordine quando chi legge ha già un motivo suo.',
      measure: 'Si misura dagli ordini o dalle prenotazioni della settimana dopo l’invio.',
      feel: 'Immagini grandi, poche parole. La strada verso il pulsante è breve.',
      previews: ['Che cosa va bene per chi, e chi può farne a meno.', 'Che cosa guardare prima di scegliere.'],
      subjects: ['Quale mancherebbe di più?', 'Per un martedì qualunque', 'Prima che la mensola resti vuota'],
      title: 'Una scelta da guardare',
    },
    prove: {
      parts: [
        {
          name: 'Il dubbio',
          directions: [
            'Dire il dubbio ad alta voce, con le parole di chi ce l’ha. Senza ammorbidirlo.',
            'Cominciare da quello che si pensa prima di provare. Senza contraddire.',
          ],
        },
        {
          name: 'Che cosa si verifica',
          directions: [
            'Mostrare una cosa che chi legge può verificare da sé, con gli occhi o con le mani.',
            'Mostrare come si fa: un luogo, un attrezzo, una persona al lavoro. Nessun superlativo.',
          ],
        },
        {
          name: 'Il limite',
          directions: [
            'Dire che cosa non può fare. Una sola frase.',
            'Dire per chi il dubbio è giusto. Il resto allora sta in piedi.',
          ],
        },
      ],
      show: 'Il lavoro stesso: un banco, un attrezzo, due mani, nella luce che c’è davvero.',
      button: 'Uno sguardo da vicino',
      why: 'Un dubbio preso sul serio diventa piccolo. Se lo si contraddice, cresce.',
      measure: 'Si misura dal tempo passato nella pagina del pulsante e dalle risposte.',
      feel: 'Sobrio. Luoghi veri, niente in posa, didascalie che dicono che cosa si vede.',
      previews: [
        'Una cosa da verificare di persona, e una che non sa fare.',
        'Come si fa, mostrato nel posto in cui si fa.',
      ],
      subjects: ['E se il dubbio avesse ragione?', 'Una visita durante il lavoro', 'Dall’altra parte del banco'],
      title: 'Uno sguardo da vicino',
    },
    serve: {
      parts: [
        {
          name: 'Di che cosa si tratta',
          directions: [
            'Dire nella prima frase che cosa c’è da sapere o da decidere. Prima le date.',
            'Cominciare da quello che cambia, e da quando. Le ragioni vengono dopo.',
          ],
        },
        {
          name: 'Come si fa',
          directions: [
            'Dare la strada nell’ordine in cui si percorre, una riga breve per passaggio.',
            'Mostrare il clic o la risposta che serve, e che cosa succede dopo.',
          ],
        },
        {
          name: 'Se qualcosa non è chiaro',
          directions: [
            'Nominare la persona o l’indirizzo che aiuta, e quando c’è qualcuno.',
            'Rispondere in una frase alla domanda che arriva più spesso su questo.',
          ],
        },
      ],
      show: 'Nessun prodotto: la persona che risponde, al suo posto, o l’oggetto del messaggio su fondo unito.',
      button: 'Ecco come funziona',
      why: 'Un messaggio che aiuta e non vende niente tiene le persone nella lista.',
      measure: 'Si misura da meno domande e da poche disiscrizioni.',
      feel: 'Breve e calmo, come un biglietto sulla porta. Prima l’essenziale.',
      previews: [
        'Che cosa c’è da sapere, e che cosa si risolve in un minuto.',
        'Prima l’essenziale, sotto i dettagli.',
      ],
      subjects: ['Un biglietto prima della settimana', 'Va ancora bene così?', 'Si legge in fretta e torna utile'],
      title: 'Un messaggio breve',
    },
    thank: {
      parts: [
        {
          name: 'Il grazie',
          directions: [
            'Ringraziare per una cosa precisa che ha fatto chi legge. Nessuna offerta nello stesso fiato.',
            'Cominciare da una piccola scena dell’anno in cui chi legge ha avuto una parte.',
          ],
        },
        {
          name: 'Che cosa ne è nato',
          directions: [
            'Raccontare che cosa è stato possibile. Una cosa sola, raccontata da una persona di casa.',
            'Mostrare una cosa che oggi è diversa perché qualcuno ha scritto, comprato o aspettato.',
          ],
        },
        {
          name: 'La porta aperta',
          directions: [
            'Finire con un invito che non costa niente: rispondere, passare a trovare, dirlo ad altri.',
            'Fare una domanda la cui risposta interessa davvero a qualcuno di casa.',
          ],
        },
      ],
      show: 'Le persone di casa in un giorno normale, al lavoro, non in fila davanti all’obiettivo.',
      button: 'La lettera intera',
      why: 'Un grazie senza offerta è raro nella posta. Lo si ricorda quando arriva l’offerta dopo.',
      measure: 'Si misura dalle risposte.',
      feel: 'Caldo e piccolo: un’immagine, un nome, molta aria.',
      previews: [
        'Oggi nessuna offerta. Solo qualche riga e un nome.',
        'Qualcosa che senza chi legge non sarebbe successo.',
      ],
      subjects: ['Qualche riga senza offerte', 'Questa email non chiede niente', 'Chi c’è dietro tutto questo?'],
      title: 'Qualche riga per dire grazie',
    },
    tease: {
      parts: [
        {
          name: 'L’indizio',
          directions: [
            'Mostrare una parte e non il tutto: un materiale, un rumore, l’angolo di un tavolo. Ancora senza nome.',
            'Cominciare dalla domanda a cui la novità risponde. La risposta si tiene.',
          ],
        },
        {
          name: 'Perché adesso',
          directions: ['Dire che cosa ha dato l’idea. Una frase vera.', 'Dire da quando qualcuno ci lavora, se si sa.'],
        },
        {
          name: 'Quando arriva',
          directions: [
            'Dare il giorno, o dire che non è fissato. Non promettere altro.',
            'Dire chi lo saprà per primo e che cosa deve fare.',
          ],
        },
      ],
      show: 'Un dettaglio tagliato che svela a metà: un bordo, una trama, una forma coperta.',
      button: 'Novità in anteprima',
      why: 'Chi ha aspettato cerca l’email nel giorno giusto.',
      measure: 'Si misura da quante persone chiedono di essere avvisate.',
      feel: 'Scuro, silenzioso e vicino. Un’immagine che fa indovinare.',
      previews: ['Oggi mezza immagine. Il resto arriva.', 'Ancora senza nome, solo un primo sguardo.'],
      subjects: ['Per ora solo un angolo', 'Che cosa diventerà?', 'Non ancora pronto da mostrare'],
      title: 'Qualcosa si prepara',
    },
    launch: {
      parts: [
        {
          name: 'La novità',
          directions: [
            'Nominarla e dire in una frase che cosa adesso si può fare e prima no.',
            'Cominciare dalla cosa stessa: che cos’è, di che cosa è fatta, a che cosa serve.',
          ],
        },
        {
          name: 'Perché esiste',
          directions: [
            'Raccontare che cosa mancava. Una frase di chi ha avuto l’idea.',
            'Raccontare una cosa che lungo la strada non ha funzionato. Rende credibile il risultato.',
          ],
        },
        {
          name: 'Per chi è',
          directions: [
            'Dire a chi va bene, e chi è già ben servito con quello che ha.',
            'Dare le due domande che arrivano per prime, ognuna con una risposta breve.',
          ],
        },
      ],
      show: 'La novità da sola e in grande, poi in mano a qualcuno che la usa per la prima volta.',
      button: 'Ecco la novità',
      why: 'Una novità lo è solo per pochi giorni. In quel tempo un’email chiara ne vale tre.',
      measure: 'Si misura dai primi ordini e dalle visite alla pagina.',
      feel: 'Un’immagine grande, una frase, aria. Il resto aspetta più sotto.',
      previews: ['Che cos’è, perché esiste, e chi può farne a meno.', 'Che cosa fa, che cosa non fa e per chi è.'],
      subjects: ['Da oggi è qui', 'Che cosa mancava finora?', 'Appena uscita dal laboratorio'],
      title: 'C’è una novità',
    },
  },
}

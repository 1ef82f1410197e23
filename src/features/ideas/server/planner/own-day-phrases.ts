import type { Language } from '#shared/brand-brief.ts'

/** A moment of a day that the notes name: the days before it, itself, and for a launch the days after it. */
export type OwnMoment = 'before' | 'on' | 'after'

interface MomentPhrases {
  /** Titles; those with `{product}` only where the notes name a product. */
  titles: readonly string[]
  description: string
}

/** `launch`: something new comes out. `day`: anything else that a brand may plan; nothing is said of what it is. */
export interface OwnDayPhrases {
  launch: Record<OwnMoment, MomentPhrases>
  day: Record<'before' | 'on', MomentPhrases>
}

// No article and no verb that agrees stands before or after a product: its gender and number are unknown.
export const ownDayPhrases: Record<Language, OwnDayPhrases> = {
  en: {
    launch: {
      before: {
        titles: [
          '{product}: a first look before {date}',
          'Something new is coming on {date}',
          'A first hint before {date}',
        ],
        description:
          'Raises curiosity a few days ahead, shows one detail and names the day. It asks for nothing but a look.',
      },
      on: {
        titles: ['{date} is here: meet {product}', 'The wait is over: our news of {date}', '{date}: now it is out'],
        description:
          'The news of the day in one picture and three sentences: what it is, whom it suits, where to find it.',
      },
      after: {
        titles: [
          '{product}: questions of the first days',
          'First questions since {date}, answered',
          'What readers ask since {date}',
        ],
        description: 'Answers what readers ask once the news is out, one question after the other, without pressure.',
      },
    },
    day: {
      before: {
        titles: ['Save the day: {date}', 'A few days left until {date}', 'What to know before {date}'],
        description: 'A short note a few days ahead: what happens, what to prepare and where to read more.',
      },
      on: {
        titles: [
          'Today is the day: {date}',
          '{date}: everything at a glance',
          'It starts on {date}: the short version',
        ],
        description: 'One message on the day itself: what happens today and what readers can do about it.',
      },
    },
  },
  de: {
    launch: {
      before: {
        titles: [
          '{product}: ein erster Blick vor dem {date}',
          'Am {date} kommt etwas Neues',
          'Ein erster Hinweis vor dem {date}',
        ],
        description:
          'Weckt einige Tage vorher Neugier, zeigt ein Detail und nennt den Tag. Mehr als einen Blick verlangt die Mail nicht.',
      },
      on: {
        titles: [
          'Heute, am {date}: {product}',
          'Das Warten hat ein Ende: die Neuheit vom {date}',
          'Es ist so weit, heute am {date}',
        ],
        description:
          'Die Neuigkeit des Tages in einem Bild und drei Sätzen: was es ist, für wen es passt und wo es zu finden ist.',
      },
      after: {
        titles: [
          '{product}: Fragen der ersten Tage',
          'Die ersten Fragen seit dem {date}',
          'Was Leser seit dem {date} wissen wollen',
        ],
        description: 'Beantwortet, was nach dem Start gefragt wird, eine Frage nach der anderen und ohne Druck.',
      },
    },
    day: {
      before: {
        titles: ['Den {date} schon notiert?', 'Noch ein paar Tage bis zum {date}', 'Gut zu wissen vor dem {date}'],
        description: 'Eine kurze Nachricht einige Tage vorher: was geschieht, was vorzubereiten ist und wo mehr steht.',
      },
      on: {
        titles: [
          'Heute ist der Tag: {date}',
          '{date}: alles auf einen Blick',
          'Am {date} geht es los: das Wichtigste kurz',
        ],
        description: 'Eine Nachricht am Tag selbst: was heute geschieht und was zu tun ist.',
      },
    },
  },
  fr: {
    launch: {
      before: {
        titles: [
          '{product} : un premier regard avant le {date}',
          'Une nouveauté arrive le {date}',
          'Un premier indice avant le {date}',
        ],
        description:
          'Éveille la curiosité quelques jours avant, montre un détail et nomme le jour. Le message ne demande qu’un regard.',
      },
      on: {
        titles: [
          'C’est le {date} : voici {product}',
          'L’attente est finie : la nouveauté du {date}',
          'Le {date}, c’est aujourd’hui',
        ],
        description: 'La nouvelle du jour en une image et trois phrases : ce que c’est, pour qui et où la trouver.',
      },
      after: {
        titles: [
          '{product} : les questions des premiers jours',
          'Les premières questions depuis le {date}',
          'Ce que l’on nous demande depuis le {date}',
        ],
        description: 'Répond à ce que l’on demande après la sortie, une question après l’autre et sans pression.',
      },
    },
    day: {
      before: {
        titles: [
          'Une date à noter : le {date}',
          'Encore quelques jours avant le {date}',
          'Bon à savoir avant le {date}',
        ],
        description:
          'Un court message quelques jours avant : ce qui se passe, ce qu’il faut préparer et où en lire plus.',
      },
      on: {
        titles: [
          'Le jour est arrivé : le {date}',
          'Le {date} : tout en un coup d’œil',
          'Cela commence le {date} : l’essentiel en bref',
        ],
        description: 'Un message le jour même : ce qui se passe aujourd’hui et ce que l’on peut faire.',
      },
    },
  },
  es: {
    launch: {
      before: {
        titles: [
          '{product}: una primera mirada antes del {date}',
          'El {date} llega algo nuevo',
          'Una primera pista antes del {date}',
        ],
        description:
          'Despierta la curiosidad unos días antes, muestra un detalle y nombra el día. El mensaje solo pide una mirada.',
      },
      on: {
        titles: ['Hoy, {date}: {product}', 'Se acabó la espera: la novedad del {date}', 'Ya es {date} y ya está aquí'],
        description: 'La noticia del día en una imagen y tres frases: qué es, para quién y dónde encontrarla.',
      },
      after: {
        titles: [
          '{product}: las preguntas de los primeros días',
          'Las primeras preguntas desde el {date}',
          'Lo que nos preguntan desde el {date}',
        ],
        description: 'Responde a lo que se pregunta después del estreno, una pregunta tras otra y sin presión.',
      },
    },
    day: {
      before: {
        titles: [
          'Una fecha para apuntar: el {date}',
          'Faltan pocos días para el {date}',
          'Lo que conviene saber antes del {date}',
        ],
        description: 'Un mensaje corto unos días antes: qué pasa, qué hay que preparar y dónde leer más.',
      },
      on: {
        titles: [
          'Ha llegado el día: {date}',
          'El {date}, todo de un vistazo',
          'Empieza el {date}: lo esencial en breve',
        ],
        description: 'Un mensaje en el mismo día: qué pasa hoy y qué se puede hacer.',
      },
    },
  },
  it: {
    launch: {
      before: {
        titles: [
          '{product}: un primo sguardo prima del {date}',
          'Il {date} arriva qualcosa di nuovo',
          'Un primo indizio prima del {date}',
        ],
        description:
          'Suscita curiosità qualche giorno prima, mostra un dettaglio e dice il giorno. Il messaggio chiede solo uno sguardo.',
      },
      on: {
        titles: [
          'Oggi, {date}: {product}',
          'L’attesa è finita: la novità del {date}',
          'È il {date}, ed è arrivato il momento',
        ],
        description: 'La notizia del giorno in un’immagine e tre frasi: che cos’è, per chi è e dove trovarla.',
      },
      after: {
        titles: [
          '{product}: le domande dei primi giorni',
          'Le prime domande dopo il {date}',
          'Che cosa ci chiedono dopo il {date}',
        ],
        description: 'Risponde a quello che si chiede dopo il lancio, una domanda dopo l’altra e senza pressione.',
      },
    },
    day: {
      before: {
        titles: ['Una data da segnare: il {date}', 'Pochi giorni al {date}', 'Da sapere prima del {date}'],
        description:
          'Un messaggio breve qualche giorno prima: che cosa succede, che cosa preparare e dove leggere di più.',
      },
      on: {
        titles: [
          'Il giorno è arrivato: {date}',
          'Il {date} in un colpo d’occhio',
          'Si comincia il {date}: l’essenziale in breve',
        ],
        description: 'Un messaggio nel giorno stesso: che cosa succede oggi e che cosa si può fare.',
      },
    },
  },
}

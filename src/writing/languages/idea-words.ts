import type { Language } from '#shared/brand-brief.ts'
import type { Angle } from '../packs/pack-schema.ts'

interface IdeaWords {
  /** Whom an email is for, by stage. */
  readers: Record<Angle['stage'], string>
  /** Why an idea suits this brand. `{doubt}` is the reader's question in its own words. */
  answersDoubt: string
  /** `{occasion}` is a day by its name, `{days}` a number greater than one. */
  beforeOccasion: string
  /** An email about a day that the notes of the month name. */
  ownDay: {
    launch: string
    day: string
    tease: string
    last: string
    /** `{title}` is what happens, in the person's own words. */
    titles: Record<'tease' | 'last' | 'ending' | 'reminder', string>
    when: string
    why: string
    readers: string
    /** Why the notes set what ties the month together. */
    because: string
  }
  /** What the ideas are that belong to no theme of their own. */
  moreIdeas: { title: string; purpose: string }
}

const WORDS: Record<Language, IdeaWords> = {
  en: {
    readers: {
      new: 'Subscribers who haven’t bought yet',
      first: 'People who bought once, not long ago',
      repeat: 'Customers who come back',
      vip: 'Your most loyal customers',
      lapsed: 'Customers who haven’t bought for a while',
      all: 'Everyone who opens your emails',
    },
    answersDoubt: 'It answers a question that readers ask you: “{doubt}”',
    beforeOccasion: 'It goes out {days} days before {occasion}.',
    ownDay: {
      launch:
        'The news of the day in one picture and three sentences: what it is, whom it suits and where to find it. Everything else waits for the next email.',
      day: 'One message for the day itself: what happens, what readers can do about it and where to read more. It stays short, because the day is the news.',
      tease:
        'What is coming, in one picture and two sentences, and the day from which it can be had. Everything else waits for that day.',
      last: 'A short word for everyone who meant to take part: what it is, until when it goes, and where. Nothing new is added.',
      titles: {
        tease: 'Soon: {title}',
        last: 'Last day: {title}',
        ending: 'Almost over: {title}',
        reminder: 'Reminder: {title}',
      },
      when: 'When: {days}.',
      because: 'It comes from the notes for this month.',
      why: 'You named this day: “{words}”',
      readers: 'Everyone who opens your emails',
    },
    moreIdeas: { title: 'More for this month', purpose: 'Further emails that suit the month and belong to no theme.' },
  },
  de: {
    readers: {
      new: 'Abonnenten, die noch nichts gekauft haben',
      first: 'Kundinnen und Kunden nach dem ersten Kauf',
      repeat: 'Stammkundschaft, die wiederkommt',
      vip: 'Ihre treuesten Kundinnen und Kunden',
      lapsed: 'Kundschaft, die länger nichts gekauft hat',
      all: 'Alle, die Ihre E-Mails öffnen',
    },
    answersDoubt: 'Die E-Mail beantwortet eine Frage Ihrer Leser: „{doubt}“',
    beforeOccasion: 'Sie geht {days} Tage vorher hinaus: {occasion}.',
    ownDay: {
      launch:
        'Die Neuigkeit des Tages in einem Bild und drei Sätzen: was es ist, zu wem es passt und wo es zu finden ist. Alles andere wartet auf die nächste E-Mail.',
      day: 'Eine Nachricht für den Tag selbst: was passiert, was die Leser tun können und wo mehr dazu steht. Sie bleibt kurz, denn der Tag ist die Nachricht.',
      tease:
        'Was kommt, in einem Bild und zwei Sätzen, und der Tag, ab dem es so weit ist. Alles andere wartet bis dahin.',
      last: 'Ein kurzes Wort für alle, die dabei sein wollten: worum es geht, bis wann und wo. Neues kommt nicht dazu.',
      titles: {
        tease: 'Bald: {title}',
        last: 'Letzter Tag: {title}',
        ending: 'Fast vorbei: {title}',
        reminder: 'Zur Erinnerung: {title}',
      },
      when: 'Wann: {days}.',
      because: 'Das steht in den Notizen zu diesem Monat.',
      why: 'Diesen Tag haben Sie genannt: „{words}“',
      readers: 'Alle, die Ihre E-Mails öffnen',
    },
    moreIdeas: {
      title: 'Mehr für diesen Monat',
      purpose: 'Weitere E-Mails, die in den Monat passen und zu keinem Thema gehören.',
    },
  },
  fr: {
    readers: {
      new: 'Les abonnés qui n’ont encore rien acheté',
      first: 'Les clients après un premier achat',
      repeat: 'Les clients qui reviennent',
      vip: 'Vos clients les plus fidèles',
      lapsed: 'Les clients qui n’ont rien acheté depuis longtemps',
      all: 'Tous ceux qui ouvrent vos e-mails',
    },
    answersDoubt: 'Cet e-mail répond à une question de vos lecteurs : « {doubt} »',
    beforeOccasion: 'Il part {days} jours avant la date : {occasion}.',
    ownDay: {
      launch:
        'La nouvelle du jour en une image et trois phrases : ce que c’est, à qui cela convient et où le trouver. Le reste attend l’e-mail suivant.',
      day: 'Un message pour le jour même : ce qui se passe, ce que les lecteurs peuvent faire et où en lire plus. Il reste court, car la nouvelle, c’est le jour.',
      tease: 'Ce qui arrive, en une image et deux phrases, et le jour où cela commence. Le reste attend ce jour-là.',
      last: 'Un mot court pour celles et ceux qui voulaient en être : de quoi il s’agit, jusqu’à quand et où. Rien de nouveau.',
      titles: {
        tease: 'Bientôt : {title}',
        last: 'Dernier jour : {title}',
        ending: 'C’est bientôt fini : {title}',
        reminder: 'Rappel : {title}',
      },
      when: 'Dates : {days}.',
      because: 'C’est ce que disent les notes pour ce mois.',
      why: 'Vous avez indiqué ce jour : « {words} »',
      readers: 'Tous ceux qui ouvrent vos e-mails',
    },
    moreIdeas: {
      title: 'D’autres idées pour ce mois',
      purpose: 'D’autres e-mails qui vont avec le mois, sans appartenir à un thème.',
    },
  },
  es: {
    readers: {
      new: 'Suscriptores que todavía no han comprado',
      first: 'Clientes después de su primera compra',
      repeat: 'Clientes que vuelven',
      vip: 'Tus clientes más fieles',
      lapsed: 'Clientes que llevan tiempo sin comprar',
      all: 'Todas las personas que abren tus correos',
    },
    answersDoubt: 'Responde a una pregunta de tus lectores: «{doubt}»',
    beforeOccasion: 'Sale {days} días antes de la fecha: {occasion}.',
    ownDay: {
      launch:
        'La novedad del día en una imagen y tres frases: qué es, para quién es y dónde encontrarla. Lo demás espera al próximo correo.',
      day: 'Un mensaje para el mismo día: qué pasa, qué pueden hacer los lectores y dónde leer más. Es breve, porque la noticia es el día.',
      tease: 'Lo que llega, en una imagen y dos frases, y el día en que empieza. Lo demás espera a ese día.',
      last: 'Unas palabras para quienes querían participar: qué es, hasta cuándo y dónde. No se añade nada nuevo.',
      titles: {
        tease: 'Muy pronto: {title}',
        last: 'Último día: {title}',
        ending: 'Está a punto de acabar: {title}',
        reminder: 'Recordatorio: {title}',
      },
      when: 'Fechas: {days}.',
      because: 'Lo dicen las notas para este mes.',
      why: 'Has señalado este día: «{words}»',
      readers: 'Todas las personas que abren tus correos',
    },
    moreIdeas: {
      title: 'Más ideas para este mes',
      purpose: 'Otros correos que encajan en el mes y no pertenecen a ningún tema.',
    },
  },
  it: {
    readers: {
      new: 'Gli iscritti che non hanno ancora comprato',
      first: 'I clienti dopo il primo acquisto',
      repeat: 'I clienti che tornano',
      vip: 'I tuoi clienti più fedeli',
      lapsed: 'I clienti che non comprano da un po’',
      all: 'Tutte le persone che aprono le tue email',
    },
    answersDoubt: 'Risponde a una domanda dei tuoi lettori: «{doubt}»',
    beforeOccasion: 'Parte {days} giorni prima della data: {occasion}.',
    ownDay: {
      launch:
        'La novità del giorno in un’immagine e tre frasi: che cos’è, per chi va bene e dove trovarla. Il resto aspetta la prossima email.',
      day: 'Un messaggio per il giorno stesso: che cosa succede, che cosa possono fare i lettori e dove leggere di più. Resta breve, perché la notizia è il giorno.',
      tease:
        'Quello che arriva, in un’immagine e due frasi, e il giorno in cui comincia. Il resto aspetta quel giorno.',
      last: 'Poche parole per chi voleva esserci: di che cosa si tratta, fino a quando e dove. Non si aggiunge niente di nuovo.',
      titles: {
        tease: 'Presto: {title}',
        last: 'Ultimo giorno: {title}',
        ending: 'Sta per finire: {title}',
        reminder: 'Promemoria: {title}',
      },
      when: 'Date: {days}.',
      because: 'Lo dicono le note di questo mese.',
      why: 'Hai indicato questo giorno: «{words}»',
      readers: 'Tutte le persone che aprono le tue email',
    },
    moreIdeas: {
      title: 'Altre idee per questo mese',
      purpose: 'Altre email adatte al mese che non fanno parte di un tema.',
    },
  },
}

export const ideaWords = (language: Language): IdeaWords => WORDS[language]

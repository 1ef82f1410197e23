import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { noteEmails } from './note-emails.ts'
import { notesInWords, unreadInWords } from './notes-in-words.ts'
import { EVERY_DAY, notesContext } from './notes.fixtures.ts'
import type { NotesContext } from './notes-reader.ts'
import { readNotes } from './read-notes.ts'

const NOTES: Record<Language, readonly (readonly [string, readonly string[]])[]> = {
  en: [
    [
      'Please do 2 emails about the grinder',
      ["We couldn't read: “Please do 2 emails about the grinder”, so we won't follow it."],
    ],
    ['Free shipping weekend May 15/16', ['Free shipping weekend May 15-16: one email.']],
    ['no sales emails', ['No emails that sell.']],
    ['Nothing after May 28', ['No emails May 29-31.']],
    ["don't send anything before the 5th", ['No emails May 1-4.']],
    ['no emails from May 20 on', ['No emails May 20-31.']],
    ["We're out of the Hand Grinder", ["We'll leave out Hand Grinder."]],
    ['hand grinder is sold out', ["We'll leave out Hand Grinder."]],
    ['avoid the word cheap', ['No email mentions “cheap”.']],
    ['Thanks!', []],
    ["pls push UltraSeal pouch hard, it's overstocked", ['UltraSeal pouch leads at least one email.']],
    ["Mother's Day is fine", ["We couldn't read: “Mother's Day is fine”, so we won't follow it."]],
    ['two emails for the sale on May 12', ['Sale on May 12: two emails.']],
    ['No emails on Memorial Day', ['No emails on Memorial Day.']],
    ['launch May 18 and workshop May 22', ['Launch on May 18: two emails.', 'Workshop on May 22: two emails.']],
    ['no more than one promo', ['At most one email that sells.']],
    ['sale til May 14', ['Sale on May 14: two emails.']],
    ['Hand Grinder!', ['Hand Grinder leads at least one email.']],
    ['sale from 5/10 to 5/14', ['Sale May 10-14: two emails.']],
    ['Our new cafe opens May 12, come and say hi', ['New cafe opens on May 12: one email.']],
    [
      'send 3 emails, one of them about gifting',
      ["We couldn't read: “send 3 emails one of them about gifting”, so we won't follow it."],
    ],
    ['May 3 - May 9: tasting week', ['Tasting week May 3-9: two emails.']],
    ['no emails on May 1 and May 2', ['No emails on May 1.', 'No emails on May 2.']],
    ["No Mother's Day, we're B2B", ["We won't plan Mother's Day."]],
    ['no mothers day please', ["We won't plan Mother's Day."]],
    ["We don't do Mother's Day or Father's Day.", ["We won't plan Mother's Day.", "We won't plan Father's Day."]],
    ['Spring sale May 10-14', ['Spring sale May 10-14: two emails.']],
    ['Spring sale: May 10-14, two emails', ['Spring sale May 10-14: two emails.']],
    ['May 10-14 spring sale, 20% off everything', ['Spring sale May 10-14: two emails.']],
    ['sale from the 10th to the 14th', ['Sale May 10-14: two emails.']],
    ['Launch of the UltraSeal pouch on May 18', ['Launch of the UltraSeal pouch on May 18: two emails.']],
    ['launching the lavender soap 5/18', ['Launching the lavender soap on May 18: two emails.']],
    ['Workshop next Friday', ["Workshop on April 23 is outside of May 2027, so we won't plan it here."]],
    ['first week of June: summer party', ["Summer party June 1-7 is outside of May 2027, so we won't plan it here."]],
    ['open house on Saturday, May 8', ['Open house on May 8: two emails.']],
    ['mid-May restock of the hand grinder', ['Restock of the hand grinder May 11-20: two emails.']],
    ['Memorial Day sale', ['Memorial Day sale: two emails.']],
    [
      'Order by May 18 for delivery before Memorial Day',
      ['Order by May 18 for delivery before Memorial Day: two emails.'],
    ],
    ['push the cold brew set', ['Cold Brew Set leads at least one email.']],
    [
      'please feature the Hand Grinder and the Lavender Soap',
      ['Hand Grinder leads at least one email.', 'Lavender Soap leads at least one email.'],
    ],
    ['focus on gifting', ["We'll prefer ideas about “gifting”."]],
    ['Theme: recycling at home', ['“Recycling at home” ties the month together.']],
    ['only 4 emails this month', ['At most four emails this month.']],
    ['max two sales emails', ['At most two emails that sell.']],
    ['no more than 3 emails please', ['At most three emails this month.']],
    ['one email a week', ['At most four emails this month.']],
    ['8 emails this month', ['Eight emails this month.']],
    ["don't mention prices", ['No prices in any email.']],
    ['no discounts!', ['No discounts this month.']],
    ['nothing about delivery times', ['No email mentions “delivery times”.']],
    ['no giveaways', ['No email mentions “giveaways”.']],
    ['no emails on Fridays', ['No emails on Fridays.']],
    ['nothing on weekends', ['No emails on Saturdays and Sundays.']],
    ['only Tuesdays and Thursdays', ['No emails on Mondays, Wednesdays, Fridays, Saturdays, and Sundays.']],
    ['closed May 20-22', ['No emails May 20-22.']],
    ['no emails on the 24th', ['No emails on May 24.']],
    ["We're away May 24 to May 28", ['No emails May 24-28.']],
    ["don't forget the tasting on May 20", ['Tasting on May 20: two emails.']],
    ['Make it pop', ["We couldn't read: “Make it pop”, so we won't follow it."]],
    ['We got a new logo', ["We couldn't read: “We got a new logo”, so we won't follow it."]],
    [
      'no Black Friday talk, launch on the 12th and no discounts',
      ["We won't plan Black Friday.", 'No discounts this month.', 'Launch on May 12: two emails.'],
    ],
    [
      'Pop-up store on May 5 and the 19th',
      ['Pop-up store on May 5: two emails.', 'Pop-up store on May 19: two emails.'],
    ],
    [
      'no discounts on the hand grinder',
      ["We couldn't read: “no discounts on the hand grinder”, so we won't follow it."],
    ],
    ['tasting in two weeks', ['Tasting on May 4: two emails.']],
    ['end of May: anniversary party', ['Anniversary party May 21-31: two emails.']],
    ['not only sales', ["We couldn't read: “not only sales”, so we won't follow it."]],
    ['Our sale starts on May 10 and ends on May 14', ['Sale May 10-14: two emails.']],
    ['leave out the Lavender Soap', ["We'll leave out Lavender Soap."]],
    ['last weekend of May pop-up', ['Pop-up May 29-30: two emails.']],
  ],
  de: [
    ['Keine Mails vor dem 5.', ['No emails May 1-4.']],
    ['ab dem 20. keine Mails', ['No emails May 20-31.']],
    ['Hand Grinder ist ausverkauft', ["We'll leave out Hand Grinder."]],
    ['Vermeidet das Wort billig', ['No email mentions “billig”.']],
    ['Workshop am 8. Mai und Messe am 15. Mai', ['Workshop on May 8: two emails.', 'Messe on May 15: two emails.']],
    ['Muttertag ist ok', ["We couldn't read: “Muttertag ist ok”, so we won't follow it."]],
    ['keine Werbemails', ['No emails that sell.']],
    ['Sommerfest am Samstag, 15. Mai', ['Sommerfest on May 15: two emails.']],
    ['KW 20 Aktion', ["We couldn't read: “KW 20 Aktion”, so we won't follow it."]],
    ['Bitte keine Mails zwischen dem 10. und 14. Mai', ['No emails May 10-14.']],
    ['Launch am Dienstag', ["We couldn't read: “Launch am Dienstag”, so we won't follow it."]],
    ['bitte kein Muttertag', ["We won't plan Muttertag."]],
    ['Muttertag bitte weglassen', ["We won't plan Muttertag."]],
    ['Kein Muttertag, wir sind B2B', ["We won't plan Muttertag."]],
    ['Frühlingsaktion vom 10. bis 14. Mai', ['Frühlingsaktion May 10-14: two emails.']],
    ['10.-14. Mai: Frühlingsaktion', ['Frühlingsaktion May 10-14: two emails.']],
    [
      'Aktion 10.5.-14.5., keine Rabatte auf das Cold Brew Set',
      [
        'Aktion May 10-14: two emails.',
        "We couldn't read: “keine Rabatte auf das Cold Brew Set”, so we won't follow it.",
      ],
    ],
    ['Verkaufsstart Lavender Soap am 18.5.', ['Verkaufsstart Lavender Soap on May 18: two emails.']],
    [
      'nächsten Freitag Workshop im Laden',
      ["Workshop im Laden on April 23 is outside of May 2027, so we won't plan it here."],
    ],
    ['höchstens vier Mails', ['At most four emails this month.']],
    ['nur 4 E-Mails diesen Monat', ['At most four emails this month.']],
    ['max. zwei Verkaufsmails', ['At most two emails that sell.']],
    ['keine Preise nennen', ['No prices in any email.']],
    ['Betriebsferien 24.-28. Mai', ['No emails May 24-28.']],
    ['Keine Mails am Wochenende', ['No emails on Saturdays and Sundays.']],
    ['nur dienstags senden', ['No emails on Mondays, Wednesdays, Thursdays, Fridays, Saturdays, and Sundays.']],
    ['in der ersten Juniwoche Sommerfest', ["Sommerfest June 1-7 is outside of May 2027, so we won't plan it here."]],
    ['Fokus auf das Cold Brew Set', ['Cold Brew Set leads at least one email.']],
    ['bitte die Hand Grinder pushen', ['Hand Grinder leads at least one email.']],
    ['Thema: Nachhaltigkeit', ['“Nachhaltigkeit” ties the month together.']],
    ['Kein Wort über Lieferzeiten', ['No email mentions “Lieferzeiten”.']],
    ['Bestellschluss am 20. Mai', ['Bestellschluss on May 20: two emails.']],
    ['Messe am 4.5. in Köln', ['Messe in Köln on May 4: two emails.']],
    ['am 24. bleibt alles geschlossen', ['No emails on May 24.']],
    ['keine Gewinnspiele', ['No email mentions “Gewinnspiele”.']],
    ['Tag der offenen Tür 8. Mai', ['Tag der offenen Tür on May 8: two emails.']],
    ['Ende Mai Jubiläumsfest', ['Jubiläumsfest May 21-31: two emails.']],
    ['Bitte ohne Rabatte und ohne Pfingsten', ['No discounts this month.', 'No email mentions “Pfingsten”.']],
    ['nicht mehr als eine Mail pro Woche', ['At most four emails this month.']],
  ],
  fr: [
    ["pas d'e-mails avant le 5", ['No emails May 1-4.']],
    ['rien après le 28 mai', ['No emails May 29-31.']],
    ['atelier le 8 mai et salon le 15 mai', ['Atelier on May 8: two emails.', 'Salon on May 15: two emails.']],
    ["pas d'e-mails entre le 10 et le 14 mai", ['No emails May 10-14.']],
    ['lancement mardi prochain', ["Lancement on April 27 is outside of May 2027, so we won't plan it here."]],
    ['pas de fête des mères', ["We won't plan Fête des Mères."]],
    ['pas de soldes cette année', ['No discounts this month.', "We won't plan Soldes."]],
    ['Ventes privées du 10 au 14 mai', ['Ventes privées May 10-14: two emails.']],
    ['lancement le 12 mai, pas de remises', ['No discounts this month.', 'Lancement on May 12: two emails.']],
    ['maximum 4 e-mails ce mois-ci', ['At most four emails this month.']],
    ['pas plus de deux e-mails de vente', ['At most two emails that sell.']],
    ['atelier vendredi prochain', ["Atelier on April 23 is outside of May 2027, so we won't plan it here."]],
    ['mettre en avant le Cold Brew Set', ['Cold Brew Set leads at least one email.']],
    ['ne parlez pas des prix', ['No prices in any email.']],
    [
      'première semaine de juin : portes ouvertes',
      ["Portes ouvertes June 1-7 is outside of May 2027, so we won't plan it here."],
    ],
    ['fermé le 24', ['No emails on May 24.']],
    ["pas d'e-mails le vendredi", ['No emails on Fridays.']],
    ['thème du mois : le zéro déchet', ['“Zéro déchet” ties the month together.']],
    ['rien sur les délais de livraison', ['No email mentions “délais de livraison”.']],
    ['fin mai : anniversaire de la boutique', ['Anniversaire de la boutique May 21-31: two emails.']],
    ['date limite de commande le 20 mai', ['Date limite de commande on May 20: two emails.']],
    ['soldes du 10 au 14', ['Soldes May 10-14: two emails.']],
    ['pas de jeux concours', ['No email mentions “jeux concours”.']],
    ['seulement le mardi', ['No emails on Mondays, Wednesdays, Thursdays, Fridays, Saturdays, and Sundays.']],
    ['on ne fait pas la fête des mères, on est en B2B', ["We won't plan Fête des Mères."]],
    ['lancement du UltraSeal pouch mi-mai', ['Lancement du UltraSeal pouch May 11-20: two emails.']],
  ],
  es: [
    ['nada antes del 5', ['No emails May 1-4.']],
    ['taller el 8 de mayo y feria el 15 de mayo', ['Taller on May 8: two emails.', 'Feria on May 15: two emails.']],
    ['sin correos del 10 al 14 de mayo', ['No emails May 10-14.']],
    ['no usar la palabra barato', ['No email mentions “barato”.']],
    ['solo los martes', ['No emails on Mondays, Wednesdays, Thursdays, Fridays, Saturdays, and Sundays.']],
    ['sin Black Friday', ["We won't plan Black Friday."]],
    ['sin Día de la Madre, somos B2B', ["We won't plan Día de la Madre."]],
    ['rebajas de primavera del 10 al 14 de mayo', ['Rebajas de primavera May 10-14: two emails.']],
    ['solo 4 correos este mes', ['At most four emails this month.']],
    ['máximo dos correos de venta', ['At most two emails that sell.']],
    ['el viernes que viene taller', ["Taller on April 23 is outside of May 2027, so we won't plan it here."]],
    ['no mencionar precios', ['No prices in any email.']],
    ['destacar el Cold Brew Set', ['Cold Brew Set leads at least one email.']],
    ['cerrado el 24', ['No emails on May 24.']],
    ['nada de descuentos, por favor', ['No discounts this month.']],
    [
      'la primera semana de junio, feria del libro',
      ["Feria del libro June 1-7 is outside of May 2027, so we won't plan it here."],
    ],
    ['lanzamiento del Lavender Soap el 18 de mayo', ['Lanzamiento del Lavender Soap on May 18: two emails.']],
    ['nada de correos los viernes', ['No emails on Fridays.']],
    ['entre el 10 y el 14 de mayo: semana del café', ['Semana del café May 10-14: two emails.']],
    ['tema: regalos útiles', ['“Regalos útiles” ties the month together.']],
    ['no hablar de plazos de entrega', ['No email mentions “plazos de entrega”.']],
    ['finales de mayo: aniversario', ['Aniversario May 21-31: two emails.']],
    ['último día para pedir: 20 de mayo', ['Último día para pedir on May 20: two emails.']],
    ['nada de sorteos', ['No email mentions “sorteos”.']],
    ['no más de un correo a la semana', ['At most four emails this month.']],
    ['vacaciones del 24 al 28 de mayo', ['No emails May 24-28.']],
  ],
  it: [
    ['niente email prima del 5', ['No emails May 1-4.']],
    [
      "laboratorio l'8 maggio e fiera il 15 maggio",
      ['Laboratorio on May 8: two emails.', 'Fiera on May 15: two emails.'],
    ],
    ['nessuna email dal 10 al 14 maggio', ['No emails May 10-14.']],
    ['evitate la parola economico', ['No email mentions “economico”.']],
    ['solo il martedì', ['No emails on Mondays, Wednesdays, Thursdays, Fridays, Saturdays, and Sundays.']],
    ['niente San Valentino', ["We won't plan San Valentino."]],
    ['niente festa della mamma, siamo B2B', ["We won't plan Festa della mamma."]],
    ['saldi dal 10 al 14 maggio', ['Saldi May 10-14: two emails.']],
    ['solo 4 email questo mese', ['At most four emails this month.']],
    ['al massimo due email di vendita', ['At most two emails that sell.']],
    ['venerdì prossimo laboratorio', ["Laboratorio on April 23 is outside of May 2027, so we won't plan it here."]],
    ['non parlare di prezzi', ['No prices in any email.']],
    ['puntare sul Cold Brew Set', ['Cold Brew Set leads at least one email.']],
    ['chiuso il 24', ['No emails on May 24.']],
    ['lancio il 18 maggio, niente sconti', ['No discounts this month.', 'Lancio on May 18: two emails.']],
    ['prima settimana di giugno: fiera', ["Fiera June 1-7 is outside of May 2027, so we won't plan it here."]],
    ['niente email il venerdì', ['No emails on Fridays.']],
    ['tema: zero sprechi in casa', ['“Zero sprechi in casa” ties the month together.']],
    ['niente concorsi', ['No email mentions “concorsi”.']],
    ['fine maggio: anniversario', ['Anniversario May 21-31: two emails.']],
    ['ordini entro il 20 maggio', ['Ordini entro il 20 maggio: two emails.']],
    ['promozione tra il 10 e il 14 maggio', ['Promozione May 10-14: two emails.']],
    ['non menzionare i tempi di consegna', ['No email mentions “tempi di consegna”.']],
    ['non più di 3 email', ['At most three emails this month.']],
    ['ferie dal 24 al 28 maggio', ['No emails May 24-28.']],
    ['spingiamo il Lavender Soap', ['Lavender Soap leads at least one email.']],
  ],
}

const MAY = { year: 2027, month: 5 }

function inWords(notes: string, context: NotesContext): string[] {
  const reading = readNotes(notes, context)
  const emails = noteEmails(reading.events, { openDays: EVERY_DAY, most: 6 })
  return [
    ...notesInWords(reading, context, (event) => emails.filter((email) => email.event === event).length),
    ...unreadInWords(reading),
  ]
}

describe.each(Object.entries(NOTES) as [Language, (typeof NOTES)[Language]][])('notes in %s', (language, notes) => {
  test.each(notes)('%s', (text, sentences) => {
    expect(inWords(text, notesContext(language))).toEqual(sentences)
  })
})

test('are read in another language than the brand writes in', () => {
  const notes = "No Mother's Day. Pas de remises. Spring sale May 10-14; niente email il venerdì"
  expect(inWords(notes, notesContext('de'))).toEqual([
    "We won't plan Mother's Day.",
    'No discounts this month.',
    'Spring sale May 10-14: two emails.',
    'No emails on Fridays.',
  ])
})

test('whose words could not be checked in the language of the brand are said to be unread', () => {
  expect(inWords('No giveaways', notesContext('de'))).toEqual([
    "We couldn't read: “No giveaways”, so we won't follow it.",
  ])
})

describe('days', () => {
  const days = (notes: string, changes: Partial<NotesContext> = {}) =>
    readNotes(notes, notesContext('en', changes)).events.map(({ start, end }) =>
      start === end ? start : `${start} ${end}`,
    )

  test.each([
    ['fair on 5/4', 'US', '2027-05-04'],
    ['fair on 4/5', 'GB', '2027-05-04'],
    ['fair on 6/7', 'US', '2027-06-07'],
    ['fair on 6/7', 'GB', '2027-07-06'],
    ['fair on 2027-05-09', 'US', '2027-05-09'],
    ['fair on May 9, 2028', 'US', '2028-05-09'],
    ['sale from May 28 to June 3', 'US', '2027-05-28 2027-06-03'],
    ['fair on January 9', 'US', '2027-01-09'],
    ['fair on the second Saturday', 'US', '2027-05-08'],
    ['fair on the last Sunday of June', 'US', '2027-06-27'],
    ['fair tomorrow', 'US', '2027-04-21'],
    ['fair next week', 'US', '2027-04-26 2027-05-02'],
  ] as const)('%s in %s is %s', (notes, country, expected) => {
    expect(days(notes, { country })).toEqual([expected])
  })

  test('of the turn of the year are in the nearest year', () => {
    const december = { ...MAY, year: 2026, month: 12, today: '2026-11-22' }
    expect(days('sale December 27 to January 3', december)).toEqual(['2026-12-27 2027-01-03'])
    expect(days('launch on January 4', december)).toEqual(['2027-01-04'])
  })

  test.each(['fair on the 32nd', 'a discount of 20% for the 10 best customers', 'sell 5 sets', 'May is our month'])(
    '%s names none',
    (notes) => expect(days(notes)).toEqual([]),
  )
})

test('an event keeps what the notes say about it, and its offer', () => {
  const [event] = readNotes('Launch of the UltraSeal pouch on May 18, live from Leeds', notesContext('en')).events
  expect(event).toMatchObject({
    title: 'Launch of the UltraSeal pouch',
    words: 'Launch of the UltraSeal pouch on May 18',
    details: ['live from Leeds'],
    kind: 'launch',
    offer: 'UltraSeal pouch',
  })
})

test('long notes are read to an end, and each piece once', () => {
  const notes = `${'launch on the 12th, '.repeat(30)}${"no Mother's Day, ".repeat(60)}`
  const reading = readNotes(notes, notesContext('en'))
  expect(reading.events.map(({ start }) => start)).toEqual(['2027-05-12'])
  expect(reading.exclusions).toHaveLength(1)
})

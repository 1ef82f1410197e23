import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import days from './read-dates.days.json' with { type: 'json' }
import { type OnDay } from './dated-fact.ts'
import { readDate, readDates } from './read-dates.ts'

test.each<[Language, string, OnDay, string, string | null]>([
  [
    'en',
    'Talk at the Harwood Museum on January 28, 6 pm, free.',
    'event',
    '01-28..01-28',
    'Talk at the Harwood Museum',
  ],
  ['en', 'We have a stall at the St Brigid market on January 31 and February 1.', 'event', '01-31..02-01', null],
  [
    'en',
    "Beginners' day £95, next one Saturday January 23, book by January 15.",
    'start',
    '01-23..01-23',
    "Beginners' day",
  ],
  ['en', 'Spring break reservations open January 12.', 'opening', '01-12..01-12', 'Spring break reservations open'],
  ['en', 'Order deadline for engraved mugs: March 3, ships by March 29.', 'deadline', '03-03..03-03', null],
  ['en', 'Plot rents due 31 March', 'deadline', '03-31..03-31', 'Plot rents'],
  ['fr', 'Les abonnements 2026 finissent le 31 mars.', 'deadline', '03-31..03-31', 'Abonnements 2026'],
  ['it', 'Cena del pesce venerdì 12 marzo 30 €', 'event', '03-12..03-12', 'Cena del pesce'],
  ['de', 'Käseabend am 12. März, 30 €', 'event', '03-12..03-12', 'Käseabend'],
  ['es', 'Último día para aprobar pruebas con entrega en enero: 15 de enero.', 'deadline', '01-15..01-15', null],
  ['fr', 'Nouveau lot Guji en vente le 19 janvier.', 'opening', '01-19..01-19', 'Nouveau lot Guji en vente'],
  [
    'it',
    'La ricarica della crema mani esce il 20 gennaio a 9 €.',
    'opening',
    '01-20..01-20',
    'Ricarica della crema mani',
  ],
  ['it', 'Laboratorio aperto sabato 30 gennaio a Neive.', 'event', '01-30..01-30', 'Laboratorio aperto'],
  ['de', 'Die Anmeldung startet am 12. Januar.', 'opening', '01-12..01-12', null],
  ['en', 'The winter season opens January 9 and runs until March 14.', 'opening', '01-09..01-09', 'Winter season'],
  ['en', 'Walks pause January 4 through 14, first walk again January 15.', 'opening', '01-15..01-15', 'First walk'],
  ['en', 'State exam sign-up closes January 22, we help.', 'deadline', '01-22..01-22', 'State exam sign-up'],
  ['en', 'The course closes for sign-ups on 15 January.', 'deadline', '01-15..01-15', null],
  ['en', 'The service goes up to £95 on February 1.', 'dearer', '01-31..01-31', null],
  ['en', 'Early bird price for the season pass ($95) ends January 15.', 'dearer', '01-15..01-15', null],
  [
    'de',
    'Am 30. und 31. Januar sind wir auf der Käsemesse in Bad Tölz.',
    'event',
    '01-30..01-31',
    'Käsemesse in Bad Tölz',
  ],
  ['de', 'Nächster Aufgusskurs: 24. Januar, Anmeldung bis 17. Januar.', 'start', '01-24..01-24', 'Aufgusskurs'],
  ['de', 'Frühjahrskatalog erscheint am 25. Jänner.', 'opening', '01-25..01-25', 'Frühjahrskatalog'],
  ['de', 'Für Ostern (28. März) muss die Bestellung bis 20. Jänner da sein.', 'deadline', '01-20..01-20', null],
  ['de', 'Ab 1. Februar kostet das Abo 42 €.', 'dearer', '01-31..01-31', null],
  ['de', 'Zirbe gibt es nur noch bis zum 31. Januar.', 'deadline', '01-31..01-31', null],
  [
    'fr',
    'Le 16 et 17 janvier, stand aux Journées de la terre (halle 2).',
    'event',
    '01-16..01-17',
    'Journées de la terre',
  ],
  ['fr', 'Pour une révision, réserver avant le 22 janvier.', 'deadline', '01-21..01-21', 'Révision'],
  ['fr', "Tarif : 140 € jusqu'au 31 janvier, 155 € ensuite.", 'dearer', '01-31..01-31', null],
  ['es', 'Del 15 al 17 de enero estamos en la feria Intergift (IFEMA).', 'event', '01-15..01-17', 'Feria Intergift'],
  ['es', 'El próximo taller es el 23 de enero, inscripción hasta el 18 de enero.', 'start', '01-23..01-23', 'Taller'],
  ['it', 'Saremo alla Fiera della Bici il 23 e 24 gennaio.', 'event', '01-23..01-24', 'Fiera della Bici'],
  ['it', "Il cantiere riapre l'11 gennaio dopo le ferie.", 'reopening', '01-11..01-11', null],
  ['en', "We're back on the 5th January 2027.", 'reopening', '01-05..01-05', null],
  [
    'en',
    'Letter Month: drop off by January 16 to have it back by February 1.',
    'deadline',
    '01-16..01-16',
    'Letter Month',
  ],
  ['fr', 'Opération gants : du 11 au 22 janvier, 10 boîtes achetées = 2 offertes.', 'sale', '01-11..01-22', null],
  ['es', 'Mes de los novatos: del 16 al 31 de enero la Iniciación a 34 € adulto.', 'sale', '01-16..01-31', null],
  ['es', 'Si vienes antes del 31 de enero, de regalo el primer mes.', 'deadline', '01-30..01-30', null],
  [
    'de',
    'Winter-Zentrieren: vom 11. bis 30. Januar 19 statt 25 € pro Rad.',
    'sale',
    '01-11..01-30',
    'Winter-Zentrieren',
  ],
  ['de', 'Vom 1. bis 7. Februar gibt es 20 % auf alle Überhosen.', 'sale', '02-01..02-07', null],
  [
    'de',
    'Am 16. Januar findet unser Windelkurs statt, er kostet 15 €, Anmeldung bis zum 13. Januar.',
    'start',
    '01-16..01-16',
    null,
  ],
  ['de', 'Bestellschluss für Laufräder zum 15. März: Sa 6. Februar.', 'deadline', '02-06..02-06', null],
  ['en', 'Forge clinic Sat Jan 23, 9-3 in the back shop, 12 spots, sign up by Jan 15.', 'start', '01-23..01-23', null],
  ['es', 'El 14 de enero de 2027 sale la tinta de invierno.', 'opening', '01-14..01-14', null],
  ['es', 'Taller de pan sin gluten sáb 23 enero, 55 €, 8 plazas.', 'start', '01-23..01-23', 'Taller de pan sin gluten'],
  ['fr', 'Abonnement passe à 49 € le 1er février.', 'dearer', '01-31..01-31', 'Abonnement'],
  ['it', 'Dal 1 febbraio la spedizione passa da 6,90 a 7,90.', 'dearer', '01-31..01-31', null],
  ['it', 'Prenotazione agrumi: entro il 14 febbraio, spediti dal 15 marzo.', 'deadline', '02-14..02-14', null],
  ['en', 'From Monday, January 18 the loaf will be $9, it was $8.50.', 'dearer', '01-17..01-17', 'Loaf'],
  ['en', 'New postage from January 4: £4.20 within the UK.', 'dearer', '01-03..01-03', 'New postage'],
  ['de', 'Am 1. Februar geht der Preis der Box von 29 auf 32 € hoch.', 'dearer', '01-31..01-31', null],
  ['fr', 'Le panier passera de 18 € à 20 € le 4 janvier.', 'dearer', '01-03..01-03', 'Panier'],
  ['es', 'La cuota mensual pasa a 39 € el 1 de febrero.', 'dearer', '01-31..01-31', 'Cuota mensual'],
  ['it', 'Aumento dei prezzi dal 1° gennaio: il pacco va a 24 €.', 'dearer', '12-31..12-31', null],
  ['it', 'Dal 1 febbraio la rigenerazione costa 60 €.', 'dearer', '01-31..01-31', null],
  // New prices, with a last day at the old ones.
  [
    'en',
    'New price list from March 1, orders until February 26 at the old prices.',
    'dearer',
    '02-26..02-26',
    'New price list',
  ],
  [
    'de',
    'Neue Tarife gelten ab 1. März, bis 26. Februar noch die alten Preise.',
    'dearer',
    '02-26..02-26',
    'Neue Tarife',
  ],
  ['fr', "Nouveaux tarifs le 1er mars, jusqu'au 26 février anciens prix.", 'dearer', '02-26..02-26', 'Nouveaux tarifs'],
  [
    'es',
    'Nuevas tarifas desde el 1 de marzo, hasta el 26 de febrero los precios actuales.',
    'dearer',
    '02-26..02-26',
    'Nuevas tarifas',
  ],
  [
    'it',
    'Dal 1 marzo nuovo listino: corde +3%, gli ordini entro il 26 febbraio al prezzo vecchio.',
    'dearer',
    '02-26..02-26',
    'Nuovo listino',
  ],
  // Orders and sign-ups open, or are taken between two days.
  ['es', 'primera comunión (reserva de tartas abre el 8 de febrero)', 'opening', '02-08..02-08', 'Reserva de tartas'],
  ['en', 'Kiln shares open February 3, our list gets in on February 1.', 'opening', '02-01..02-01', 'Kiln shares open'],
  [
    'de',
    'Verkauf der Jungpflanzen ab 20. April, Vorbestellung vom 1. bis 15. März.',
    'opening',
    '03-01..03-15',
    'Vorbestellung Jungpflanzen',
  ],
  [
    'fr',
    'Sortie du miel de sapin le 10 mars, précommande du 15 au 28 février.',
    'opening',
    '02-15..02-28',
    'Précommande miel de sapin',
  ],
  [
    'it',
    'Olio nuovo in bottiglia il 20 novembre, prenotazione dal 2 al 12 novembre.',
    'opening',
    '11-02..11-12',
    'Prenotazione olio nuovo in bottiglia',
  ],
  ['en', 'Summer 2027 places go on sale Monday 18 January at 9am.', 'opening', '01-18..01-18', 'Summer 2027 places'],
  // A month with days of the week.
  ['fr', 'En février soin des pattes -4 € les mardis', 'sale', '02-01..02-28', 'Soin des pattes'],
  ['de', 'Im Februar Sauna -5 € am Dienstag.', 'sale', '02-01..02-28', 'Sauna'],
  ['es', 'En marzo corte -3 € los miércoles.', 'sale', '03-01..03-31', 'Corte'],
  // The name of a day.
  ['es', 'San Blas 3 febrero: rosquillas 9 €, encargo hasta el 31 de enero.', 'deadline', '01-31..01-31', 'San Blas'],
  [
    'fr',
    "Samedi 6 février 2027 atelier 'couper les griffes' 15h, 25 €, 5 places.",
    'start',
    '02-06..02-06',
    'Atelier couper les griffes',
  ],
  ['it', 'Giri: Mondovì 5 marzo, prenotare almeno 2 giorni prima.', 'start', '03-05..03-05', 'Giri Mondovì'],
  ['fr', 'Stage : samedi 6 mars (aquarelle).', 'start', '03-06..03-06', 'Stage aquarelle'],
  [
    'de',
    'Neu ab 1.3.2027: Schweinsblase getrocknet (gereinigt) 2 €/Stück',
    'opening',
    '03-01..03-01',
    'Schweinsblase getrocknet',
  ],
  ['de', 'Jahresbeitrag fällig bis 31. März.', 'deadline', '03-31..03-31', 'Jahresbeitrag fällig'],
  // Longer hours are for coming, and nothing is launched.
  ['en', 'Late opening Friday 27 November till 8, mulled apple juice.', 'event', '11-27..11-27', null],
  ['fr', 'Ouverture exceptionnelle le dimanche 13 décembre de 10 h à 18 h.', 'event', '12-13..12-13', null],
  ['it', 'Apertura straordinaria domenica 13 dicembre dalle 10 alle 19.', 'event', '12-13..12-13', null],
  // Something to know, and nothing to go to.
  ['es', 'Jueves lardero 4 de febrero abierto solo mañana.', 'notice', '02-04..02-04', null],
  ['de', 'Heiligabend 24. Dezember nur vormittags.', 'notice', '12-24..12-24', null],
  ['en', 'No office hours on February 9.', 'notice', '02-09..02-09', null],
  ['fr', 'Reçus envoyés avant le 15 mars.', 'notice', '03-15..03-15', null],
  ['de', 'Am 26. Februar fällt die Führung aus.', 'notice', '02-26..02-26', null],
  ['de', 'Bescheinigungen werden vor dem 15. März verschickt.', 'notice', '03-15..03-15', null],
  ['en', 'Camp places: our list gets in on 8 March, sale opens 15 March.', 'opening', '03-08..03-08', 'Camp places'],
])('%s: %s', (language, text, what, span, name) => {
  const fact = readDate(text, language)
  expect(fact).toMatchObject({ what, name: name ?? fact!.name, days: { from: span.slice(0, 5), to: span.slice(7) } })
})

test.each<[Language, string]>([
  ['en', 'No emails between January 1 and 6.'],
  ['en', "Don't mention the sale on January 10."],
  ['en', 'Email about the open house on January 14.'],
  ['en', 'Workshop closed until January 7 for stocktaking.'],
  ['en', 'We ship from May to September.'],
  ['de', 'Vom 24.12. bis 12.1. kein Versand.'],
  ['fr', "L'atelier est fermé jusqu'au 10 janvier inclus."],
  ['es', 'No enviamos del 24 de diciembre al 8 de enero.'],
  ['it', 'Laboratorio chiuso dal 1 al 10 gennaio.'],
  ['de', 'Lager zu 1.5. und 6.5., ab 7.5. wieder da.'],
  ['fr', 'Je suis en congé du 3 au 12 mai.'],
  ['es', 'cerramos el 1, el 6 y del 11 al 15 de mayo'],
])("a closing, a month and a note to the writer aren't days to tell (%s): %s", (language, text) => {
  expect(readDate(text, language)).toBeNull()
})

test('a day without its month is in the month of the other one, and hours and brackets end sentences', () => {
  const contest =
    "Contest sam 30 janvier 14h-22h, 15 €, inscriptions jusqu'au 24. abonnement passe à 49 € le 1er février."
  expect(readDates(contest, 'fr').map(({ what, days, by }) => [what, days.from, by])).toEqual([
    ['start', '01-30', '01-24'],
    ['dearer', '01-31', null],
  ])
  const barn = 'Open barn day on January 23, from 9 to 3, with a talk at 11 a.m. Until January 31, spouts are 15% off.'
  expect(readDates(barn, 'en').map(({ what, days }) => [what, days.to])).toEqual([
    ['event', '01-23'],
    ['deadline', '01-31'],
  ])
  const press = 'Pressung nur bis Fr 29.1. (vorher anrufen!) Am 5. Februar Schaupressen 14 Uhr, anmelden bis 1.2.'
  expect(readDates(press, 'de').map(({ what, days, by }) => [what, days.from, by])).toEqual([
    ['deadline', '01-29', null],
    ['start', '02-05', '02-01'],
  ])
})

test("a label in front of a list of dates isn't part of the first", () => {
  expect(readDates('Termine: erste Führung Freitag 8. Januar, 20 Uhr.', 'de')).toMatchObject([
    { name: 'Erste Führung' },
  ])
})

test('a list of goods has a fact for each entry with a day, and a sentence that continues keeps its beginning', () => {
  const goods =
    'Course (8 Tuesdays from 19 January, £165), taster £45 on Saturday 30 January in Wendover, max 10 people. Honey £9.'
  expect(readDates(goods, 'en').map(({ name, text }) => [name, text])).toEqual([
    ['Course', 'Course (8 Tuesdays from 19 January, £165)'],
    ['Taster', 'taster £45 on Saturday 30 January in Wendover, max 10 people.'],
  ])
  const hearing = 'Höraktionstag am Samstag, 23. Januar, 10–15 Uhr: Hörtest, Reinigung gratis, auch fremde Geräte.'
  expect(readDates(hearing, 'de')).toMatchObject([{ name: 'Höraktionstag', text: hearing }])
  const tour = 'Kellerführung 29 € pro Person, höchstens 12 Leute. Nächster Termin am 22. Januar.'
  expect(readDates(tour, 'de')).toMatchObject([{ name: 'Kellerführung', text: tour }])
})

test('the last day to sign up, the weekday and the year belong to the day', () => {
  expect(readDate('Workshop on Saturday January 23, 2027, book before January 15', 'en')).toMatchObject({
    by: '01-14',
    weekday: 6,
    year: 2027,
  })
})

test.each<[Language, string, string]>([
  ['en', 'January clearance, 2 to 17 January: Edale in plum £139 instead of £189.', '01-02..01-17'],
  ['de', 'Vom 8. bis 17. Januar Kugelbahn 69 € statt 79 €.', '01-08..01-17'],
  ['it', 'Saldi dal 5 gennaio al 28 febbraio: stivaletti a 240 € invece di 340 €.', '01-05..02-28'],
  ['fr', "Soldes d'hiver du 6 au 31 janvier.", '01-06..01-31'],
  ['es', 'Rebajas del 7 al 31 de enero en la tienda.', '01-07..01-31'],
])('a sale is not told as an event: %s, %s', (language, text, span) => {
  const days = { from: span.slice(0, 5), to: span.slice(7) }
  expect(readDate(text, language)).toMatchObject({ what: 'sale', days })
})

test('what is on sale from a day is new, and what costs less until a day has no first day', () => {
  expect(readDate('The spring blend is on sale January 19.', 'en')).toMatchObject({ what: 'opening' })
  expect(readDate('No sale on January 19.', 'en')).toBeNull()
})

test('a sentence about signing up belongs to the one before it, and a sale at an hour is an event', () => {
  const league = 'Spring league, $210 per player, starts February 2, 2027. Sign-up closes January 26.'
  expect(readDates(league, 'en')).toMatchObject([{ what: 'start', name: 'Spring league', by: '01-26' }])
  expect(readDate('Used broom sale, Sunday January 17, 11 am to 2 pm', 'en')).toMatchObject({ what: 'event' })
})

test('free entry with a sign-up is a place to take', () => {
  expect(readDate('Portes ouvertes : samedi 30 janvier, entrée libre sur inscription', 'fr')).toMatchObject({
    what: 'start',
  })
  expect(readDate('Portes ouvertes : samedi 30 janvier, entrée libre sans inscription', 'fr')).toMatchObject({
    what: 'event',
  })
})

test.each<[Language, string]>([
  ['fr', 'Reçu fiscal envoyé par mail, ceux de 2026 partent le 25 janvier 2027.'],
  ['en', 'The workshop will be closed from Monday, 8 to Saturday, 13 February 2027, whilst the floor is relaid.'],
  ['fr', 'Inventaire : PAS d’expé les 7 et 8 janvier.'],
  ['es', 'Carnaval 2027: del 4 al 14 de febrero.'],
])('%s: nothing to go to: %s', (language, text) => expect(readDate(text, language)).toBeNull())

test.each<[Language, string, string[]]>([
  [
    'fr',
    'Stages : samedi 6 mars (aquarelle) et samedi 20 mars (encre) - de 14h à 17h.',
    ['Stage aquarelle', 'Stage encre'],
  ],
  ['it', 'Mercati: Cuneo 5 marzo, Bra 12 marzo, Alba 19 marzo', ['Mercati Cuneo', 'Mercati Bra', 'Mercati Alba']],
  ['de', 'Vereinsfest am 5. Juni ab 15 Uhr, Beitrag fällig bis 31. Mai.', ['Vereinsfest', 'Beitrag fällig']],
  ['en', 'Steam rides: January 17, January 31 and February 14.', ['Steam rides']],
])('%s: each day with its own subject is alone: %s', (language, text, names) => {
  expect(readDates(text, language).map(({ name }) => name)).toEqual(names)
})

test.each<[Language, string]>([
  ['en', 'Reading night on February 5, 7 pm. It costs $12 and there are ten places.'],
  ['de', 'Lesung am 5. Februar um 19 Uhr. Eintritt 8 €, ermäßigt 5 €.'],
  ['fr', 'Lecture le 5 février à 19 h. Prix 8 €.'],
  ['es', 'Lectura el 5 de febrero a las 19 h. Trae un cojín.'],
  ['it', 'Lettura il 5 febbraio alle 19. Portare un cuscino.'],
])('%s: what a day costs and what to bring belong to it: %s', (language, text) => {
  expect(readDates(text, language).map((fact) => fact.text)).toEqual([text])
})

test('prices of groups belong to the day before them, and so does the time to sign up before it', () => {
  const rides = 'Dampffahrten am 17. Jänner und 31. Jänner, Erwachsene 19 €, Kinder 9 €, unter 6 frei, Kalender 12 €'
  expect(readDates(rides, 'de')).toMatchObject([
    { what: 'event', text: 'Dampffahrten am 17. Jänner und 31. Jänner, Erwachsene 19 €, Kinder 9 €, unter 6 frei' },
  ])
  const market = 'Messerschärfen am Markt 5. März und 19. März, bitte 3 Tage vorher anmelden.'
  expect(readDates(market, 'de')).toMatchObject([{ what: 'start', by: '03-02', ahead: 3 }])
})

const told = (text: string, language: Language) =>
  readDates(text, language).map(({ what, name, days }) => `${what} ${days.from}..${days.to} ${name ?? ''}`.trim())

test.each<[Language, string, string[]]>([
  [
    'en',
    'January dates: studio closed Jan 1-3, cedar balm back in stock January 14, open evening on Jan 30.',
    ['opening 01-14..01-14 Cedar balm back in stock', 'event 01-30..01-30 Open evening'],
  ],
  [
    'en',
    'Tuesdays in January are village days: 12 Jan Clun, 19 Jan Orleton, £8 off per house.',
    ['opening 01-12..01-12 Village days', 'opening 01-19..01-19 Village days'],
  ],
  ['fr', 'Commande avant le dimanche 10 janvier minuit.', ['deadline 01-10..01-10']],
  ['fr', 'Commande avant le dimanche 10 janvier.', ['deadline 01-09..01-09']],
  [
    'fr',
    'Les Nuits de la lecture, du 21 au 24 janvier : lecture à voix haute chez nous le vendredi 22 à 19 h, entrée libre, 30 places.',
    ['start 01-22..01-22 Nuits de la lecture'],
  ],
  ['de', 'Weinkost: 12. bis 14.1. im Keller.', ['event 01-12..01-14 Weinkost']],
  ['de', 'Rahmenverträge können bis 29. Januar abgeschlossen werden.', ['deadline 01-29..01-29 Rahmenverträge']],
  ['es', 'El 29 de enero, San Valero, cerramos.', []],
  ['de', 'Am 12. Januar rühren wir die nächste Charge, ab 19. Januar im Shop.', ['opening 01-19..01-19']],
  ['en', 'Low cost vaccine day Sat Jan 30, 9-1, Red Bank, $15 per pet.', ['event 01-30..01-30 Low cost vaccine day']],
  ['en', 'Lantern is released once a year - 2027 vintage out on Friday 22 January.', ['opening 01-22..01-22 Lantern']],
  [
    'es',
    'puertas abiertas el sábado 9 de enero de 11 a 14 h. mucha gente canjea en enero el bono de Reyes.',
    ['event 01-09..01-09 Puertas abiertas'],
  ],
  ['it', 'Rinnovo tessere entro il 31 gennaio.', ['deadline 01-31..01-31 Rinnovo tessere']],
  ['it', 'Dal 25 gennaio arriva il nuovo raccolto Guji.', ['opening 01-25..01-25 Nuovo raccolto Guji']],
  ['it', 'Riapriamo giovedì 7 gennaio, prima tostatura lo stesso giorno.', ['reopening 01-07..01-07']],
  [
    'it',
    'Rottamazione: da lunedì 16 a sabato 28 novembre hai 15 € di sconto su un paio nuovo da almeno 80 €.',
    ['sale 11-16..11-28 Rottamazione'],
  ],
  ['en', 'Trade-in: from November 16 to 28, $15 off a new pair from $80.', ['sale 11-16..11-28 Trade-in']],
  [
    'it',
    'Il 29 gennaio compiamo 12 anni: solo quel giorno un sacchetto in regalo con ogni ordine.',
    ['sale 01-29..01-29'],
  ],
])('Days that owners write in passing (%s): %s', (language, text, days) => expect(told(text, language)).toEqual(days))

test.each<[Language, string, string[]]>([
  // The day to act by, of several that end something.
  ['en', 'Price lock: $74 through June 30, if you order by Monday, November 30.', ['deadline 11-30..11-30 Price lock']],
  [
    'it',
    "Le tessere scadono il 31 gennaio: l'ultimo giorno per usarle è sabato 30 gennaio.",
    ['deadline 01-30..01-30'],
  ],
  [
    'de',
    'Gehörschutz für Karneval: Abdruck bis 22. Januar, vor Rosenmontag (8. Februar) fertig.',
    ['deadline 01-22..01-22'],
  ],
  ['fr', "Box de mars, « Grand Nord » : abonne-toi jusqu'au 5 mars, la box part le 12.", ['deadline 03-05..03-05']],
  ['de', 'Was bis zum 31. Dezember eingeht, zählt noch für dieses Jahr.', ['deadline 12-31..12-31']],
  ['en', 'Last roast before Christmas: Thursday, December 17.', ['deadline 12-17..12-17']],
  ['en', 'Order by Sunday 13 December. No parcels posted from 17 December to 3 January.', ['deadline 12-13..12-13']],
  [
    'it',
    'Il calendario si prenota fino a domenica 15 novembre e parte da venerdì 20 novembre, 29 €.',
    ['deadline 11-15..11-15'],
  ],
  // Gifts and donations cost no less.
  [
    'de',
    'Verdopplungswoche vom 17. bis 24. November: Die Bank verdoppelt jede Spende bis 100 €.',
    ['opening 11-17..11-24 Verdopplungswoche'],
  ],
  ['fr', 'Du 27 au 30 novembre : un mug avec chaque abonnement.', ['opening 11-27..11-30 Mug avec chaque abonnement']],
  [
    'es',
    'Semana azul: del 26 al 30 de noviembre, 15 % con el código AZUL15 en todo.',
    ['sale 11-26..11-30 Semana azul'],
  ],
  [
    'it',
    'Da lunedì 11 a giovedì 14 gennaio i panettoni sono a metà prezzo; scadono il 20 gennaio.',
    ['sale 01-11..01-14'],
  ],
  // A higher price than that of the year before, and one that some keep for longer.
  ['fr', 'Blanc 2026 : en vente à partir du 28 janvier, 14 € au lieu de 13 €.', ['opening 01-28..01-28 Blanc']],
  [
    'fr',
    "L'abonnement passe à 27 € le 1er février. Les abonnés gardent 25 € jusqu'au 30 juin.",
    ['dearer 01-31..01-31 Abonnement'],
  ],
  // Nothing to do.
  ['de', 'Wegen der Kirmes schließt das Geschäft am Donnerstag, 5. November, um 12 Uhr.', ['notice 11-05..11-05']],
  ['de', 'Die Saison endet am 29. November, ab 1. März fahren wir wieder.', ['notice 11-29..11-29']],
  ['it', 'Le pantofole arrivano a novembre e di solito finiscono per Santa Lucia, il 13 dicembre.', []],
  ['en', 'About 120 hatchlings to reserve from Saturday 9 January, £6 each.', ['opening 01-09..01-09']],
  ['en', 'Back roasting Monday, January 11.', ['reopening 01-11..01-11']],
  ['es', 'Día del vivero: sábado 7 de noviembre, cata de manzanas, gratis y sin apuntarse.', ['event 11-07..11-07']],
])('what a day is for (%s): %s', (language, text, days) => {
  const fact = readDate(text, language)
  const said = fact === null ? [] : [`${fact.what} ${fact.days.from}..${fact.days.to} ${fact.name ?? ''}`.trim()]
  expect(said.map((each, at) => each.slice(0, days[at]?.length))).toEqual(days)
})

test.each(days)('a sentence about a day (%s): %s', (language, text, what, day, by) => {
  const fact = readDate(text!, language as Language)
  const [from, to = from] = day!.split('..')
  const expected = what === 'null' ? null : { what, days: { from, to }, by }
  if (expected === null) expect(fact).toBeNull()
  else expect(fact).toMatchObject(expected)
})

test('a last day without a month has that of the day before it', () => {
  const pollen =
    'El polen se termina: los últimos envíos son el lunes 25 y el martes 26 de enero, hay que pedirlo como tarde el domingo 24. Después no hay.'
  expect(readDate(pollen, 'es')).toMatchObject({ what: 'deadline', days: { from: '01-24' }, text: pollen })
})

test('a fee behind a last day changes no price, and a price of the next day does', () => {
  const records = 'Records should reach us by 5 pm on Monday 30 November; after that a charge of £60 applies.'
  expect(readDate(records, 'en')).toMatchObject({ what: 'deadline', days: { from: '11-30' } })
  const tuning =
    'Samedi 23 janvier, dernier jour pour déposer un diato à 290 €, mardi 26 janvier le tarif passe à 310 €.'
  expect(readDate(tuning, 'fr')).toMatchObject({ what: 'dearer', days: { from: '01-23' }, since: '01-26' })
})

test("the last day of what no one orders isn't a deadline, and a closing hour isn't an hour to act by", () => {
  expect(readDate('Sunday, January 10 is the last day of the exhibition, 10 am to 5 pm.', 'en')?.what).toBe('event')
  expect(readDate('Samstag, 9. Januar ist der letzte Tag der Ausstellung, 10 bis 17 Uhr.', 'de')?.what).toBe('event')
  expect(readDate('Carols in the yard from 3 until 5 pm on Saturday 5 December.', 'en')?.what).toBe('event')
})

test.each([
  ['en', 'On December 1 we plant one tree for every order.', 'notice'],
  ['de', 'Am 3. Dezember backen wir die ersten Stollen.', 'notice'],
  ['fr', 'Le 5 décembre, nous allumons le four à bois.', 'notice'],
  ['es', 'Empezamos la vendimia el 2 de noviembre y el primer mosto sale esa misma noche.', 'notice'],
  ['it', 'Il 3 dicembre inforniamo i primi panettoni.', 'notice'],
  ['en', 'For Alaska and Hawaii, the last day to order is December 8.', 'deadline'],
  ['it', "L'ultimo pacco prima di Natale parte venerdì 18 dicembre a mezzogiorno.", 'deadline'],
  ['de', 'Am 21. Januar um 10 Uhr geht die neue Kollektion online.', 'opening'],
  ['en', 'The winter catalog goes online January 9 at 8 am.', 'opening'],
  ['de', 'Ab Mittwoch, 6. Januar 2027 verschicken wir wieder.', 'reopening'],
] as const)('no one is invited where people cannot come: %s, %s', (language, text, what) => {
  expect(readDate(text, language)?.what).toBe(what)
})

test('several weekends are one event, and sign-up may open before a course', () => {
  expect(readDate('Mercatino 5-6, 12-13 e 19-20 dicembre in piazza a Lucca.', 'it')).toMatchObject({
    days: { from: '12-05', to: '12-06' },
    others: [
      { from: '12-12', to: '12-13' },
      { from: '12-19', to: '12-20' },
    ],
  })
  expect(readDate('Der Nähkurs beginnt am 19. Januar, Anmeldung ab 4. Januar.', 'de')).toMatchObject({
    what: 'start',
    opens: '01-04',
  })
})

test.each<[Language, string, string]>([
  ['en', 'Repair evening is on Wednesday, December 2, 6.30 pm, usually full two weeks before.', '12-02'],
  ['de', 'Der Nähabend ist am Mittwoch, 2. Dezember, um 18.30 Uhr, da sind meistens alle Plätze weg.', '12-02'],
  [
    'fr',
    "L'atelier couture a lieu le mercredi 2 décembre à 18 h 30, généralement complet deux semaines avant.",
    '12-02',
  ],
  ['es', 'Taller de costura el miércoles 2 de diciembre a las 18.30, normalmente se llena dos semanas antes.', '12-02'],
  ['it', 'Serata di cucito mercoledì 2 dicembre alle 18.30, di solito i posti finiscono due settimane prima.', '12-02'],
])('in %s, what is usual behind a day leaves the day certain: %s', (language, text, day) => {
  expect(readDate(text, language)?.days.from).toBe(day)
  expect(readDate('The market usually opens on December 2.', 'en')).toBeNull()
})

test.each<[Language, string, string]>([
  ['en', 'Order before December 16, noon, for Christmas.', '12-16'],
  ['en', 'Order before December 16 for Christmas.', '12-15'],
  ['de', 'Bestellt vor dem 16. Dezember, 12 Uhr, für Weihnachten.', '12-16'],
  ['fr', 'Commande sur le site avant mercredi 16 décembre à midi.', '12-16'],
  ['fr', 'Commande sur le site avant mercredi 16 décembre.', '12-15'],
  ['es', 'Pide antes del miércoles 16 de diciembre a mediodía.', '12-16'],
  ['it', 'Ordina prima di mercoledì 16 dicembre a mezzogiorno.', '12-16'],
  ['it', 'Ordina prima di mercoledì 16 dicembre.', '12-15'],
])('before an hour of a day is on that day (%s): %s', (language, text, last) => {
  expect(readDate(text, language)).toMatchObject({ what: 'deadline', days: { to: last } })
})

import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import type { OnDay } from '../brand/dated-fact.ts'
import { thingOfDay } from './thing-of-day.ts'

test.each<[Language, OnDay, string, string | null]>([
  ['en', 'deadline', 'Last orders for Christmas post are Thursday 17 December, 1pm.', 'Christmas orders'],
  ['en', 'opening', 'Our winter catalog is out on November 9.', 'Winter catalog'],
  ['en', 'opening', 'Starting December 1 we run Late Bird Tuesdays, open till 8 pm.', 'Late Bird Tuesdays'],
  ['en', 'event', 'On December 5 we stay open late.', null],
  ['en', 'event', 'Friday November 20 we pull ribbon candy from 5 to 8 pm.', null],
  ['de', 'opening', 'Am 19. Januar kommt der gefütterte Schlafsack in den Shop.', 'Der gefütterte Schlafsack'],
  ['de', 'event', 'Am 7. November, von 10 bis 14 Uhr machen wir Lichtcheck im Hof.', 'Lichtcheck im Hof'],
  ['de', 'deadline', 'Weihnachtsgänse bitte bis 10. Dezember vorbestellen.', 'Weihnachtsgänse'],
  ['de', 'deadline', 'Wer bis 16. Dezember, 12 Uhr bestellt, hat das Paket bald.', 'Bestellungen'],
  ['it', 'sale', 'Dal 12 al 23 gennaio chi porta una borsa la riceve pulita.', null],
  ['fr', 'deadline', "Les bols à prénom se commandent jusqu'au dimanche 29 novembre.", 'Bols à prénom'],
  ['fr', 'event', 'Nous sommes au marché des potiers de Riom, les 5 et 6 décembre.', 'Marché des potiers de Riom'],
  ['es', 'deadline', 'Quien reserve antes del 15 de diciembre paga 20 € menos.', 'Reservas'],
  ['es', 'opening', 'Las cestas de Navidad salen a la venta el 9 de noviembre.', 'Cestas de Navidad'],
  ['it', 'opening', "L'olio nuovo esce il 14 novembre, 500 lattine.", 'Olio nuovo'],
  ['en', 'deadline', 'Order advent boxes by Friday 20 November please, we only make 150.', 'Advent boxes'],
  ['de', 'deadline', 'Bestellt die Gans bis 10. Dezember.', 'Gans'],
  ['de', 'deadline', 'Letzter Versandtag für Pflanzen ist der 16. November, bestellen bis 12. November.', 'Pflanzen'],
  ['fr', 'start', 'Les cours du second semestre démarrent le lundi 25 janvier.', 'Cours du second semestre'],
  ['es', 'deadline', 'Para Reyes, pedidos hasta el miércoles 30 de diciembre.', 'Pedidos para Reyes'],
  ['es', 'event', 'El 21 de noviembre, Paco Monteagudo, cortador, enseña a cortar jamón.', null],
  ['it', 'deadline', 'Le ditte che vogliono il biglietto ordinano entro venerdì 27 novembre.', 'Ordini'],
  [
    'it',
    'opening',
    'Da giovedì 21 gennaio ci sono la Favorita 2026 e il Nebbiolo 2025.',
    'La Favorita 2026 e il Nebbiolo 2025',
  ],
  ['it', 'start', 'Sabato 21 novembre bagna cauda in cantina alle 12.30, 24 posti.', 'Bagna cauda in cantina'],
  ['it', 'deadline', 'Chi si iscrive entro il 10 gennaio paga 80 euro.', 'Iscrizioni'],
  ['en', 'event', 'Late opening for the Christmas lights Friday 27 November till 8.', 'Late opening'],
])('in %s, a sentence with a day is about one thing (%s): %s', (language, what, text, thing) => {
  expect(thingOfDay(text, { name: null, what, offers: [] }, language)).toBe(thing)
})

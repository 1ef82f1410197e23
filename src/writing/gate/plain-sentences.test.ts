import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { claimFinder } from './find-claims.ts'

const rulesIn = (text: string, language: Language) => {
  const finder = claimFinder(language)
  return finder.find(text, finder.isAboutAlcohol(text)).map(({ rule }) => rule)
}

test.each<[Language, string]>([
  ['en', "Registration for the beginners' Spanish course closes on September 12."],
  ['en', 'Dog school starts again on April 11; puppies meet at 10, older dogs at 11.'],
  ['en', 'Our French evening class starts on Monday, October 5, at 7 pm and runs for ten weeks.'],
  ['en', 'Measure the finger for your ring size at the end of the day.'],
  ['en', 'Wipe the earmolds each evening and leave the battery door open overnight.'],
  ['en', 'Please reserve your table by Thursday noon.'],
  ['en', 'Our next hearing check day is on March 26, from 9 to 12.'],
  ['en', "The box is cardboard; the inner bag is still plastic, and we haven't found a replacement yet."],
  ['de', 'Die Anmeldung zum Spanischkurs für Anfänger endet am 12. September.'],
  ['de', 'Kommen Sie am Samstag, 14. Juni, um 15 Uhr zu unserem Stecklingskurs.'],
  ['de', 'Rechnungen sind innerhalb von 30 Tagen zu zahlen.'],
  ['de', 'Nein, unsere Creme hilft nicht gegen Akne.'],
  ['de', 'Heben Sie die Bescheinigung auf, Ihre Versicherung kann danach fragen.'],
  ['es', 'Deja que el ante se airee a la sombra.'],
  ['es', 'Si quieres entrar en la próxima tanda, pide antes del lunes a las 12.'],
  ['es', 'Si no puedes venir, avísanos 24 horas antes de la cita.'],
  ['es', 'La consulta cierra en agosto; nos sustituye el doctor Ruiz.'],
  ['fr', "Les inscriptions au stage d'italien se terminent le 20 juin."],
  ['fr', 'Rendez-vous le samedi 14 juin à 15 heures pour notre atelier bouture.'],
  ['fr', 'Gardez votre certificat de ramonage, votre assureur peut vous le demander.'],
  ['fr', "Nous sommes ouverts jusqu'à 20 heures le jeudi."],
  ['fr', 'Parler couramment en un mois ? Nous ne le promettons pas.'],
  ['it', 'Le iscrizioni al corso serale di giapponese chiudono il 10 ottobre.'],
  ['it', "Se vuoi l'incisione per la comunione, ordina entro il 20 aprile."],
  ['it', "Il prossimo controllo dell'udito è il 26 marzo, in farmacia Centrale, dalle 9 alle 12."],
  ['it', 'I minorenni entrano in cantina ma non assaggiano il vino.'],
  ['en', 'You have 14 days to return unworn shoes.'],
  ['en', 'Check your tire pressure before every long ride.'],
  ['es', 'La segunda edición de la guía sale el 6 de mayo.'],
  ['fr', 'Commandez les livres scolaires avant le 15 août.'],
  ['it', "La tassa d'esame si paga all'iscrizione."],
])('a date, a deadline, a term or a tip claims nothing, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'Be fluent in Italian by June 14.'],
  ['en', 'Your profits double by Friday, March 3.'],
  ['en', "Order tonight and it's at your door by breakfast."],
  ['en', 'Registration closes tonight at midnight.'],
  ['en', 'Join 40,000 customers on June 14.'],
  ['en', "Fluent in a month? We don't promise less."],
  ['en', 'Our salve heals eczema in 14 days.'],
  ['de', 'Fließend Italienisch bis zum 14. Juni.'],
  ['de', 'Unsere Creme hilft nicht nur gegen Akne, sie löscht sie aus.'],
  ['de', 'Am 14. Juni öffnet die beste Bäckerei der Stadt.'],
  ['es', 'Pide antes del lunes y recíbelo el martes.'],
  ['es', 'Únete a 40.000 clientes el 14 de junio.'],
  ['fr', 'Parlez couramment italien avant le 14 juin.'],
  ['fr', 'Commandez avant 14 h, livré chez vous demain.'],
  ['it', 'Ordina entro le 14 e domani è a casa tua.'],
  ['it', 'Solo 3 posti per il 14 giugno.'],
])('a date beside a claim leaves the claim, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).not.toEqual([])
})

test.each<[Language, string, string]>([
  ['en', 'rating', "Our beginners' yoga class has nothing but five-star reviews."],
  ['en', 'award', "Our Pinot Noir took gold at this year's London tasting."],
  ['en', 'endorsement', 'The hearing aid audiologists pick for their own parents.'],
  ['en', 'delivery', 'Your autoclave pouches will be with you in 24 hours, every single time.'],
  ['en', 'comparison', 'No other sweep in town gets a flue as clean as we do.'],
  ['de', 'comparison', 'Kein anderer Röster in der Stadt arbeitet so sorgfältig wie wir.'],
  ['de', 'customer-count', 'Schon jede dritte Zahnarztpraxis in Bayern bestellt bei uns.'],
  ['es', 'scarcity', 'Si no compras hoy, te quedas sin él para siempre.'],
  ['fr', 'comparison', 'Aucun autre torréfacteur ne travaille aussi bien que nous.'],
  ['it', 'award', "Il vivaio dell'anno ti aspetta."],
  ['it', 'endorsement', "L'apparecchio acustico che gli otorini prescrivono per primo."],
])('%s: %s is found in "%s"', (language, rule, text) => {
  expect(rulesIn(text, language)).toContain(rule)
})

import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { claimFinder } from './find-claims.ts'

const rulesIn = (text: string, language: Language) =>
  claimFinder(language)
    .find(text, false)
    .map(({ rule }) => rule)

test.each<[Language, string]>([
  ['en', 'A refill is no $20 adventure.'],
  ['de', 'Das kostet keine 20 Euro.'],
  ['fr', 'Une recharge ne vaut pas 20 euros.'],
])("a denied price doesn't count, %s: %s", (language, text) => {
  expect(rulesIn(text, language)).not.toContain('price')
})

test('a price is found beside a denied one', () => {
  expect(rulesIn('Not $20. It costs $30.', 'en')).toContain('price')
})

test.each<[Language, string]>([
  ['en', 'Guaranteed for life? No. A strap wears out.'],
  ['de', 'Ein Leben lang garantiert? Nein, ein Riemen nutzt sich ab.'],
  ['es', '¿Garantizado? No, una correa se gasta.'],
])('a "no" behind a question takes a claim back, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).not.toContain('guarantee')
})

test.each<[Language, string]>([
  ['en', 'Wrinkles? No more.'],
  ['en', 'Delays? Never heard of them.'],
])('an answer that makes the claim is one, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).not.toEqual([])
})

test.each<[Language, string]>([
  ['en', 'The tasting box, 4 x 100 g, is back.'],
  ['de', 'Der Kasten, 4 x 100 g, ist da.'],
  ['fr', 'Le coffret, 4 x 100 g, est là.'],
  ['es', 'La caja, 4 x 100 g, ya está.'],
  ['it', 'La scatola, 4 x 100 g, è qui.'],
])("the amount of a thing isn't a claim about its price, %s: %s", (language, text) => {
  expect(rulesIn(text, language)).not.toContain('price-claim')
})

test('a signed quotation speaks for a customer', () => {
  expect(rulesIn('“I cried when I opened the box.” Marianne, Leeds', 'en')).toContain('testimonial')
})

test('a toast is a claim for a brand with drinks alone, whichever brand is asked first', () => {
  const isClaim = (isAboutAlcohol: boolean) =>
    claimFinder('en')
      .find('Bottoms up, the last glass is poured', isAboutAlcohol)
      .some(({ rule }) => rule === 'alcohol')
  expect([isClaim(true), isClaim(false), isClaim(true)]).toEqual([true, false, true])
})

test.each<[Language, string, string[]]>([
  ['de', 'Neujahrskaffee mit Film: 17. Januar, Eintritt frei, Anmeldung bis 12. Januar.', ['price']],
  ['fr', "Caisse d'hiver : janvier", []],
])('a free entry promises no freedom, and a case of wine no excess, %s: %s', (language, text, allowed) => {
  expect(rulesIn(text, language).filter((rule) => !allowed.includes(rule))).toEqual([])
})

test.each<[Language, string]>([
  ['en', "We can't promise that you'll pass the exam; that depends on how much you practice."],
  ['en', "That you'll pass the exam, we can't promise."],
  ['en', "We know our parcels still use some plastic tape, and we don't call them green."],
  ['en', "We've never won an award, and that's fine."],
  ['de', 'In unseren Paketen steckt noch Klebeband aus Plastik, klimaneutral nennen wir sie deshalb nicht.'],
  ['de', 'Wir können Ihnen nicht versprechen, dass Sie die Prüfung bestehen.'],
  ['de', 'Kundenstimmen drucken wir in diesem Newsletter nicht ab.'],
  ['de', 'Einen Preis haben wir noch nie gewonnen, wir backen einfach gern.'],
  ['es', 'Que apruebes el examen no te lo podemos prometer.'],
  ['fr', "Nous n'appelons pas nos bougies neutres en carbone."],
  ['it', "Nei nostri pacchi c'è ancora nastro di plastica, perciò non li chiamiamo sostenibili."],
  ['en', 'No one can promise that you’ll pass the exam.'],
  ['de', 'Niemand kann versprechen, dass Sie gesund werden.'],
  ['es', 'Nadie puede garantizar el resultado.'],
  ['fr', "Personne ne peut vous promettre qu'il ne sera pas volé."],
  ['it', 'Nessuno può garantire il risultato.'],
  ['de', 'Händedesinfektion? Lesen Sie zwei Zeilen.'],
])("what a brand says that it doesn't claim isn't found, %s: %s", (language, text) => {
  expect(rulesIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', "We don't just promise that you'll pass the exam, we guarantee it."],
  ['en', 'We never promise too much: you will pass your exam.'],
  ['en', "We can't promise a quiet room, but you will pass the exam."],
  ['en', "We don't gamble, we promise that you'll pass the exam."],
  ['en', 'No store is cheaper.'],
  ['en', 'Never again back pain.'],
  ['de', 'Nicht umsonst nennen wir es das beste Brot der Stadt.'],
  ['de', 'So viele Preise haben wir noch nie gewonnen.'],
  ['es', 'No solo prometemos que apruebas el examen, lo garantizamos.'],
  ['en', 'No one else can promise that you’ll pass the exam.'],
  ['de', 'Hautinfektion? In zwei Tagen vorbei.'],
  ['es', 'Ninguna tienda es más barata.'],
  ['fr', "Ce n'est pas pour rien que nous l'appelons le meilleur pain de la ville."],
  ['fr', "Aucun magasin n'est moins cher."],
  ['it', 'Non a caso lo chiamiamo il miglior pane della città.'],
  ['it', 'Mai più mal di schiena.'],
])('a "not" that takes nothing back leaves the claim, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).not.toEqual([])
})

test.each<[Language, string]>([
  ['en', 'Oil your chain after a ride in the rain and wipe off what drips.'],
  ['de', 'Reinigen Sie die Ketten am Rad nach jeder Fahrt, sonst werden sie langsamer.'],
  ['es', 'Limpia la cadena de la bici cada mes, nunca con gasolina.'],
  ['fr', "Nettoyez la chaîne du vélo chaque mois, jamais à l'essence."],
  ['it', 'Pulisci la catena della bici ogni mese, mai con la benzina.'],
])("the chain of a bicycle isn't a competitor, %s: %s", (language, text) => {
  expect(rulesIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'Try the soap on your wrist first, and stop using it if your skin reacts.'],
  ['en', 'If your skin gets itchy, stop using the oil and wash it off.'],
  ['es', 'Deja reposar el té cinco minutos y retira la bolsita.'],
  ['fr', "Laissez infuser le thé cinq minutes, puis retirez le sachet pour éviter l'amertume."],
])('instructions for use promise nothing, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', 'alcohol', 'Drink as much as you like, the beer is on tap.'],
  ['de', 'alcohol', 'Trinkt, so viel ihr könnt: Am Freitag wird gesoffen!'],
  ['es', 'alcohol', '¡Este viernes bebe cerveza sin límite!'],
  ['fr', 'alcohol', 'Ce soir, buvez nos bières sans compter !'],
  ['it', 'alcohol', 'Venerdì si beve birra senza limiti!'],
  ['de', 'award', 'Wir sind Konditorei des Jahres 2023.'],
  ['es', 'award', 'Somos Panadería del Año 2023.'],
  ['fr', 'award', "Nous sommes Pâtisserie de l'année 2023."],
  ['it', 'award', "Siamo Pasticceria dell'anno 2023."],
  ['de', 'customer-count', 'Werden Sie eine von 2.500 Patinnen und Paten, die schon helfen.'],
  ['fr', 'customer-count', "Devenez l'un des 2 500 parrains qui aident déjà."],
])('%s: %s is found in "%s"', (language, rule, text) => {
  expect(rulesIn(text, language)).toContain(rule)
})

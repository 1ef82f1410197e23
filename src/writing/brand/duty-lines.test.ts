import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { dutyLines } from './duty-lines.ts'
import { readRules } from './read-rules.ts'

const linesOf = (text: string, language: Language) =>
  readRules(text, { language, country: language === 'en' ? 'GB' : 'DE' }, []).flatMap((rule) =>
    dutyLines(rule, language).map((line) => line.text),
  )

test.each<[Language, string, string[]]>([
  [
    'en',
    'Always say that our kitchen handles nuts, sesame and gluten',
    ['Our kitchen handles nuts, sesame and gluten.'],
  ],
  ['en', 'allergens: always say to ask at the counter', ['Allergens: ask at the counter.']],
  [
    'en',
    'allergens: always mention eggs, milk and nuts are used in the kitchen',
    ['Allergens: eggs, milk and nuts are used in the kitchen.'],
  ],
  [
    'fr',
    'Lait cru : toujours mentionner déconseillé aux femmes enceintes quand on parle des fromages.',
    ['Lait cru : déconseillé aux femmes enceintes.'],
  ],
  [
    'fr',
    "Loi Evin : toujours mettre L'abus d'alcool est dangereux pour la santé, à consommer avec modération.",
    ["L'abus d'alcool est dangereux pour la santé, à consommer avec modération."],
  ],
  [
    'it',
    'Allergeni sempre: glutine, uova, latte, frutta a guscio.',
    ['Allergeni: glutine, uova, latte, frutta a guscio.'],
  ],
  [
    'fr',
    "Mention obligatoire : l'abus d'alcool est dangereux pour la santé, à consommer avec modération.",
    ["L'abus d'alcool est dangereux pour la santé, à consommer avec modération."],
  ],
  [
    'it',
    'Latte crudo: segnalare che non è consigliato a donne in gravidanza quando si parla del fresco.',
    ['Latte crudo: non è consigliato a donne in gravidanza.'],
  ],
  ['de', 'Lenzrosen sind giftig, das muss dabeistehen. »Bio« dürfen wir nicht schreiben.', ['Lenzrosen sind giftig.']],
  [
    'de',
    'Nur ab 16 bzw. 18 je nach Bundesland, bei uns Versand nur ab 18. Keine Aussagen zu Gesundheit.',
    ['Bei uns Versand nur ab 18.'],
  ],
  [
    'de',
    'Allergene: immer dazusagen, dass Ei, Milch und Nüsse in der Backstube sind',
    ['Zu beachten ist, dass Ei, Milch und Nüsse in der Backstube sind.'],
  ],
  ['de', 'Allergene: immer schreiben dass man an der Theke fragen soll', ['Allergene: an der Theke fragen.']],
  [
    'fr',
    "allergènes : toujours dire qu'il y a des œufs, du lait et des noix dans l'atelier",
    ["Allergènes : il y a des œufs, du lait et des noix dans l'atelier."],
  ],
  ['fr', 'allergènes : toujours préciser de demander au comptoir', ['Allergènes : demander au comptoir.']],
  [
    'es',
    'gluten: siempre poner que hay trigo, cebada y avena en la cocina',
    ['Gluten: hay trigo, cebada y avena en la cocina.'],
  ],
  ['es', 'alérgenos: decir siempre que se consulten en caja', ['Alérgenos: consultar en caja.']],
  [
    'it',
    'allergeni: dire sempre che ci sono uova, latte e noci in laboratorio',
    ['Allergeni: ci sono uova, latte e noci in laboratorio.'],
  ],
  ['it', 'allergeni: scrivere sempre di chiedere al banco', ['Allergeni: chiedere al banco.']],
])('What an instruction wants to have said is a whole sentence (%s): %s', (language, text, lines) => {
  expect(linesOf(text, language)).toEqual(lines)
})

test.each<[Language, string, string[]]>([
  ['en', '18+ line on every email about cider.', ['For ages 18 and over only.']],
  ['en', 'Must carry "drink responsibly" and 18+ on everything.', ['Drink responsibly.', 'For ages 18 and over only.']],
  ['en', 'Put our license # CFC1428 at the bottom of every email.', ['License # CFC1428.']],
  ['en', 'Every email: "Not veterinary advice."', ['Not veterinary advice.']],
  ['en', 'Charity number 1184422 in the footer.', ['Charity number 1184422.']],
  ['de', 'Ab 18, Hinweis immer dazuschreiben.', ['Nur ab 18 Jahren.']],
  [
    'it',
    'Scrivere sempre "bevi responsabilmente" e vietato ai minori di 18.',
    ['Bevi responsabilmente.', 'Solo per maggiori di 18 anni.'],
  ],
  ['it', 'In fondo a ogni mail la P. IVA 01234567890', ['P. IVA 01234567890.']],
  ['en', 'Never put prices in every email.', []],
  ['en', 'A photo of the team in every email.', []],
])('An instruction for every email prints what it names (%s): %s', (language, text, lines) => {
  expect(linesOf(text, language)).toEqual(lines)
})

test.each<[Language, string]>([
  ['es', 'siempre decir que los perros vayan atados'],
  ['es', 'nunca decir que cura, siempre poner el precio'],
  ['it', 'dire sempre che i bambini siano accompagnati'],
  ['fr', 'toujours dire que les enfants soient accompagnés'],
  ['es', 'siempre recordar las plazas, máximo 8'],
  ['de', 'Medizinprodukte: keine Aussagen zur Haltbarkeit'],
])('What may not be a sentence stays a note (%s): %s', (language, text) => {
  expect(linesOf(text, language)).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', 'Our contractor license number must appear in every email', 'Contractor license number: [add number]'],
  ['en', 'License #CSLB 104422 must be in every email', 'License #CSLB 104422.'],
  ['de', 'Registernummer muss in den Fuß jeder Mail', 'Registernummer: [Nummer ergänzen]'],
  ['fr', 'Notre numéro SIRET doit figurer dans chaque mail', 'Numéro SIRET : [numéro à ajouter]'],
  ['es', 'número de registro sanitario obligatorio en el pie', 'Número de registro sanitario: [añadir número]'],
  ['it', 'P. IVA e REA obbligatori in fondo a ogni mail', 'P. IVA e REA: [aggiungere numero]'],
])('A number that only the brand knows has its place (%s): %s', (language, text, line) => {
  expect(linesOf(text, language)).toEqual([line])
})

test.each<[Language, string, string | null]>([
  ['en', 'under 16s only with a parent', 'Under 16s only with a parent.'],
  ['en', 'No sales to under 18s.', 'No sales to under 18s.'],
  ['en', 'Never show children under 14.', null],
  ['en', "Don't market to under 18s.", null],
  [
    'de',
    'nichts über Preise, kinder unter 12 nur in begleitung, keine fotos von kindern',
    'Kinder unter 12 nur in Begleitung.',
  ],
  ['de', 'Abgabe erst ab 18', 'Abgabe erst ab 18.'],
  ['de', 'Staffelpreise ab 10 Stück', null],
  ['de', 'Keine Bilder von Kindern unter 14', null],
  ['fr', 'vente interdite aux mineurs', 'Vente interdite aux mineurs.'],
  ['fr', "pas de photos d'enfants de moins de 15 ans", null],
  ['es', 'menores de 14 solo acompañados', 'Menores de 14 solo acompañados.'],
  ['es', 'nada de fotos de menores', null],
  ['it', 'Vietata la vendita ai minori di 18 anni', 'Vietata la vendita ai minori di 18 anni.'],
  ['it', 'niente foto di minori', null],
])('A limit of age is for readers, unless it is about texts and pictures (%s): %s', (language, text, line) => {
  expect(linesOf(text, language)).toEqual(line === null ? [] : [line])
})

test.each<[Language, string, string]>([
  ['en', 'Trade only', 'For trade customers only.'],
  ['de', 'Nur an Gewerbetreibende', 'Angebot nur für Gewerbetreibende.'],
  ['de', 'nur an Fachkreise', 'Abgabe nur an Fachkreise.'],
  ['fr', 'pas de vente aux particuliers', 'Vente réservée aux professionnels.'],
  ['es', 'solo para profesionales', 'Oferta solo para profesionales.'],
  ['it', 'solo ai rivenditori', 'Offerta riservata ai rivenditori.'],
])('Who sells only to the trade says so (%s): %s', (language, text, line) => {
  expect(linesOf(text, language)).toEqual([line])
})

test('a limit of age belongs beside what people come to or buy, and one for selling in every email', () => {
  const whereOf = (text: string) =>
    readRules(text, { language: 'de', country: 'DE' }, []).flatMap((rule) =>
      dutyLines(rule, 'de').map(({ where }) => where),
    )
  expect(whereOf('Mindestalter 16 Jahre')).toEqual(['beside offers'])
  expect(whereOf('Verkauf nur an Personen über 18')).toEqual(['always'])
})

test.each<[Language, string, string]>([
  [
    'en',
    "If anybody smells gas it's 0800 111 999, not us, please put that in anything about safety.",
    "If anybody smells gas it's 0800 111 999, not us.",
  ],
  ['de', 'Bei Gasgeruch immer 112 anrufen, das gehört in alles zu Sicherheit.', 'Bei Gasgeruch immer 112 anrufen.'],
  [
    'es',
    'Si huele a gas hay que llamar al 900 750 750, ponedlo en todo lo que hable de seguridad.',
    'Si huele a gas hay que llamar al 900 750 750.',
  ],
])('a text before “put that in anything about” is printed there: %s, %s', (language, text, line) => {
  const [rule] = readRules(text, { language, country: 'GB' }, [])
  expect(dutyLines(rule!, language)).toEqual([{ text: line, where: 'about its subject' }])
})

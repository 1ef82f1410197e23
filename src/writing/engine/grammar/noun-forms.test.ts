import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import type { Grammar } from '#shared/brand-sheet.ts'
import { nounForms, offerForms } from './noun-forms.ts'

const GRAMMAR: Record<string, Grammar | null> = {
  m: { number: 'singular', gender: 'masculine' },
  f: { number: 'singular', gender: 'feminine' },
  n: { number: 'singular', gender: 'neuter' },
  mp: { number: 'plural', gender: 'masculine' },
  fp: { number: 'plural', gender: 'feminine' },
  p: { number: 'plural', gender: null },
  s: { number: 'singular', gender: null },
  '-': null,
}

/** The forms of a language in the order of the guide, without the capital one; `-` for one that isn't certain. */
const ORDER: Record<
  Language,
  readonly ('the' | 'nom' | 'akk' | 'dat' | 'gen' | 'le' | 'du' | 'au' | 'el' | 'il' | 'del' | 'al')[]
> = {
  en: ['the'],
  de: ['nom', 'akk', 'dat', 'gen'],
  fr: ['le', 'du', 'au'],
  es: ['el', 'del', 'al'],
  it: ['il', 'del', 'al'],
}

const formsOf = (name: string, grammar: string, language: Language) => {
  const forms = nounForms(name, GRAMMAR[grammar]!, language)
  return ORDER[language].map((form) => forms[form] ?? '-').join(' / ')
}

test.each([
  ['Refill pouches', 'p', 'the refill pouches'],
  ['The Starter Box', 's', 'The Starter Box'],
  ['A Year of Cheese', 's', 'A Year of Cheese'],
  ["Grandma's jam", 's', 'Grandma’s jam'],
  ['glove subscription', 's', 'the glove subscription'],
  ['Beans from Peru', 'p', 'the Beans from Peru'],
  ['it keeps you warm and is soft', 's', '-'],
  ['How to sharpen a knife', 's', '-'],
])('English: %s', (name, grammar, forms) => {
  expect(formsOf(name, grammar, 'en')).toBe(forms)
})

test.each([
  [
    'Hörtest zu Hause',
    'm',
    'der Hörtest zu Hause / den Hörtest zu Hause / dem Hörtest zu Hause / des Hörtests zu Hause',
  ],
  ['Hörgeräte zum Aufladen', 'p', 'Hörgeräte zum Aufladen / Hörgeräte zum Aufladen / Hörgeräten zum Aufladen / -'],
  [
    'Kleines Probierpaket',
    'n',
    'das Kleine Probierpaket / das Kleine Probierpaket / dem Kleinen Probierpaket / des Kleinen Probierpakets',
  ],
  ['Großer Korb', 'm', 'der Große Korb / den Großen Korb / dem Großen Korb / des Großen Korbs'],
  [
    'Wiederbefüllbare Flaschen',
    'p',
    'Wiederbefüllbare Flaschen / Wiederbefüllbare Flaschen / Wiederbefüllbaren Flaschen / -',
  ],
  [
    'handgeschöpfte Seife',
    'f',
    'die handgeschöpfte Seife / die handgeschöpfte Seife / der handgeschöpften Seife / der handgeschöpften Seife',
  ],
  ['Die Vorratskiste', 'f', 'die Vorratskiste / die Vorratskiste / der Vorratskiste / der Vorratskiste'],
  [
    'Probierpaket Drei Regionen',
    'n',
    'das Probierpaket Drei Regionen / das Probierpaket Drei Regionen / dem Probierpaket Drei Regionen / -',
  ],
  ['Seife Rosmarin', 'f', 'die Seife Rosmarin / die Seife Rosmarin / der Seife Rosmarin / der Seife Rosmarin'],
  ['Kerzen und Öle', 'p', 'Kerzen und Öle / Kerzen und Öle / - / -'],
  ['Grundkurs', 'm', 'der Grundkurs / den Grundkurs / dem Grundkurs / des Grundkurses'],
  ['Pflege Set', 'n', '- / - / - / -'],
  ['Assistent', 'm', 'der Assistent / - / - / -'],
  ['Kleiner Paket', 'n', '- / - / - / -'],
  ['Der Kiste', 'f', '- / - / - / -'],
  ['Unser Tee', 'm', '- / - / - / -'],
  ['Veloura', '-', '- / - / - / -'],
  ['hält den ganzen Tag', 'm', '- / - / - / -'],
])('German: %s', (name, grammar, forms) => {
  expect(formsOf(name, grammar, 'de')).toBe(forms)
})

test.each([
  ['Coffret découverte', 'm', 'le coffret découverte / du coffret découverte / au coffret découverte'],
  ['Bougie parfumée', 'f', 'la bougie parfumée / de la bougie parfumée / à la bougie parfumée'],
  ['huile d’olive', 'f', 'l’huile d’olive / de l’huile d’olive / à l’huile d’olive'],
  ['abonnement mensuel', 'm', 'l’abonnement mensuel / de l’abonnement mensuel / à l’abonnement mensuel'],
  ['housse de couette', 'f', 'la housse de couette / de la housse de couette / à la housse de couette'],
  ['Yaourt nature', 'm', 'le yaourt nature / du yaourt nature / au yaourt nature'],
  ['Savons', 'mp', 'les savons / des savons / aux savons'],
  ['La Box du mois', 'f', 'la Box du mois / de la Box du mois / à la Box du mois'],
  ['Le Petit Panier', '-', 'le Petit Panier / du Petit Panier / au Petit Panier'],
  ['L’Essentiel', 's', 'l’Essentiel / de l’Essentiel / à l’Essentiel'],
  ['Mon premier kit', 'm', 'Mon premier kit / - / -'],
  ['SPF 50', 'm', '- / - / -'],
  ['Hanakai', 'm', '- / - / -'],
  ['Veloura', '-', '- / - / -'],
  ['on peut le laver', 'm', '- / - / -'],
])('French: %s', (name, grammar, forms) => {
  expect(formsOf(name, grammar, 'fr')).toBe(forms)
})

test.each([
  ['caja de prueba', 'f', 'la caja de prueba / de la caja de prueba / a la caja de prueba'],
  ['agua de rosas', 'f', 'el agua de rosas / del agua de rosas / al agua de rosas'],
  ['almohada', 'f', 'la almohada / de la almohada / a la almohada'],
  ['alfombra de lana', 'f', 'la alfombra de lana / de la alfombra de lana / a la alfombra de lana'],
  ['aguas termales', 'fp', 'las aguas termales / de las aguas termales / a las aguas termales'],
  ['Kit Aurora', 'm', 'el Kit Aurora / del Kit Aurora / al Kit Aurora'],
  ['Los Básicos', 'mp', 'los Básicos / de los Básicos / a los Básicos'],
  ['Mi primera caja', 'f', 'Mi primera caja / - / -'],
  ['alta costura', 'f', '- / - / -'],
  ['no sé si me sirve', 'm', '- / - / -'],
])('Spanish: %s', (name, grammar, forms) => {
  expect(formsOf(name, grammar, 'es')).toBe(forms)
})

test.each([
  ['cofanetto', 'm', 'il cofanetto / del cofanetto / al cofanetto'],
  ['zaino', 'm', 'lo zaino / dello zaino / allo zaino'],
  ['spazzola', 'f', 'la spazzola / della spazzola / alla spazzola'],
  ['abbonamento', 'm', 'l’abbonamento / dell’abbonamento / all’abbonamento'],
  ['acqua di rose', 'f', 'l’acqua di rose / dell’acqua di rose / all’acqua di rose'],
  ['strofinacci', 'mp', 'gli strofinacci / degli strofinacci / agli strofinacci'],
  ['vini rossi', 'mp', 'i vini rossi / dei vini rossi / ai vini rossi'],
  ['essenze', 'fp', 'le essenze / delle essenze / alle essenze'],
  ['Gli Essenziali', 'mp', 'gli Essenziali / degli Essenziali / agli Essenziali'],
  ['yogurt', 'm', 'lo yogurt / dello yogurt / allo yogurt'],
  ['Il mio kit', 'm', 'il mio kit / del mio kit / al mio kit'],
  ['LED da tavolo', 'm', '- / - / -'],
  ['costa poco e dura', 'm', '- / - / -'],
])('Italian: %s', (name, grammar, forms) => {
  expect(formsOf(name, grammar, 'it')).toBe(forms)
})

test('a sentence begins with a capital, unless the name has its own', () => {
  expect(nounForms('zaino', GRAMMAR['m']!, 'it').Il).toBe('Lo zaino')
  expect(nounForms('Hörgeräte', GRAMMAR['p']!, 'de').Nom).toBe('Hörgeräte')
  expect(nounForms('Das Abo', GRAMMAR['n']!, 'de').Nom).toBe('Das Abo')
  expect(nounForms('beans', GRAMMAR['p']!, 'en').The).toBe('The beans')
})

test('a long name gives way to its short name, with its grammar where the head is the same', () => {
  const offer = {
    name: 'Coffret de douze bouteilles choisies par nos vignerons pour les longues soirées d’hiver',
    shortName: 'Coffret',
    grammar: GRAMMAR['m']!,
  }
  expect(offerForms(offer, 'fr').du).toBe('du coffret')
  expect(offerForms({ ...offer, shortName: 'Zorg' }, 'fr').du).toBeUndefined()
})

test.each<[string, Language, string]>([
  ['Recovery gear', 'en', 'recovery gear'],
  ['Snorkels', 'en', 'snorkels'],
  ['Bell ropes for church towers', 'en', 'bell ropes for church towers'],
  ['Zapato cómodo ancho especial', 'es', 'zapato cómodo ancho especial'],
  ['Pulizia canna singola', 'it', 'pulizia canna singola'],
  ['Nordo kaffe', 'en', 'Nordo kaffe'],
  ['Lumo', 'en', 'Lumo'],
  ['Drift', 'en', 'Drift'],
  ['Nitrile Gloves', 'en', 'Nitrile Gloves'],
  ['Glühwein im Krug', 'de', 'Glühwein im Krug'],
])('in a sentence, %s (%s) reads %s', (name, language, written) => {
  expect(nounForms(name, null, language).name).toBe(written)
})

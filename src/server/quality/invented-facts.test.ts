import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { brandFactTexts, findInventedFacts } from './invented-facts.ts'

const kinds = (text: string, language: Language, given: string[] = []) =>
  findInventedFacts(text, given, language).map((fact) => fact.kind)

describe('facts that nobody gave', () => {
  test.each<[string, Language, string]>([
    ['40% off everything', 'en', 'percentage'],
    ['Jetzt 20 Prozent sparen', 'de', 'percentage'],
    ['Un 15 por ciento menos', 'es', 'percentage'],
    ['Only $49 today', 'en', 'price'],
    ['Nur 9,90 € pro Tüte', 'de', 'price'],
    ['Buy one, get one', 'en', 'price'],
    ['Zum halben Preis', 'de', 'price'],
    ['Free shipping this week', 'en', 'free-shipping'],
    ['Envío gratis hasta el lunes', 'es', 'free-shipping'],
    ['Livraison offerte', 'fr', 'free-shipping'],
    ['Kostenloser Versand', 'de', 'free-shipping'],
    ['Versandkostenfrei bestellen', 'de', 'free-shipping'],
    ['Spedizione gratuita', 'it', 'free-shipping'],
    ['A free gift with each order', 'en', 'free-gift'],
    ['Use code SAVE20', 'en', 'coupon-code'],
    ['Mit XMAS sparen', 'de', 'coupon-code'],
    ['Rated 4.8 out of 5', 'en', 'rating'],
    ['5-Sterne-Kaffee', 'de', 'rating'],
    ['Loved by 12,000 customers', 'en', 'customer-count'],
    ['Tausende Kundinnen', 'de', 'customer-count'],
    ['Miles de clientes felices', 'es', 'customer-count'],
    ['Award-winning roast', 'en', 'award'],
    ['Der Testsieger', 'de', 'award'],
    ['Producto premiado', 'es', 'award'],
    ['Clinically proven', 'en', 'clinical-claim'],
    ['Cliniquement prouvé', 'fr', 'clinical-claim'],
    ['It heals dry paws', 'en', 'medical-claim'],
    ['Das heilt trockene Haut', 'de', 'medical-claim'],
    ['Cura la irritación', 'es', 'medical-claim'],
    ['Guérit la peau', 'fr', 'medical-claim'],
    ['Guarisce la pelle', 'it', 'medical-claim'],
    ['Carbon-neutral gear', 'en', 'eco-claim'],
    ['Klimaneutral geröstet', 'de', 'eco-claim'],
    ['Lifetime guarantee', 'en', 'guarantee'],
    ['Geld-zurück-Garantie', 'de', 'guarantee'],
    ['Satisfait ou remboursé', 'fr', 'guarantee'],
    ['Delivered in 2 days', 'en', 'delivery-time'],
    ['Lieferung in 2 bis 3 Werktagen', 'de', 'delivery-time'],
    ['Livraison sous 48 h', 'fr', 'delivery-time'],
    ['Roasting since 1987', 'en', 'founding-year'],
    ['Gegründet 1998', 'de', 'founding-year'],
    ['Fondata nel 1950', 'it', 'founding-year'],
  ])('%s', (text, language, kind) => {
    expect(kinds(text, language)).toContain(kind)
  })
})

describe('near misses', () => {
  test.each<[string, Language]>([
    ['Three gifts for hikers', 'en'],
    ['Two quotes from customers, word for word', 'en'],
    ['Order before 18 December', 'en'],
    ['Feel free to reply', 'en'],
    ['A 40 pound dog in 2026', 'en'],
    ['Fatto con cura, giorno per giorno', 'it'],
    ['Heilige Drei Könige', 'de'],
    ['In drei Schritten zur Tasse', 'de'],
    ['Una mañana sin prisas', 'es'],
    ['Deux minutes pour nous', 'fr'],
    ['FAQ, GIF and P.S.', 'en'],
    ['Your [confirm offer] for the weekend', 'en'],
    ['Ab 5. Januar 2027', 'de'],
  ])('%s', (text, language) => {
    expect(findInventedFacts(text, [], language)).toEqual([])
  })
})

describe('facts of the brand', () => {
  test('the same fact is allowed, another number is not', () => {
    expect(kinds('15% off the set', 'en', ['The set is 15 % off in May'])).toEqual([])
    expect(kinds('20% off the set', 'en', ['The set is 15 % off in May'])).toEqual(['percentage'])
    expect(kinds('From 72 $', 'en', ['Orders of $72'])).toEqual([])
  })

  test('any wording of a given promise is allowed', () => {
    expect(kinds('Versandkostenfrei bestellen', 'de', ['Kostenloser Versand ab 50 €'])).toEqual([])
  })

  test('a name in capitals is no code', () => {
    expect(kinds('New: NORDA coat', 'en', ['NORDA coat, NORDA bowl'])).toEqual([])
  })

  test('what a brand must not claim lends no facts', () => {
    const texts = brandFactTexts({
      ...DEMO_BRANDS.quillhound,
      guidelines: {
        tone: 'plain',
        say: [],
        dontSay: ['free shipping'],
        complianceNotes: 'Never promise free shipping',
      },
    })
    expect(kinds('Free shipping', 'en', texts)).toEqual(['free-shipping'])
  })
})

import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { type UsableFacts, usableFacts } from '#shared/brand-sheet.ts'
import { DEMO_BRIEFS, withFacts, withRules } from '../brand/brand-brief.fixtures.ts'
import { gateFindings } from './gate.ts'
import { brandFactTexts } from './stated-texts.ts'

const NOTHING = usableFacts([])

const kinds = (text: string, language: Language, stated: string[] = [], facts: Partial<UsableFacts> = {}) =>
  gateFindings(text, { language, facts: { ...NOTHING, ...facts }, stated }).map(({ rule }) => rule)

describe('facts without a source', () => {
  test.each<[string, Language, string]>([
    ['40% off everything', 'en', 'percentage'],
    ['Jetzt 20 Prozent sparen', 'de', 'percentage'],
    ['Un 15 por ciento menos', 'es', 'percentage'],
    ['Only $49 today', 'en', 'price'],
    ['Nur 9,90 € pro Tüte', 'de', 'price'],
    ['Buy one, get one', 'en', 'price-claim'],
    ['Zum halben Preis', 'de', 'price-claim'],
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
    ['Clinically proven', 'en', 'clinical'],
    ['Cliniquement prouvé', 'fr', 'clinical'],
    ['It heals dry paws', 'en', 'health'],
    ['Das heilt trockene Haut', 'de', 'health'],
    ['Cura la irritación', 'es', 'health'],
    ['Guérit la peau', 'fr', 'health'],
    ['Guarisce la pelle', 'it', 'health'],
    ['Carbon-neutral gear', 'en', 'eco'],
    ['Klimaneutral geröstet', 'de', 'eco'],
    ['Lifetime guarantee', 'en', 'guarantee'],
    ['Geld-zurück-Garantie', 'de', 'guarantee'],
    ['Satisfait ou remboursé', 'fr', 'guarantee'],
    ['Delivered in 2 days', 'en', 'delivery'],
    ['Lieferung in 2 bis 3 Werktagen', 'de', 'delivery'],
    ['Livraison sous 48 h', 'fr', 'delivery'],
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
    expect(kinds(text, language)).toEqual([])
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

  test("a name in capitals isn't a code", () => {
    expect(kinds('New: NORDA coat', 'en', ['NORDA coat, NORDA bowl'])).toEqual([])
  })

  test('what a brand must not claim lends no facts', () => {
    const ruled = withRules(DEMO_BRIEFS.quillhound, 'Never promise free shipping')
    const texts = brandFactTexts(withFacts(ruled, { neverSay: ['free shipping'] }))
    expect(kinds('Free shipping', 'en', texts)).toEqual(['free-shipping'])
  })
})

describe('what a brand has stated', () => {
  test.each<[string, string]>([
    ['Join 12,000 customers', 'We have 12,000 customers'],
    ['Only 3 left in stock', 'Of the bowl there are only 3 left in stock'],
    ['Vets recommend it', 'Three vets recommend it in their practice'],
    ['Biodegradable to the last thread', 'The collar is biodegradable'],
  ])('%s', (text, stated) => {
    expect(kinds(text, 'en')).not.toEqual([])
    expect(kinds(text, 'en', [stated])).toEqual([])
  })

  test('lends no more than it says', () => {
    expect(kinds('Join 30,000 customers', 'en', ['We have 12,000 customers'])).toEqual(['customer-count'])
    expect(kinds('Only 2 left in stock', 'en', ['Only 3 left in stock'])).toEqual(['scarcity'])
    expect(kinds('Dentists recommend it', 'en', ['Three vets recommend it'])).toEqual(['endorsement'])
  })

  test('never lets a claim about health, results or alcohol pass', () => {
    expect(kinds('Our balm cures eczema', 'en', ['Our balm cures eczema'])).toEqual(['health'])
    expect(kinds('You pass the exam, guaranteed', 'en', ['You pass the exam, guaranteed'])).toContain('legal')
    expect(kinds('Bottoms up, the wine is poured', 'en', ['Bottoms up, the wine is poured'])).toEqual(['alcohol'])
  })

  test('an answer on the sheet counts, and so does an offer that is called so', () => {
    const answers = [
      {
        id: 'universal/universal/q-proof',
        question: 'Who says so?',
        text: 'Three vets recommend it in their practice',
      },
    ]
    expect(kinds('Vets recommend it', 'en', [], { answers })).toEqual([])
    const { offers } = DEMO_BRIEFS.quillhound.facts
    const detox = { ...offers[0]!, name: 'Detox Tea', shortName: 'Detox Tea' }
    expect(kinds('Detox Tea in the small pot', 'en', [], { offers: [detox] })).toEqual([])
    expect(kinds('Detox for body and mind', 'en', [], { offers: [detox] })).toEqual(['health'])
  })
})

describe('what takes a claim back', () => {
  test.each<[string, Language]>([
    ['No balm cures eczema', 'en'],
    ['This does not replace a visit to the doctor', 'en'],
    ['Das ersetzt keinen Arztbesuch', 'de'],
    ['Cela ne remplace pas un médecin', 'fr'],
    ['No cura ninguna enfermedad', 'es'],
    ['Non guarisce e non sostituisce il medico', 'it'],
    ['Vitamin C contributes to a normal function of the immune system', 'en'],
  ])('%s', (text, language) => {
    expect(kinds(text, language)).toEqual([])
  })

  test('but "not only" doesn’t', () => {
    expect(kinds('It not only cures eczema', 'en')).toEqual(['health'])
  })
})

describe('the end of a sentence', () => {
  test.each<[string, Language]>([
    ['The honey is here at last. Against all odds, eczema of the leaf spares the lime tree', 'en'],
    ['Is it late? No. Relief for the desk comes on Monday', 'en'],
    ['Nur noch eine Frage. Plätze im Schrank gibt es genug', 'de'],
  ])('parts claims: %s', (text, language) => {
    expect(kinds(text, language).filter((kind) => kind !== 'health')).toEqual([])
  })

  test('keeps a "see your doctor" from covering up the claim before it', () => {
    expect(kinds('Our balm cures eczema. Ask your doctor about the rest.', 'en')).toEqual(['health'])
    expect(kinds('Itching for days? Ask your doctor about it.', 'en')).toEqual([])
  })

  test('doesn’t part an answer from its question', () => {
    expect(kinds('Stiff knees? Gone.', 'en')).toEqual(['health'])
    expect(kinds('Knieschmerzen? Nie wieder.', 'de')).toEqual(['health'])
    expect(kinds('Mal de dos ? Oubliez-le.', 'fr')).toEqual(['health'])
  })
})

describe('texts that an editor has judged', () => {
  const checked = () => ['If the eczema is gone in a week, {p.the} stays in the drawer.', 'Only three left: what now?']
  const found = (text: string) =>
    gateFindings(text, { language: 'en', facts: NOTHING, checked }).map(({ rule }) => rule)

  test('pass word for word, with their slots filled, and where a direction names them', () => {
    expect(kinds('If the eczema is gone in a week, the balm stays in the drawer.', 'en')).toEqual(['health'])
    expect(found('If the eczema is gone in a week, the balm stays in the drawer.')).toEqual([])
    expect(found('End with the link “Only three left: what now?” in a line of its own.')).toEqual([])
  })

  test('lend their words to no other text', () => {
    expect(found('The eczema is gone in a week.')).toEqual(['health'])
    expect(found('Only three left.')).toEqual(['scarcity'])
  })
})

describe('rules of the sheet', () => {
  const judged = (text: string, notes: string, month = 1) => {
    const { language, facts } = withRules(DEMO_BRIEFS.quillhound, notes)
    return gateFindings(text, { language, facts, month }).map(({ rule }) => rule)
  }

  test('a claim that a rule forbids is refused even when the brand makes it', () => {
    const { language, facts } = withRules(DEMO_BRIEFS.quillhound, 'No environmental claims')
    const stated = ['Our collars are biodegradable']
    const found = gateFindings('A biodegradable collar', { language, facts, stated })
    expect(found).toMatchObject([{ rule: 'refused-claim', canBeStated: false }])
  })

  test('a ban on discounts leaves the price of an offer alone', () => {
    const { language, facts } = withRules(DEMO_BRIEFS.quillhound, 'No discounts, ever')
    const found = (text: string) =>
      gateFindings(text, { language, facts, stated: ['Collar $48'] }).map(({ rule }) => rule)
    expect(found('The collar: $48.')).toEqual([])
    expect(found('The collar: $38.')).toEqual(['refused-claim'])
  })

  test('an occasion that the brand leaves out', () => {
    expect(judged('A card for Mother’s Day', "No Mother's Day")).toEqual(['skipped-occasion'])
    expect(judged('A card for her birthday', "No Mother's Day")).toEqual([])
  })

  test('the subject of a sales period outside of that period', () => {
    expect(judged('Roses for the balcony', 'No roses outside May 15 to September 30')).toEqual(['out-of-season'])
    expect(judged('Roses for the balcony', 'No roses outside May 15 to September 30', 7)).toEqual([])
  })

  test('a phrase that the brand never says, in words for a person', () => {
    const [found] = gateFindings('Our Rabattaktion', { language: 'de', facts: { ...NOTHING, neverSay: ['Rabatt'] } })
    expect(found).toMatchObject({ rule: 'never-say', message: '“Rabatt” is on the list of what the brand never says.' })
  })
})

test('a brand without discounts may print the sentence in which its owner names a sale', () => {
  const sale = 'Warehouse sale on February 6, seconds up to 40% off'
  const rule = { sentence: 'No discounts.', check: { type: 'no-claim', domain: 'price' } } as const
  const facts: Partial<UsableFacts> = { say: [sale], rules: [rule] }
  expect(kinds(`${sale}.\nKeep it short.`, 'en', [], facts)).toEqual([])
  expect(kinds('Everything is up to 40% off.', 'en', [], facts)).toEqual(['refused-claim'])
})

test('a brand without discounts besides one may name that one, with the figure that it has stated', () => {
  const rule = {
    sentence: 'No discounts besides Black Friday and the subscription.',
    check: { type: 'no-claim', domain: 'price' },
  } as const
  const facts: Partial<UsableFacts> = { say: ['The subscription takes 15% off every box'], rules: [rule] }
  expect(kinds('15% off with the subscription.', 'en', [], facts)).toEqual([])
  expect(kinds('15% off everything.', 'en', [], facts)).toEqual(['refused-claim'])
  expect(kinds('30% off with the subscription.', 'en', [], facts)).not.toEqual([])
})

test("what a rule demands to be said isn't a claim, and anything else still is one", () => {
  const line = 'Raw milk: not suitable for pregnant women and young children.'
  const rule = 'Raw milk: always mention not suitable for pregnant women and young children.'
  const { facts } = withRules(withFacts(DEMO_BRIEFS.quillhound, { rules: [] }), rule)
  const gate = (text: string) => gateFindings(text, { language: 'en', facts }).map(({ rule: id }) => id)
  expect(gate(line)).toEqual([])
  expect(gate('Safe for pregnant women.')).toEqual(['safety'])
  expect(gate(`${line}\nSafe for pregnant women.`)).toEqual(['safety'])
})

describe('what a member has typed', () => {
  const story = 'We lost our landlord in May, and nobody else would rent to us.'
  const answers = [{ id: 'universal/universal/q-mistake', question: 'What went wrong?', text: story }]

  test('is a story where a match reaches across its comma, and a claim within one clause', () => {
    expect(kinds(story, 'en')).toEqual(['legal'])
    expect(kinds(story, 'en', [], { answers })).toEqual([])
    const claim = 'Our salve cures eczema in a week, and we have the photos.'
    const claiming = [{ ...answers[0]!, text: claim }]
    expect(kinds(claim, 'en', [], { answers: claiming })).toContain('health')
  })
})

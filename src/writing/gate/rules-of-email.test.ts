import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import { rulesOfEmail } from './rules-of-email.ts'

const rule = (sentence: string, check: FactValue<'rule'>['check'] = null): FactValue<'rule'> => ({ sentence, check })
const brief = teaBrand({
  offers: [teaOffer('Assam tin', { price: '£12' }), teaOffer('matcha whisk')],
  rules: [
    rule('No health claims about tea.', { type: 'no-claim', domain: 'health' }),
    rule('Never name other shops.'),
    rule('Photos of guests only with their consent'),
    rule('The matcha comes from two growers, say which.'),
    rule('Cancel up to 7 days before a tasting, after that we keep 50%.'),
    rule('Always say it', { type: 'statement', text: 'Keep away from children.', when: 'always' }),
  ],
})
const email = (title: string, copy: string) =>
  rulesOfEmail(
    {
      title,
      subjectLines: [],
      previewText: '',
      cta: 'Go',
      sections: [{ section: 'One', visual: 'A matcha whisk.', copy: `${copy}\nDirection: Say what comes before it.` }],
    },
    brief,
  )

test('an email lists the rules about its subject, and what is never done in one sentence', () => {
  expect(email('Whisking matcha', 'Sift it first. Keep away from children.')).toEqual({
    own: ['The matcha comes from two growers, say which.'],
    general: ['No health claims about tea.', 'Never name other shops.', 'Photos of guests only with their consent'],
  })
})

test('a rule about prices belongs to an email with prices, and directions name no subject', () => {
  expect(email('A tasting', 'An evening for £12. Keep away from children.').own).toEqual([
    'Cancel up to 7 days before a tasting, after that we keep 50%.',
  ])
  expect(email('An evening', 'Come and listen. Keep away from children.').own).toEqual([])
})

test('what is free has no terms, and what is printed or for another day needs no rule', () => {
  expect(email('An evening', 'It is free. Keep away from children.').own).toEqual([])
  const shop = teaBrand({
    rules: [
      rule('Always say that the 15% of Black Friday is not for gift boxes.'),
      rule('Free cancellation up to 14 days before a course, half price afterward.'),
    ],
  })
  const rulesOf = (copy: string) =>
    rulesOfEmail(
      { title: copy, subjectLines: [], previewText: '', cta: 'Go', sections: [{ section: '', visual: '', copy }] },
      shop,
    ).own
  expect(rulesOf('Two gift boxes of 15 tins')).toEqual([])
  expect(rulesOf('A free evening with tea')).toEqual([])
  expect(rulesOf('Black Friday and gift boxes')).toEqual([shop.facts.rules[0]!.sentence])
})

test('a statement that is missing has to be added', () => {
  expect(email('An evening', 'Come and listen.').own).toEqual(['Keep away from children.'])
})

const toys = teaBrand({
  offers: [teaOffer('Maple ring', { price: '$18' }), teaOffer('Play kits', { price: '$58' })],
  rules: [
    rule('The name puzzle and the maple ring are not in the November kit sale.'),
    rule('We do not discount seconds.'),
    rule('Seconds: say which knot a ring has.'),
    rule('Every ring is tested for the maple that it is made of.'),
    rule('Ring sizes are printed beside each ring.'),
    rule('We are closed December 24 to January 3, and no ring ships on those days.'),
  ],
})
const rulesIn = (title: string, ...sections: readonly (readonly [string, string])[]) =>
  rulesOfEmail(
    {
      title,
      subjectLines: [],
      previewText: '',
      cta: 'Go',
      sections: sections.map(([section, copy]) => ({ section, visual: '', copy })),
    },
    toys,
  )

test('a rule about a sale belongs to that sale, and one with days to an email in their month', () => {
  const ofSale = toys.facts.rules[0]!.sentence
  expect(rulesIn('Kit sale', ['First thought', 'November 27 to 30: 15% off play kits.']).own).toContain(ofSale)
  expect(rulesIn('Kit sale', ['First thought', 'January 8: 15% off play kits.']).own).not.toContain(ofSale)
  expect(rulesIn('Open workshop: November 7', ['The offer', 'Maple ring: $18.']).own).not.toContain(ofSale)
})

test('an email lists the two nearest rules, by its story and not by what every email says', () => {
  expect(rulesIn('Maple ring', ['First thought', 'Every ring is made of maple.']).own).toEqual([
    'Every ring is tested for the maple that it is made of.',
    'Ring sizes are printed beside each ring.',
  ])
  const notice = ['Good to know', 'Every ring is made of maple.'] as const
  expect(rulesIn('Tidying up', ['First thought', 'Seven minutes.'], notice).own).toEqual([])
})

test('what the brand never does is in every email, and a label says what a rule is about', () => {
  const { own, general } = rulesIn('Which ring has a knot?', ['First thought', 'A ring with a knot.'])
  expect(general).toEqual(['We do not discount seconds.'])
  expect(own).not.toContain('Seconds: say which knot a ring has.')
})

test('what holds for one thing is nothing for an email about another', () => {
  const hire = teaBrand({
    offers: [teaOffer('Kettle hire', { price: '£20' }), teaOffer('Tasting', { price: '£12' })],
    rules: [rule('A kettle for hire needs a deposit of £50.'), rule('Never promise a refund.')],
  })
  const rulesOf = (title: string, copy: string) =>
    rulesOfEmail(
      { title, subjectLines: [], previewText: '', cta: 'Go', sections: [{ section: '', visual: '', copy }] },
      hire,
    )
  expect(rulesOf('Tasting: March 6', 'Tasting: £12.')).toEqual({ own: [], general: ['Never promise a refund.'] })
  expect(rulesOf('Kettle hire', 'Kettle hire: £20.').own).toEqual(['A kettle for hire needs a deposit of £50.'])
})

test('a price per kilo is missing only where a price has none', () => {
  const text = 'Always give the price per kilo beside a price.'
  const scale = teaBrand({
    offers: [teaOffer('Assam', { price: '£12', fact: '250 g' }), teaOffer('Scones', { price: '£4' })],
    rules: [rule(text, { type: 'statement', text, when: 'price' })],
  })
  const rulesOf = (copy: string) =>
    rulesOfEmail(
      { title: 'Tea', subjectLines: [], previewText: '', cta: '', sections: [{ section: '', visual: '', copy }] },
      scale,
    ).own
  expect(rulesOf('Come and listen.')).toEqual([])
  expect(rulesOf('Assam: £12 (250 g, £48/kg).')).toEqual([])
  expect(rulesOf('Scones: £4.')).toEqual([text])
})

test('an instruction that prints nothing is for emails about its subject', () => {
  const text = 'Age and origin always with “about” or “probably”.'
  const old = teaBrand({ rules: [rule(text, { type: 'statement', text, when: 'always' })] })
  const rulesOf = (title: string) =>
    rulesOfEmail({ title, subjectLines: [], previewText: '', cta: '', sections: [] }, old).own
  expect(rulesOf('Whisking matcha')).toEqual([])
  expect(rulesOf('How to tell the age and origin of a pot')).toEqual([text])
})

test('how people pay is nothing for every email with a price', () => {
  const shelter = teaBrand({
    rules: [rule('Donations by card or bank transfer can be deducted, those in cash cannot.')],
  })
  const rulesOf = (title: string, copy: string) =>
    rulesOfEmail(
      { title, subjectLines: [], previewText: '', cta: '', sections: [{ section: '', visual: '', copy }] },
      shelter,
    ).own
  expect(rulesOf('The calendar', 'A calendar for £10.')).toEqual([])
  expect(rulesOf('Your donation', 'A donation by card of £10.')).toHaveLength(1)
})

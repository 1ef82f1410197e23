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

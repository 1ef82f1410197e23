import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withOwnWords } from './own-words.ts'

const offer: FactValue<'offer'> = {
  name: 'handpieces',
  shortName: 'handpieces',
  kind: 'durable',
  grammar: null,
  isFirstPurchase: false,
  fact: 'repaired in 5 days, loan device included',
  price: '$12',
  forWhom: null,
  chooseIf: null,
  season: null,
}
const statement = { type: 'statement', text: 'Trade only, notice in every email.', when: 'always' } as const
const plan: EmailPlan = {
  role: 'sell',
  title: 'A title',
  subjects: [],
  spareSubjects: [],
  preview: '',
  headline: 'A headline',
  show: null,
  lines: [],
  address: null,
  offer: { line: 'For Friday: the handpieces.', kind: 'durable', question: null, needsTerms: false, about: offer },
  subject: null,
  button: 'Go',
  purpose: '',
  why: '',
  stage: null,
  readers: null,
  occasion: null,
  doubt: null,
  own: null,
}
const brief = teaBrand({
  say: ['we mend every handpiece ourselves', 'sizes', 'post us the old handpieces and we match them', 'we like rain'],
  rules: [{ sentence: statement.text, check: statement }],
})
const ownOf = (email: Partial<EmailPlan>, turn = 0, maySay: (text: string) => boolean = () => true) =>
  withOwnWords({ ...plan, ...email }, { brief, turn, maySay }).own

test('an offer is followed by what it costs and includes, and the email by what it has to say', () => {
  expect(ownOf({})).toEqual({
    offers: [],
    answer: null,
    detail: '$12. repaired in 5 days, loan device included.'.replace('repaired', 'Repaired'),
    phrase: 'We mend every handpiece ourselves.',
    story: null,
    motto: null,
    practical: [],
    contact: [],
    coming: [],
    standing: ['Trade only.'],
  })
})

test('neighbors say different things, and an email that thanks says nothing of the shop', () => {
  expect([0, 1, 2].map((turn) => ownOf({}, turn)?.phrase)).toEqual([
    'We mend every handpiece ourselves.',
    'Post us the old handpieces and we match them.',
    null,
  ])
  expect(ownOf({ role: 'thank', offer: null })?.phrase).toBeNull()
  const term = teaBrand({ say: ['we mend what we sell', 'delivery in 48 hours'] })
  const served = withOwnWords({ ...plan, role: 'serve', offer: null }, { brief: term, turn: 0, maySay: () => true })
  expect(served.own?.phrase).toBe('Delivery in 48 hours.')
})

test('a phrase or a ban is only in an email about its subject', () => {
  const shop = teaBrand({ say: ['never pour it into the kettle', 'we mend what we sell'] })
  const said = (headline: string, role: EmailPlan['role']) =>
    withOwnWords({ ...plan, role, headline, offer: null }, { brief: shop, turn: 0, maySay: () => true }).own?.phrase
  expect(said('What is in the kettle', 'thank')).toBe('Never pour it into the kettle.')
  expect(said('The yearly report', 'sell')).toBeNull()
  expect(said('The yearly report', 'teach')).toBeNull()
})

const doubtOf = (question: string, answer: string) => ({ question, isWhole: true, topic: null, answer }) as const
const dear = doubtOf('Is it dear?', 'you can pay in three parts')
const kettle = doubtOf('Does the kettle come with a cover?', 'the kettle has a cover of glass')
const asked = teaBrand({ doubts: [dear, kettle] })
const answerOf = (email: Partial<EmailPlan>, turn = 0) =>
  withOwnWords({ ...plan, ...email }, { brief: asked, turn, maySay: () => true }).own?.answer

test('a question comes with its answer where the email is about it', () => {
  expect(answerOf({ doubt: dear, role: 'teach' })).toBe('Is it dear? You can pay in three parts.')
  expect(answerOf({ role: 'teach', headline: 'A cover for every kettle' })).toBe(
    'Does the kettle come with a cover? The kettle has a cover of glass.',
  )
  expect(answerOf({ role: 'teach' })).toBeNull()
  expect(answerOf({ role: 'sell' })).toBeNull()
})

test('an email that asks the question itself gets only the answer, and one that has it gets nothing', () => {
  expect(answerOf({ doubt: dear, headline: 'Is it dear?' })).toBe('You can pay in three parts.')
  const line = { line: 'You can pay in three parts.', kind: 'thought', question: null, part: null } as const
  expect(answerOf({ doubt: dear, lines: [line] })).toBeNull()
})

test('a single word of a text, away from its title and its offer, makes no phrase part of it', () => {
  const shop = teaBrand({ say: ['come up and have a squeeze', 'ask for Nell if a crate is broken'] })
  const said = (line: string) =>
    withOwnWords({ ...plan, lines: [lineOf(line)] }, { brief: shop, turn: 0, maySay: () => true }).own?.phrase
  expect(said('The door is open.')).toBeNull()
  expect(said('Is the crate broken?')).toBe('Ask for Nell if a crate is broken.')
})

test('what an email says already, or may not say, is not said again', () => {
  const line = { line: 'Trade only: you know that.', kind: 'thought', question: null, part: null } as const
  expect(ownOf({ lines: [line] })?.standing).toEqual([])
  expect(ownOf({}, 0, (text) => !text.includes('$'))?.detail).toBeNull()
})

test('what has to be said with plants is said where an email sells, or speaks of them', () => {
  const sentence = 'No live plants to Tasmania, must be said anywhere we push plants.'
  const nursery = teaBrand({ rules: [{ sentence, check: null }] })
  const noticesOf = (email: Partial<EmailPlan>) =>
    withOwnWords({ ...plan, ...email }, { brief: nursery, turn: 0, maySay: () => true }).own?.standing
  expect(noticesOf({})).toEqual(['No live plants to Tasmania.'])
  expect(noticesOf({ offer: null, headline: 'Plants in July' })).toEqual(['No live plants to Tasmania.'])
  expect(noticesOf({ offer: null })).toEqual([])
})

test('what belongs to a price is said under the price of any line', () => {
  const rule = { sentence: 'VAT', check: { type: 'statement', text: 'Prices include VAT.', when: 'price' } } as const
  const entry = { line: 'Clay pot: $40.', kind: null, question: null, needsTerms: false, about: null }
  const noticesOf = (line: string) =>
    withOwnWords(
      { ...plan, offer: { ...entry, line } },
      { brief: teaBrand({ rules: [rule] }), turn: 0, maySay: () => true },
    ).own?.standing
  expect(noticesOf('Clay pot: $40.')).toEqual(['Prices include VAT.'])
  expect(noticesOf('Clay pot.')).toEqual([])
})

test('an email about a day answers a question only if it is about that day or what guests ask', () => {
  const doubts = [
    { question: 'Is the workshop heated?', isWhole: true, topic: null, answer: 'Yes, and there is tea.' },
    { question: 'Do you ship abroad?', isWhole: true, topic: null, answer: 'No, only within the country.' },
  ]
  const asked = (ownDay: NonNullable<EmailPlan['ownDay']>, title: string) =>
    withOwnWords(
      { ...plan, role: 'serve', offer: null, isOfBrand: true, ownDay, title },
      { brief: teaBrand({ doubts }), turn: 0, maySay: () => true },
    ).own?.answer ?? null
  expect(asked('event', 'Open workshop: January 23')).toBe('Is the workshop heated? Yes, and there is tea.')
  expect(asked('event', 'Tasting: January 23')).toBeNull()
  expect(asked('reminder', 'Open workshop: January 23')).toBe('Is the workshop heated? Yes, and there is tea.')
  expect(asked('last-days', 'Open workshop: January 23')).toBeNull()
})

test('an invitation answers what guests ask before they come, and a reminder what is left', () => {
  const brief = teaBrand({
    doubts: [
      doubtOf('Can my dog come?', 'One dog per boat.'),
      doubtOf('What if it rains?', 'We go all the same.'),
      doubtOf('Is there parking?', 'Yes, behind the lock.'),
      doubtOf('What do I wear?', 'Shoes that may get wet.'),
      doubtOf('Do you ship abroad?', 'No, only within the country.'),
    ],
  })
  const asked = (ownDay: NonNullable<EmailPlan['ownDay']>, title: string) =>
    withOwnWords(
      { ...plan, role: 'serve', offer: null, isOfBrand: true, ownDay, title },
      { brief, turn: 0, maySay: () => true },
    ).own?.answer?.split('\n') ?? []
  expect(asked('start', 'Steering day: March 6')).toEqual([
    'Can my dog come? One dog per boat.',
    'What if it rains? We go all the same.',
    'Is there parking? Yes, behind the lock.',
  ])
  expect(asked('reminder', 'Steering day: March 6')).toEqual([
    'What do I wear? Shoes that may get wet.',
    'Is there parking? Yes, behind the lock.',
  ])
  expect(asked('start', 'Engine evening (online): March 6')).toEqual([])
  expect(asked('opening', 'Spring dates: January 18')).toEqual([])
})

test('what people need to know is printed without what the email says already', () => {
  const practical = ['Minimum order $40.', 'Call or text: 218-555-0143.']
  expect(ownOf({ practical })?.practical).toEqual(practical)
  const line = { line: 'Minimum order $40.', kind: 'thought', question: null, part: null } as const
  expect(ownOf({ practical, lines: [line] })?.practical).toEqual(['Call or text: 218-555-0143.'])
})

const invitation = (
  facts: Parameters<typeof teaBrand>[0],
  title: string,
  line: string,
  ownDay: EmailPlan['ownDay'] = 'event',
) =>
  withOwnWords(
    {
      ...plan,
      role: 'serve',
      offer: null,
      isOfBrand: true,
      ownDay: ownDay ?? null,
      title,
      lines: [
        { line, kind: 'thought', question: null, part: null },
        { line: 'Will you be there?', kind: 'question', question: null, part: null },
      ],
    },
    { brief: teaBrand(facts), turn: 0, maySay: () => true },
  )

test('an answer about something else is in no invitation, even where both are free or about what is sold', () => {
  const doubts = [
    doubtOf('Am I too old for the weekly club?', 'Our oldest member is 81.'),
    doubtOf('When does the tea plant flower?', 'After three years.'),
    doubtOf('Do you charge for samples?', 'Samples are free.'),
  ]
  const offers = [teaOffer('tea plant'), teaOffer('weekly club', { kind: 'course' })]
  const { own } = invitation({ doubts, offers }, 'Plant fair: January 23', 'Plant fair: January 23, 10 to 2, free.')
  expect(own?.answer).toBeNull()
})

test('a talk about a service answers what people ask about it, and nothing about the house', () => {
  const pump = doubtOf('Does a heat pump work in my old house?', 'Often, and we measure first.')
  const closet = doubtOf('How long are we without a toilet bowl?', 'One night at most.')
  const offers = [teaOffer('Heat pump service', { kind: 'service' }), teaOffer('New bathroom', { kind: 'service' })]
  const line = 'Heat pump evening: January 23, 7 pm in our showroom, free, sign up by January 20.'
  const { own } = invitation({ doubts: [pump, closet], offers }, 'Heat pump evening: January 23', line)
  expect(own?.answer?.split('\n')[0]).toBe('Does a heat pump work in my old house? Often, and we measure first.')
})

test('the invitations of a month share what anyone asks, and each answer is in one of them', () => {
  const days = ['Plant fair: January 9, 10 to 2', 'Open mill: January 16, 10 to 2', 'Singing evening: January 23, 7 pm']
  const doubts = [
    doubtOf('Is there parking?', 'Yes, behind the lock.'),
    doubtOf('Can my dog come?', 'On a lead.'),
    doubtOf('What if it rains?', 'We go all the same.'),
  ]
  const answers = days.map((line) => invitation({ doubts, say: days }, line.split(',', 1)[0]!, `${line}.`).own?.answer)
  expect(answers).toEqual([
    'Is there parking? Yes, behind the lock.',
    'Can my dog come? On a lead.',
    'What if it rains? We go all the same.',
  ])
})

test('a dog isn’t a guest of a shop that sells dog food', () => {
  const doubts = [doubtOf('What if my dog does not like it?', 'Take the small box.')]
  const sold = invitation({ doubts, business: 'Dog biscuits from Leeds' }, 'Market: January 9', 'Market: January 9.')
  expect(sold.own?.answer).toBeNull()
  expect(invitation({ doubts }, 'Market: January 9', 'Market: January 9.').own?.answer).not.toBeNull()
})

test('a phrase about one word of an invitation, about prices or with its own subject stays out', () => {
  const phraseOf = (say: string) =>
    invitation({ say: [say] }, 'Big feed night: January 9', 'Big feed night: January 9, with two teachers. Free.').own
      ?.phrase ?? null
  expect(phraseOf('the feed comes from two farms')).toBe('The feed comes from two farms.')
  expect(phraseOf('the night feed is £14')).toBeNull()
  expect(phraseOf('drawer checklist: one page, free, ask and we send it')).toBeNull()
  expect(phraseOf('all our teachers were born in Kyoto')).toBe('All our teachers were born in Kyoto.')
})

test('lines that only say how to order go to the practical part, and a number alone to the end', () => {
  const say = ['Carriage £4, free over £60', 'Call or text: 01632 960 551']
  const told = (lines: readonly string[], ownDay: EmailPlan['ownDay'] = null) =>
    withOwnWords(
      {
        ...plan,
        isOfBrand: true,
        ownDay: ownDay ?? null,
        offer: null,
        lines: ['Two cups, glazed.', ...lines, 'Ask us.'].map((line) => ({
          line,
          kind: 'thought',
          question: null,
          part: null,
        })),
      },
      { brief: teaBrand({ say }), turn: 1, maySay: () => true },
    )
  const both = told(['Carriage £4, free over £60.', 'Call or text: 01632 960 551.'])
  expect(both.lines.map(({ line }) => line)).toEqual(['Two cups, glazed.', 'Ask us.'])
  expect(both.own).toMatchObject({
    practical: ['Carriage £4, free over £60.', 'Call or text: 01632 960 551.'],
    contact: [],
  })
  expect(told(['Call or text: 01632 960 551.']).own).toMatchObject({
    practical: [],
    contact: ['Call or text: 01632 960 551.'],
  })
  // Guests order nothing.
  expect(told(['Carriage £4, free over £60.'], 'event').own).toMatchObject({ practical: [], contact: [] })
})

test('a phrase about months or a sale is in no other email', () => {
  const phraseOf = (say: string) =>
    withOwnWords(
      { ...plan, headline: 'Pots and jasmine' },
      { brief: teaBrand({ say: [say] }), turn: 0, maySay: () => true },
    ).own?.phrase
  expect(phraseOf('our jasmine begins to bloom in November')).toBeNull()
  expect(phraseOf('we leave the pots out of the sale')).toBeNull()
  expect(phraseOf('we glaze the pots twice')).toBe('We glaze the pots twice.')
})

test('what repeats the lines or the terms of an email is left out', () => {
  const doubts = [
    doubtOf('Is the carriage of the tea chest dear?', '£4, and nothing over £60, ask a neighbor to share.'),
  ]
  const said = (practical: readonly string[]) =>
    withOwnWords(
      { ...plan, offer: null, isOfBrand: true, title: 'Carriage of a tea chest', practical },
      { brief: teaBrand({ doubts }), turn: 0, maySay: () => true },
    ).own?.answer
  expect(said([])).toContain('ask a neighbor')
  expect(said(['Carriage £4, free over £60.'])).toBeNull()
})

test('a statement that a rule quotes is in the email, and one about a sale only in its emails', () => {
  const text = 'Drink in moderation, it is dangerous for your health.'
  const check = { type: 'statement', text, when: 'alcohol' } as const
  const rules = [
    { sentence: `Always put “${text}”`, check },
    { sentence: 'Always say that the 15% of Black Friday is not for gift boxes.', check: null },
  ]
  const notices = (headline: string) =>
    withOwnWords({ ...plan, headline, offer: null }, { brief: teaBrand({ rules }), turn: 0, maySay: () => true }).own
      ?.standing ?? []
  expect(notices('A quiet evening')).toEqual([text])
  expect(notices('Black Friday begins')).toHaveLength(2)
})

const lineOf = (line: string) => ({ line, kind: 'thought', question: null, part: null }) as const
const bottle = teaOffer('Tempest bottle', {
  price: '£64',
  fact: 'a replica of the Victorian barometer jar',
  kind: 'durable',
})
const dated = (sentence: string, ownDay: NonNullable<EmailPlan['ownDay']>, others: Partial<EmailPlan> = {}) => ({
  ...plan,
  ownDay,
  role: 'serve' as const,
  offer: null,
  title: sentence.split(':')[0]!,
  lines: [lineOf(sentence), lineOf('Put the day in your diary.'), lineOf('Any questions?')],
  ...others,
})
const wordsOf = (email: EmailPlan, facts: Parameters<typeof teaBrand>[0]) =>
  withOwnWords(email, { brief: teaBrand(facts), turn: 0, maySay: () => true }).own

test('an email about a day tells what the offer of its sentence is and costs', () => {
  const facts = { offers: [bottle, teaOffer('Assam tin', { price: '£12' })] }
  expect(wordsOf(dated('Tempest bottles: on sale from March 6 at 10 am', 'opening'), facts)?.offers).toEqual([
    'Tempest bottle: £64. A replica of the Victorian barometer jar.',
  ])
  expect(wordsOf(dated('Tempest bottles: on sale from March 6, £64 each', 'opening'), facts)?.offers).toEqual([
    'Tempest bottle: a replica of the Victorian barometer jar.',
  ])
  expect(wordsOf(dated('Spring survey: by March 6', 'deadline'), facts)?.offers).toEqual([])
})

test('a doubt about the offer of a day has its answer in every email about that day', () => {
  const doubts = [doubtOf('Does the bottle leak?', 'not if it stands upright'), dear]
  const email = dated('Tempest bottles: on sale from March 6 at 10 am', 'opening')
  const answers = [0, 1, 2].map(
    (turn) =>
      withOwnWords(email, { brief: teaBrand({ offers: [bottle], doubts }), turn, maySay: () => true }).own?.answer,
  )
  expect(new Set(answers)).toEqual(new Set(['Does the bottle leak? Not if it stands upright.']))
})

test('guests hear nothing of shipping', () => {
  const doubts = [doubtOf('Is shipping to the open house dear?', 'shipping is £4, and free over £60')]
  expect(wordsOf(dated('Open house: Saturday, March 6, 10 to 4', 'event'), { doubts })?.answer).toBeNull()
})

test('the owner’s name and trade aren’t a thought of an email', () => {
  const said = { say: ['Nell Sayer, blender in Leith'] }
  expect(wordsOf({ ...plan, role: 'sell', headline: 'What a blender does in Leith' }, said)?.phrase).toBeNull()
})

test('a phrase about the town of a day isn’t about the day', () => {
  const say = ['Our van drives through Cedar Rapids on Fridays']
  const email = dated('Demo Day: Thursday, March 6, 10 to 4, showroom in Cedar Rapids', 'event')
  expect(wordsOf(email, { say })?.phrase).toBeNull()
})

test('the last day to order anything lists some of what there is, gifts first and at different prices', () => {
  const offers = [
    teaOffer('green tea tin', { price: '£12' }),
    teaOffer('black tea tin', { price: '£12.50' }),
    teaOffer('tasting evening', { price: '£30', kind: 'course' }),
    teaOffer('Leaf box', { price: '£24', kind: 'set', fact: 'three teas' }),
  ]
  const offersOn = (sentence: string) => wordsOf(dated(sentence, 'deadline'), { offers })?.offers
  expect(offersOn('Last day to order for Christmas: December 15')).toEqual([
    'Leaf box: £24. Three teas.',
    'Green tea tin: £12.',
  ])
  expect(offersOn('Spring survey: by March 6')).toEqual([])
})

test('a list beside what a month brings leaves out what people can no longer sign up for', () => {
  const wintering = teaOffer('wintering', { kind: 'service', price: '£159' })
  const say = ['Wintering: sign up by November 28, 60 places']
  const lines = [{ line: 'Wintering: £159.\nTea press: £7.', kind: 'thought', question: null, part: null } as const]
  const listOn = (plannedFor: string) =>
    withOwnWords(
      { ...plan, offer: null, ownDay: 'when', lines },
      { brief: teaBrand({ say, offers: [wintering] }), turn: 0, maySay: () => true, plannedFor },
    ).lines[0]?.line
  expect(listOn('2026-11-12')).toContain('Wintering')
  expect(listOn('2027-01-11')).toBe('Tea press: £7.')
})

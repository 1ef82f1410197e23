import { describe, expect, test } from 'vitest'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, UsableFacts } from '#shared/brand-sheet.ts'
import { atOnce } from '#shared/steps.ts'
import { PACKS } from '../packs/load-packs.ts'
import type { Pack } from '../packs/pack-schema.ts'
import { brandStock } from './brand-stock.ts'
import { findQuestion } from './questions.ts'
import { isHolidayKind } from './holiday-facts.ts'
import { isKeywordKind } from './keyword-facts.ts'
import { kindOfDay, ownDays } from './own-days.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'
import { toldPackSteps } from './told-pack.ts'

const offer = (name: string, rest: Partial<FactValue<'offer'>> = {}): FactValue<'offer'> => ({
  name,
  shortName: name,
  kind: null,
  grammar: null,
  isFirstPurchase: false,
  fact: null,
  price: null,
  forWhom: null,
  chooseIf: null,
  season: null,
  ...rest,
})
const doubt = (question: string, answer: string | null): FactValue<'doubt'> => ({
  question,
  isWhole: true,
  topic: null,
  answer,
})
const closed = (from: string, to: string): FactValue<'rule'> => ({
  sentence: `Closed ${from} to ${to}`,
  check: { type: 'closed', days: { from, to } },
})

const ropes = (facts: Partial<UsableFacts>): BrandBrief => ({ ...teaBrand(facts), name: 'Thorne & Daughter' })
const pack = PACKS.pack('en', 'brand', 'brand')!
const toldPack = (of: Pack, brief: BrandBrief): Pack => atOnce(toldPackSteps(of, brief))

const toldBy = (facts: Partial<UsableFacts>) => toldPack(pack, ropes(facts))
const textsOf = (facts: Partial<UsableFacts>) => JSON.stringify(toldBy(facts).angles)

describe('what a brand says of itself', () => {
  test('an answered question is asked and answered word for word', () => {
    const { angles } = toldBy({ doubts: [doubt('Do we need permission?', 'Not for like-for-like ropes as a rule.')] })
    expect(angles).toHaveLength(1)
    const [angle] = angles
    expect(angle!.titles[0]).toContain('“Do we need permission?”')
    expect(angle!.beats.map(({ line }) => line)).toContain('Not for like-for-like ropes as a rule.')
    expect(angle!.doubt).toBe('Do we need permission?')
  })

  const LONG = 'It keeps for years in the tower, because we stretch every rope before it leaves us.'

  test('a long answer has its own email, and short ones are in a row', () => {
    const doubts = [
      doubt('Is wool better?', 'It is softer.'),
      doubt('Does it stretch?', LONG),
      doubt('Is it far?', 'We post.'),
    ]
    const { answer, answers } = toldFacts(ropes({ doubts }))
    expect(answer.map(({ doubt: asked }) => asked)).toEqual(['Does it stretch?'])
    expect(answers[0]!.lines).toHaveLength(2)
  })

  test('two answers of a month look different', () => {
    const doubts = ['Does it stretch?', 'Will it rot?'].map((question) => doubt(question, LONG))
    const ids = toldBy({ doubts }).angles.flatMap(({ id, doubt: asked }) => (asked === null ? [] : [id]))
    expect(new Set(ids.map((id) => id.slice(0, id.lastIndexOf('-')))).size).toBe(2)
  })

  test('a worry gets the answer to its question before any phrase', () => {
    const facts: Partial<UsableFacts> = {
      pains: [{ text: 'mess on the carpet', form: 'noun', type: 'nuisance', isBodyComplaint: false }],
      doubts: [doubt('Will it make a mess?', 'We lay dust sheets and clean up behind us.')],
      say: ['no mess or we clean it'],
    }
    expect(toldFacts(ropes(facts)).worry[0]?.slots.answer).toBe('We lay dust sheets and clean up behind us.')
    expect(toldFacts(ropes({ ...facts, doubts: [] })).worry[0]?.slots.answer).toBe('No mess or we clean it.')
    // The day on which parcels leave answers no such worry.
    expect(toldFacts(ropes({ ...facts, doubts: [], say: ['We post against mess on Mondays'] })).worry).toEqual([])
  })

  test("a note with a figure isn't a trigger, and a price isn't a motto", () => {
    const moment = (text: string) => ({ text, form: 'noun' as const, months: [] })
    const offers = [offer('tuning of ropes', { price: '£48' })]
    expect(toldFacts(ropes({ moments: [moment('Current delay of ropes: 5 weeks')], offers })).trigger).toEqual([])
    const say = [
      'To Germany £14.90 a rope',
      'Our ropewalk is near the river',
      'The ropewalk has a door to the river',
      'From the ropewalk we look at the river',
    ]
    expect(toldFacts(ropes({ say, offers })).said.map(({ name }) => name)).toEqual(
      say.slice(1).map((text) => `${text}.`),
    )
  })

  test('the year in which a brand began isn’t a term of its offers', () => {
    const rope = offer('bell rope', { price: '£90', fact: 'six strands of hemp for a heavy bell' })
    const told = (say: string) =>
      toldFacts(ropes({ offers: [rope], say: [say] })).detail.map(({ slots }) => slots.terms)
    expect(told('Our father opened the shop in Mill Street in 1978, and we have run it since 2011.')).toEqual([
      undefined,
    ])
    expect(told('New ropes are 7 to 9 weeks and it can be no faster.')).toEqual([expect.stringContaining('weeks')])
  })

  test('a course with its own day is sold in the month before it only', () => {
    const course = offer('beginners course', {
      kind: 'course',
      price: '£90',
      fact: 'six evenings by the river for eight',
    })
    const monthsOf = (say: string[]) => toldFacts(ropes({ offers: [course], say })).detail.map(({ months }) => months)
    expect(monthsOf(['Beginners course starts Monday January 18'])).toEqual([[12]])
    expect(monthsOf([])).toEqual([null])
  })

  test('no email opens with a question that is answered with no, unless there is no other', () => {
    const sold = doubt('Do you sell bells?', 'No, we only make ropes.')
    const dry = doubt('Will it stay dry?', 'It does in most towers, we line it.')
    const asked = (facts: FactValue<'doubt'>[]) =>
      toldBy({ doubts: facts }).angles.flatMap((angle) => (angle.doubt === null ? [] : [angle.doubt]))
    expect(asked([sold, dry])).toEqual([dry.question])
    expect(asked([sold])).toEqual([sold.question])
    expect(textsOf({ doubts: [sold, dry] })).toContain('Do you sell bells? No, we only make ropes.')
  })

  test('a question without an answer waits for one, and its answer may be given', () => {
    const brief = ropes({ doubts: [doubt('The old one will do another year.', null)], offers: [] })
    const stock = brandStock({ brief, offers: [], hasHistory: false, maySay: () => true })
    const [locked] = stock.locked.filter((each) => each.pack.layer === 'brand')
    const [asked] = locked!.questions
    expect(asked!.question).toContain('“The old one will do another year”')
    expect(findQuestion(asked!.id, 'en')).toMatchObject({ shortest: asked!.shortest, longest: asked!.longest })

    const answers = [{ id: asked!.id, question: asked!.question, text: 'Ask your diocesan bells adviser to look.' }]
    const answered = { ...brief, facts: { ...brief.facts, answers } }
    const ideas = brandStock({ brief: answered, offers: [], hasHistory: false, maySay: () => true }).ideas
    const [idea] = ideas.filter((each) => each.pack.layer === 'brand')
    expect(JSON.stringify(idea!.readings[0]!.texts.beats)).toContain('Ask your diocesan bells adviser to look.')
  })

  test('prices are a list when there are three, and no list when there are two', () => {
    const offers = [
      offer('sally', { price: '£80' }),
      offer('tail end', { price: '£45' }),
      offer('rope', { price: '£165' }),
    ]
    expect(textsOf({ offers })).toContain('Sally: £80.')
    expect(textsOf({ offers: offers.slice(1) })).not.toContain('£165')
  })

  test('a complete phrase is the headline of an idea, and scraps are left out', () => {
    const say = [
      'we mend every rope ourselves',
      'sally, tail end, top end',
      'post us the old rope and we match it',
      'one rope takes us three days',
      'we like to see you laugh',
      'heritage',
    ]
    expect(toldBy({ say }).angles.map(({ headline }) => headline)).toEqual([
      'We mend every rope ourselves',
      'Post us the old rope and we match it',
      'One rope takes us three days',
    ])
    expect(toldBy({ say: say.slice(5) }).angles).toEqual([])
  })

  test('what makes customers come is a question with an answer, and neither a season nor what is grave', () => {
    const offers = [offer('muffles', { fact: 'leather, full and half' }), offer('ropes')]
    const moment = (text: string) => ({ text, form: 'noun' as const, months: [] })
    const moments = ['new band', 'frayed rope (send us a photo of it)', 'first frost', 'a funeral'].map(moment)
    const { trigger } = toldFacts(ropes({ offers, moments }))
    expect(trigger.map(({ slots: { question, answer } }) => [question, answer])).toEqual([
      ['Frayed rope?', 'Send us a photo of it.'],
    ])
  })

  test('a complaint needs an answer of the brand', () => {
    const pain = (text: string) => ({
      text,
      form: 'noun' as const,
      type: 'nuisance' as const,
      isBodyComplaint: false,
    })
    const { worry } = toldFacts(
      ropes({ say: ['we match every colour of your tower'], pains: ['odd colours', 'damp'].map(pain) }),
    )
    expect(worry.map(({ slots: { question, answer } }) => [question, answer])).toEqual([
      ['Odd colours?', 'We match every colour of your tower.'],
    ])
  })

  test('a question has an answer or what the brand sells for the case, with its terms', () => {
    const offers = [offer('muffles', { fact: 'leather, full and half' }), offer('ropes')]
    const moments = [{ text: 'muffles missing', form: 'noun' as const, months: [] }]
    const say = ['Tail repairs turned round in 10 days']
    expect(toldFacts(ropes({ offers, moments })).trigger).toEqual([])
    expect(toldFacts(ropes({ offers, moments, say })).trigger).toMatchObject([
      { slots: { terms: 'Tail repairs turned round in 10 days.' }, lines: ['Muffles: leather, full and half.'] },
    ])
  })

  test("an offer appears with its owner's words and its price or terms, and never without any", () => {
    const muffles = offer('muffles', { fact: 'leather, full and half', price: '£30' })
    const { angles } = toldBy({ offers: [muffles, offer('spiders', { fact: 'for four ropes' })] })
    const complete = angles.filter(({ series }) => !isKeywordKind(series) && !isHolidayKind(series ?? ''))
    expect(complete.map(({ needs }) => needs)).toEqual([[{ type: 'offer', name: 'muffles' }]])
    expect(JSON.stringify(complete)).toContain('Leather, full and half.')
  })

  test('a moment needs a month and nothing grave in it', () => {
    const offers = [offer('tower ropes', { fact: 'made to order here' }), offer('muffles')]
    const moment = (text: string, months: number[]) => ({ text, form: 'noun' as const, months })
    const moments = [moment('tower inspection', [1, 2]), moment('new band', []), moment('a funeral', [11])]
    const { moment: told, ahead } = toldFacts(ropes({ offers, moments }))
    expect(told.map(({ slots }) => slots.moment)).toEqual(['Tower inspection'])
    // Two months before, it can still be planned.
    expect(ahead.map(({ slots, months }) => [slots.moment, slots.to, months])).toEqual([
      ['Tower inspection', 'January', [11, 12]],
    ])
  })

  test('a preview text is as long as the gate wants it', () => {
    const doubt = (question: string, answer: string) => ({ question, isWhole: true, topic: null, answer })
    const doubts = [doubt('Shipping costs for ropes', 'Free over £45.'), doubt('worried it frays', 'Lasts 30 years.')]
    const previews = toldBy({ doubts }).angles.map(({ preview }) => preview)
    expect(previews.filter((text) => text.startsWith('Worried it frays. '))).not.toEqual([])
    expect(previews.filter(({ length }) => length < 25)).toEqual([])
  })

  test("typed braces aren't slots", () => {
    const offers = ['sally', 'tail end', 'rope'].map((name) => offer(name, { price: '{brand} 80' }))
    expect(textsOf({ offers })).toContain('Sally: brand 80.')
  })
})

describe('the days of a brand', () => {
  const rules = [closed('12-22', '01-06'), closed('05-01', '05-03')]

  test('long closings have an email before and one after, short ones have none', () => {
    const brief = ropes({ rules })
    expect(ownDays(brief, 2027).map(({ date }) => date)).toEqual(['2027-12-22', '2027-01-12'])
    const ids = ownDays(brief, 2027).map(({ id }) => id)
    expect(toldPack(pack, brief).angles.map(({ occasion }) => occasion)).toEqual(ids)
  })

  test('without shipping count as closed only if the brand says so', () => {
    const noParcels = { ...closed('12-22', '01-06'), sentence: 'no ship week of dec 22-jan 6' }
    const [after, ...others] = ownDays(ropes({ rules: [noParcels] }), 2027)
    expect([after?.id.split('.')[0], others]).toEqual(['pause', []])
    const both = { ...noParcels, sentence: 'Closed Dec 22 to Jan 6, no shipping' }
    expect(ownDays(ropes({ rules: [both] }), 2027)).toHaveLength(2)
  })

  test('are written as readers in the country write them', () => {
    expect(textsOf({ rules })).toContain('22 December')
    expect(JSON.stringify(toldPack(pack, { ...ropes({ rules }), country: 'US' }).angles)).toContain('December 22')
  })

  test('the season of an offer begins and ends', () => {
    const brief = ropes({ offers: [offer('bare-root roses', { season: { from: '06-15', to: '08-31' } })] })
    const days = ownDays(brief, 2027).filter(
      ({ id }) => ![isKeywordKind, isHolidayKind].some((is) => is(kindOfDay(id))),
    )
    expect(days.map(({ date }) => date)).toEqual(['2027-06-15', '2027-08-31'])
  })

  test('have a headline of the pack where the title is too long for one, and tell what belongs to them', () => {
    const say = [
      'Everyone who wants new handbell ropes before the carols begin should order by March 20.',
      'The handbell ropes are out from March 24.',
    ]
    const { angles } = toldBy({ say })
    const day = angles.find(({ occasion }) => occasion?.startsWith('deadline.') === true)!
    expect(day.headline.length).toBeLessThanOrEqual(70)
    expect(day.titles[0]).toBe('Everyone who wants new handbell ropes before the carols begin should order by March 20')
    expect(day.beats.slice(0, 2).map(({ line }) => line)).toEqual(say)
  })
})

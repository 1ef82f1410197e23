import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandWithNotes } from '../notes/month-notes.ts'
import { WriterError } from '../requests/writer-error.ts'
import type { OutlineRequest } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import { DEMO_BRIEFS, confirmedBrief, withFacts, withRules } from '../brand/brand-brief.fixtures.ts'
import { ARCHETYPE_IDS, archetypeById, archetypes } from '../knowledge/archetypes.ts'
import { judgeOutline } from '../gate/outline-quality.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { type BrandBrief, type BrandProfile, LANGUAGES, OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { segmentWords } from '../languages/segment-words.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { ideaOfKey } from '../stock/brand-stock.ts'
import { writeOutline, writingSteps } from './write-outline.ts'
import { writingAgainSteps } from './write-again.ts'
import {
  TEST_BRANDS,
  angleRequest,
  bareBrand,
  bareProfile,
  plannedRequest,
  typedRequest,
} from './writer-requests.fixtures.ts'
import { atOnce } from '#shared/steps.ts'

const TEMPLATES = archetypes.map(({ name }) => name)
const { quillhound, tannholt, brisalba } = DEMO_BRIEFS

const ownSections = ({ sections }: OutlineContent) =>
  sections.filter(({ section }) => LANGUAGES.every((language) => section !== outlineWords(language).names.standing))

const draftsIn = (content: OutlineContent) => ownSections(content).map(({ copy }) => copy.split('\n')[0]!)

const readingOf = ({ brand, idea }: OutlineRequest) =>
  ideaOfKey(idea.meta!.angle!, { brief: brand, offers: brand.facts.offers, hasHistory: false, maySay: () => true })!
    .readings[0]!

function expectUsable(request: OutlineRequest): OutlineContent {
  const { content, report } = writeOutline(request)
  expect(report.failures).toEqual([])
  expect(content.subjectLines.length).toBeGreaterThanOrEqual(3)
  const [fewest, most] = request.type === 'design-based' ? [4, 7] : [3, 6]
  expect(content.sections.length).toBeGreaterThanOrEqual(fewest)
  expect(content.sections.length).toBeLessThanOrEqual(most)
  expect(content.additionalElements.links).toHaveLength(2)
  return content
}

describe.each([...TEST_BRANDS, ...LANGUAGES.map(bareBrand)])('$id ($language)', (brand) => {
  test.each(ARCHETYPE_IDS)('an idea without a ready-made one: %s, designed and as plain text', (archetype) => {
    for (const type of OUTLINE_TYPES) {
      const request = plannedRequest(brand, archetype, type)
      const content = expectUsable(request)
      expect(content.title).toBe(request.idea.title)
      expect(content.template).toBe(archetypeById(archetype).name)
    }
  })
})

test('the same request gives the same outline, another idea another one', () => {
  const request = plannedRequest(brisalba, 'launch', 'design-based')
  expect(writeOutline(structuredClone(request))).toEqual(writeOutline(request))
  const other = { ...request, idea: { ...request.idea, title: 'Otra idea para el mismo mes' } }
  expect(writeOutline(other).content.subjectLines).not.toEqual(writeOutline(request).content.subjectLines)
})

test('the emails of a month show other pictures each', () => {
  const visuals = Array.from({ length: 6 }, (_, count) => {
    const usedSubjects = Array.from({ length: 5 * count }, (__, line) => `Betreff ${line}`)
    const request = { ...angleRequest(tannholt, 'design-based', ({ angle }) => angle.lead !== null), usedSubjects }
    const { visuals: known } = outlineWords('de')
    const shown = writeOutline(request).content.sections.map(({ visual }) => visual)
    return shown.filter((visual) => [...known.lines, ...known.closing].includes(visual))
  })
  expect(visuals.every((each) => each.length >= 3)).toBe(true)
  expect(new Set(visuals.flat()).size).toBe(visuals.flat().length)
})

describe('an idea that was made from a ready-made one', () => {
  const request = angleRequest(tannholt, 'design-based', ({ angle }) => angle.lead !== null)
  const { texts, offer } = readingOf(request)
  const content = expectUsable(request)

  test('has its headline, its lines, its offer, its subject lines, its preview text and its button', () => {
    const lines = texts.beats.map(({ line }) => line)
    expect(draftsIn(content)).toEqual([texts.headline, ...lines.slice(0, -1), texts.lead!.line, lines.at(-1)])
    expect(content.subjectLines).toEqual(texts.subjects)
    expect(content.previewText).toBe(texts.preview)
    expect(content.cta).toBe(texts.button)
    expect(ownSections(content).at(-1)!.copy).toContain(texts.button)
  })

  test('is shown as its writer pictured it, and the offer by its kind', () => {
    expect(content.sections[0]!.visual).toBe(texts.show)
    expect(content.additionalElements.imageDirection).toContain(texts.show)
    expect(outlineWords('de').visuals.offer[offer!.kind!]).toContain(ownSections(content).at(-2)!.visual)
  })

  test('says in the brief what it should achieve, and takes its readers from the stage alone', () => {
    expect(content.executiveBrief).toContain(`„${texts.button}“`)
    // The idea says what the email does and why.
    expect(content.executiveBrief).not.toContain(texts.premise)
    expect(content.executiveBrief).not.toContain(texts.why)
    const { stage } = ideaOfKey(request.idea.meta!.angle!, {
      brief: tannholt,
      offers: tannholt.facts.offers,
      hasHistory: false,
      maySay: () => true,
    })!.angle
    expect(content.segment).toBe(segmentWords('de').segments.orders[stage])
  })

  test('becomes a letter without pictures as plain text', () => {
    const letter = expectUsable({ ...request, type: 'text-based' })
    expect(letter.additionalElements.imageDirection).toEqual([])
    expect(ownSections(letter).at(-1)!.copy).toContain(texts.lead!.line)
    const copies = letter.sections.map(({ copy }) => copy).join('\n')
    for (const { line } of texts.beats) expect(copies).toContain(line)
  })

  test('no longer fits a brand that has another trade: then nothing of it is printed', () => {
    const brand = withFacts(tannholt, { trade: null, family: 'fashion-size' })
    const other = expectUsable({ ...request, brand })
    expect(other.title).toBe(request.idea.title)
    for (const { line } of texts.beats) expect(JSON.stringify(other)).not.toContain(line)
  })

  test('names no subject line that another email of the brand has', () => {
    const usedSubjects = [texts.subjects[0]!.toUpperCase(), texts.subjects[3]!]
    const { subjectLines } = expectUsable({ ...request, usedSubjects })
    expect(subjectLines).not.toContain(texts.subjects[0])
    expect(subjectLines).not.toContain(texts.subjects[3])
    expect(subjectLines).toContain(texts.subjects[1])
    const all = expectUsable({ ...request, usedSubjects: texts.subjects })
    expect(all.subjectLines.filter((line) => texts.subjects.includes(line))).toEqual([])
  })

  test('offers the same lines to the judge: a line that another email has is refused', () => {
    const checks = (usedSubjects: string[]) =>
      judgeOutline(content, { request: { ...request, usedSubjects }, templates: TEMPLATES }).failures.map(
        ({ message }) => message,
      )
    expect(checks([])).toEqual([])
    expect(checks([content.subjectLines[1]!])).toEqual(['Another email of the brand has this line.'])
  })
})

test('emails are signed by the people that the voice names, above the brand', () => {
  const { voice } = tannholt.facts
  const plain = { address: null, register: null, exclamationMarks: null, emoji: null, ...voice }
  const signed = withFacts(tannholt, { voice: { ...plain, signedBy: 'Ana und Milo' } })
  const endOf = (brand: BrandBrief) =>
    expectUsable(angleRequest(brand, 'design-based', () => true))
      .sections.map(({ copy }) => copy)
      .join('\n')
  expect(endOf(signed)).toContain(`Ana und Milo\n${tannholt.name}\n`)
  expect(endOf(withFacts(tannholt, { voice: plain }))).not.toContain('Ana und Milo')
})

test('emails begin and end with the words that the brand has for it', () => {
  const said = (say: string[]) =>
    expectUsable(angleRequest(withFacts(tannholt, { say }), 'design-based', () => true)).sections.map(
      ({ copy }) => copy,
    )
  const own = said(['Moin!', 'Bis bald'])
  expect(own[0]).toContain('\nMoin,\n')
  expect(own.join('\n')).toContain(`\nBis bald\n${tannholt.name}`)
  expect(said(['Moin ist bei uns ein ganzer Satz.'])[0]).not.toContain('\nMoin,\n')
})

describe('what is open', () => {
  const nothing = outlineWords('de').confirm.nothing
  const plain = withFacts(tannholt, { rules: [], voice: null })

  test('is a single list: lines with a question, gaps, rules of the brand', () => {
    const asking = withFacts(plain, { trade: { trade: 'books', label: 'Bücher' } })
    const waiting = angleRequest(asking, 'design-based', ({ readings }) => readings[0]!.toConfirm.length > 0)
    const { toConfirm } = readingOf(waiting)
    const subject = waiting.idea.title
    const rules = [`Über „${subject}“ nur Gutes sagen.`, 'Keine Heilversprechen.', 'Samstags liegt die Post im Hof.']
    const { assetNotes, sections } = expectUsable({ ...waiting, brand: withRules(asking, rules.join('\n')) })
    const listed = assetNotes.split('\n').filter((line) => line.startsWith('- '))
    expect(listed).toHaveLength(toConfirm.length + 1)
    expect(listed[0]).toContain(toConfirm[0]!.question.question)
    expect(listed.at(-1)).toBe(`- Regel der Marke: ${rules[0]}`)
    // What is never said holds for every email, and a rule about something else is for another one.
    expect(assetNotes).toContain('Regeln für jede E-Mail, nicht zum Abdrucken: Keine Heilversprechen.')
    expect(assetNotes).not.toContain('Post im Hof')
    expect(sections.filter(({ copy }) => copy.includes('[bestätigen]'))).toHaveLength(toConfirm.length)
    expect(assetNotes).not.toContain(nothing)
  })

  test('is nothing only where nothing is: then a sentence says so', () => {
    const sure = angleRequest(plain, 'design-based', ({ readings }) => readings[0]!.toConfirm.length === 0)
    expect(expectUsable(sure).assetNotes).toContain(nothing)
    const withoutSite = expectUsable({ ...sure, brand: { ...plain, website: null } })
    expect(withoutSite.assetNotes).toContain('[Link ergänzen]')
    expect(withoutSite.assetNotes).not.toContain(nothing)
  })

  test('includes the form of address only where no drafts were written in it', () => {
    const written = (brand: BrandBrief, address: FactValue<'voice'>['address']) => {
      const voice = { address, register: null, exclamationMarks: null, emoji: null }
      return expectUsable(angleRequest(withFacts(brand, { voice, rules: [] }), 'design-based'))
    }
    expect(written(brisalba, 'usted').assetNotes).toContain('pasar a usted')
    expect(written(brisalba, 'tú').assetNotes).not.toContain('pasar a')
    const [sie, du] = [written(plain, 'Sie'), written(plain, 'du')]
    expect(`${sie.assetNotes} ${du.assetNotes}`).not.toContain('umstellen')
    expect(draftsIn(sie).join(' ')).toMatch(/ (?:Sie|Ihnen|Ihre?) /)
    expect(draftsIn(du).join(' ')).not.toMatch(/ (?:Sie|Ihnen|Ihre?) /)
  })
})

describe('an idea that a person typed', () => {
  const kinds: Array<[string, string, keyof typeof DEMO_BRIEFS]> = [
    ['How to wash a muddy harness', 'Education / how-to', 'quillhound'],
    ['We miss you', 'Plain-text note', 'quillhound'],
    ['Gifts for the dog who hikes', 'Browsed-interest round-up / editor picks', 'quillhound'],
    ['Meet the new trail coat', 'Product launch', 'quillhound'],
    ['So entsteht unsere Waldröstung', 'Inside the product', 'tannholt'],
    ['Cómo cuidar la piel en otoño', 'Education / how-to', 'brisalba'],
  ]
  test.each(kinds)('%s → %s', (title, template, brand) => {
    const content = expectUsable(typedRequest(DEMO_BRIEFS[brand], title, '', 'design-based'))
    expect(content.template).toBe(template)
    expect(content.title).toBe(title)
    expect(content.subjectLines[0]).toBe(title)
  })

  test('says what to write and makes nothing up: every part waits for a line', () => {
    const content = expectUsable(typedRequest(quillhound, 'We miss you', '', 'design-based'))
    expect(draftsIn(content)[0]).toBe('We miss you')
    expect(draftsIn(content).slice(1, 4)).toEqual(['[write line]', '[write line]', '[write line]'])
    expect(content.assetNotes).toContain('- [write line]:')
  })

  test('names the product it is about in the brand’s words, and quotes what the person wrote', () => {
    const [harness, ...offers] = quillhound.facts.offers
    const brand = withFacts(quillhound, { offers: [{ ...harness!, fact: 'padded, with two clips' }, ...offers] })
    const title = 'How to wash a muddy Ridge Harness'
    const content = expectUsable(typedRequest(brand, title, 'Brush, rinse, dry in the shade', 'design-based'))
    expect(draftsIn(content).at(-2)).toBe('Ridge Harness: padded, with two clips')
    expect(content.executiveBrief).toContain('“Brush, rinse, dry in the shade”')
  })

  test('that takes up a doubt gets the answer that the brand has given to it', () => {
    const doubts = [
      {
        question: 'Will the harness chafe on long walks?',
        isWhole: true,
        topic: null,
        answer: 'It is padded where straps meet.',
      },
    ]
    const brand = withFacts(quillhound, { doubts, offers: [] })
    const content = expectUsable(typedRequest(brand, 'Does a harness chafe on long walks?', '', 'design-based'))
    expect(draftsIn(content).slice(1, 3)).toEqual([doubts[0]!.question, doubts[0]!.answer])
  })

  test('that is about the same thing as a ready-made one takes its picture, and never its subject lines', () => {
    const request = typedRequest(tannholt, 'Weniger Hitze für das Herdkännchen', '', 'design-based')
    const content = expectUsable(request)
    const { angle } = ideaOfKey('trade/coffee-tea/moka-pot', {
      brief: tannholt,
      offers: tannholt.facts.offers,
      hasHistory: false,
      maySay: () => true,
    })!
    expect(content.sections[0]!.visual).toBe(angle.show)
    expect(content.subjectLines.filter((line) => angle.subjects.includes(line))).toEqual([])
    expect(content.subjectLines[0]).toBe(request.idea.title)
    const distant = expectUsable(typedRequest(tannholt, 'Wir ziehen um', '', 'design-based'))
    expect(distant.sections[0]!.visual).toBe(outlineWords('de').roles.teach.show)
  })

  test('whose words break the brand’s own rules gets a plain title instead', () => {
    const request = typedRequest(quillhound, 'The best ever harness', 'A note.', 'design-based')
    expect(JSON.stringify(writeOutline(request).content).toLowerCase()).not.toContain('best ever')
  })

  test.each(['Idea 8c75d58b', 'Idea c9b9ce8c', 'Idea 3c51209c', 'A title in another language than the brand’s'])(
    'may have a title that speaks no language or another one: "%s"',
    (title) => {
      const spare = Object.values(outlineWords('de').roles).flatMap(({ subjects }) => subjects)
      for (const usedSubjects of [[], spare]) {
        expectUsable({ ...typedRequest(tannholt, title, '', 'design-based'), usedSubjects })
      }
    },
  )

  test('keeps the quotation marks of its title', () => {
    const title = 'Was hinter „aus drei Regionen“ steht'
    expect(expectUsable(typedRequest(tannholt, title, '', 'design-based')).title).toBe(title)
  })

  test('may have any title as often as a brand likes: its emails share no subject line', () => {
    const usedSubjects: string[] = []
    for (let count = 0; count < 8; count += 1) {
      const { subjectLines } = expectUsable({
        ...typedRequest(
          quillhound,
          `Letter number ${count} about the long way around the lake and back`,
          '',
          'text-based',
        ),
        usedSubjects: [...usedSubjects],
      })
      usedSubjects.push(...subjectLines)
    }
    expect(new Set(usedSubjects).size).toBe(usedSubjects.length)
  })
})

test('an idea that names its readers itself keeps them; another one goes by its stage', () => {
  const segment = (readers: string) =>
    expectUsable(plannedRequest(tannholt, 'howto', 'design-based', { segment: readers })).segment
  expect(segment('Alle mit einer Mühle zu Hause')).toBe('Alle mit einer Mühle zu Hause.')
  expect(segment('')).toBe(segmentWords('de').segments.orders.repeat)
})

describe('terms that the brand has yet to decide', () => {
  const asked = (needsOffer: boolean, notes = '') => {
    const request = plannedRequest(tannholt, 'lastchance', 'design-based', { needsOffer })
    const noted = { ...request, strategy: { mode: 'balanced' as const, notes } }
    const brand = brandWithNotes({ ...noted, year: 2026, month: 12, today: '2026-11-21' })
    return JSON.stringify(writeOutline({ ...noted, brand }).content)
  }

  test('are asked for where the idea has an offer, and not where the notes rule discounts out', () => {
    expect(asked(true)).toContain('[Angebot ergänzen]')
    expect(asked(false)).not.toContain('[Angebot ergänzen]')
    expect(asked(true, 'Keine Rabatte')).not.toContain('[Angebot ergänzen]')
  })
})

test('the email says what a rule demands, the asset notes what it never says, and neither has rules for the plan', () => {
  const brand = withRules(
    quillhound,
    'No veterinary claims. Every email must mention that sizes run small. No emails on Sundays.',
  )
  for (const type of OUTLINE_TYPES) {
    const request = plannedRequest(brand, 'howto', type)
    const { content } = writeOutline(request)
    expect(content.sections.map(({ copy }) => copy).join('\n')).toContain('Sizes run small.')
    expect(content.assetNotes).toContain('No veterinary claims.')
    expect(content.assetNotes).not.toMatch(/Sundays|sizes run small/u)
    const without = { ...content, assetNotes: 'Photo of a tape around a dog, size table as live text.' }
    const checks = (of: OutlineRequest) =>
      judgeOutline(without, { request: of, templates: TEMPLATES }).failures.map(({ check }) => check)
    expect(checks(request)).toContain('compliance')
    expect(checks({ ...request, brand: withFacts(brand, { rules: [] }) })).not.toContain('compliance')
  }
})

test('an offer out of season is in no outline of that month, and in outlines of another month', () => {
  const [harness, ...offers] = quillhound.facts.offers
  const summer = { ...harness!, season: { from: '05-01', to: '08-31' } }
  const brand = withFacts(quillhound, { offers: [summer, ...offers] })
  const written = (month: number) => {
    const request = plannedRequest(brand, 'bestsellers', 'design-based', { products: ['Ridge Harness'] })
    return JSON.stringify(writeOutline({ ...request, idea: { ...request.idea, month } }).content)
  }
  expect(written(12)).not.toContain('Ridge Harness')
  expect(written(6)).toContain('Ridge Harness')
})

test('the tone is the one of the sheet', () => {
  const voice = { address: 'du', register: 'plain', exclamationMarks: null, emoji: false } as const
  const tone = (brand: typeof tannholt) =>
    writeOutline(plannedRequest(brand, 'howto', 'design-based')).content.additionalElements.tone
  expect(tone(withFacts(tannholt, { voice }))).toBe('Schlicht und direkt. Keine Emojis. Anrede: du.')
  expect(tone(withFacts(tannholt, { voice: null }))).toBe(outlineWords('de').voice.unknown)
})

describe('written again', () => {
  const request = angleRequest(tannholt, 'design-based', ({ readings }) => readings.length > 1)
  const { content: current } = writeOutline(request)
  const again = (time: number, section: number | null, now = current) => {
    const asked = { ...request, again: { time, current: now, section } }
    return atOnce(writingAgainSteps(asked, asked.again)).content
  }

  test('as a whole it has another title, another offer and other subject lines first', () => {
    const fresh = again(1, null)
    const third = again(2, null, fresh)
    expect(fresh.title).not.toBe(current.title)
    expect(draftsIn(fresh).at(-2)).not.toBe(draftsIn(current).at(-2))
    expect(fresh.subjectLines).not.toEqual(current.subjectLines)
    expect(third.title).not.toBe(fresh.title)
    expect(third.subjectLines).not.toEqual(fresh.subjectLines)
  })

  test.each(current.sections.map((_, place) => place))('section %i alone changes, and keeps its line', (place) => {
    for (const time of [1, 2, 3]) {
      const fresh = again(time, place)
      const [old, next] = [current.sections[place]!, fresh.sections[place]!]
      expect([next.visual, next.copy]).not.toEqual([old.visual, old.copy])
      if (place < current.sections.length - 1) expect(draftsIn(fresh)[place]).toBe(draftsIn(current)[place])
      expect({ ...fresh, sections: [] }).toEqual({ ...current, sections: [] })
      expect(fresh.sections.toSpliced(place, 1)).toEqual(current.sections.toSpliced(place, 1))
    }
  })

  test('a title that a person chose stays', () => {
    const own = { ...request, idea: { ...request.idea, title: 'Ein Titel von uns' } }
    const { content } = writeOutline(own)
    expect(content.title).toBe('Ein Titel von uns')
    const fresh = writeOutline({ ...own, again: { time: 1, current: content, section: null } })
    expect(fresh.content.title).toBe('Ein Titel von uns')
  })
})

test('a brand that forbids the words every email needs gets an error, not a bad outline', () => {
  const brand = withFacts(quillhound, { say: [], neverSay: ['the', 'a', 'one', 'mail'] })
  expect(() => writeOutline(plannedRequest(brand, 'howto', 'design-based'))).toThrow(WriterError)
})

test('an outline is written in steps between which other work continues', () => {
  for (const request of [angleRequest(tannholt, 'design-based'), plannedRequest(tannholt, 'howto', 'text-based')]) {
    const steps = writingSteps(request)
    let taken = 0
    while (!steps.next().done) taken += 1
    expect(taken).toBeGreaterThan(6)
    expect(taken).toBeLessThan(60)
  }
})

describe('whatever a brand has typed', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '',
      ' ',
      '🐕🐾🐕',
      'مرحبا بالعالم، هذا نص',
      '\u202Eevil\u202C',
      'a\u0000b\u0007c\nd\te',
      '{{ first_name }}',
      '[Brand] TBD',
      '<script>x</script>',
      'BUY NOW!!! 50% OFF FREE SHIPPING',
      'https://elsewhere.example/x and www.other.example',
      '“„«»"‚‘’',
      '-,;:•|—',
      'ﬁ ½ ① ｆｕｌｌ',
      'Ж'.repeat(300),
      'Ridge, RIDGE; ridge\nThe Great Big Thing, 4.9 out of 5 stars',
    ),
    fc.string({
      unit: fc.constantFrom('Lorem ', 'a, ', 'x', '“', '🙂 ', 'Das ist ein Satz. '),
      minLength: 1500,
      maxLength: 3000,
    }),
    fc
      .string({ minLength: 1, maxLength: 12 })
      .map((part) => part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000)),
  )
  const brands = fc
    .record({
      language: fc.constantFrom(...LANGUAGES),
      name: odd,
      website: fc.option(fc.oneof(fc.constant('https://nordo.example/shop'), odd)),
      fields: fc.array(odd, { minLength: 9, maxLength: 9 }),
      say: fc.array(odd, { maxLength: 3 }),
      compliance: odd,
    })
    .map(({ language, name, website, fields, say, compliance }): BrandProfile => ({
      ...bareProfile(language),
      name,
      website,
      customerAvatar: {
        demographics: fields[0]!,
        interests: fields[1]!,
        buyingTriggers: fields[2]!,
        painPoints: fields[3]!,
      },
      productsInfo: { products: fields[4]!, averageOrderValue: fields[5]! },
      buyingJourney: { buyingProcess: fields[6]!, commonObjections: fields[7]! },
      guidelines: { tone: fields[8]!, say, dontSay: ['wonder cure', 'Schnäppchenpreis'], complianceNotes: compliance },
    }))
    .map(confirmedBrief)

  test('the outline keeps every rule', { timeout: 60_000 }, () => {
    const cases = fc.record({
      brand: brands,
      archetype: fc.constantFrom(...ARCHETYPE_IDS),
      type: fc.constantFrom(...OUTLINE_TYPES),
      title: odd,
      planned: fc.boolean(),
    })
    fc.assert(
      fc.property(cases, ({ brand, archetype, type, title, planned }) => {
        const request = planned
          ? plannedRequest(brand, archetype, type, { products: [title], objection: title, segment: title })
          : typedRequest(brand, title, title, type)
        const { content, report } = writeOutline(request)
        expect(judgeOutline(content, { request, templates: TEMPLATES }).failures).toEqual([])
        expect(report.failures).toEqual([])
        expect(content.subjectLines.every((line) => line.length <= 60)).toBe(true)
      }),
      { numRuns: 30, seed: 20_261_101, endOnFailure: true },
    )
  })
})

test('a title that the brand cannot print above its greeting leaves the email, and not the other way around', () => {
  const brand = withFacts(tannholt, { say: ['MOIN'] })
  for (const type of OUTLINE_TYPES) {
    const { sections } = expectUsable(typedRequest(brand, 'NEU DA', '', type))
    expect(sections[0]!.copy).not.toContain('NEU DA\nMOIN')
  }
})

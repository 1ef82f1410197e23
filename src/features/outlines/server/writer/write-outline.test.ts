import { ARCHETYPE_IDS } from '#server/marketing-knowledge/archetypes.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OutlineContent, type OutlineRequest, unwatched, WriterError } from '#server/ai/writers.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { archetypeById, archetypes } from '#server/marketing-knowledge/archetypes.ts'
import { judgeOutline } from '#server/quality/outline-quality.ts'
import { fingerprinter, tokenJaccard } from '#server/quality/text-similarity.ts'
import { type BrandBrief, LANGUAGES, OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { builtInOutlineWriter } from './built-in-outline-writer.ts'
import { writeOutline } from './write-outline.ts'
import { bareBrand, plannedRequest, TEST_BRANDS, typedRequest } from './writer-requests.fixtures.ts'

const TEMPLATES = archetypes.map(({ name }) => name)

/** What holds for every outline, whoever asks for it. */
function expectUsable(request: OutlineRequest): OutlineContent {
  const { content, report } = writeOutline(request)
  expect(report.failures).toEqual([])
  expect(report.score).toBeGreaterThanOrEqual(80)
  expect(content.subjectLines).toHaveLength(5)
  const [fewest, most] = request.type === 'design-based' ? [5, 7] : [3, 5]
  expect(content.sections.length).toBeGreaterThanOrEqual(fewest)
  expect(content.sections.length).toBeLessThanOrEqual(most)
  expect(content.additionalElements.links.length).toBeGreaterThanOrEqual(2)
  return content
}

describe.each([...TEST_BRANDS, ...LANGUAGES.map(bareBrand)])('$id ($language)', (brand) => {
  test.each(ARCHETYPE_IDS)('%s, designed and as plain text', (archetype) => {
    for (const type of OUTLINE_TYPES) {
      const request = plannedRequest(brand, archetype, type)
      const content = expectUsable(request)
      expect(content.title).toBe(request.idea.title)
      expect(content.template).toBe(archetypeById(archetype).name)
    }
  })
})

test('the same request gives the same outline, another idea another one', () => {
  const request = plannedRequest(DEMO_BRANDS.brisalba, 'launch', 'design-based')
  expect(writeOutline(structuredClone(request))).toEqual(writeOutline(request))
  const other = { ...request, idea: { ...request.idea, title: 'Otra idea para el mismo mes' } }
  expect(writeOutline(other).content.subjectLines).not.toEqual(writeOutline(request).content.subjectLines)
})

test('outlines of the same kind differ from each other within a month', () => {
  const copies = Array.from({ length: 6 }, (_, index) => {
    const request = plannedRequest(DEMO_BRANDS.quillhound, 'howto', 'design-based')
    return writeOutline({ ...request, idea: { ...request.idea, title: `Trail lesson number ${index}` } }).content
  })
  expect(new Set(copies.map(({ sections }) => JSON.stringify(sections))).size).toBe(6)
})

describe('a designed and a plain-text mail', () => {
  const designed = writeOutline(plannedRequest(DEMO_BRANDS.quillhound, 'giftguide', 'design-based')).content
  const plain = writeOutline(plannedRequest(DEMO_BRANDS.quillhound, 'giftguide', 'text-based')).content

  test('the designed one has a button in its first and last block and pictures to prepare', () => {
    expect(designed.sections.at(0)?.copy).toContain(designed.cta)
    expect(designed.sections.at(-1)?.copy).toContain(designed.cta)
    expect(designed.additionalElements.imageDirection.length).toBeGreaterThanOrEqual(3)
    expect(designed.assetNotes).toContain('To prepare:')
  })

  test('the plain one has no pictures and ends with a signature', () => {
    expect(plain.additionalElements.imageDirection).toEqual([])
    expect(plain.sections.at(-1)?.section).toBe('Signature and P.S.')
    expect(plain.assetNotes).toContain('No pictures needed')
  })
})

describe('subject lines', () => {
  test.each(ARCHETYPE_IDS)('%s: five that share few words', (archetype) => {
    const { subjectLines } = writeOutline(plannedRequest(DEMO_BRANDS.quillhound, archetype, 'design-based')).content
    const prints = subjectLines.map(fingerprinter('en', ''))
    for (const [index, print] of prints.entries()) {
      for (const other of prints.slice(0, index)) expect(tokenJaccard(print, other)).toBeLessThan(0.6)
    }
    expect(subjectLines.filter((line) => line.includes('?')).length).toBeGreaterThanOrEqual(1)
  })

  test('an idea’s own title opens the list unless it is too long', () => {
    const short = typedRequest(DEMO_BRANDS.quillhound, 'Mud season is here', 'Cleaning tips.', 'design-based')
    const long = typedRequest(
      DEMO_BRANDS.quillhound,
      `Mud season is here and ${'really '.repeat(12)}wet`,
      'Tips.',
      'design-based',
    )
    expect(writeOutline(short).content.subjectLines[0]).toBe('Mud season is here')
    expect(writeOutline(long).content.subjectLines.every((line) => line.length <= 60)).toBe(true)
  })
})

describe('a planned idea in its outline', () => {
  const { tannholt } = DEMO_BRANDS
  const planned = (title: string, description: string, meta: Parameters<typeof plannedRequest>[3] = {}) => {
    const request = plannedRequest(tannholt, 'ingredient', 'design-based', {
      anchor: { type: 'evergreen' },
      segment: 'Stammkunden',
      ...meta,
    })
    return writeOutline({ ...request, idea: { ...request.idea, title, description } }).content
  }

  test('keeps the quotation marks of its title, also between others', () => {
    const { title, sections } = planned('Was hinter „aus drei Regionen“ steht', 'Erklärt, was jeder Teil leistet.')
    expect(title).toBe('Was hinter „aus drei Regionen“ steht')
    expect(sections.map(({ copy }) => copy).join()).toContain('„Was hinter ‚aus drei Regionen‘ steht“')
  })

  test('names its readers once in the brief', () => {
    const named = planned('Ein Blick in die Tüte', 'Erklärt, was jeder Teil leistet. Zielgruppe: Stammkunden.')
    expect(named.executiveBrief).toContain('Zielgruppe: Stammkunden.')
    expect(named.executiveBrief).not.toContain('Für:')
    expect(planned('Ein Blick in die Tüte', 'Erklärt, was jeder Teil leistet.').executiveBrief).toContain('Für:')
  })

  test('asks for no offer unless it has one', () => {
    const texts = (needsOffer: boolean) =>
      JSON.stringify(writeOutline(plannedRequest(tannholt, 'lastchance', 'design-based', { needsOffer })).content)
    expect(texts(true)).toContain('[Angebot ergänzen]')
    expect(texts(false).split('[Angebot ergänzen]').length).toBeLessThan(texts(true).split('[Angebot ergänzen]').length)
  })

  test('asks for no offer where the notes of the month rule discounts out', () => {
    const typed = typedRequest(tannholt, 'Letzte Gelegenheit', 'Erinnert an das Ende einer Aktion.', 'design-based')
    const asked = (notes: string) =>
      JSON.stringify(writeOutline({ ...typed, strategy: { mode: 'balanced', notes } }).content).split(
        '[Angebot ergänzen]',
      )
    expect(asked('Keine Rabatte').length).toBeLessThan(asked('').length)
  })

  test('a set shows the products of its idea and no others', () => {
    const request = plannedRequest(tannholt, 'bundle', 'design-based')
    const copy = JSON.stringify(writeOutline(request).content.sections)
    expect(copy).toContain('Waldröstung Espresso')
    expect(copy).not.toContain('Cold-Brew-Set')
  })
})

describe('an idea that a person typed', () => {
  const kinds: Array<[string, string, keyof typeof DEMO_BRANDS]> = [
    ['How to wash a muddy harness', 'Education / how-to', 'quillhound'],
    ['We miss you', 'Win-back', 'quillhound'],
    ['Gifts for the dog who hikes', 'Seasonal gift guide', 'quillhound'],
    ['Espresso oder Filterkaffee: der Vergleich', 'Comparison / which one', 'tannholt'],
    ['So entsteht unsere Waldröstung', 'Behind the scenes', 'tannholt'],
    ['Cómo cuidar la piel en otoño', 'Education / how-to', 'brisalba'],
    ['Filterkaffee ohne Bitterkeit in drei Schritten', 'Education / how-to', 'tannholt'],
    ['¿Sérum Niebla o Aceite Marisma?', 'Comparison / which one', 'brisalba'],
    ['Vuelve el Bálsamo Romero', 'Back in stock', 'brisalba'],
  ]
  test.each(kinds)('%s → %s', (title, template, brand) => {
    const content = expectUsable(typedRequest(DEMO_BRANDS[brand], title, '', 'design-based'))
    expect(content.template).toBe(template)
    expect(content.title).toBe(title)
  })

  test('names the product it is about and quotes what the person wrote', () => {
    const request = typedRequest(
      DEMO_BRANDS.quillhound,
      'How to wash a muddy harness',
      'Brush, rinse, dry in the shade',
      'text-based',
    )
    const written = JSON.stringify(expectUsable(request))
    expect(written).toContain('Ridge Harness')
    expect(written).toContain('Brush, rinse, dry in the shade')
  })

  test('whose words break the brand’s own rules gets a plain title instead', () => {
    const request = typedRequest(DEMO_BRANDS.quillhound, 'The best ever harness', 'A note.', 'design-based')
    expect(JSON.stringify(writeOutline(request).content).toLowerCase()).not.toContain('best ever')
  })
})

test('history that fits is cited', () => {
  const request = plannedRequest(DEMO_BRANDS.quillhound, 'howto', 'design-based', {
    evidence: { kind: 'winner', refId: 'w1' },
  })
  const winner = {
    id: 'w1',
    name: 'Spring wash',
    subject: 'Mud comes off like this',
    sentOn: '2026-03-04',
    segment: null,
    theme: 'howto',
    liftPct: 31,
  }
  const { content } = writeOutline({
    ...request,
    history: { topPerformers: [winner], lowPerformers: [], themeLifts: [] },
  })
  expect(content.executiveBrief).toContain('“Mud comes off like this”')
})

test('what a person has to supply is marked and listed, never made up', () => {
  const { content } = writeOutline(plannedRequest(DEMO_BRANDS.quillhound, 'sale', 'design-based'))
  expect(JSON.stringify(content.sections)).toContain('[confirm offer]')
  expect(content.assetNotes).toContain('- [confirm offer]:')
  expect(content.assetNotes).toContain('No veterinary claims.')
})

test('German readers are addressed as the profile says', () => {
  const { tannholt } = DEMO_BRANDS
  const written = (tone: string) =>
    (['launch', 'teaser', 'restock', 'ugc', 'vip', 'plainnote', 'quiz', 'milestone'] as const).map((id) => {
      const brand = { ...tannholt, guidelines: { ...tannholt.guidelines!, tone } }
      return writeOutline(plannedRequest(brand, id, 'design-based')).content
    })
  const lines = (tone: string) =>
    written(tone).flatMap(({ subjectLines, sections }) => [...subjectLines, ...sections.map(({ copy }) => copy)])
  const casual = /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?)(?!\p{L})/u
  expect(lines('Sachlich, per Sie').filter((line) => casual.test(line))).toEqual([])
  expect(lines('Sachlich').filter((line) => casual.test(line)).length).toBeGreaterThan(0)
  expect(written('Sachlich')[0]?.additionalElements.tone).toBe('Sachlich. Anrede: du.')
  expect(written('Sachlich, per Sie')[0]?.additionalElements.tone).toBe('Sachlich, per Sie.')
})

test('American readers get American spelling', () => {
  const written = (country: 'US' | 'GB') =>
    JSON.stringify(
      (['bestsellers', 'newsletter', 'giftguide', 'vip'] as const).map(
        (id) => writeOutline(plannedRequest({ ...DEMO_BRANDS.quillhound, country }, id, 'design-based')).content,
      ),
    )
  expect(written('US')).not.toMatch(/colour|favourite/i)
  expect(written('GB')).toMatch(/colour/)
})

test('a brand that forbids the words every mail needs gets an error, not a bad outline', () => {
  const brand: BrandBrief = {
    ...DEMO_BRANDS.quillhound,
    guidelines: { tone: '', say: [], dontSay: ['the', 'a', 'one', 'mail'] },
  }
  expect(() => writeOutline(plannedRequest(brand, 'howto', 'design-based'))).toThrow(WriterError)
})

test('the writer stops when it is told to', async () => {
  const request = plannedRequest(DEMO_BRANDS.quillhound, 'launch', 'design-based')
  await expect(builtInOutlineWriter.writeOutline(request, unwatched(new AbortController().signal))).resolves.toEqual(
    writeOutline(request),
  )
  await expect(builtInOutlineWriter.writeOutline(request, unwatched(AbortSignal.abort()))).rejects.toThrow(/abort/i)
})

test('an outline takes far less than 50 ms of work', () => {
  const requests = ARCHETYPE_IDS.map((id) => plannedRequest(DEMO_BRANDS.tannholt, id, 'design-based'))
  writeOutline(requests[0]!)
  const before = process.cpuUsage()
  for (const request of requests) {
    writeOutline(request)
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / requests.length).toBeLessThan(50)
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
    .map(({ language, name, website, fields, say, compliance }): BrandBrief => ({
      ...bareBrand(language),
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
          ? plannedRequest(brand, archetype, type, { products: [title], objection: title })
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

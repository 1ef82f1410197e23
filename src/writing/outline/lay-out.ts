import { hasVerb } from '../brand/clause-words.ts'
import { LONGEST_BUSINESS } from '../brand/read-business.ts'
import { readingWords } from '../languages/reading-words.ts'
import { withoutEnding } from '../engine/word-matching.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import type { BrandBrief, OutlineType } from '#shared/brand-brief.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import { type WordChooser, wordChooser } from '../engine/choose-words.ts'
import { folded } from '#shared/folded.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { type EmailPlan, type PlannedLine, isAboutDay, tellsAnswer } from './email-plan.ts'
import { namesChannel } from '../brand/ways-to-reach.ts'
import { isContact } from '../stock/practical-facts.ts'
import { wayToBuy } from '../stock/selling-way.ts'
import { missingFacts, namesWithoutPrice } from './missing-facts.ts'
import { briefOf } from './brief-of.ts'
import { withContentFirst } from './first-thought.ts'
import { isOnline } from './asked-of-day.ts'
import { segmentOf } from './readers-of.ts'
import { toConfirm } from './open-points.ts'
import { rulesOfEmail } from '../gate/rules-of-email.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { inLocalWords } from '../languages/local-words.ts'
import { type OutlineWords, outlineWords } from '../languages/outline-words.ts'
import type { Markers, OutlineDraft } from './outline-draft.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import type { OutlineSection } from '../requests/outline-content.ts'

export interface LayoutRequest {
  brief: BrandBrief
  type: OutlineType
  seed: string
  maySay: (text: string) => boolean
  /** The same for what only the people read who make the email. */
  mayDirect: (text: string) => boolean
  markers: Markers
  address: string | null
  /** The plan's subject lines that this email may use. */
  subjectLines: readonly string[]
  /** Counts the emails of the brand, so that neighbors have different pictures. */
  turn: number
}

interface Layout extends LayoutRequest {
  words: OutlineWords
  choose: WordChooser
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lays an email out for the designer and the copywriter who make it. */
export function layOut(given: EmailPlan, request: LayoutRequest): OutlineDraft {
  const { brief, type, seed, maySay, markers } = request
  const { language } = brief
  const words = outlineWords(language)
  const plan = withPractical(withOwnLines(withLessAround(withWaysAtEnd(given, brief), brief), words), words)
  const chosen = wordChooser({ language, seed, maySay })
  const choose: WordChooser = (about, variants, slots) =>
    chosen(
      about,
      variants.map((text) => inLocalWords(text, brief)),
      slots,
    )
  const layout: Layout = { ...request, words, choose }
  const designed = type === 'design-based'
  const shown = withContentFirst(plan, brief)
  const sections = designed ? designedSections(shown, layout) : letterSections(shown, layout)
  const draft = {
    title: plan.title,
    subjectLines: [...request.subjectLines],
    previewText: plan.preview,
    executiveBrief: briefOf(plan, layout),
    segment:
      plan.readers !== null
        ? choose('segment', [words.segmentOf], { readers: withCapital(plan.readers) })
        : segmentFor(plan, layout),
    cta: plan.button,
    additionalElements: {
      overallFeel: choose('feel', [designed ? words.roles[plan.role].feel : words.plainFeel]),
      tone: toneOf(layout),
      imageDirection: designed ? picturesOf(plan, layout) : [],
      links: linksOf(plan, layout),
    },
    sections,
  }
  const production = choose('production', [designed ? words.production.designed : words.production.plain])
  const wanted = brief.facts.voice?.address ?? null
  const address = wanted === plan.address ? null : wanted
  const rules = rulesOfEmail(draft, brief)
  // A question about a price is one that the brand's rules may exclude.
  const missing = missingFacts(given, brief).filter((each) => request.mayDirect(words.confirm.missing[each]))
  const unpriced = namesWithoutPrice(plan, brief)
  const way = wayToBuy(brief)
  const open = toConfirm(plan, draft, { words, choose, markers, rules, address, way, missing, unpriced })
  return { ...draft, assetNotes: [production, ...open].join('\n') }
}

/** Where the brand's rules exclude its own segment, the general words are left. */
function segmentFor(plan: EmailPlan, { brief, words, choose, mayDirect }: Layout): string {
  const segment = segmentOf(plan, brief)
  const own = segment === null ? null : inLocalWords(segment, brief)
  if (own !== null && mayDirect(own)) return own
  const stage = plan.stage ?? 'all'
  return choose('segment', [words.segment[stage], words.people[stage]])
}

/** An email about a day with so much of the brand's own keeps one of the lines that any day could have. */
const MUCH_OF_ITS_OWN = 2

function withLessAround(plan: EmailPlan, brief: BrandBrief): EmailPlan {
  if (!isAboutDay(plan) || plan.own === null) return plan
  const { offers, answer, phrase, practical } = plan.own
  const own = [offers.length, answer, phrase, practical.length].filter((each) => each !== null && each !== 0).length
  const around = plan.lines.filter((line, at) => at > 0 && at < plan.lines.length - 1 && isAround(line, brief))
  const dropped = own < MUCH_OF_ITS_OWN ? [] : around.slice(1)
  return { ...plan, lines: plan.lines.filter((line) => !dropped.includes(line)) }
}

/**
 * How people sign up, order or get in touch is the last thing above the button of a day. The line that ends any email
 * would come between the two.
 */
export function withWaysAtEnd(plan: EmailPlan, brief: BrandBrief): EmailPlan {
  const { own, lines } = plan
  if (!isAboutDay(plan) || own === null) return plan
  const isWay = (line: string) => isContact(line, brief) || namesChannel(line, brief.language)
  const ways = [...new Set([...own.practical.filter(isWay), ...own.contact])]
  if (ways.length === 0) return plan
  const last = lines.at(-1)
  const isGeneral = lines.length > 1 && last !== undefined && isAround(last, brief)
  // A last line with its day stays the last.
  const end = lines.length > 1 && !isGeneral ? lines.slice(-1) : []
  const rest = lines.length > 1 ? lines.slice(0, -1) : lines
  const line: PlannedLine = { line: ways.join('\n'), kind: 'advice', question: null, part: null }
  const practical = own.practical.filter((each) => !isWay(each))
  return { ...plan, lines: [...rest, line, ...end], own: { ...own, practical, contact: [] } }
}

/** Whether a line says nothing of the brand: no day, no price, no list and none of its sentences. */
function isAround({ line, question, part }: PlannedLine, { facts }: BrandBrief): boolean {
  if (line === null || question !== null || part !== null || /[\d\n]/u.test(line)) return false
  const said = folded(withoutPeriod(line))
  return !facts.say.some((text) => folded(text).includes(said) || said.includes(folded(withoutPeriod(text))))
}

/** What the owner tells of a day follows its sentence. */
function withStory(plan: EmailPlan): EmailPlan {
  const story = plan.own?.story ?? null
  if (story === null) return plan
  const line: PlannedLine = { line: story, kind: 'thought', question: null, part: null }
  return { ...plan, lines: plan.lines.toSpliced(1, 0, line) }
}

/**
 * Beside an offer, the brand's own words are lines of the offer. Elsewhere they come before the last line, and questions
 * with their answers have their own name.
 */
function withOwnLines(given: EmailPlan, words: OutlineWords): EmailPlan {
  const plan = withStory(given)
  if (plan.offer !== null) return plan
  const { answer = null, phrase = null, offers = [] } = plan.own ?? {}
  const sold = { name: words.names.offer, directions: words.practical }
  const asked = { name: words.names.answers, directions: words.lines.thought }
  const lines: PlannedLine[] = [
    ...(phrase === null ? [] : [{ line: phrase, kind: 'thought' as const, question: null, part: null }]),
    ...(answer === null ? [] : [{ line: answer, kind: 'thought' as const, question: null, part: asked }]),
  ]
  const named: PlannedLine[] =
    offers.length === 0 ? [] : [{ line: offers.join('\n'), kind: 'thought', question: null, part: sold }]
  // What a day offers follows its sentence.
  const [first, ...rest] = plan.lines
  const all = first === undefined ? named : [first, ...named, ...rest]
  return { ...plan, lines: all.toSpliced(placeOfOwn(plan, all), 0, ...lines) }
}

/** What people need to know comes before the last line, each in its own. */
function withPractical(plan: EmailPlan, words: OutlineWords): EmailPlan {
  const lines = plan.own?.practical ?? []
  if (lines.length === 0) return plan
  const hasNumber = lines.some((line) => PHONE_NUMBER.test(line))
  const part = { name: words.names.practical, directions: hasNumber ? words.practicalNumber : words.practical }
  const line: PlannedLine = { line: lines.join('\n'), kind: 'advice', question: null, part }
  return { ...plan, lines: plan.lines.toSpliced(placeOfOwn(plan, plan.lines), 0, line) }
}

/** The last line ends a story. An answer has nothing in its way. */
const placeOfOwn = (plan: EmailPlan, lines: readonly PlannedLine[]): number =>
  tellsAnswer(plan) ? lines.length : Math.max(0, lines.length - 1)

/** "01632 960 551", and neither a price nor a year. */
const PHONE_NUMBER = /(?<!\d)\+?\d(?:[ ()/.-]{0,2}\d){7,14}(?!\d)/u

const MOST_SECTIONS = 7

function designedSections(plan: EmailPlan, layout: Layout): OutlineSection[] {
  const { words, choose } = layout
  const cta = { cta: plan.button }
  const { lines: all, last } = withLineToEndOn(plan)
  const behind = sectionsBehind(plan, layout, words.visuals.standing)
  const others = 2 + (plan.offer === null ? 0 : 1) + behind.length
  const lines = inPlaces(all, MOST_SECTIONS - others, layout)
  return [
    {
      section: choose('opening name', [words.names.opening]),
      visual: showOf(plan, layout),
      copy: drafted(
        [plan.headline, ...greetingOf(layout.brief)].join('\n'),
        choose('opening', words.opening, cta),
        layout,
      ),
    },
    ...lines.map((line, place) => ({
      section: nameOf(line, lines, layout),
      visual: pictureOf(`visual ${place}`, words.visuals.lines, layout.turn * MOST_LINES + place, layout),
      copy: copyOf(line, place, layout),
    })),
    ...(plan.offer === null
      ? []
      : [
          {
            section: choose('offer name', [words.names.offer]),
            visual: offerVisual('offer visual', plan.offer.kind, layout),
            copy: offerCopy(plan.offer, plan, layout),
          },
        ]),
    {
      section: choose('closing name', [words.names.closing]),
      visual: pictureOf('closing visual', words.visuals.closing, layout.turn, layout),
      copy:
        last === null
          ? signed(null, choose('closing', words.closing, cta), plan, layout)
          : signed(textOf(last, layout), choose('closing line', words.closingLine, cta), plan, layout),
    },
    ...behind,
  ]
}

/** Coming days and what every email says are behind its end, so that neither reads as a part of the story. */
function sectionsBehind({ own }: EmailPlan, layout: Layout, visual: string): OutlineSection[] {
  const { words, choose } = layout
  return (['coming', 'standing'] as const).flatMap((part) => {
    const lines = own?.[part] ?? []
    if (lines.length === 0) return []
    const copy = drafted(lines.join('\n'), choose(part, words[part]), layout)
    return [{ section: choose(`${part} name`, [words.names[part]]), visual: choose('standing visual', [visual]), copy }]
  })
}

function withLineToEndOn({ lines }: EmailPlan): { lines: readonly PlannedLine[]; last: PlannedLine | null } {
  const last = lines.at(-1) ?? null
  return last === null || last.part !== null || lines.length < 2
    ? { lines, last: null }
    : { lines: lines.slice(0, -1), last }
}

/** With too many lines for the sections, the last ones of the story share one. */
function inPlaces(lines: readonly PlannedLine[], places: number, layout: Layout): readonly PlannedLine[] {
  let rest = lines
  while (rest.length > places) {
    const of = rest
    const last = of.findLastIndex((line, at) => at > 0 && line.part === null && of[at - 1]!.part === null)
    const at = last > 0 ? last : of.length - 1
    const pair = of.slice(at - 1, at + 1)
    const line = pair.map((each) => textOf(each, layout)).join('\n')
    rest = of.toSpliced(at - 1, 2, { ...pair[0]!, line, question: null })
  }
  return rest
}

const MOST_LETTER_LINES = 3

/** A plain-text email in at most five parts plus what every email says. With many lines, the headline has no part. */
function letterSections(plan: EmailPlan, layout: Layout): OutlineSection[] {
  const { words, choose } = layout
  const ending = plan.offer === null ? withLineToEndOn(plan) : { lines: plan.lines, last: null }
  const isFull = ending.lines.length > MOST_LETTER_LINES
  const [first, ...others] = isFull
    ? [ending.lines[0], ...inPlaces(ending.lines.slice(1), MOST_LETTER_LINES, layout)]
    : [null, ...ending.lines]
  const counted = [first, ...others].filter((line) => line !== null && line !== undefined)
  const opening = [
    ...greetingOf(layout.brief),
    plan.headline,
    ...(first === null || first === undefined ? [] : [textOf(first, layout)]),
  ].join('\n')
  const [plain = '', rest = plain] = words.visuals.letter
  const closing = choose('letter closing', words.letterClosing, { cta: plan.button })
  return [
    {
      section: choose('letter opening name', [words.names.letterOpening]),
      visual: choose('letter visual', [plain]),
      copy: drafted(opening, choose('letter opening', words.letterOpening), layout),
    },
    ...others.flatMap((line, index) => {
      const place = isFull ? index + 1 : index
      return line === null
        ? []
        : [
            {
              section: nameOf(line, counted, layout),
              visual: choose('letter rest', [rest]),
              copy: copyOf(line, place, layout),
            },
          ]
    }),
    {
      section: choose('letter closing name', [words.names.letterClosing]),
      visual: choose('letter rest', [rest]),
      copy: letterEnd(plan, ending.last, closing, layout),
    },
    ...sectionsBehind(plan, layout, rest),
  ]
}

function letterEnd(plan: EmailPlan, last: PlannedLine | null, closing: string, layout: Layout): string {
  const { offer } = plan
  const lines = offer !== null ? offerLines(offer, plan, layout) : last === null ? [] : [textOf(last, layout)]
  return signed(lines.length === 0 ? null : lines.join('\n'), closing, plan, layout)
}

/** Lines of the story are counted, without those that have their own name. */
function nameOf(line: PlannedLine, lines: readonly PlannedLine[], { words: { names }, choose }: Layout): string {
  const own = ownNameOf(line, names)
  const place = lines.filter((each) => ownNameOf(each, names) === null).indexOf(line)
  const count = lines.filter((each) => ownNameOf(each, names) === null).length
  if (own !== null) return choose(`name of ${own}`, [own])
  const isLast = place === count - 1 && count >= MOST_LINES
  return choose(`name ${place}`, [isLast ? names.lines.at(-1)! : names.lines[Math.min(place, MOST_LINES - 1)]!])
}

function ownNameOf({ part, kind }: PlannedLine, names: OutlineWords['names']): string | null {
  if (part !== null) return part.name
  if (kind === 'open') return names.open
  return kind === 'question' ? names.question : null
}

function copyOf(line: PlannedLine, place: number, layout: Layout): string {
  const { words, choose } = layout
  const directions = line.part?.directions ?? words.lines[line.kind]
  const direction = choose(`direction ${place}`, directions)
  return drafted(textOf(line, layout), direction, layout)
}

const textOf = (line: PlannedLine, layout: Layout) =>
  line.line === null ? layout.markers.line : markedLine(line, layout)

const markedLine = ({ line, question }: { line: string | null; question: string | null }, { markers }: Layout) =>
  question === null ? (line ?? '') : `${line ?? ''} ${markers.fact}`

function offerLine(offer: NonNullable<EmailPlan['offer']>, layout: Layout): string {
  const line = markedLine(offer, layout)
  return offer.needsTerms ? `${line} ${layout.markers.offer}`.trim() : line
}

const offerLines = (offer: NonNullable<EmailPlan['offer']>, plan: EmailPlan, layout: Layout): string[] => [
  offerLine(offer, layout),
  ...[plan.own?.detail, plan.own?.phrase, plan.own?.answer].filter((line) => line !== null && line !== undefined),
]

const offerCopy = (offer: NonNullable<EmailPlan['offer']>, plan: EmailPlan, layout: Layout) =>
  drafted(offerLines(offer, plan, layout).join('\n'), layout.choose('offer', layout.words.offer), layout)

/** The end of an email, with the name of those who write it and where to reach them. */
function signed(line: string | null, direction: string, plan: EmailPlan, layout: Layout): string {
  const { brief, maySay } = layout
  const name = brief.name.trim()
  const { signedBy } = brief.facts.voice ?? {}
  const names = [...(signedBy === undefined ? [] : [capitalized(signedBy)]), name]
  const what = taglineOf(brief)
  const endings = [...(what === null ? [] : [[...names, what]]), names, [name]].map((all) =>
    [signOffOf(brief), ...all].join('\n'),
  )
  // The gate reads a section as a whole.
  const reads = (each: string) => maySay(line === null ? each : `${line}\n${each}`)
  const ending = PLAIN_NAME.test(name) ? endings.find((each) => maySay(each) && reads(each)) : undefined
  const end = [...(ending === undefined ? [] : [ending]), ...(plan.own?.contact ?? [])]
  const motto = plan.own?.motto ?? null
  const all = [...(line === null ? [] : [line]), ...(motto === null ? [] : [motto]), ...end].join('\n')
  return all === '' ? directed(direction, layout) : drafted(all, direction, layout)
}

/** What the brand is, below its name: "Head lice removal, salon in Boise". A whole sentence is for the team. */
function taglineOf({ facts: { business }, language, name }: BrandBrief): string | null {
  const isShort = business !== null && business.length <= LONGEST_BUSINESS && !/[.!?]/u.test(business)
  if (!isShort || hasVerb(business, readingWords(language)) || business.includes(name)) return null
  return business
}

/** Any other name may be a note or a joke, and an email without one is complete as well. */
const PLAIN_NAME = /^\p{Lu}[\p{L}\p{N} &'’.,–-]{1,59}$/u

const FORMAL: ReadonlySet<string> = new Set(['Sie', 'vous', 'usted', 'Lei'])
const CLOSE: ReadonlySet<string> = new Set(['du', 'ihr', 'tu', 'tú', 'voi'])

/** "Moin," where a phrase of the brand is a greeting and nothing else. */
const greetingOf = (brief: BrandBrief): string[] =>
  phraseAmong(ownFactWords(brief.language).greetings, brief).map((phrase) => `${phrase},`)

const phraseAmong = (words: readonly string[], { facts }: BrandBrief): string[] =>
  facts.say
    .map((phrase) => capitalized(withoutEnding(phrase.trim(), ' .,!…')))
    .filter((phrase) => words.includes(phrase.toLowerCase().replaceAll('’', "'")))
    .slice(0, 1)

function signOffOf(brief: BrandBrief): string {
  const { facts, language } = brief
  const { voice } = facts
  const { signOffs, closings } = ownFactWords(language)
  const [own] = phraseAmong(closings, brief)
  if (own !== undefined) return signOffs.plain.endsWith(',') ? `${own},` : own
  const address = voice?.address ?? ''
  if (FORMAL.has(address)) return voice?.register === 'playful' ? signOffs.plain : signOffs.formal
  return CLOSE.has(address) || voice?.register === 'playful' ? signOffs.warm : signOffs.plain
}

/** A draft that the copywriter may keep, and directions for it. Directions that the brand may not read are left out. */
function drafted(line: string, direction: string, layout: Layout): string {
  return layout.maySay(direction) ? `${line}\n${directed(direction, layout)}` : line
}

function directed(direction: string, { words, choose, maySay }: Layout): string {
  const label = choose('direction', [words.direction])
  return maySay(label) ? `${label} ${direction}` : direction
}

/** As many lines as an email usually has beside its opening and its end. */
const MOST_LINES = 4

/** The picture whose turn it is: emails one after the other go through the whole list before one comes again. */
function pictureOf(about: string, pictures: readonly string[], turn: number, { choose, maySay }: Layout): string {
  const sayable = pictures.filter(maySay)
  const all = sayable.length > 0 ? sayable : pictures
  return choose(about, [all[turn % all.length]!])
}

/** A picture of an offer of this kind, or of any offer where the brand's rules exclude those. */
function offerVisual(about: string, kind: OfferKind | null, layout: Layout): string {
  const { any, ...own } = layout.words.visuals.offer
  const sayable = kind === null ? [] : own[kind].filter(layout.maySay)
  return pictureOf(about, sayable.length > 0 ? sayable : any, layout.turn, layout)
}

function showOf(plan: EmailPlan, layout: Layout): string {
  const { words, choose, brief } = layout
  if (isOnline(plan, brief)) return ownFactWords(brief.language).onlinePicture
  if (plan.show !== null) return plan.show
  const kind = plan.offer?.kind ?? null
  return kind === null ? choose('show', [words.roles[plan.role].show]) : offerVisual('show', kind, layout)
}

function picturesOf(plan: EmailPlan, layout: Layout): string[] {
  const { words } = layout
  const further = [0, 1].map((place) => pictureOf('picture', words.pictures, 2 * layout.turn + place, layout))
  const pictures = [showOf(plan, layout), ...further]
  const offer = plan.offer === null ? null : offerVisual('offer picture', plan.offer.kind, layout)
  return [...new Set([...pictures.slice(0, 2), ...(offer === null ? [] : [offer]), ...pictures.slice(2)])]
}

/** How the brand sounds, from its sheet. */
function toneOf({ words: { voice: said }, choose, brief, maySay }: Layout): string {
  const { voice } = brief.facts
  const register = voice?.register ?? null
  const notes = [
    ...(register === null ? [] : [said[register]]),
    ...(voice?.exclamationMarks === false ? [said.noExclamationMarks] : []),
    ...(voice?.emoji === false ? [said.noEmoji] : []),
  ]
  const form = voice?.address ?? null
  const address = form === null ? undefined : said.address[form]
  const all = [...(notes.length === 0 ? [said.unknown] : notes), ...(address === undefined ? [] : [address])]
  const printed = all.map((note) => choose(note, [note]))
  const sayable = printed.filter(maySay)
  return (sayable.length === 0 ? printed : sayable).join(' ')
}

function linksOf(plan: EmailPlan, { words, choose, address, markers, brief }: Layout): string[] {
  const { colon } = languageBasics(brief.language)
  const labels = [choose('button link', [words.links.button], { cta: plan.button }), choose('home', [words.links.home])]
  return labels.map((label) => `${label}${colon} ${address ?? markers.link}`)
}

import type { BrandBrief, OutlineType } from '#shared/brand-brief.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import { type WordChooser, wordChooser } from './choose-words.ts'
import type { EmailPlan, PlannedLine } from './email-plan.ts'
import { toConfirm } from './open-points.ts'
import { type OutlineWords, outlineWords } from './words/outline-words.ts'

/** An outline as its readers get it, but for the kind of campaign. */
export interface OutlineDraft {
  title: string
  subjectLines: string[]
  previewText: string
  executiveBrief: string
  segment: string
  cta: string
  assetNotes: string
  additionalElements: { overallFeel: string; tone: string; imageDirection: string[]; links: string[] }
  sections: DraftedSection[]
}

export interface DraftedSection {
  section: string
  visual: string
  copy: string
}

/** How gaps are marked that a person has to fill. */
export type Markers = Readonly<Record<'line' | 'fact' | 'offer' | 'date' | 'quote' | 'link', string>>

export interface LayoutRequest {
  brief: BrandBrief
  type: OutlineType
  seed: string
  maySay: (text: string) => boolean
  markers: Markers
  /** The brand's own site; null when it has none. */
  address: string | null
  /** What has to be observed in every email, word for word. */
  rules: readonly string[]
  /** The plan's subject lines that this email may have. */
  subjectLines: readonly string[]
}

interface Layout extends LayoutRequest {
  words: OutlineWords
  choose: WordChooser
}

/** Lays an email out for the designer and the copywriter who make it. */
export function layOut(plan: EmailPlan, request: LayoutRequest): OutlineDraft {
  const { brief, type, seed, maySay, markers, rules } = request
  const { language } = brief
  const words = outlineWords(language)
  const layout: Layout = { ...request, words, choose: wordChooser({ language, seed, maySay }) }
  const { choose } = layout
  const designed = type === 'design-based'
  const sections = designed ? designedSections(plan, layout) : letterSections(plan, layout)
  const draft = {
    title: plan.title,
    subjectLines: [...request.subjectLines],
    previewText: plan.preview,
    executiveBrief: briefOf(plan, layout),
    segment:
      plan.readers !== null
        ? choose('segment', [words.segmentOf], { readers: plan.readers })
        : choose('segment', [words.segment[plan.stage ?? 'all'], words.people[plan.stage ?? 'all']]),
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
  const open = toConfirm(plan, draft, { words, choose, markers, rules, address })
  return { ...draft, assetNotes: [production, ...open].join('\n') }
}

/** The opening with the picture, a section for each line, the offer, and the last line with the button once more. */
function designedSections(plan: EmailPlan, layout: Layout): DraftedSection[] {
  const { words, choose } = layout
  const cta = { cta: plan.button }
  const { lines, last } = withLineToEndOn(plan)
  return [
    {
      section: choose('opening name', [words.names.opening]),
      visual: showOf(plan, layout),
      copy: drafted(plan.headline, choose('opening', words.opening, cta), layout),
    },
    ...lines.map((line, place) => ({
      section: nameOf(line, place, layout),
      visual: choose(`visual ${place}`, words.visuals.lines),
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
      visual: choose('closing visual', words.visuals.closing),
      copy: closingCopy(plan, last, { bare: choose('closing', words.closing, cta), after: words.closingLine }, layout),
    },
  ]
}

/** The last line, then what the brand says of itself, and what it has to say in every email. */
function closingCopy(
  plan: EmailPlan,
  last: PlannedLine | null,
  { bare, after }: { bare: string; after: readonly string[] },
  layout: Layout,
): string {
  const own = [...(plan.offer === null ? phraseOf(plan) : []), ...(plan.own?.notices ?? [])]
  const lines = [...(last === null ? [] : [textOf(last, layout)]), ...own]
  if (lines.length === 0) return directed(bare, layout)
  const direction = last === null ? bare : layout.choose('closing line', after, { cta: plan.button })
  return drafted(lines.join('\n'), direction, layout)
}

const phraseOf = ({ own }: EmailPlan): string[] => (own === null || own.phrase === null ? [] : [own.phrase])

/** A drafted last line ends the email beside the button; a part that has yet to be written keeps its own place. */
function withLineToEndOn({ lines }: EmailPlan): { lines: readonly PlannedLine[]; last: PlannedLine | null } {
  const last = lines.at(-1) ?? null
  return last === null || last.part !== null || lines.length < 2
    ? { lines, last: null }
    : { lines: lines.slice(0, -1), last }
}

const MOST_LETTER_LINES = 3

/** The same as a letter, in five parts at most: many lines leave no part for the headline alone. */
function letterSections(plan: EmailPlan, layout: Layout): DraftedSection[] {
  const { words, choose } = layout
  const ending = plan.offer === null ? withLineToEndOn(plan) : { lines: plan.lines, last: null }
  const isFull = ending.lines.length > MOST_LETTER_LINES
  const [first, ...others] = isFull ? ending.lines : [null, ...ending.lines]
  const opening = [plan.headline, ...(first === null || first === undefined ? [] : [textOf(first, layout)])].join('\n')
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
              section: nameOf(line, place, layout),
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
  ]
}

function letterEnd(plan: EmailPlan, last: PlannedLine | null, closing: string, layout: Layout): string {
  const { offer, own } = plan
  const first = offer !== null ? offerLines(offer, plan, layout) : last === null ? [] : [textOf(last, layout)]
  const lines = [...first, ...(offer === null ? phraseOf(plan) : []), ...(own?.notices ?? [])]
  return lines.length === 0 ? directed(closing, layout) : drafted(lines.join('\n'), closing, layout)
}

function nameOf(line: PlannedLine, place: number, { words: { names }, choose }: Layout): string {
  if (line.part !== null) return choose(`name ${place}`, [line.part.name])
  if (line.kind === 'open') return choose(`name ${place}`, [names.open])
  if (line.kind === 'question') return choose(`name ${place}`, [names.question])
  return choose(`name ${place}`, [names.lines[Math.min(place, names.lines.length - 1)]!])
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
  ...(plan.own === null || plan.own.detail === null ? [] : [plan.own.detail]),
  ...phraseOf(plan),
]

const offerCopy = (offer: NonNullable<EmailPlan['offer']>, plan: EmailPlan, layout: Layout) =>
  drafted(offerLines(offer, plan, layout).join('\n'), layout.choose('offer', layout.words.offer), layout)

/** The lines that a copywriter may keep, and below it what to do with it. A direction that the brand may not read is left out. */
function drafted(line: string, direction: string, layout: Layout): string {
  return layout.maySay(direction) ? `${line}\n${directed(direction, layout)}` : line
}

function directed(direction: string, { words, choose, maySay }: Layout): string {
  const label = choose('direction', [words.direction])
  return maySay(label) ? `${label} ${direction}` : direction
}

/** A picture of an offer of this kind, or of any offer where the brand's rules are against the first one. */
function offerVisual(about: string, kind: OfferKind | null, { words, choose, maySay }: Layout): string {
  const { any, ...own } = words.visuals.offer
  const visual = kind === null ? any : own[kind]
  return choose(about, [maySay(visual) ? visual : any])
}

function showOf(plan: EmailPlan, layout: Layout): string {
  const { words, choose } = layout
  if (plan.show !== null) return plan.show
  const kind = plan.offer?.kind ?? null
  return kind === null ? choose('show', [words.roles[plan.role].show]) : offerVisual('show', kind, layout)
}

function picturesOf(plan: EmailPlan, layout: Layout): string[] {
  const { words, choose } = layout
  const pictures = [showOf(plan, layout), choose('picture', words.pictures), choose('picture', words.pictures)]
  const offer = plan.offer === null ? null : offerVisual('offer picture', plan.offer.kind, layout)
  return [...new Set([...pictures.slice(0, 2), ...(offer === null ? [] : [offer]), pictures[2]!])]
}

function briefOf(plan: EmailPlan, { words, choose }: Layout): string {
  const { measure } = words.roles[plan.role]
  const occasion = plan.occasion === null ? [] : [choose('occasion', [words.occasion], { occasion: plan.occasion })]
  return [plan.purpose, plan.why, ...occasion, choose('measure', [measure])].filter((part) => part !== '').join(' ')
}

/** How the brand sounds, as far as its sheet says. */
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

/** Only the brand's own site. The page behind the button is chosen there. */
function linksOf(plan: EmailPlan, { words, choose, address, markers, brief }: Layout): string[] {
  const colon = brief.language === 'fr' ? '\u00A0:' : ':'
  const labels = [choose('button link', [words.links.button], { cta: plan.button }), choose('home', [words.links.home])]
  return labels.map((label) => `${label}${colon} ${address ?? markers.link}`)
}

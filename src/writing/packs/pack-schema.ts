import { z } from 'zod'
import type { Language } from '#shared/brand-brief.ts'
import { CLAIM_DOMAINS, DOUBT_TOPICS, OFFER_KINDS } from '#shared/brand-sheet.ts'
import { SELLING_WAYS } from '../knowledge/selling-ways.ts'
import { writtenLanguages } from '../languages/language-folders.ts'
import { TOLD_LINES, isOnlyASlot, withoutSlots } from './slots.ts'

export const LAYERS = ['family', 'trade', 'brand', 'universal'] as const
export const ROLES = ['teach', 'sell', 'prove', 'serve', 'thank', 'tease'] as const
export const STAGES = ['new', 'first', 'repeat', 'vip', 'lapsed', 'all'] as const
export const OCCASION_ORDER = ['opt-out', 'tease', 'guide', 'last-date', 'thanks', 'serve', 'sell'] as const
export const GOALS = ['subscribe', 'appointment', 'quote', 'repeat', 'first-order'] as const
export const CAUTIONS = [...CLAIM_DOMAINS, 'alcohol', 'children', 'tax'] as const
/** What a brand says of itself, for ideas of the `brand` pack. */
export const TOLD = [
  'answer',
  'doubt',
  'prices',
  'range',
  'phrases',
  'choice',
  'detail',
  'first',
  'moment',
  'ahead',
  'closing',
  'reopening',
  'season-opens',
  'season-ends',
  'cycle',
  'deadline',
  'when',
  'trigger',
  'worry',
  'answers',
  'said',
  'pause',
  'scarce',
  'appeal',
  'event',
  'start',
  'opening',
  'dearer',
  'sale',
  'notice',
  'last-days',
  'last-call',
  'reminder',
  'agenda',
  'gifts',
  'named',
  'reason',
  'pain',
  'unsure',
  'names',
  'bargain',
  'presents',
  'gift-day',
  'holiday',
  'year-end',
  'new-year',
] as const
export type Told = (typeof TOLD)[number]
export const CLAIMS = ['none', 'common', 'check', 'source'] as const
/** What happens to the things that an idea is about. */
export const USES = ['runs-out', 'given', 'placed'] as const
export type Use = (typeof USES)[number]
const SPINE_PLACES = ['open', 'mid', 'late'] as const
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const

/** The longest texts with a brand's names filled in. */
export const LONGEST = { title: 90, subject: 50, preview: 110, headline: 70 } as const

const listed = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: ({ input }) => `"${String(input)}" is not one of: ${values.join(', ')}.` })

const id = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
  error: ({ input }) => `"${String(input)}" is not an id: use lower-case English words joined by hyphens.`,
})
const questionId = z.string().regex(/^q-[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: ({ input }) => `"${String(input)}" is not the id of a question, such as q-callback.`,
})

const subjectId = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, {
  error: ({ input }) => `"${String(input)}" is not the id of a subject, such as animal.cat.`,
})

/** A text of so many characters and words. A slot counts as a name of medium length, and alone it's long enough. */
function text(min: number, max: number, words = Number.POSITIVE_INFINITY) {
  return z.string('Enter a text.').superRefine((value, context) => {
    const plain = withoutSlots(value)
    const complain = (message: string) => context.addIssue({ code: 'custom', message })
    if (plain.length < min && !isOnlyASlot(value)) {
      complain(`This has ${plain.length} characters and needs at least ${min}.`)
    }
    if (plain.length > max) complain(`This has ${plain.length} characters. At most ${max} fit.`)
    const count = plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    if (count > words) complain(`This has ${count} words. At most ${words} fit.`)
  })
}

const month = z
  .int({ error: ({ input }) => `"${String(input)}" is not a month from 1 to 12.` })
  .min(1)
  .max(12)

const LINES = 'Write three or four drafted lines, or up to six of what a brand says of itself.'
const MOST_LINES = 4
const MOST_TOLD_LINES = 6

const need = z.discriminatedUnion('type', [
  z.object({ type: z.literal('kind'), kinds: z.array(listed(OFFER_KINDS)).min(1) }),
  z.object({ type: z.literal('tag'), tag: id }),
  z.object({ type: z.literal('doubt'), topic: listed(DOUBT_TOPICS) }),
  z.object({ type: z.literal('answer'), question: questionId }),
  z.object({ type: z.literal('history') }),
  z.object({ type: z.literal('told'), what: listed(TOLD) }),
  z.object({ type: z.literal('offer'), name: z.string() }),
])
export type Need = z.infer<typeof need>

const beat = z.object({
  line: text(30, 160),
  claim: listed(CLAIMS),
  /** The question that makes the line true. */
  ask: questionId.nullable(),
})
export type Beat = z.infer<typeof beat>

export const angleSchema = z.object({
  /** The idea has the same id in every language. */
  id,
  role: listed(ROLES),
  stage: listed(STAGES),
  themes: z.array(id).min(1, 'Name one or two themes.').max(2, 'Name one or two themes.'),
  needs: z.array(need),
  format: listed(['text', 'design']),
  months: z.array(month).nullable(),
  occasion: z.string().nullable(),
  answers: listed(DOUBT_TOPICS).nullable(),
  cautions: z.array(listed(CAUTIONS)),
  series: id.nullable(),
  /** Subjects of the pack. The brand has to sell at least one of each list. */
  sells: z.array(z.array(subjectId).min(1)),
  /** Subjects that its texts only mention, so they suit a brand that doesn't sell them. */
  mentions: z.array(subjectId),
  titles: z.array(text(12, LONGEST.title)).length(3, 'Write three titles.'),
  premise: text(60, 320),
  why: text(40, 220),
  show: text(20, 180),
  subjects: z.array(text(1, LONGEST.subject, 9)).length(5, 'Write five subject lines.'),
  preview: text(25, LONGEST.preview),
  headline: text(8, LONGEST.headline),
  beats: z
    .array(beat)
    .max(MOST_TOLD_LINES, LINES)
    .refine((beats) => beats.length <= MOST_LINES || beats.some(({ line }) => line.includes('{f.')), LINES)
    .refine((beats) => beats.length >= (beats.some(({ line }) => line.endsWith(TOLD_LINES)) ? 2 : 3), LINES),
  /** The line about the brand's offer. Without its own offer, it names the one of `needs`. */
  lead: beat.extend({ line: text(10, 160), offer: need.nullable() }).nullable(),
  button: text(2, 30, 4),
  /** How brands sell that its texts suit. Null where they suit every brand. */
  ways: z.array(listed(SELLING_WAYS)).nullable(),
  /** What the brand's things must be for. Null where its texts suit all. */
  use: listed(USES).nullable(),
  /** The doubt of the brand's sheet that an angle of the `brand` pack answers. */
  doubt: z.string().nullable(),
  /** What people need to know to order or come, for an angle of the `brand` pack. */
  practical: z.array(z.string()),
  /** The sentences of the brand that an angle of the `brand` pack is about: its answer, its fact, its list. */
  tells: z.array(z.string()),
  /** The readers of an angle of the `brand` pack, where its fact says them. */
  readers: z.string().nullable(),
})
export type Angle = z.infer<typeof angleSchema>

export const thesisSchema = z.object({
  /** `11.a` */
  id: z.string().regex(/^(?:1[0-2]|[1-9])\.[a-c]$/, 'A month looks like "11.a": the month and a, b or c.'),
  month,
  themes: z.array(id).min(1, 'Name one or two themes.').max(2, 'Name one or two themes.'),
  /** How many emails of the month serve the brand's goal. */
  goals: z.partialRecord(z.enum(GOALS), z.int().min(1)),
  /** The season of the month, where it depends on one. */
  season: listed(SEASONS).nullable(),
  thesis: text(20, 80),
  because: text(40, 200),
  spine: z
    .array(z.object({ place: listed(SPINE_PLACES), angle: id, isRequired: z.boolean() }))
    .length(3, 'A spine has three places: open, mid and late.'),
})
export type Thesis = z.infer<typeof thesisSchema>

export const occasionSchema = z.object({
  id: z.string(),
  role: listed(ROLES),
  /** Days before the date on which the first email goes out. */
  lead: z.int('Enter the days before the date as "lead:9".').min(0).max(60),
  emails: z.int('Enter 1 to 3 emails as "max:1".').min(1).max(3),
  order: z.array(listed(OCCASION_ORDER)).min(1, 'Say in which order the emails come, as "order:guide,last-date".'),
})
export type Occasion = z.infer<typeof occasionSchema>

export const themeSchema = z.object({ id, title: text(4, 60), purpose: text(20, 200) })
export type Theme = z.infer<typeof themeSchema>

export const questionSchema = z.object({
  id: questionId,
  question: text(10, 200),
  shortest: z.int('Enter the length of the answer as "10-160".').min(1),
  longest: z.int('Enter the length of the answer as "10-160".').max(1000),
})
export type Question = z.infer<typeof questionSchema>

export const tagSchema = z.object({ id, words: z.array(z.string().min(2)).min(1, 'List the words of the tag.') })

/** What some brands of the pack sell and others don't. `animal.cat` and `animal.dog` are in one group. */
export const subjectSchema = z.object({
  id: subjectId,
  /** Words in a brand's sheet that show that it sells this. `kitten*` matches every word with that beginning. */
  sold: z.array(z.string().min(2)).min(1, 'List the words of the subject.'),
  /** Words in a text of the pack that show that it's about this. */
  told: z.array(z.string().min(2)),
  inPassing: z.boolean(),
  /** Only a brand whose sheet names it sells it, whatever else the sheet says. */
  ifNamed: z.boolean(),
})
export type Subject = z.infer<typeof subjectSchema>

export const packSchema = z.object({
  language: z.custom<Language>((code) => writtenLanguages().some((language) => language === code)),
  layer: z.enum(LAYERS),
  id: z.string(),
  tags: z.array(tagSchema),
  subjects: z.array(subjectSchema),
  themes: z.array(themeSchema),
  occasions: z.array(occasionSchema),
  /** Occasions that would be wrong here. */
  never: z.array(z.string()),
  questions: z.array(questionSchema),
  angles: z.array(angleSchema),
  theses: z.array(thesisSchema),
  /** The form of address of its texts, where that isn't the default of the language's packs. */
  address: z.string().nullable(),
})
export type Pack = z.infer<typeof packSchema>

import { z } from 'zod'
import { READ_KINDS, type ReadKind, factValues } from '#shared/brand-sheet.ts'
import { TRADES } from '../knowledge/trades.ts'

/** A model answers this where the texts don't say. */
export const UNKNOWN = 'unknown'
export const OTHER_TRADE = 'other'

const text = z.string()
const copied = text.describe('Copied from the texts')
const copiedOrEmpty = text.describe('Copied from the texts; empty when they do not say it')
const yesNo = z.enum(['yes', 'no', UNKNOWN])

/** Every fact says which words it was read from. */
const source = {
  quote: text.describe('The words it was read from, copied exactly'),
  from: text.describe('Name of the text that holds the quote'),
}

const { buyers, offer, doubt, pain, moment, voice } = {
  buyers: factValues.buyers.shape,
  offer: factValues.offer.shape,
  doubt: factValues.doubt.shape,
  pain: factValues.pain.shape,
  moment: factValues.moment.shape,
  voice: factValues.voice.shape,
}

/**
 * The facts of a sheet as a model answers them. The vendors allow few unions and optional fields in a schema, so this one
 * has none: each kind is a list, an empty text says nothing, and unknown is a separate value.
 */
export const ANSWER_SHAPE = z.object({
  business: z.array(z.object({ text: copied.describe('What the brand sells, in one sentence of its own'), ...source })),
  trade: z.array(
    z.object({
      trade: z.enum([...TRADES.map(({ id }) => id), OTHER_TRADE]),
      label: text.describe('For "other": the trade in two to six words. Otherwise empty'),
      ...source,
    }),
  ),
  family: z.array(z.object({ ...factValues.family.shape, ...source })),
  buyers: z.array(
    z.object({ buyers: buyers.buyers, role: copiedOrEmpty.describe('Who orders in a business, or empty'), ...source }),
  ),
  offer: z.array(
    z.object({
      name: copied.describe('A product or service by its whole name, as the brand writes it'),
      shortName: copied.describe('The words of the name that people would say'),
      kind: z.enum([...offer.kind.unwrap().options, UNKNOWN]),
      number: z.enum([...offer.grammar.unwrap().shape.number.options, UNKNOWN]),
      gender: z
        .enum([...offer.grammar.unwrap().shape.gender.unwrap().options, UNKNOWN])
        .describe('Of the name as a noun'),
      fact: copiedOrEmpty.describe('One thing that is true of it, copied, or empty'),
      price: copiedOrEmpty,
      forWhom: copiedOrEmpty,
      chooseIf: copiedOrEmpty.describe('When to choose it, copied, or empty'),
      season: copiedOrEmpty.describe('The days between which it can be had, copied, or empty'),
      ...source,
    }),
  ),
  doubt: z.array(
    z.object({
      question: copied.describe('What keeps people from buying, in the words of the texts'),
      topic: z.enum([...doubt.topic.unwrap().options, UNKNOWN]),
      answer: copiedOrEmpty.describe("The brand's own answer, copied, or empty"),
      ...source,
    }),
  ),
  pain: z.array(
    z.object({
      text: copied,
      form: pain.form,
      type: pain.type,
      isBodyComplaint: pain.isBodyComplaint.describe('True for a complaint of the body'),
      ...source,
    }),
  ),
  moment: z.array(
    z.object({
      text: copied.describe('What happens when people begin to look'),
      form: moment.form,
      months: z.array(z.number()).describe('The months it falls in, 1 to 12; empty when any'),
      ...source,
    }),
  ),
  voice: z.array(
    z.object({
      address: z.enum([...voice.address.unwrap().options, UNKNOWN]).describe('How readers are addressed'),
      register: z.enum([...voice.register.unwrap().options, UNKNOWN]),
      exclamationMarks: yesNo,
      emoji: yesNo,
      ...source,
    }),
  ),
  say: z.array(z.object({ text: copied.describe('A phrase that the brand wants to use'), ...source })),
  neverSay: z.array(z.object({ text: copied.describe('A phrase that the brand never uses'), ...source })),
  rule: z.array(
    z.object({ sentence: copied.describe('What emails must never or always do, as one sentence'), ...source }),
  ),
  rhythm: z.array(
    z.object({
      emails: z.number().describe('Emails a month: 4, 6, 8 or 10'),
      weekdays: z.array(z.number()).describe('Preferred weekdays, 1 is Monday'),
      ...source,
    }),
  ),
} satisfies Record<ReadKind, z.ZodType>)
export type AnsweredFacts = z.infer<typeof ANSWER_SHAPE>

/** A wrong fact is dropped alone, so that the others still count. */
export const readAnsweredSheet = z.object(
  Object.fromEntries(READ_KINDS.map((kind) => [kind, z.array(z.unknown())])) as Record<
    ReadKind,
    z.ZodArray<z.ZodUnknown>
  >,
)
export type AnsweredSheet = z.infer<typeof readAnsweredSheet>

import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { isSubordinate } from '../brand/clause-words.ts'
import { printedNotice } from '../brand/notice-texts.ts'
import { printedLine, standsAlone } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { startsWithAny } from '../brand/word-matching.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasSlip } from '../packs/everyday-words.ts'
import type { EmailPlan, OwnWords } from './email-plan.ts'

type Offer = FactValue<'offer'>
type Statement = Extract<NonNullable<FactValue<'rule'>['check']>, { type: 'statement' }>

interface OwnRequest {
  brief: Pick<BrandBrief, 'facts' | 'language'>
  /** Counts the emails of the brand, so that neighbors say different things. */
  turn: number
  maySay: (text: string) => boolean
}

/** Emails that only teach or thank say nothing of the shop. */
const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'prove', 'serve', 'launch', 'tease'])

/** The plan with what the brand says of itself, in its own words and as far as its rules let it. */
export function withOwnWords(plan: EmailPlan, request: OwnRequest): EmailPlan {
  const { brief, maySay } = request
  const words = readingWords(brief.language)
  const said = folded(textsOf(plan).join('\n'))
  const isNew = (line: string) => !said.includes(folded(line).replace(/[.!?]$/u, '')) && maySay(line)
  const isOpen = (line: string | null): line is string => line !== null && isNew(line)
  const about = plan.offer?.about ?? null
  const detail = about === null ? null : offerDetail(about, plan.offer?.line ?? '', brief, words)
  const told = plan.doubt?.answer ?? null
  const answer = told === null ? null : printedLine(told, words)
  const phrase = isOpen(answer) ? answer : SELLING.has(plan.role) ? phraseFor(request, words, isOpen) : null
  const shown = isOpen(detail) ? detail : null
  const hasPrice = [shown, phrase].some((line) => line !== null && /\d/u.test(line) && readPrice(line) !== null)
  const notices = statementsOf(brief).filter(({ when }) => when !== 'price' || hasPrice)
  const printed = notices.map((statement) => printedNotice(statement, brief.language)).filter(isOpen)
  const own: OwnWords = { detail: shown, phrase, notices: [...new Set(printed)].filter((line) => line !== phrase) }
  return { ...plan, own }
}

const textsOf = ({ title, headline, lines, offer }: EmailPlan): string[] => [
  title,
  headline,
  ...lines.flatMap(({ line }) => line ?? []),
  offer?.line ?? '',
]

/** What has to be said, also in sentences that no check was made of: "has to say supervise your dog". */
const statementsOf = ({ facts, language }: OwnRequest['brief']): Statement[] =>
  facts.rules.flatMap(({ check, sentence }): Statement[] => {
    if (check?.type === 'statement') return [check]
    const isSaying =
      check === null && readingWords(language).sayings.some((each) => sentence.toLowerCase().includes(each))
    return isSaying ? [{ type: 'statement', text: sentence, when: 'always' }] : []
  })

/** "Handstücke: Reparaturservice 5 Werktage, Leihgerät gratis." A list needs no grammar of the name. */
function offerDetail(
  { name, price, fact }: Offer,
  lead: string,
  { language }: OwnRequest['brief'],
  words: ReadingWords,
): string | null {
  const own = fact === null || isUnsaid(fact, words) ? null : printedLine(fact, words)
  const cost = price === null || fact?.includes(price) === true ? null : price
  const told = [...(cost === null ? [] : [cost]), ...(own === null ? [] : [own.slice(0, -1)])].join('. ')
  if (told === '' || hasSlip(told, language)) return null
  // Right behind the name, it needn't be said again.
  if (folded(lead).includes(folded(name))) return `${told}.`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${language === 'fr' ? '\u00A0:' : ':'} ${told}.`
}

/** A clause needs its noun, and what is organic needs a proof. */
const isUnsaid = (fact: string, words: ReadingWords) =>
  isSubordinate(fact, words) || startsWithAny(fact, words.relatives) !== null || ORGANIC.test(fact)

const ORGANIC = /(?<!\p{L})(?:bio|organic|öko|ecol|écol)/iu

/** So many emails at least stand between two that say the same. */
const REST = 3

/** The phrase whose turn it is; none where a brand has so few that neighbors would repeat each other. */
function phraseFor(
  { brief, turn }: OwnRequest,
  words: ReadingWords,
  isOpen: (line: string | null) => line is string,
): string | null {
  const { language, facts } = brief
  const lines = facts.say
    .filter((text) => standsAlone(text, words) && !hasSlip(text, language))
    .map((text) => printedLine(text, words))
    .filter((line) => line !== null)
  const line = lines[turn % Math.max(REST, lines.length)] ?? null
  return isOpen(line) ? line : null
}

import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { standsAlone, withoutPeriod } from '../brand/printable.ts'
import type { WordChooser } from '../engine/choose-words.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { ToldFact } from '../stock/told-fact.ts'
import { toldFacts } from '../stock/told-facts.ts'
import type { EmailPlan } from './email-plan.ts'
import { entryOf } from './own-offer.ts'
import { restBehind } from './own-preview.ts'
import { measureOf } from './measure-of.ts'
import { SELLING, tellsOwnStory } from './readers-of.ts'

interface BriefRequest {
  brief: BrandBrief
  choose: WordChooser
  mayDirect: (text: string) => boolean
}

/**
 * What those who make an email need to know beside its description: what readers should do and when, what they have to
 * see first, what readers know already, and how to tell whether it has worked. Where no line is written yet, it also has what a person
 * noted.
 */
export function briefOf(plan: EmailPlan, { brief, choose, mayDirect }: BriefRequest): string {
  const { brief: words, occasion } = outlineWords(brief.language)
  const isUnwritten = plan.lines.some(({ line }) => line === null)
  const told = dayOf(plan, brief)
  const fact = factOf(plan, brief)
  const day = told === null ? null : dayThatCounts(told, plan)
  const isDayTold = day === null || !/\d/u.test(day) || (fact !== null && namesDay(fact, day))
  const standing = fact === null ? [] : [choose('brief fact', [words.fact], { fact: ended(fact) })].filter(mayDirect)
  const known = knownOf(plan, told, brief)
  const goal =
    isDayTold && (day === null || standing.length > 0)
      ? choose('goal', [words.goal], { cta: plan.button })
      : choose('goal', [words.goalWithDay], { cta: plan.button, day })
  const noted = plan.occasion === null ? [] : [choose('occasion', [occasion], { occasion: plan.occasion })]
  const aims = [
    ...(known === null ? [] : [choose('known', [words.known[known]])]),
    choose('measure', [measureOf(plan, brief)]),
  ]
  // The gate reads a brief as a whole, and a button or a fact may promise something beside other words.
  const texts = [
    [...(isUnwritten ? [plan.purpose] : []), ...noted, goal, ...standing, ...aims],
    [...(isUnwritten ? [plan.purpose] : []), ...noted, goal, ...aims],
    [plan.purpose, ...noted, ...aims],
  ].map((parts) => parts.filter((part) => part !== '').join(' '))
  return texts.find((text) => text.length >= SHORTEST && mayDirect(text)) ?? texts.at(-1)!
}

/** Of a break and of a season that begins, the first day of what people wait for, and otherwise the last to act. */
function dayThatCounts({ slots }: ToldFact, { ownDay = null }: EmailPlan): string | null {
  const { by, to, back, from } = slots
  const first = ownDay === 'reopening' ? back : ownDay === 'season-opens' ? from : undefined
  return first ?? by ?? to ?? null
}

/** A shorter brief says too little. */
const SHORTEST = 60

/** "Thursday, March 4" has what "4 March" says. */
function namesDay(text: string, day: string): boolean {
  const words = new Set(folded(text).match(WORD))
  return [...(folded(day).match(WORD) ?? [])].every((word) => words.has(word))
}

const WORD = /\d{1,2}|\p{L}{3,20}/gu

const ended = (text: string): string => (/[.!?…]["”»“’]?$/u.test(text) ? text : `${text}.`)

/** The fact of the brand's calendar that an email is about. */
function dayOf({ ownDay = null, lines }: EmailPlan, brief: BrandBrief): ToldFact | null {
  if (ownDay === null) return null
  const said = folded(lines.map(({ line }) => line ?? '').join('\n'))
  return (
    toldFacts(brief)[ownDay].find(
      ({ slots: { fact = '' } }) => fact !== '' && said.includes(folded(withoutPeriod(fact))),
    ) ?? null
  )
}

const LONGEST_FACT = 180

/** What readers have to see first: the sentence about the day, the offer with its price, the answer, or the brand's own sentence. */
function factOf(plan: EmailPlan, brief: BrandBrief): string | null {
  const { role, ownDay = null, lines, headline, offer, subject, doubt, isOfBrand = false } = plan
  const first = lines[0]
  const sentence = first?.line === undefined || first.question !== null || first.part !== null ? null : first.line
  // Beside the owner's story, an offer doesn't stand out.
  const isBeside = !SELLING.has(role) && tellsOwnStory(plan, brief)
  const sold = subject ?? (isBeside ? null : (offer?.about ?? null))
  const entry = sold === null ? null : (entryOf(sold, brief)?.line ?? null)
  const isOwn = isOfBrand && sentence !== null && standsAlone(sentence, readingWords(brief.language))
  const found =
    ownDay !== null && sentence !== null
      ? (restBehind(headline, sentence) ?? sentence)
      : (entry ?? doubt?.answer ?? (isOwn ? sentence : null))
  if (found === null || found.includes('\n') || found.endsWith('?')) return null
  return found.length <= LONGEST_FACT ? found : (wholeSentences(found) ?? null)
}

/** As many sentences of a long text as fit. */
function wholeSentences(text: string): string | null {
  const at = text.slice(0, LONGEST_FACT).search(/[.!?]\s(?=\p{Lu})(?!.*[.!?]\s\p{Lu})/u)
  return at < 0 ? null : text.slice(0, at + 1)
}

const AGAIN: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['reminder', 'last-days', 'last-call'])
/** What begins or gets dearer may have been mentioned among the days to come. */
const FIRST: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'sale', 'deadline', 'notice'])

/** What the readers of an email know before they open it. */
function knownOf(
  plan: EmailPlan,
  told: ToldFact | null,
  brief: BrandBrief,
): keyof ReturnType<typeof outlineWords>['brief']['known'] | null {
  const { ownDay = null, stage, readers } = plan
  if (AGAIN.has(ownDay) || (told?.follows ?? null) !== null) return 'told'
  if (FIRST.has(ownDay)) return 'untold'
  if (readers !== null || tellsOwnStory(plan, brief)) return null
  if (stage === 'new') return 'strangers'
  return stage === 'repeat' || stage === 'vip' ? 'regulars' : null
}

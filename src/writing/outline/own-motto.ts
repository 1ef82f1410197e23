import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { oncePer } from '#shared/once-per.ts'
import { isStory } from '../brand/own-stories.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { termOf } from '../brand/read-terms.ts'
import { namesChannel } from '../brand/ways-to-reach.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { hasSlip } from '../packs/everyday-words.ts'
import { isPractical } from '../stock/practical-facts.ts'
import { undatedPhrases } from '../stock/undated-phrases.ts'
import type { EmailPlan } from './email-plan.ts'

const FEWEST_WORDS = 3
const MOST_WORDS = 9
const LONGEST = 60

/** What a brand says again and again, short enough to end an email with: "Drink it while it's fresh." */
const mottosOf = oncePer((brief: BrandBrief): readonly string[] => {
  const { language } = brief
  const { greetings, closings, unaskedStems } = ownFactWords(language)
  const isKnown = (text: string) => [...greetings, ...closings].includes(folded(withoutPeriod(text)))
  return undatedPhrases(brief)
    .filter((text) => {
      const count = wordsIn(text).length
      // "No homework." is a whole sentence to its owner, and "mud season" is a word.
      const isWhole = count >= FEWEST_WORDS || (count > 1 && /[.!]$/u.test(text))
      return (
        isWhole &&
        count <= MOST_WORDS &&
        text.length <= LONGEST &&
        !/[\d:?;]/u.test(text) &&
        !isKnown(text) &&
        !isStory(text) &&
        readPrice(text) === null &&
        termOf(text, language) === null &&
        !namesChannel(text, language) &&
        !isPractical(text, brief) &&
        // "Uff da, it's cold" isn't for July.
        findStem(text, unaskedStems) === null &&
        !hasSlip(text, language)
      )
    })
    .map((text) => capitalized(/[.!]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`))
})

const isParting = (text: string, { language }: BrandBrief): boolean =>
  startsWithAny(text, ownFactWords(language).partings) !== null

const INVITING: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start'])
const OF_GUESTS = INVITING.union(new Set<EmailPlan['ownDay'] | null>(['reminder']))
const IN_TURN = 2

/**
 * The phrase that ends an email, above the name of the brand: "See you in the barn" where people are invited, and in every
 * second other email one that shares a word with what it tells. "Baked in the back kitchen" ends no email about grooming.
 */
export function mottoFor(
  plan: EmailPlan,
  brief: BrandBrief,
  { turn, told, isOpen }: { turn: number; told: string; isOpen: (line: string) => boolean },
): string | null {
  const open = mottosOf(brief).filter(isOpen)
  const partings = open.filter((text) => isParting(text, brief))
  if (INVITING.has(plan.ownDay ?? null) && partings.length > 0) return partings[turn % partings.length]!
  // "We look forward to seeing you. It may look its age" reads as if it were about the guests.
  if (turn % IN_TURN !== 0 || OF_GUESTS.has(plan.ownDay ?? null)) return null
  const about = tellingStems(told, brief.language)
  const suited = open.filter(
    (text) => !partings.includes(text) && sharedStems(tellingStems(text, brief.language), about) > 0,
  )
  return suited[(turn / IN_TURN) % suited.length] ?? null
}

/** Above "See you in the barn", the line that says the same for any brand has no place. */
export function withoutStockParting(plan: EmailPlan, motto: string | null, brief: BrandBrief): EmailPlan {
  const last = plan.lines.at(-1)?.line ?? null
  const isOwn = last !== null && brief.facts.say.some((text) => folded(text).includes(folded(withoutPeriod(last))))
  const isReplaced = motto !== null && isParting(motto, brief) && plan.lines.length > 1 && last !== null && !isOwn
  return isReplaced && !last.includes('\n') ? { ...plan, lines: plan.lines.slice(0, -1) } : plan
}

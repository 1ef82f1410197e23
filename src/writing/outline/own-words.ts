import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { folded } from '#shared/folded.ts'
import { type DutyLine, dutyLines } from '../brand/duty-lines.ts'
import { printedLine, standsAlone, withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { termOf } from '../brand/read-terms.ts'
import { withTitles } from '../brand/tidied.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { type Term, practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import type { ToldFact } from '../stock/told-fact.ts'
import { closingsAfter } from '../stock/resting-days.ts'
import { askedAndAnswered, saysSomething } from '../stock/own-phrases.ts'
import { answersOf, closesDoor } from '../stock/told-facts.ts'
import { withTax } from '../stock/printed-price.ts'
import { isPlainTerm, undatedPhrases } from '../stock/undated-phrases.ts'
import { type EmailPlan, type OwnWords, isAboutDay } from './email-plan.ts'
import { offerDetail } from './own-offer.ts'
import { languageBasics } from '../languages/language-basics.ts'

type Offer = FactValue<'offer'>

interface OwnRequest {
  brief: BrandBrief
  /** Counts the emails of the brand, so that neighbors say different things. */
  turn: number
  maySay: (text: string) => boolean
  /** When the email goes out, if that is planned. */
  plannedFor?: string | null
}

/** Emails in which a phrase may appear that says nothing of their subject. */
const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch', 'prove'])

export function withOwnWords(plan: EmailPlan, request: OwnRequest): EmailPlan {
  const { brief, maySay, plannedFor = null } = request
  const said = folded(textsOf(plan).join('\n'))
  const isUnsaid = (line: string) => !sentencesIn(line).some((each) => said.includes(each))
  const isNew = (line: string) => isUnsaid(line) && maySay(line)
  const isOpen = (line: string | null): line is string => line !== null && isNew(line)
  const about = plan.offer?.about ?? null
  const detail = about === null ? null : detailUnder(plan.offer?.line ?? '', about, brief)
  const answer = answerFor(plan, request, isOpen)
  const phrase = phraseFor(plan, request, isOpen)
  const shown = isOpen(detail) ? detail : null
  const shownLines = [plan.offer?.line ?? null, shown, answer, phrase, ...plan.lines.map(({ line }) => line)]
  const hasPrice = shownLines.some((line) => line !== null && /\d/u.test(line) && readPrice(line) !== null)
  const notices = dutiesOf(brief, plan, hasPrice)
  const closings = plannedFor === null ? [] : closingsAfter(plannedFor, brief)
  // What the brand's own rules demand is in the email, whatever words it has.
  const printed = [...notices.filter((line) => isUnsaid(line)), ...closings.filter(isOpen)]
  const own: OwnWords = {
    detail: shown,
    answer: typed(answer),
    phrase:
      answer !== null && phrase !== null && folded(answer).includes(folded(withoutPeriod(phrase)))
        ? null
        : typed(phrase),
    practical: (plan.practical ?? []).filter(isOpen).map((line) => typed(line)!),
    notices: [...new Set(printed)].filter((line) => line !== phrase).map((line) => typed(line)!),
  }
  return { ...plan, own }
}

/** With the apostrophes of print, like the lines of an idea. */
const typed = (line: string | null): string | null => line?.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') ?? null

/** "Handstücke: Reparaturservice 5 Werktage" under a line that doesn't name them, and the rest under one that does. */
function detailUnder(line: string, offer: Offer, brief: OwnRequest['brief']): string | null {
  const { language } = brief
  const told = offerDetail(offer, brief)
  if (told === null) return null
  const said = folded(line)
  if (said.includes(folded(told.replace(/\.$/u, '')))) return null
  if (said.includes(folded(offer.name))) return told
  return `${offer.name.charAt(0).toUpperCase()}${offer.name.slice(1)}${languageBasics(language).colon} ${told}`
}

const MOST_SENTENCES = 12

const sentencesIn = (line: string): string[] =>
  folded(line)
    .split(/(?<=[.!?])\s/u, MOST_SENTENCES)
    .map((sentence) => sentence.replace(/[.!?]$/u, ''))

/**
 * A question of the brand's customers with its answer: the doubt that the email answers, or one that speaks of the same
 * things. An answer to something else would be in the way.
 */
function answerFor(
  plan: EmailPlan,
  { brief, turn }: OwnRequest,
  isOpen: (line: string | null) => line is string,
): string | null {
  const all = answersOf(brief)
  const about = tellingStems(withoutDates(textsOf(plan).join('\n'), brief.language), brief.language)
  const isKin = ({ slots }: ToldFact) => sharedStems(tellingStems(slots.question ?? '', brief.language), about) >= KIN
  // "I'll never learn it": "all leave the beginners' day with a hat" speaks of the day in its answer.
  const day = tellingStems(withoutDates(`${plan.title}\n${plan.lines[0]?.line ?? ''}`, brief.language), brief.language)
  const isOfDay = ({ slots }: ToldFact) =>
    sharedStems(tellingStems(`${slots.question ?? ''} ${slots.answer ?? ''}`, brief.language), day) > 0
  const said = folded(textsOf(plan).join('\n'))
  const isUnsaid = ({ slots }: ToldFact) => !said.includes(folded(withoutPeriod(slots.answer ?? '')))
  const own = all.filter((each) => each.doubt === plan.doubt?.question && isUnsaid(each))
  if (PEOPLE_COME.has(plan.ownDay ?? null)) {
    return answersForGuests(all.filter(isUnsaid), { plan, isOfDay, isOpen }, brief)
  }
  const isFitting = isAboutDay(plan) ? isOfDay : isKin
  // An email that answers one question leaves the others to theirs.
  const isTold = SAID_ALREADY.has(plan.ownDay ?? null) || (plan.isOfBrand === true && plan.doubt !== null)
  const kin = isTold ? [] : all.filter((each) => isFitting(each) && isUnsaid(each))
  const fitting = [own, kin].find((each) => each.length > 0) ?? []
  const next = fitting[turn % Math.max(1, fitting.length)]
  const { question = '', answer = '' } = next?.slots ?? {}
  if (answer === '' || !isOpen(answer)) return null
  // The title or a line may ask the question already.
  if (!isOpen(question)) return own.length > 0 ? answer : null
  return askedAndAnswered(question, answer, brief.language)
}

const PEOPLE_COME: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'reminder'])
const MOST_FOR_GUESTS = 3
const MOST_IN_REMINDER = 2

/** What people ask before they come: about this day, or about dogs, rain and what to wear. Each on its own line. */
function answersForGuests(
  all: readonly ToldFact[],
  {
    plan,
    isOfDay,
    isOpen,
  }: { plan: EmailPlan; isOfDay: (fact: ToldFact) => boolean; isOpen: (line: string) => boolean },
  { language }: OwnRequest['brief'],
): string | null {
  const { takingPart, remote } = practicalWords(language)
  const isRemote = findPhrase(`${plan.title}\n${plan.lines[0]?.line ?? ''}`, remote) !== null
  const isOfGuests = ({ slots }: ToldFact) => !isRemote && findStem(slots.question ?? '', takingPart) !== null
  // Where the day has no price, a question about one belongs to something else.
  const hasPrice = plan.lines.some(({ line }) => line !== null && readPrice(line) !== null)
  const isPriced = ({ slots }: ToldFact) => readPrice(`${slots.question ?? ''} ${slots.answer ?? ''}`) !== null
  const ofDay = all.filter(
    (fact) => isOfDay(fact) && !closesDoor(fact, readingWords(language)) && (hasPrice || !isPriced(fact)),
  )
  const fitting = [...new Set([...ofDay, ...all.filter(isOfGuests)])]
  // A reminder answers other questions than its invitation.
  const inTurn = plan.ownDay === 'reminder' ? fitting.toReversed() : fitting
  const lines = inTurn.flatMap(({ slots: { question = '', answer = '' } }) =>
    isOpen(question) && isOpen(answer) ? [askedAndAnswered(question, answer, language)] : [],
  )
  const most = plan.ownDay === 'reminder' ? MOST_IN_REMINDER : MOST_FOR_GUESTS
  return lines.length === 0 ? null : lines.slice(0, most).join('\n')
}

/** The end of a sale and a word about a break have no room for a question. */
const SAID_ALREADY: ReadonlySet<EmailPlan['ownDay'] | null> = new Set([
  'last-days',
  'last-call',
  'closing',
  'reopening',
])

/** Two texts that name a Saturday or a January don't speak of the same thing. */
const withoutDates = (text: string, language: Language): string => {
  const [months, weekdays] = [monthNumbersIn(language), weekdayNumbersIn(language)]
  return text.replaceAll(/\p{L}+/gu, (word) =>
    months.has(word.toLowerCase()) || weekdays.has(word.toLowerCase()) ? ' ' : word,
  )
}

/** At least so many words of a question are in an email about the same thing. */
const KIN = 2

const textsOf = ({ title, headline, lines, offer }: EmailPlan): string[] => [
  title,
  headline,
  ...lines.flatMap(({ line }) => line ?? []),
  offer?.line ?? '',
]

/**
 * What an email has to say: "has to say supervise your dog" in every one, and "no plants to WA, must be said anywhere we
 * push plants" where the email sells or is about plants.
 */
const dutiesOf = ({ facts, language }: BrandBrief, plan: EmailPlan, hasPrice: boolean): string[] =>
  facts.rules.flatMap((rule) => {
    const suits: Record<DutyLine['where'], () => boolean> = {
      always: () => true,
      'beside prices': () => hasPrice,
      'beside offers': () => plan.offer !== null || isAboutDay(plan) || hasList(plan),
      'about its subject': () =>
        plan.offer !== null ||
        sharedStems(tellingStems(rule.sentence, language), tellingStems(textsOf(plan).join('\n'), language)) > 0,
    }
    return dutyLines(rule, language).flatMap(({ text, where }) => (suits[where]() ? [text] : []))
  })

const hasList = ({ lines }: EmailPlan): boolean => lines.some(({ line }) => line?.includes('\n') === true)

/** "Delivery in 48 hours" suits every email that helps. */
const isTerm = (line: string) => /\d/u.test(line)

/** Terms that hold for every order. */
const LASTING: ReadonlySet<Term | null> = new Set(['shipping', 'lead', 'returns'])

/** At least so many emails are between two that say the same. */
const REST = 3
/** Fewer where both are about it. */
const REST_OF_KIN = 2

/**
 * The phrase whose turn it is among those that speak of what the email is about, else among those that suit every email
 * that sells. A "don't" suits no other subject: "Don't throw it into the air". Null if neighbors would repeat each other.
 */
function phraseFor(
  plan: EmailPlan,
  { brief, turn }: OwnRequest,
  isOpen: (line: string | null) => line is string,
): string | null {
  const { language } = brief
  const words = readingWords(language)
  const lines = undatedPhrases(brief)
    .filter((text) => standsAlone(text, words) && !hasSlip(text, language))
    .filter((text) => !isPlainTerm(text, language) || (plan.role === 'serve' && LASTING.has(termOf(text, language))))
    .map((text) => printedLine(mended(text, language), words))
    .filter((line) => line !== null)
    .map((line) => withTitles(withTax(line, brief), language))
  const said = folded(textsOf(plan).join('\n'))
  // An email that tells the brand's own sentences needs no further one.
  if (lines.some((each) => said.includes(folded(withoutPeriod(each))))) return null
  const about = tellingStems(withoutDates(textsOf(plan).join('\n'), language), language)
  const sells = SELLING.has(plan.role) || plan.offer !== null
  // Where any phrase fits, one that shares a single word would push the others out of every email.
  const least = sells ? KIN : 1
  const kin = lines.filter((line) => sharedStems(tellingStems(line, language), about) >= least)
  const told = lines.filter((line) => findPhrase(line, words.refusals) === null && saysSomething(line, words))
  const open = isAboutDay(plan) ? [] : sells ? told : plan.role === 'serve' ? told.filter(isTerm) : []
  const fitting = kin.length > 0 ? kin : open
  const line = fitting[turn % Math.max(kin.length > 0 ? REST_OF_KIN : REST, fitting.length)] ?? null
  return isOpen(line) ? line : null
}

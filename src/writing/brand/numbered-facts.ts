import type { FactKind, FactValue, UsableFacts } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { timingInWords } from '#shared/rule-words.ts'

export interface NumberedFact {
  id: string
  kind: FactKind | 'firstPurchase'
  words: string
  /** What the fact is about, as short as its texts allow: the name of an offer, the question of a doubt. */
  about: string
}

export const numberedFacts = oncePer((facts: UsableFacts): readonly NumberedFact[] => {
  const { business, trade, family, buyers, offers, pains, moments, doubts, voice, say, neverSay, rules, answers } =
    facts
  const first = offers.filter(({ isFirstPurchase }) => isFirstPurchase)
  return [
    ...numbered('business', 'business', business === null ? [] : [business]),
    ...numbered('trade', 'trade', trade === null ? [] : [trade.label]),
    ...numbered('family', 'family', family === null ? [] : [family]),
    ...numbered('offer', 'offer', offers.map(offerInWords), (index) => offers[index]!.name),
    ...numbered('buyers', 'buyers', buyers === null ? [] : [buyersInWords(buyers)]),
    ...numbered('pain', 'pain', pains.map(painInWords), (index) => pains[index]!.text),
    ...numbered('moment', 'moment', moments.map(momentInWords), (index) => moments[index]!.text),
    ...numbered(
      'first-purchase',
      'firstPurchase',
      first.map(({ name }) => name),
    ),
    ...numbered('doubt', 'doubt', doubts.map(doubtInWords), (index) => doubts[index]!.question),
    ...numbered(
      'answer',
      'answer',
      answers.map(({ question, text }) => `${question} | ${text}`),
      (index) => answers[index]!.text,
    ),
    ...numbered('voice', 'voice', voice === null ? [] : [voiceInWords(voice)]),
    ...numbered('say', 'say', say),
    ...numbered('never-say', 'neverSay', neverSay),
    ...numbered('rule', 'rule', rules.map(ruleInWords)),
  ]
})

function numbered(
  id: string,
  kind: NumberedFact['kind'],
  texts: readonly string[],
  aboutOf: (index: number) => string = (index) => texts[index]!,
): NumberedFact[] {
  return texts.map((words, index) => ({ id: `${id}-${index + 1}`, kind, words, about: aboutOf(index) }))
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' | ')

const buyersInWords = ({ buyers, role }: FactValue<'buyers'>): string => (role === null ? buyers : `${buyers}, ${role}`)

function offerInWords({ name, kind, fact, price, forWhom, chooseIf, season }: FactValue<'offer'>): string {
  return joined([
    name,
    kind,
    fact,
    price === null ? null : `price: ${price}`,
    forWhom === null ? null : `for: ${forWhom}`,
    chooseIf === null ? null : `choose it if: ${chooseIf}`,
    season === null ? null : `only from ${season.from} to ${season.to}`,
  ])
}

const painInWords = ({ text, isBodyComplaint }: FactValue<'pain'>): string =>
  joined([text, isBodyComplaint ? 'a complaint of the body: no product ends it' : null])

const momentInWords = ({ text, months, timing }: FactValue<'moment'>): string =>
  joined([
    text,
    months.length === 0 ? null : `months: ${months.join(', ')}`,
    timing === undefined ? null : timingInWords(timing).toLowerCase(),
  ])

const doubtInWords = ({ question, answer }: FactValue<'doubt'>): string =>
  joined([question, answer === null ? null : `answer: ${answer}`])

function voiceInWords({ address, register, exclamationMarks, emoji, signedBy }: FactValue<'voice'>): string {
  return joined([
    address === null ? null : `readers are addressed as ${address}`,
    register,
    exclamationMarks === null ? null : `${exclamationMarks ? '' : 'no '}exclamation marks`,
    emoji === null ? null : `${emoji ? '' : 'no '}emoji`,
    signedBy === undefined ? null : `emails are signed by ${signedBy}`,
  ])
}

/** A rule as its check understands it. A sentence without a check is kept as the brand wrote it. */
export function ruleInWords({ sentence, check }: FactValue<'rule'>): string {
  switch (check?.type) {
    case undefined:
      return sentence
    case 'no-occasion':
      return `nothing about ${check.name}`
    case 'no-send':
      return `no emails on ${check.weekdays.map((day) => WEEKDAYS[day - 1]).join(', ')}`
    case 'closed':
      return `no emails from ${check.days.from} to ${check.days.to}`
    case 'closed-on':
      return `no emails on ${check.name}`
    case 'closed-around':
      return `no emails in these days: ${check.name}`
    case 'closed-week':
      return `no emails in the week of ${check.name}`
    case 'discount-cap':
      return `no discount above ${check.percent}%`
    case 'no-prices':
      return 'no prices'
    case 'trade-only':
      return 'only for trade customers, never for private ones'
    case 'apart':
      return sentence
    case 'way':
      return `people buy this way and not behind a link: ${check.way}`
    case 'at-most':
      return `at most ${check.emails} emails a month`
    case 'window':
      return `${check.about}: only from ${check.season.from} to ${check.season.to}`
    case 'no-claim':
      return `no ${check.domain} claims`
    case 'statement':
      return `must be stated${check.when === 'always' ? '' : ` with ${check.when}`}: ${check.text}`
  }
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { withBasePrices } from '../brand/base-prices.ts'
import { type DutyLine, dutyLines } from '../brand/duty-lines.ts'
import { isAboutSubject, subjectOfDuty } from '../brand/duty-subjects.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { isStory } from '../brand/own-stories.ts'
import { printedLine, standsAlone, withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { namedMonths } from '../brand/read-season.ts'
import { termOf } from '../brand/read-terms.ts'
import { withTitles } from '../brand/tidied.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { yearlyRest } from '../gate/brand-rules.ts'
import { segmentWords } from '../languages/segment-words.ts'
import { dateWords } from '../languages/date-words.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type Term, practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import type { ToldFact } from '../stock/told-fact.ts'
import { comingDays } from '../stock/coming-days.ts'
import { askedAndAnswered, isSignature, saysSomething } from '../stock/own-phrases.ts'
import { isClosedOn } from '../stock/days-on-sale.ts'
import { isOfHoliday, namesOnlyOthers, offersIn, stemsOfRange } from '../stock/listed-offers.ts'
import { suitedOffers } from '../stock/suited-offers.ts'
import { isContact, isOfOrders, isOwnContact, isPractical } from '../stock/practical-facts.ts'
import { closesDoor, toldFacts } from '../stock/told-facts.ts'
import { withTax } from '../stock/printed-price.ts'
import { isPlainTerm, undatedPhrases } from '../stock/undated-phrases.ts'
import { askedOfDay } from './asked-of-day.ts'
import { currentAnswers } from './current-answers.ts'
import { type EmailPlan, type OwnWords, type PlannedLine, isAboutDay, tellsAnswer } from './email-plan.ts'
import { entriesOfDay, listsOffer, offersOfDay } from './offers-of-day.ts'
import { factBeside } from './fact-beside-offer.ts'
import { mottoFor, withoutStockParting } from './own-motto.ts'
import { entryOf, offerDetail } from './own-offer.ts'
import { withoutContained } from './without-contained.ts'
import { tellsTheSame } from '../engine/tells-the-same.ts'
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

export function withOwnWords(email: EmailPlan, request: OwnRequest): EmailPlan {
  const { brief, turn, maySay, plannedFor = null } = request
  const { plan: given, offers } = withOffersOfDay(email, request)
  const said = folded(textsOf(given).join('\n'))
  const isUnsaid = (line: string) => !sentencesIn(line).some((each) => said.includes(each))
  const isNew = (line: string) => isUnsaid(line) && maySay(line)
  const isOpen = (line: string | null): line is string => line !== null && isNew(line)
  const reachable = asksSomeone(given, request) ? given : withoutHours(given, brief)
  const { plan, practical, contact } = withoutPracticalLines(reachable, brief, isOpen)
  const about = plan.offer?.about ?? null
  const detail = about === null ? null : detailUnder(plan.offer?.line ?? '', about, brief)
  const shown = isOpen(detail) ? detail : null
  const story = isOpen(plan.story ?? null) ? plan.story! : null
  const shownLines = [plan.offer?.line ?? null, shown, ...offers, ...plan.lines.map(({ line }) => line)]
  const notices = dutiesOf(
    brief,
    plan,
    shownLines.filter((line) => line !== null),
  )
  const beside = [...(story === null ? [] : [story]), ...offers, ...practical, ...contact, ...notices].join('\n')
  const answer = withoutRepeats(answerFor(plan, request, isOpen), beside, brief.language)
  const isOfText = (line: string) =>
    (answer !== null && folded(answer).includes(folded(withoutPeriod(line)))) ||
    tellsTheSame(line, [said, beside, answer ?? ''].join('\n'), brief.language)
  const isFresh = (line: string | null): line is string => isOpen(line) && !isOfText(line)
  const phrase = phraseFor(plan, request, isFresh)
  const fact = answer === null && phrase === null ? factUnder(plan, request, isFresh) : null
  const motto = mottoFor(plan, brief, {
    turn,
    told: [...shownLines, beside, answer ?? fact ?? ''].join('\n'),
    isOpen: (line) => isFresh(line) && line !== phrase && line !== fact,
  })
  const read = [...shownLines, answer ?? fact, phrase, ...practical]
  const printed = dutiesOf(
    brief,
    plan,
    read.filter((line) => line !== null),
  )
  const told = [said, beside, answer ?? fact ?? '', phrase ?? ''].join('\n')
  const isComing = (line: string) => isNew(line) && !tellsTheSame(line, told, brief.language)
  const named = [about, plan.subject].flatMap((offer) => offer?.name ?? [])
  const coming = plannedFor === null ? [] : comingDays(plannedFor, brief, isComing, named)
  // What the brand's own rules demand is in the email, whatever words it has.
  const standing = printed.filter((line) => isUnsaid(line))
  const own: OwnWords = {
    offers: offers.map((line) => typed(line)!),
    detail: shown,
    answer: typed(answer ?? fact),
    phrase: typed(phrase),
    story: typed(story),
    motto: typed(motto),
    practical: practical.map((line) => typed(line)!),
    contact: contact.map((line) => typed(line)!),
    coming: coming.map((line) => typed(line)!),
    standing: [...new Set(standing)].filter((line) => line !== phrase).map((line) => typed(line)!),
  }
  return withoutStockParting(withoutRepeatedRows({ ...plan, own }), motto, brief)
}

/** An email whose lists, terms and sentences say nothing twice. */
function withoutRepeatedRows(plan: EmailPlan): EmailPlan {
  const { own, lines, offer } = plan
  if (own === null) return plan
  const shown = [...lines.map(({ line }) => line ?? ''), offer?.line ?? '', own.detail ?? '']
  const said = shown.flatMap((line) => line.split('\n')).filter((line) => line !== '')
  const kept = new Set(withoutContained([...said, ...own.practical]))
  return {
    ...plan,
    own: { ...own, offers: withoutContained(own.offers), practical: own.practical.filter((line) => kept.has(line)) },
  }
}

/**
 * The offers of a day, and the email without a shorter list of them. What the list names beside them stays with them. The
 * last day to order anything has some of what there is.
 */
function withOffersOfDay(
  given: EmailPlan,
  { brief, maySay, plannedFor = null }: OwnRequest,
): { plan: EmailPlan; offers: readonly string[] } {
  const isOpen = (offer: Offer) => plannedFor === null || !isClosedOn(offer, brief, plannedFor)
  const plan = withoutClosed(given, brief, isOpen)
  // An email for a moment has its own list.
  if (OF_MOMENTS.has(plan.ownDay ?? null)) return { plan, offers: [] }
  const named = offersOfDay(plan, brief)
  const isList = ({ line }: PlannedLine, at: number) => at > 0 && line !== null && listsOffer(line, named, brief)
  const rest = { ...plan, lines: plan.lines.filter((line, at) => !isList(line, at)) }
  const offers = entriesOfDay(rest, brief).filter(maySay)
  // "Christmas orders" name no Christmas box.
  const said = wordsIn(`${plan.title}\n${plan.lines[0]?.line ?? ''}`)
  // "Order advent boxes by November 20" has no room for other goods.
  const isWhole = ({ shortName }: Offer) =>
    wordsIn(shortName).every((word) => said.some((each) => each.startsWith(word)))
  const isForAll = named.every((offer) => isOfHoliday(offer, brief) && !isWhole(offer))
  const others = isForAll ? entriesToOrder(plan, brief, isOpen).filter(maySay) : []
  if (others.length > offers.length) return { plan, offers: others }
  return offers.length > 0 ? { plan: rest, offers } : { plan, offers }
}

/** The lists of an email for a moment or about a month, without what people can't get on its day. */
function withoutClosed(plan: EmailPlan, brief: BrandBrief, isOpen: (offer: Offer) => boolean): EmailPlan {
  const closed = WITH_LISTS.has(plan.ownDay ?? null) ? brief.facts.offers.filter((offer) => !isOpen(offer)) : []
  if (closed.length === 0) return plan
  const names = closed.map(({ name }) => capitalized(name))
  const lines = plan.lines.map((each) => {
    const entries = each.line?.split('\n') ?? []
    const kept = entries.filter((entry) => !names.some((name) => entry.startsWith(name)))
    return kept.length === entries.length ? each : { ...each, line: kept.join('\n') }
  })
  // "For example:" introduces nothing then.
  return { ...plan, lines: lines.filter(({ line }, at) => line === plan.lines[at]!.line || !/:$|^$/u.test(line ?? '')) }
}

const OF_MOMENTS: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['moment', 'ahead'])
const WITH_LISTS = OF_MOMENTS.union(new Set(['when']))
const TO_ORDER: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['deadline', 'last-call'])

/** What people may order until a last day that is about no offer: "last day to order for Christmas: December 15". */
function entriesToOrder(plan: EmailPlan, brief: BrandBrief, isOpen: (offer: Offer) => boolean): string[] {
  const { facts, language } = brief
  const sentence = `${plan.title}\n${plan.lines[0]?.line ?? ''}`
  const stems = [...practicalWords(language).orderStems, ...ownFactWords(language).shippingStems]
  // Beside an amount, the prices of a list would be others.
  const isForAll = findStem(sentence, stems) !== null
  const isPriced = readPrice(sentence) !== null || sentence.includes('%')
  if (!TO_ORDER.has(plan.ownDay ?? null) || !isForAll || isPriced) return []
  return suitedOffers(sentence, facts.offers.filter(isOpen), brief).flatMap(
    (offer) => entryOf(offer, brief)?.line ?? [],
  )
}

const hasPriceIn = (line: string | null): boolean => line !== null && /\d/u.test(line) && readPrice(line) !== null

/**
 * Whether an email has readers ask or sign up on a day on which someone answers: only there, what the owner says of the
 * phone and its hours helps.
 */
function asksSomeone(plan: EmailPlan, { brief, plannedFor = null }: OwnRequest): boolean {
  const { language, facts } = brief
  if (plannedFor !== null && yearlyRest(facts)(Temporal.PlainDate.from(plannedFor))) return false
  if (!isAboutDay(plan)) {
    return plan.isOfBrand === true && findStem(plan.button, segmentWords(language).replyButtons) !== null
  }
  const sentence = plan.lines[0]?.line ?? ''
  return askedOfDay(plan, brief) === 'start' && findStem(sentence, practicalWords(language).bookStems) !== null
}

function withoutHours(plan: EmailPlan, brief: BrandBrief): EmailPlan {
  const isHours = (line: string) => isOwnContact(line, brief)
  return {
    ...plan,
    lines: plan.lines.filter(({ line }, at) => at === 0 || line === null || !isHours(line)),
    practical: plan.practical?.filter((line) => !isHours(line)) ?? [],
  }
}

/** An email keeps at least this many lines. */
const FEWEST_LINES = 2

/**
 * The email without the lines that only say how people order, pay or get in touch: they go into one place. Where a number
 * or an address is all there is, it is below the name of the brand.
 */
function withoutPracticalLines(
  plan: EmailPlan,
  brief: BrandBrief,
  isOpen: (line: string) => boolean,
): { plan: EmailPlan; practical: readonly string[]; contact: readonly string[] } {
  const isForGuests = PEOPLE_COME.has(plan.ownDay ?? null)
  const isTold = ({ line, question, part }: PlannedLine, place: number) =>
    place > 0 && line !== null && question === null && part === null && isPractical(line, brief)
  const moved = plan.isOfBrand === true ? plan.lines.filter(isTold) : []
  const lines = plan.lines.filter((line) => !moved.includes(line))
  const isFull = lines.length >= Math.min(FEWEST_LINES, plan.lines.length)
  const found = isFull ? moved.flatMap(({ line }) => line ?? []) : []
  const all = [...new Set([...(plan.practical ?? []).filter(isOpen), ...found])].filter(
    (line) => !isForGuests || !isOfOrders(line, brief),
  )
  const isAlone = all.every((line) => isContact(line, brief))
  const rest = isFull ? { ...plan, lines } : plan
  return { plan: rest, practical: isAlone ? [] : all, contact: isAlone ? all : [] }
}

/** The answers that say more than another text does. */
function withoutRepeats(answer: string | null, beside: string, language: Language): string | null {
  const lines = answer?.split('\n').filter((line) => !tellsTheSame(line, beside, language)) ?? []
  return lines.length === 0 ? null : lines.join('\n')
}

/** With the apostrophes of print, like the lines of an idea. */
const typed = (line: string | null): string | null => line?.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') ?? null

/** What the brand says of an offer of which the email only has the name and the price. */
function factUnder(plan: EmailPlan, request: OwnRequest, isOpen: (line: string) => boolean): string | null {
  const { brief, turn, plannedFor = null } = request
  const about = plan.offer?.about ?? null
  if (about === null || isAboutDay(plan) || plan.isOfBrand === true || tellsAnswer(plan)) return null
  if (about.fact !== null && offerDetail({ ...about, price: null }, brief) !== null) return null
  return factBeside(about, { brief, turn, answers: currentAnswers(brief, plannedFor), isOpen })
}

/** "Handstücke: Reparaturservice 5 Werktage" under a line that doesn't name them, and the rest under one that does. */
function detailUnder(line: string, offer: Offer, brief: OwnRequest['brief']): string | null {
  const { language } = brief
  const told = offerDetail(offer, brief)
  if (told === null) return null
  const said = folded(line)
  if (said.includes(folded(told.replace(/\.$/u, '')))) return null
  if (said.includes(folded(offer.name))) return capitalized(told)
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
  { brief, turn, plannedFor = null }: OwnRequest,
  isOpen: (line: string | null) => line is string,
): string | null {
  const all = currentAnswers(brief, plannedFor)
  const about = stemsOf(textsOf(plan).join('\n'), brief.language)
  const isKin = ({ slots }: ToldFact) =>
    sharedStems(stemsOf(slots.question ?? '', brief.language).difference(stemsOfRange(brief)), about) >= KIN
  const said = folded(textsOf(plan).join('\n'))
  const isUnsaid = ({ slots }: ToldFact) => !said.includes(folded(withoutPeriod(slots.answer ?? '')))
  const own = all.filter((each) => each.doubt === plan.doubt?.question && isUnsaid(each))
  if (PEOPLE_COME.has(plan.ownDay ?? null)) return answersForGuests(all.filter(isUnsaid), { plan, isOpen }, brief)
  const isFitting = isAboutDay(plan) ? (fact: ToldFact) => nearnessToDay(fact, plan, brief) > 0 : isKin
  // An email that answers one question leaves the others to theirs.
  const isTold =
    tellsAnswer(plan) || SAID_ALREADY.has(plan.ownDay ?? null) || (plan.isOfBrand === true && plan.doubt !== null)
  const kin = isTold ? [] : all.filter((each) => isFitting(each) && isUnsaid(each))
  // What several emails are about is said in one of them, and the next one says something else or nothing. What belongs
  // to a day belongs to no other email.
  const next =
    own.length > 0
      ? own[turn % own.length]
      : isAboutDay(plan)
        ? kin.toSorted((left, right) => nearnessToDay(right, plan, brief) - nearnessToDay(left, plan, brief))[0]
        : kin[turn % Math.max(REST, kin.length)]
  const { question = '', answer = '' } = next?.slots ?? {}
  if (answer === '' || !isOpen(answer)) return null
  // The title or a line may ask the question already.
  if (!isOpen(question)) return own.length > 0 ? answer : null
  return askedAndAnswered(question, answer, brief.language)
}

/**
 * How much a question with its answer has to do with a day: with what happens on it, or, where people order, with the
 * thing that it's about. What a brand sells is everywhere, and makes no answer part of an invitation.
 */
function nearnessToDay({ slots }: ToldFact, { title, lines, ownDay }: EmailPlan, brief: BrandBrief): number {
  const { language, facts } = brief
  const goods = new Set(
    facts.offers
      .filter(({ kind }) => kind === null || !OF_PEOPLE.has(kind))
      .flatMap(({ name }) => [...tellingStems(name, language)]),
  )
  const isForGuests = PEOPLE_COME.has(ownDay ?? null)
  const [name, day] = [stemsOf(title, language), stemsOf(`${title}\n${lines[0]?.line ?? ''}`, language)]
  const services = facts.offers.filter(({ kind }) => kind === 'service').map((offer) => offer.name)
  // A talk about heat pumps answers questions about heat pumps, and a plant fair none about a plant for sale.
  const meant = name.intersection(tellingStems(services.join('\n'), language))
  const common = isForGuests ? goods.difference(meant).union(stemsOfRange(brief)) : stemsOfRange(brief)
  const question = stemsOf(slots.question ?? '', language).difference(common)
  const answer = stemsOf(slots.answer ?? '', language).difference(common)
  const asked = isTelling(question, day, name) ? sharedStems(question, day) : 0
  // "I'll never learn it": "all leave the beginners' day with a hat" names the day in its answer.
  const isSold = ON_SALE.has(ownDay ?? null) && sharedStems(answer, day.intersection(goods)) > 0
  const isNamed = isSold || (isForGuests && sharedStems(answer, name) > 0)
  const shared = sharedStems(question.union(answer), day)
  // A doubt about the thing itself: "What is in the box?" where the last day for the box is near.
  const things = stemsOf(
    offersOfDay({ title, lines, ownDay: ownDay ?? null }, brief)
      .map((each) => each.name)
      .join('\n'),
    language,
  )
  const ofThing = isForGuests ? 0 : sharedStems(question, things.difference(stemsOfRange(brief)))
  return ofThing > 0 ? 1 + ofThing + asked : asked > 0 ? 1 + asked : isNamed || shared >= KIN ? shared : 0
}

const SHORTEST_TELLING = 5

/** Whether two texts share what a day is about: a word of its name, a long one such as "workshop", or two others. */
function isTelling(stems: ReadonlySet<string>, day: ReadonlySet<string>, name: ReadonlySet<string>): boolean {
  const shared = [...stems].filter((stem) => day.has(stem))
  return shared.length >= KIN || shared.some((stem) => name.has(stem) || stem.length >= SHORTEST_TELLING)
}

/** Days from which or on which people get a thing. */
const ON_SALE: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['sale', 'opening', 'dearer'])

const OF_PEOPLE: ReadonlySet<NonNullable<Offer['kind']>> = new Set(['course', 'event'])

const PEOPLE_COME: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'reminder'])
const MOST_FOR_GUESTS = 3
const MOST_IN_REMINDER = 2

/**
 * What people ask before they come: about this day, or about dogs, rain and what to wear. Each on its own line. The
 * invitations of a month share what anyone asks among themselves.
 */
function answersForGuests(
  all: readonly ToldFact[],
  { plan, isOpen }: { plan: EmailPlan; isOpen: (line: string) => boolean },
  brief: OwnRequest['brief'],
): string | null {
  const { language } = brief
  const { remote } = practicalWords(language)
  const isRemote = findPhrase(`${plan.title}\n${plan.lines[0]?.line ?? ''}`, remote) !== null
  // Where the day has no price, a question about one belongs to something else.
  const hasPrice = plan.lines.some(({ line }) => line !== null && readPrice(line) !== null)
  const isPriced = ({ slots }: ToldFact) => readPrice(`${slots.question ?? ''} ${slots.answer ?? ''}`) !== null
  const nearness = new Map(all.map((fact) => [fact, nearnessToDay(fact, plan, brief)]))
  const ofDay = all
    .filter(
      (fact) =>
        nearness.get(fact)! > 0 &&
        !closesDoor(fact, readingWords(language)) &&
        (hasPrice || !isPriced(fact)) &&
        // Guests carry home what they buy.
        !isOfOrders(`${fact.slots.question ?? ''} ${fact.slots.answer ?? ''}`, brief),
    )
    .toSorted((left, right) => nearness.get(right)! - nearness.get(left)!)
  const ofAnyone = isRemote ? [] : all.filter((fact) => isOfComing(fact, brief))
  const { place, count } = placeAmongInvitations(plan, brief)
  const inTurn = ofAnyone.filter((_, index) => index % count === place % count)
  const fitting = [...new Set([...ofDay, ...inTurn])]
  // A reminder answers other questions than its invitation.
  const ordered = plan.ownDay === 'reminder' ? fitting.toReversed() : fitting
  const lines = ordered.flatMap(({ slots: { question = '', answer = '' } }) =>
    isOpen(question) && isOpen(answer) ? [askedAndAnswered(question, answer, language)] : [],
  )
  const most = plan.ownDay === 'reminder' ? MOST_IN_REMINDER : MOST_FOR_GUESTS
  return lines.length === 0 ? null : lines.slice(0, most).join('\n')
}

/**
 * Whether a question is about coming, whatever takes place: parking, dogs, rain. One that names something that the brand
 * sells is about that, and for those who sell food for dogs, a dog isn't a guest.
 */
function isOfComing({ slots }: ToldFact, { facts, language }: BrandBrief): boolean {
  const { question = '', answer = '' } = slots
  const asked = findStem(question, practicalWords(language).takingPart)
  if (asked === null) return false
  const sold = [facts.business ?? '', ...facts.offers.map(({ name }) => name)].join('\n')
  const goods = tellingStems(facts.offers.map(({ name }) => name).join('\n'), language)
  const isSold = findStem(sold, [asked.slice(0, Math.max(SHORTEST_STEM, asked.length - 1))]) !== null
  return !isSold && sharedStems(tellingStems(`${question} ${answer}`, language), goods) === 0
}

const SHORTEST_STEM = 3

/** The place of a day among those of its month to which the brand invites, by date. */
function placeAmongInvitations({ lines }: EmailPlan, brief: BrandBrief): { place: number; count: number } {
  const told = toldFacts(brief)
  const invited = [...told.event, ...told.start].flatMap(({ days, slots: { fact = '' } }) =>
    days === null ? [] : [{ day: days.from, said: folded(withoutPeriod(fact)) }],
  )
  const said = folded(lines.map(({ line }) => line ?? '').join('\n'))
  const own = invited.find((each) => each.said !== '' && said.includes(each.said))
  if (own === undefined) return { place: 0, count: 1 }
  const ofMonth = invited
    .filter(({ day }) => day.slice(0, 2) === own.day.slice(0, 2))
    .toSorted((left, right) => left.day.localeCompare(right.day))
  return { place: ofMonth.indexOf(own), count: ofMonth.length }
}

/** The end of a sale and a word about a break have no room for a question. */
const SAID_ALREADY: ReadonlySet<EmailPlan['ownDay'] | null> = new Set([
  'last-days',
  'last-call',
  'closing',
  'reopening',
])

/**
 * The words that tell what a text is about: two texts that both say "free" or "last", or name a Saturday, may be about
 * anything.
 */
function stemsOf(text: string, language: Language): ReadonlySet<string> {
  const { lastOf, begins, ends } = dateWords(language)
  const common = tellingStems([...readingWords(language).priceWords, ...lastOf, ...begins, ...ends].join(' '), language)
  return tellingStems(withoutDates(text, language), language).difference(common)
}

/** At least so many words of a question are in an email about the same thing. */
const KIN = 2

const textsOf = ({ title, headline, lines, offer }: EmailPlan): string[] => [
  title,
  headline,
  ...lines.flatMap(({ line }) => line ?? []),
  offer?.line ?? '',
]

/** An email that says "PM Rapid" is about disinfectants where the offer is called "PM Rapid disinfectant". */
function withNamedOffers(text: string, offers: BrandBrief['facts']['offers']): string {
  const read = folded(text)
  const named = offers.filter(({ shortName }) => read.includes(folded(shortName)))
  return [text, ...named.map(({ name, fact }) => `${name} ${fact ?? ''}`)].join('\n')
}

/**
 * What an email has to say: "has to say supervise your dog" in every one, and "no plants to WA, must be said anywhere we
 * push plants" where the email sells or is about plants.
 */
function dutiesOf(brief: BrandBrief, plan: EmailPlan, told: readonly string[]): string[] {
  const hasPrice = told.some(hasPriceIn)
  const { facts, language, country } = brief
  const said = withNamedOffers([...textsOf(plan), ...told].join('\n'), facts.offers)
  // "The 15% of Black Friday aren't for gift boxes" is for emails about Black Friday.
  const named = new Set(findOccasions(textsOf(plan).join('\n'), HOLIDAYS, country).map(({ id }) => id))
  const isOfSeason = (text: string) => findOccasions(text, HOLIDAYS, country).every(({ id }) => named.has(id))
  return facts.rules.flatMap((rule) => {
    const suits: Record<DutyLine['where'], () => boolean> = {
      always: () => true,
      'beside prices': () => hasPrice,
      'beside offers': () => plan.offer !== null || isAboutDay(plan) || hasList(plan),
      'about its subject': () =>
        plan.offer !== null ||
        sharedStems(tellingStems(rule.sentence, language), tellingStems(textsOf(plan).join('\n'), language)) > 0,
    }
    const subject = subjectOfDuty(rule, language)
    const isAbout = subject === null ? null : isAboutSubject(said, subject, language)
    return [...dutyLines(rule, language), ...statedLines(rule, language)].flatMap(({ text, where }) =>
      (isAbout ?? suits[where]()) && isOfSeason(text) ? [text] : [],
    )
  })
}

const HOLIDAYS = observanceNames()

/** What a rule quotes to be printed: "always write: drink in moderation". Its own words are all that's needed. */
function statedLines(rule: FactValue<'rule'>, language: Language): DutyLine[] {
  const { check, sentence } = rule
  if (check?.type !== 'statement' || dutyLines(rule, language).length > 0) return []
  // A statement that is the whole rule may be an instruction.
  const text = check.text.trim()
  if (text === '' || folded(withoutPeriod(text)) === folded(withoutPeriod(sentence.trim()))) return []
  return [{ text, where: check.when === 'price' ? 'beside prices' : 'always' }]
}

const hasList = ({ lines }: EmailPlan): boolean => lines.some(({ line }) => line?.includes('\n') === true)

/** "Delivery in 48 hours" suits every email that helps. */
const isTerm = (line: string) => /\d/u.test(line)

/** Terms that hold for every order. */
const LASTING: ReadonlySet<Term | null> = new Set(['shipping', 'lead', 'returns'])

const OF_SALES: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['sale', 'last-days'])

/** At least so many emails from one that says something to the next one that says the same. */
const REST = 3

/**
 * The phrase whose turn it is among those that speak of what the email is about. Where people are helped, what a number
 * says of every order suits any email. Null if neighbors would repeat each other.
 */
function phraseFor(
  plan: EmailPlan,
  { brief, turn }: OwnRequest,
  isOpen: (line: string | null) => line is string,
): string | null {
  const { language } = brief
  const words = readingWords(language)
  const isOnSale = OF_SALES.has(plan.ownDay ?? null)
  const lines = undatedPhrases(brief)
    .filter((text) => standsAlone(text, words) && !hasSlip(text, language))
    // "In bloom from November" and "not in the sale" have their months and days.
    .filter(
      (text) =>
        namedMonths(text, language).length === 0 && (isOnSale || findPhrase(text, dateWords(language).sale) === null),
    )
    .filter((text) => !isPlainTerm(text, language) || (plan.role === 'serve' && LASTING.has(termOf(text, language))))
    .map((text) => printedLine(mended(text, language), words))
    .filter((line) => line !== null)
    .map((line) => withTitles(withBasePrices(withTax(line, brief), brief), language))
  const said = folded(textsOf(plan).join('\n'))
  // An email that tells the brand's own sentences needs no further one.
  if (lines.some((each) => said.includes(folded(withoutPeriod(each))))) return null
  // The lines around the sentence about a day are the same for any day.
  const story = isAboutDay(plan) ? [plan.title, plan.lines[0]?.line ?? ''] : textsOf(plan)
  const isForGuests = PEOPLE_COME.has(plan.ownDay ?? null)
  // What drives through the town of an open day has nothing to do with it.
  const places = isForGuests ? stemsOf(namesWithin(story.at(-1) ?? '', language), language) : new Set<string>()
  const about = stemsOf([...story, plan.offer?.about?.name ?? ''].join('\n'), language)
    .difference(stemsOfRange(brief))
    .difference(places)
  const suits = (line: string) =>
    !isSignature(line, words) &&
    !isOwnContact(line, brief) &&
    !isOfOtherOffer(line, plan, brief) &&
    !isOfAnother(line, about, language) &&
    !(isForGuests && isOfOrders(line, brief)) &&
    !(isAboutDay(plan) && (readPrice(line) !== null || termOf(line, language) !== null))
  const title = stemsOf(plan.title, language)
  // Anywhere else in a text, a single shared word may be about anything.
  const name = stemsOf([plan.title, plan.headline, plan.offer?.about?.name ?? ''].join('\n'), language)
  const isKin = (stems: ReadonlySet<string>) =>
    isAboutDay(plan)
      ? isTelling(stems, about, title)
      : sharedStems(stems, name.intersection(about)) > 0 || sharedStems(stems, about) >= KIN
  const kin = lines.filter((line) => suits(line) && isKin(stemsOf(line, language)))
  // How it began belongs to an email about it, and not into one that only helps.
  const isOfAny = (line: string) =>
    suits(line) &&
    !isStory(line) &&
    findPhrase(line, words.refusals) === null &&
    saysSomething(line, words) &&
    isTerm(line)
  const isApart = isAboutDay(plan) || tellsAnswer(plan)
  const fitting = kin.length > 0 || plan.role !== 'serve' || isApart ? kin : lines.filter(isOfAny)
  const line = fitting[turn % Math.max(REST, fitting.length)] ?? null
  return isOpen(line) ? line : null
}

/** Whether a sentence names offers, and the email none of them: "for the guitar course, a reply is enough". */
function isOfOtherOffer(line: string, plan: EmailPlan, brief: BrandBrief): boolean {
  const about = plan.offer?.about ?? null
  const shown = [...offersIn(textsOf(plan).join('\n'), brief), ...(about === null ? [] : [about])]
  return namesOnlyOthers(line, shown, brief)
}

/** The words of a sentence that only names have a capital for. */
function namesWithin(sentence: string, language: Language): string {
  if (languageBasics(language).capitalizesNouns) return ''
  return (sentence.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30}){0,3}/gu) ?? []).join(' ')
}

/**
 * Whether a phrase is about something else than an email: "expired drawer checklist: one page" names its own subject.
 */
function isOfAnother(line: string, about: ReadonlySet<string>, language: Language): boolean {
  const label = /^([^:.!?]{3,60}?)\s?:\s/u.exec(line)?.[1]
  return label !== undefined && sharedStems(stemsOf(label, language), about) === 0
}

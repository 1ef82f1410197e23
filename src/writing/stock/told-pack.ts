import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { Steps } from '#shared/steps.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { withoutDoublePeriod } from '../packs/fill-angle.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { looksLikeLanguage } from '../gate/language-check.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { LONGEST } from '../packs/pack-schema.ts'
import type { Angle, Beat, Need, Occasion, Pack, Question, Told } from '../packs/pack-schema.ts'
import { toldNeed } from '../packs/slot-problems.ts'
import { TOLD_LINES, beginsSentence, slotsIn } from '../packs/slots.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { wayOfGoods, wayOfOffer } from './selling-way.ts'
import { factSubjects } from './fact-subjects.ts'
import { questionId } from './questions.ts'
import { isHolidayKind } from './holiday-facts.ts'
import { isKeywordKind } from './keyword-facts.ts'
import type { ToldFact } from './told-fact.ts'
import { toldSteps } from './told-facts.ts'
import { USED_UP } from './uses.ts'

/**
 * The `brand` pack in the words of a brand: each angle once for every fact that fits it. Where several angles tell the
 * same kind of fact, each fact gets one of them.
 */
export function* toldPackSteps(pack: Pack, brief: BrandBrief): Steps<Pack> {
  const told = yield* toldSteps(brief)
  const way = wayOfGoods(brief)
  const answered = new Set(brief.facts.answers.map(({ id }) => id))
  const byNeed = Map.groupBy(pack.angles, toldNeed)
  const angles: Angle[] = []
  const occasions: Occasion[] = []
  const questions: Question[] = []
  for (const [what, written] of byNeed) {
    if (what === null) continue
    const forAll = written.filter(({ ways }) => ways === null)
    // Texts for how the brand sells say more than those for every brand.
    const forWay = (sold: SellingWay): Angle[] => {
      const own = written.filter(({ ways }) => ways?.includes(sold) === true)
      return own.length > 0 ? own : forAll
    }
    const taken = new Set<Angle>()
    for (const fact of told[what].filter(({ toldIn }) => toldIn === null)) {
      // A tuned piano doesn't run low.
      const all = what === 'cycle' && !isUsedUp(fact, brief) ? forAll : forWay(wayOfFact(fact, way, brief))
      if (all.length === 0) continue
      // A single fact of its kind gets every angle.
      const ways = fact.name === '' ? all : [nextAngle(all, `${brief.id} ${fact.name}`, taken)]
      for (const angle of ways) {
        yield
        const told = writtenAngle(angle, fact, pack, answered)
        if (told === null) continue
        const { angle: written, asked } = told
        angles.push(written)
        questions.push(...asked)
        const day = pack.occasions.find(({ id }) => id === angle.occasion)
        if (written.occasion !== null && day !== undefined) {
          occasions.push({ ...day, id: written.occasion, lead: fact.lead ?? day.lead })
        }
      }
    }
  }
  return { ...pack, angles, occasions, questions }
}

/** The angle that a fact falls to, or the next one where another fact has it: two emails of a month don't look alike. */
function nextAngle(all: readonly Angle[], seed: string, taken: Set<Angle>): Angle {
  if (all.every((each) => taken.has(each))) taken.clear()
  const first = ordinal(seed, all.length)
  const angle = all.map((_, step) => all[(first + step) % all.length]!).find((each) => !taken.has(each))!
  taken.add(angle)
  return angle
}

/** People sign up for the class of a shop. */
function wayOfFact({ offer }: ToldFact, way: SellingWay, { facts }: BrandBrief): SellingWay {
  const sold = offer === null || !OF_GOODS.has(way) ? undefined : facts.offers.find(({ name }) => name === offer)
  return (sold === undefined ? null : wayOfOffer(sold)) ?? way
}

const OF_GOODS: ReadonlySet<SellingWay> = new Set(['orders', 'keepsakes'])

/** Whether the brand says that something is empty, or sells what is used up. */
const isUsedUp = ({ slots }: ToldFact, { facts }: BrandBrief): boolean =>
  slots.question !== undefined || facts.offers.some(({ kind }) => kind !== null && USED_UP.has(kind))

/** These list the same offers, so a month needs only one of them. */
const LISTS: ReadonlySet<Told> = new Set(['prices', 'range', 'choice'])

/** A month has one email of each: one that answers, one that starts from a question of the reader, one list. */
function seriesOf(what: Told, angle: Angle, name: string): string | null {
  if (what === 'answers') return 'answer'
  if (LISTS.has(what)) return 'lists'
  if (what === 'phrases' || isKeywordKind(what) || isHolidayKind(what)) return what
  return name === '' ? angle.series : what
}

/** Beside a question or a moment, a list of offers isn't what the email is about. */
const LISTING: ReadonlySet<Told> = new Set([...LISTS, 'phrases', 'answers'])

function tellsOf(what: Told, { slots: { fact, answer, price }, lines }: ToldFact): string[] {
  const said = [fact, answer].filter((text) => text !== undefined)
  if (said.length === 0 && price !== undefined) said.push(price)
  return [...said, ...(LISTING.has(what) || what === 'said' ? lines : [])]
}

const ordinal = (seed: string, count: number) => seededRandom(seed).below(count)

/** Inboxes show about so many characters of a preview text. */
const LONGEST_PREVIEW = 100
const SHORTEST_PREVIEW = 40

/**
 * A day of the brand's own calendar: `closing.1x2y3z`, `reminder.1x2y3z.4a5b6c` with the id of the invitation first, or
 * `gift-day.mothers-day`.
 */
export const dayId = (what: Told, { name, follows, holiday }: Pick<ToldFact, 'name' | 'follows' | 'holiday'>): string =>
  [what, ...(follows === null || follows === name ? [] : [shortId(follows)]), holiday ?? shortId(name)].join('.')

const shortId = (name: string) =>
  seededRandom(name)
    .below(36 ** 6)
    .toString(36)

function writtenAngle(
  angle: Angle,
  fact: ToldFact,
  pack: Pack,
  answered: ReadonlySet<string>,
): { angle: Angle; asked: Question[] } | null {
  const { language, questions } = pack
  /** A headline, a title or a subject line quotes without a period. */
  const label = (text: string, slots = fact.slots): string | null => {
    const said = filled(text, slots)
    return said === null || !text.endsWith('}') ? said : withoutPeriod(said)
  }
  const fitting = (texts: readonly string[], longest: number): string[] =>
    texts.flatMap((text) => {
      const said = label(text)
      return said === null || said.length <= longest
        ? (said ?? [])
        : (label(text, { ...fact.slots, ...fact.short }) ?? [])
    })
  const { name, offer, doubt, months } = fact
  const mark = name === '' ? '' : `.${shortId(name)}`
  const isAnswered = ({ ask }: Beat) => ask !== null && answered.has(questionId(pack, ask + mark))
  const filled = (text: string, slots = fact.slots): string | null => {
    let result = ''
    let from = 0
    for (const { written, at, slot } of slotsIn(text, language)) {
      if (slot.type !== 'told') continue
      const value = slot.name === 'lines' ? undefined : slots[slot.name]
      if (value === undefined) return null
      const plain = asPrinted(value)
      const next = text.slice(at + written.length)
      result += text.slice(from, at)
      // Inside a sentence or a title, what the brand said needs no period.
      const said = /^\s?["'»“”’)]?\s*[.,;:?!]|^["'“”’)]|^\s?»/u.test(next) ? withoutPeriod(plain) : plain
      result += beginsSentence(text, at) ? capitalized(said) : said
      from = at + written.length
    }
    return withoutDoublePeriod(result + text.slice(from))
  }
  const premise = filled(angle.premise)
  const why = filled(angle.why)
  const isOfDay = angle.occasion !== null
  const { fact: sentence = '' } = fact.slots
  // What happens and when says more than that something does.
  const isOfPreview =
    sentence.length >= SHORTEST_PREVIEW &&
    sentence.length <= LONGEST_PREVIEW &&
    looksLikeLanguage(sentence, language, [])
  // Below the same sentence and the same headline, a reminder would look like the email before.
  const isNews = isOfDay && fact.follows === null
  const titles = fitting(angle.titles, LONGEST.title)
  const headlines = [
    ...(isNews ? headlinesOf(toldNeed(angle)!, fact, language) : []),
    ...fitting([angle.headline], LONGEST.headline),
  ]
  // What is too long for a headline still fits into a title.
  const headline = [...headlines, ...titles].find((text) => text.length <= LONGEST.headline) ?? null
  // The first line says the sentence itself.
  const shown = filled(angle.preview) ?? (isOfPreview ? asPrinted(sentence) : headline)
  const preview = shown === null ? null : longEnough(shown, angle.subjects)
  const beats = angle.beats.flatMap((beat): Beat[] => {
    if (beat.line.endsWith(TOLD_LINES)) {
      const introduction = beat.line.slice(0, -TOLD_LINES.length).trim()
      const lines = [...(introduction === '' ? [] : [introduction]), ...fact.lines.map(asPrinted)]
      return fact.lines.length === 0 ? [] : [{ ...beat, line: lines.join('\n') }]
    }
    const line = filled(beat.line)
    if (line === null) return []
    const beside = beat.line === THE_FACT && fact.beside.length > 0 ? fact.beside.map(asPrinted).join('\n') : null
    return [
      { ...beat, line: isAnswered(beat) ? line : line.replace(UNANSWERED, '') },
      ...(beside === null ? [] : [{ ...beat, line: beside }]),
    ]
  })
  if (premise === null || why === null || preview === null || headline === null || titles.length === 0) return null
  const what = toldNeed(angle)!
  // A sentence that is too long for the headline is what the email begins with.
  const isUntold = what === 'said' && !headline.includes(withoutPeriod(asPrinted(sentence)))
  const told = isUntold ? [{ ...angle.beats[0]!, line: asPrinted(sentence) }, ...beats] : beats
  const named = (need: Need): Need => (need.type === 'answer' ? { ...need, question: need.question + mark } : need)
  const asked = questions
    .filter(
      ({ id }) =>
        angle.needs.some((need) => need.type === 'answer' && need.question === id) ||
        angle.beats.some(({ ask }) => ask === id),
    )
    .flatMap((question) => {
      const text = filled(question.question)
      return text === null ? [] : [{ ...question, id: question.id + mark, question: text }]
    })
  const withMark = (text: string) => text.replaceAll(ANSWER, (_, id: string) => `{a.${id}${mark}}`)
  const written: Angle = {
    ...angle,
    id: name === '' ? angle.id : `${angle.id}-${shortId(name)}`,
    needs: [
      ...angle.needs.filter(({ type }) => type !== 'told').map(named),
      ...(offer === null ? [] : [{ type: 'offer' as const, name: offer }]),
    ],
    series: seriesOf(what, angle, name),
    months: months === null ? angle.months : [...months],
    occasion: isOfDay ? dayId(what, fact) : null,
    titles,
    premise,
    why,
    preview,
    headline,
    subjects: atLeast(
      FEWEST_SUBJECTS,
      withOwnSubjects(
        fitting(angle.subjects, LONGEST.subject).map(shortened),
        // A bare name is in the list of every such email.
        isKeywordKind(what) ? [] : factSubjects(fact, language).map(asPrinted),
      ),
      [...titles, headline, withoutPeriod(preview)],
    ),
    beats: told.map(({ line, claim, ask }) => ({
      line: withMark(line),
      claim,
      ask: ask === null ? null : ask + mark,
    })),
    doubt,
    practical: fact.practical.map(asPrinted),
    tells: tellsOf(what, fact).map(asPrinted),
    readers: fact.readers === null ? null : asPrinted(fact.readers),
  }
  return { angle: written, asked }
}

/** The gate refuses a preview text that is shorter. */
const LEAST_PREVIEW = 25

/** "Worried it will spoil. The questions, and what we say." */
function longEnough(preview: string, subjects: readonly string[]): string {
  if (preview.length >= LEAST_PREVIEW) return preview
  const longer = subjects
    .filter((line) => !line.includes('{'))
    .map((line) => `${asSentence(preview)} ${asSentence(line)}`)
  return longer.find(({ length }) => length >= LEAST_PREVIEW && length <= LONGEST_PREVIEW) ?? preview
}

const asSentence = (text: string): string => (/[.!?…]["”»]?$/u.test(text) ? text : `${text}.`)

const FEWEST_SUBJECTS = 3

const atLeast = (count: number, lines: readonly string[], others: readonly string[]): string[] =>
  lines.length >= count
    ? [...lines]
    : [...new Set([...lines, ...others.filter(({ length }) => length <= LONGEST.subject)])]

const SAME_WORDS = 2

/** Whether two texts begin with the same words. */
const startsAlike = (left: string, right: string): boolean => {
  const [first, second] = [wordsIn(left), wordsIn(right)].map((words) => words.slice(0, SAME_WORDS).join(' '))
  return first === second
}

/** A name with its day, and otherwise the title. The email has the sentence anyway: "Winter tea: November 12" is enough above it. */
function headlinesOf(what: Told, { slots }: ToldFact, language: Language): string[] {
  const { moment, thing, fact: sentence = '', to, until } = slots
  if (moment === undefined) return []
  const { colon } = languageBasics(language)
  const days = what === 'deadline' ? until : to
  const isNamed = thing !== undefined && moment.startsWith(`${thing}${colon}`)
  const isSentence = what !== 'dearer' && !isNamed && startsAlike(moment, sentence)
  const short = thing === undefined || days === undefined || !isSentence ? [] : [`${thing}${colon} ${days}`]
  return [...short, moment].map(asPrinted)
}

/** Of "Open workshops: January 9–10 and 23–24, February 6–7", the name is enough for a subject line. */
const shortened = (line: string): string =>
  line.length <= LONGEST.subject ? line : (/^[^:]{8,50}?(?=\s?:\s)/u.exec(line)?.[0] ?? line)

/** The first line of the pack mostly names the day or the question. What the brand says comes next. */
const withOwnSubjects = ([first, ...others]: readonly string[], own: readonly string[]): string[] =>
  first === undefined ? [...own] : [...new Set([first, ...own, ...others])]

const THE_FACT = '{f.fact}'
const ANSWER = /\{a\.(q-[a-z0-9-]{1,40})\}/g
/** The introduction of an answer stays, and asks the owner for it. */
const UNANSWERED = /(?<=:)\s\{a\.q-[a-z0-9-]{1,40}\}$/

const asPrinted = (text: string) => text.replaceAll(/[{}]/g, '').replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')

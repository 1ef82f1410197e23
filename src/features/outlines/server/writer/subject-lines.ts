import { fingerprinter, isNearDuplicate, tokenJaccard, type Fingerprint } from '#server/quality/text-similarity.ts'
import { capitalShare, emojiCount, endsWithDot, punctuationCount } from '#server/quality/text-rules.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import { wordsIn } from '#server/quality/outline-texts.ts'
import type { OutlineMaterial } from './outline-material.ts'
import { capitalised, filled, inForm, spelled, telling } from './phrase-filling.ts'
import { titleLine } from './brand-words.ts'
import { isWithoutOffer } from './phrase-choice.ts'
import { ANGLES, type Angle } from './section-kinds.ts'
import { hashOf } from './seeded-choice.ts'

interface Candidate {
  angle: Angle
  text: string
  /** Higher comes first. */
  rank: number
  print: Fingerprint
  marked: boolean
  named: boolean
}

const WANTED = 5
const LONGEST = 60
const COMFORTABLE = 50
const MOST_WORDS = 9
const EVERYDAY: ReadonlySet<string> = new Set(['brand', 'month'])

/** Five subject lines for one idea, each by another angle where the brand's rules leave one. The idea's own title goes first. */
export function subjectLines(material: OutlineMaterial): string[] {
  const candidates = candidatesOf(material)
  const chosen: Candidate[] = []
  const take = (candidate: Candidate | undefined) => candidate !== undefined && chosen.push(candidate)
  const fits = (candidate: Candidate) =>
    chosen.length < WANTED && chosen.every((other) => stayApart(candidate, other)) && evenlyNamed(chosen, candidate)

  take(candidates.find((candidate) => candidate.rank >= TITLE_RANK))
  for (const angle of ANGLES) {
    if (chosen.some((candidate) => candidate.angle === angle)) continue
    take(candidates.find((candidate) => candidate.angle === angle && fits(candidate)))
  }
  for (const candidate of candidates) if (fits(candidate)) take(candidate)
  return chosen.map((candidate) => candidate.text)
}

const TITLE_RANK = 100
const KNOWN = 5

function candidatesOf(material: OutlineMaterial): Candidate[] {
  const { bank, archetype, lineSlots, address, seed, request } = material
  const { brand, idea } = request
  const print = fingerprinter(brand.language, '')
  const names = [brand.name, ...Object.values(lineSlots).filter((value) => value !== undefined)]
  const reads = (text: string) => mayStand(text) && material.maySay(text)
  const candidate = (angle: Angle, text: string, rank: number): Candidate => ({
    angle,
    text,
    rank,
    print: print(text),
    marked: text.includes('['),
    named: lineSlots['product'] !== undefined && text.includes(lineSlots['product']),
  })

  const own = [archetype, 'plainnote' as const].flatMap((id, distance) =>
    ANGLES.flatMap((angle) =>
      bank.archetypes[id].subjects[angle].flatMap((line) => {
        const phrase = spelled(inForm(line, address), bank, brand.country)
        const text = filled(phrase, lineSlots)
        if (text === null || text.length > COMFORTABLE + 5) return []
        if (phrase.includes('{offer}') && isWithoutOffer(request)) return []
        const shuffle = (hashOf(`${seed} subject ${phrase}`) % 1000) / 1000
        return [
          candidate(angle, capitalised(text, material.locale), telling(phrase, EVERYDAY) + shuffle - distance * 10),
        ]
      }),
    ),
  )
  // Whoever asks again has read these.
  const known = new Set(request.again?.current.subjectLines)
  const fresh = own.map((line) => (known.has(line.text) ? { ...line, rank: line.rank - KNOWN } : line))
  const title = titleLine(idea.title, 200).replace(/\.$/u, '')
  const fitting =
    title.length >= 8 && looksLikeLanguage(title, brand.language, names)
      ? [candidate(angleOf(title), title, known.has(title) ? 0 : TITLE_RANK)]
      : []
  return [...fitting, ...fresh].filter(({ text }) => reads(text)).sort((left, right) => right.rank - left.rank)
}

function mayStand(text: string): boolean {
  return (
    text.length <= LONGEST &&
    wordsIn(text) <= MOST_WORDS &&
    capitalShare(text) < 0.5 &&
    punctuationCount(text) <= 4 &&
    emojiCount(text) === 0 &&
    !endsWithSlip(text)
  )
}

/** Short sentences may end with a dot when there are two of them ("Not yet. But soon."). */
function endsWithSlip(text: string): boolean {
  return text.endsWith('…') || (endsWithDot(text) && !/[.!?]\s/u.test(text))
}

function angleOf(title: string): Angle {
  if (title.endsWith('?')) return 'question'
  return /\d/u.test(title) ? 'number' : 'benefit'
}

function stayApart(candidate: Candidate, other: Candidate): boolean {
  return tokenJaccard(candidate.print, other.print) < 0.5 && !isNearDuplicate(candidate.print, other.print)
}

/** One line may wait for the offer, and two may name the product: five times the same name is one subject line. */
function evenlyNamed(chosen: readonly Candidate[], candidate: Candidate): boolean {
  if (candidate.marked && chosen.some((other) => other.marked)) return false
  return !candidate.named || chosen.filter((other) => other.named).length < 2
}

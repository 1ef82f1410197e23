import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, withoutEnding } from '../engine/word-matching.ts'
import { typeset } from '../engine/typeset.ts'
import type { EmailPlan, PlannedLine, PlannedOffer } from './email-plan.ts'
import { OUTLINE_ROLES, type OutlineRole } from '../languages/outline-words.ts'
import { outlineWords } from '../languages/outline-words.ts'

export interface RoleEmail extends Pick<
  EmailPlan,
  'role' | 'title' | 'purpose' | 'occasion' | 'stage' | 'readers' | 'offer' | 'show' | 'address'
> {
  lines: readonly PlannedLine[]
  seed: string
  lastPreview: string | null
}

export function roleEmail(
  { language }: Pick<BrandBrief, 'language'>,
  { role, title, lines, seed, lastPreview, ...email }: RoleEmail,
): EmailPlan {
  const words = outlineWords(language)
  const own = words.roles[role]
  const parts = own.parts.map((part): PlannedLine => ({ line: null, kind: 'thought', question: null, part }))
  const random = seededRandom(`${seed} subjects`)
  const spareSubjects = [...random.shuffled(own.subjects), ...subjectsAround(title, language, random)]
  return {
    ...email,
    role,
    title,
    subjects: [title, ...partsOf(title)],
    spareSubjects,
    preview: own.previews.find((preview) => preview !== lastPreview) ?? '',
    headline: title,
    lines: parts.map((part, place) => lines[place] ?? part),
    subject: null,
    button: own.button,
    why: own.why,
    doubt: null,
    own: null,
  }
}

export function roleInWords({ language }: Pick<BrandBrief, 'language'>, texts: readonly string[]): OutlineRole {
  const { roleSigns } = outlineWords(language)
  for (const text of texts) {
    const role = OUTLINE_ROLES.toReversed().find((each) => findPhrase(text, roleSigns[each] ?? []) !== null)
    if (role !== undefined) return role
  }
  return 'teach'
}

const LONGEST_LINE = 60
const MOST_WORDS = 9

/** Around the whole title, then around its beginning: beside a long title, the words around it make no difference. */
export function subjectsAround(title: string, language: Language, random: SeededRandom): string[] {
  const patterns = random
    .shuffled(outlineWords(language).titles)
    .map((pattern) => typeset(pattern, language) ?? pattern)
  return [MOST_WORDS, WORDS_OF_BEGINNING].flatMap((most) =>
    patterns.map((pattern) => aroundTitle(pattern, title, most)),
  )
}

const WORDS_OF_BEGINNING = 3

/** A title that is too long for a subject line is cut between words. */
function aroundTitle(pattern: string, title: string, most: number): string {
  const words = withoutEnding(title, ' .').split(' ')
  const around = fillSlots(pattern, { title: '' }).trim()
  let kept = words.slice(0, Math.max(1, Math.min(most, MOST_WORDS - around.split(' ').length)))
  while (kept.length > 1 && around.length + kept.join(' ').length + 2 > LONGEST_LINE) kept = kept.slice(0, -1)
  const shown = kept.length === words.length ? kept.join(' ') : `${withoutEnding(kept.join(' '), ',;:.–-')}…`
  return fillSlots(pattern, { title: shown })
}

const SHORTEST_PART = 12
const FEWEST_WORDS = 3

function partsOf(title: string): string[] {
  const parts = title.split(/\s?:\s|\s[–—]\s/u).map((part) => part.trim())
  return parts.length < 2
    ? []
    : parts
        .filter((part) => part.length >= SHORTEST_PART && part.split(' ').length >= FEWEST_WORDS)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
}

export function offerOf(
  { name, fact, kind }: Pick<BrandBrief['facts']['offers'][number], 'name' | 'fact' | 'kind'>,
  needsTerms: boolean,
): PlannedOffer {
  return {
    line: fact === null || fact === '' ? name : `${name}: ${fact}`,
    kind,
    question: null,
    needsTerms,
    about: null,
  }
}

import { archetypeById } from '#server/marketing-knowledge/archetypes.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import { namesOf, wordsIn } from '#server/quality/outline-texts.ts'
import { quotable, titleLine } from './brand-words.ts'
import type { OutlineMaterial } from './outline-material.ts'
import type { PhraseBank } from './phrase-bank.ts'
import type { PhrasePicker } from './phrase-choice.ts'

const MOST_CTA_WORDS = 4
const LONGEST_CTA = 30

/** The idea's own title; only when the gate would refuse it, a plain name for this kind of campaign. */
export function outlineTitle(material: OutlineMaterial, pick: PhrasePicker): string {
  const { bank, archetype, maySay, request } = material
  const own = titleLine(request.idea.title, 119)
  if (own.length >= 3 && /[\p{L}\p{N}]/u.test(own) && maySay(own)) return own
  return pick('title', bank.titles[archetype]) ?? ''
}

export function callToAction(material: OutlineMaterial, pick: PhrasePicker): string {
  const { bank, archetype, lineSlots } = material
  const named = lineSlots['product'] !== undefined && lineSlots['product'].length <= LONGEST_CTA - 12
  const ctas = bank.archetypes[archetype].ctas
  const fitting = (text: string | null) =>
    text !== null && wordsIn(text) <= MOST_CTA_WORDS && text.length <= LONGEST_CTA
  const slots = { product: named ? lineSlots['product'] : undefined }
  const chosen = pick('cta', ctas, slots)
  if (fitting(chosen)) return chosen ?? ''
  return ctas.map((line, index) => pick(`cta ${index}`, [line], { product: undefined })).find(fitting) ?? ''
}

/** Whom the mail goes to and who is left out. */
export function segmentText(material: OutlineMaterial, pick: PhrasePicker): string {
  const { bank, plan, locale } = material
  const excluded = plan.exclude
    .map((kind) => pick(`exclusion ${kind}`, [bank.segment.exclusions[kind]]))
    .filter((text) => text !== null)
  const include = pick('include', [bank.segment.include], { include: audienceOf(material, pick) })
  const exclude =
    excluded.length === 0
      ? null
      : pick('exclude', [bank.segment.exclude], { exclude: new Intl.ListFormat(locale).format(excluded) })
  return [include, exclude].filter((text) => text !== null).join(' ')
}

/** The idea's own audience, else the one this kind of campaign is made for. */
function audienceOf(material: OutlineMaterial, pick: PhrasePicker): string | undefined {
  const { bank, archetype, request, maySay } = material
  const own = quotable(request.idea.meta?.segment ?? '', 160).replace(/[.;:…]+$/u, '')
  const readable = wordsIn(own) >= 2 && maySay(own) && looksLikeLanguage(own, request.brand.language, namesOf(request))
  return readable ? own : (pick('audience', [bank.archetypes[archetype].include]) ?? undefined)
}

/** Why now, what the mail does, for whom, and what it is judged by. */
export function executiveBrief(material: OutlineMaterial, pick: PhrasePicker): string {
  const { bank, plan, slots } = material
  const why = pick('why', whyPhrases(material, bank.brief))
  const purpose = purposeOf(material, pick, why ?? '')
  const segment = audienceOf(material, pick)
  // A planned idea's description may have named its readers already.
  const isNamed = [segment, material.request.idea.meta?.segment].some(
    (readers) => readers !== undefined && readers !== '' && purpose?.includes(readers) === true,
  )
  const sentences = [
    why,
    purpose,
    slots['winner'] === undefined ? null : pick('winner', [bank.brief.whyWinner]),
    isNamed ? null : pick('who', [bank.brief.who], { segment }),
    pick('goal', [bank.brief.goals[plan.metric]]),
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** A date or season, else what the idea takes up from the profile, else what this class of mail is good for. */
function whyPhrases(
  { request, slots, close, archetype }: OutlineMaterial,
  brief: PhraseBank['brief'],
): readonly string[] {
  const anchor = request.idea.meta?.anchor.type
  if (slots['occasion'] === undefined || anchor === undefined || anchor === 'evergreen') {
    if (archetype === 'objection' && slots['objection'] !== undefined) return [brief.whyObjection]
    const own = [...(close.has('trigger') ? [brief.whyTrigger] : []), ...(close.has('pain') ? [brief.whyPain] : [])]
    return own.length > 0 ? own : brief.whyPlain[archetypeById(archetype).mix]
  }
  if (anchor === 'season') return brief.whySeason
  const exact = brief.whyDate.filter((phrase) => phrase.includes('{window}') === (slots['window'] !== undefined))
  return exact.length > 0 ? exact : brief.whyDate
}

const SHORTEST_PURPOSE = 40
const LONGEST_PURPOSE = 240

/** A planned idea says itself what its mail does; for others the kind of campaign does. */
function purposeOf(
  { request, bank, archetype, maySay, slots }: OutlineMaterial,
  pick: PhrasePicker,
  before: string,
): string | null {
  const { idea, brand } = request
  const own = idea.description.trim().replaceAll(/\s+/gu, ' ')
  const says =
    idea.meta !== null &&
    own.length >= SHORTEST_PURPOSE &&
    own.length <= LONGEST_PURPOSE &&
    /[.!?]$/u.test(own) &&
    !/[\p{Cc}\p{Cf}]/u.test(own) &&
    maySay(own) &&
    looksLikeLanguage(own, brand.language, namesOf(request))
  if (says) return withoutRepeats(own, before, slots)
  const doubted = slots['objection'] !== undefined && before.includes(slots['objection'])
  return pick('purpose', bank.archetypes[archetype].purpose, doubted ? { objection: undefined } : {})
}

/** The description less the sentences behind its first that quote what has just been quoted. */
function withoutRepeats(description: string, before: string, slots: OutlineMaterial['slots']): string {
  const said = [slots['pain'], slots['trigger'], slots['objection']]
    .map((quote) => quote?.toLowerCase())
    .filter((quote) => quote !== undefined && before.toLowerCase().includes(quote))
  const [first = '', ...others] = description.split(/(?<=[.!?])\s+/u)
  const fresh = others.filter((sentence) => said.every((quote) => !sentence.toLowerCase().includes(quote ?? '')))
  return [first, ...fresh].join(' ')
}

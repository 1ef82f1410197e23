import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import { slotWords } from '../languages/slot-words.ts'
import { type PlacedText, textsOf } from './angle-texts.ts'
import type { Angle, Pack, Told } from './pack-schema.ts'
import {
  type PlacedSlot,
  type SlotForm,
  type ToldSlot,
  beginsSentence,
  slotForms,
  slotsIn,
  withoutSlots,
} from './slots.ts'

interface SlotProblem {
  field: string
  message: string
}

/** The slots that each statement of a brand can fill. */
export const SLOTS_OF: Record<Told, readonly ToldSlot[]> = {
  answer: ['question', 'answer', 'lines', 'gist', 'figure', 'thing', 'terms', 'reach'],
  doubt: ['question'],
  prices: ['lines', 'terms', 'reach'],
  range: ['lines', 'terms', 'reach'],
  phrases: ['lines'],
  choice: ['lines', 'terms', 'reach'],
  detail: ['fact', 'price', 'terms', 'reach'],
  first: ['fact', 'price', 'terms', 'reach'],
  moment: ['moment', 'lines', 'terms', 'reach'],
  ahead: ['moment', 'to', 'lines', 'terms', 'reach'],
  closing: ['from', 'to', 'back', 'fact'],
  reopening: ['moment', 'from', 'to', 'back', 'fact', 'lines'],
  'season-opens': ['from', 'to', 'fact', 'price'],
  'season-ends': ['from', 'to', 'fact', 'price'],
  cycle: ['every', 'lines', 'question', 'terms', 'reach'],
  deadline: ['moment', 'thing', 'to', 'until', 'fact', 'lines', 'reach'],
  when: ['moment', 'fact', 'lines', 'reach'],
  trigger: ['question', 'answer', 'lines', 'terms', 'reach'],
  worry: ['question', 'answer', 'gist', 'figure', 'thing', 'lines', 'terms', 'reach'],
  answers: ['question', 'gist', 'lines', 'terms', 'reach'],
  said: ['fact', 'lines', 'terms', 'reach'],
  pause: ['from', 'to', 'back', 'fact', 'lines', 'terms'],
  scarce: ['fact', 'price', 'terms', 'reach'],
  appeal: ['fact', 'lines', 'terms', 'reach'],
  event: ['moment', 'thing', 'to', 'on', 'fact', 'price', 'reach'],
  start: ['moment', 'thing', 'to', 'by', 'on', 'until', 'fact', 'price', 'reach'],
  opening: ['moment', 'thing', 'to', 'on', 'fact', 'lines', 'reach'],
  dearer: ['moment', 'to', 'until', 'next', 'fact', 'reach'],
  sale: ['moment', 'thing', 'to', 'on', 'fact', 'lines', 'reach'],
  notice: ['moment', 'thing', 'to', 'on', 'fact', 'reach'],
  'last-days': ['moment', 'thing', 'to', 'until', 'fact', 'reach'],
  'last-call': ['moment', 'thing', 'to', 'until', 'fact', 'reach'],
  reminder: ['moment', 'thing', 'to', 'by', 'on', 'until', 'fact', 'price', 'reach'],
  agenda: ['moment', 'lines', 'reach'],
  gifts: ['thing', 'fact', 'lines', 'reach'],
  named: ['thing', 'words', 'price', 'reach'],
  reason: ['question', 'moment', 'thing', 'words', 'lines', 'reach'],
  pain: ['question', 'thing', 'words', 'lines', 'reach'],
  unsure: ['question', 'thing', 'words', 'lines', 'reach'],
  names: ['thing', 'words', 'lines', 'reach'],
  bargain: ['thing', 'words', 'lines', 'reach'],
  presents: ['thing', 'words', 'lines', 'reach'],
  'gift-day': ['moment', 'thing', 'words', 'lines', 'reach'],
  holiday: ['moment', 'thing', 'words', 'lines', 'reach'],
  'year-end': ['thing', 'words', 'lines', 'reach'],
  'new-year': ['thing', 'words', 'lines', 'reach'],
}
const IS_ABOUT_AN_OFFER: ReadonlySet<Told> = new Set(['detail', 'first', 'scarce', 'season-opens', 'season-ends'])

export const toldNeed = ({ needs }: Pick<Angle, 'needs'>): Told | null =>
  needs.flatMap((need) => (need.type === 'told' ? [need.what] : []))[0] ?? null

const WITHOUT_SLOTS = new Set(['p', 'y', 'v', 'c'])
const WORDS_BEFORE = 4

/** Problems with the slots of an angle: names, positions and the forms that the words before them need. */
export function slotProblems(angle: Angle, pack: Pack): SlotProblem[] {
  const problems = textsOf(angle).flatMap((text) => problemsOf(text, angle, pack))
  if (angle.titles.every((title) => title.includes('{'))) {
    problems.push({ field: 't', message: 'At least one title has no slot.' })
  }
  return problems
}

function problemsOf({ field, text }: PlacedText, angle: Angle, pack: Pack): SlotProblem[] {
  const slots = slotsIn(text, pack.language)
  const found: string[] = []
  if (/[{}]/.test(withoutSlots(text))) found.push('A brace is opened and not closed.')
  const bare = field === 'p' || field === 'y' ? slots.filter(({ slot }) => slot.type !== 'told') : slots
  if (bare.length > 0 && WITHOUT_SLOTS.has(field)) found.push('This line takes no slot.')
  if (slots.length > 1 && field === 't') found.push('A title has at most one slot.')
  for (const slot of slots) found.push(...aboutSlot(text, slot, field, angle, pack))
  return found.map((message) => ({ field, message }))
}

function aboutSlot(text: string, placed: PlacedSlot, field: string, angle: Angle, pack: Pack): string[] {
  const { slot, written, at } = placed
  switch (slot.type) {
    case 'unknown': {
      const forms = slotForms(pack.language)
        .map((form) => `{p.${form}}`)
        .join(', ')
      return [`${written} is no slot. There are {p}, ${forms}, {brand} and {a.q-…}.`]
    }
    case 'brand':
      return []
    case 'told': {
      const what = toldNeed(angle)
      const known = what === null ? [] : SLOTS_OF[what]
      return known.includes(slot.name)
        ? []
        : [`${written} says nothing here: write need:told=… for a fact that has it.`]
    }
    case 'answer': {
      if (!/^[bl]/.test(field)) return [`${written} can stand only in a "b" or "l" line.`]
      const isDeclared = pack.questions.some(({ id }) => id === slot.question)
      return isDeclared ? [] : [`The question "${slot.question}" isn't declared in this file.`]
    }
    case 'offer':
      return [
        ...aboutOffer(field, written, angle),
        ...aboutForm(text, written, slot.form, at, pack.language),
        ...aboutWordsBefore(text, at, angle, pack),
      ]
  }
}

function aboutOffer(field: string, written: string, angle: Angle): string[] {
  const told = toldNeed(angle)
  const isNamed =
    angle.needs.some(({ type }) => type === 'kind' || type === 'tag') || (told !== null && IS_ABOUT_AN_OFFER.has(told))
  if (isNamed || (field === 'l' && angle.lead?.offer)) return []
  return [`${written} stands for an offer, and no offer is named: write need:kind=… or tag=…, or in "l" tag:… | …`]
}

function aboutForm(text: string, written: string, form: SlotForm, at: number, language: Language): string[] {
  const found: string[] = []
  const before = wordsIn(text.slice(0, at)).at(-1) ?? ''
  const touches = text[at - 1] === ' ' && /\p{L}/u.test(text[at - 2] ?? '')
  if (text[at - 1] === "'" || text[at - 1] === '’') found.push(`${written} can't follow an elision.`)
  const starts = beginsSentence(text, at)
  const { forms, after, determiners, changing, prepositions } = slotWords(language)
  const capital = forms.subject[1]
  if (starts && form !== 'name' && form !== capital) {
    found.push(`${written} begins a sentence: write {p.${capital}} or begin otherwise.`)
  }
  if (!starts && form === capital) found.push(`${written} is for the beginning of a sentence.`)
  if (touches && determiners.includes(before)) {
    found.push(`${written} can't follow "${before}": a name's gender and number aren't known.`)
  }
  if (touches && form === 'name' && changing.includes(before)) {
    found.push(`${written} can't follow "${before}", which changes before some names.`)
  }
  if (forms.cases.length > 0 && form === 'name' && touches) {
    const cases = forms.cases.map((each) => `{p.${each}}`)
    const either = `${cases.slice(0, -1).join(', ')} or ${cases.at(-1)}`
    found.push(`${written} has no article and no case: put it after a colon, or write ${either}.`)
  }
  const wanted = touches && form !== 'name' ? after.find(({ words }) => words.includes(before))?.forms : undefined
  if (wanted !== undefined && !wanted.includes(form)) {
    const hint = forms.contracted.includes(wanted[0]!)
      ? `"${before}" and the article belong together: write ${wanted.map((each) => `{p.${each}}`).join(' or ')} without it`
      : `"${before}" asks for ${wanted.map((each) => `{p.${each}}`).join(' or ')}`
    found.push(`${written} is wrong here: ${hint}.`)
  } else if (wanted !== undefined && forms.contracted.includes(form)) {
    found.push(`${written} holds "${before}" already.`)
  }
  const [next = ''] = /^\s\p{L}+/u.exec(text.slice(at + written.length)) ?? []
  const isSubject = (form === 'name' || forms.subject.includes(form)) && !(touches && prepositions.includes(before))
  if (isSubject && readingWords(language).verbs.includes(next.trim().toLowerCase())) {
    found.push(`${written} would be the subject of "${next.trim()}", and nothing may agree with a slot.`)
  }
  return found
}

/** "Our subscribers of the subscription": the noun that the offer probably contains is right before the slot. */
function aboutWordsBefore(text: string, at: number, angle: Angle, pack: Pack): string[] {
  const offers = [...angle.needs, ...(angle.lead?.offer ? [angle.lead.offer] : [])]
  const tags = offers.flatMap((need) => (need.type === 'tag' ? [need.tag] : []))
  const nouns = pack.tags.flatMap(({ id, words }) => (tags.includes(id) ? words : []))
  const near = wordsIn(text.slice(0, at)).slice(-WORDS_BEFORE).join(' ')
  const said = findPhrase(near, nouns)
  return said === null ? [] : [`"${said}" stands just before the slot, and the name will say it again.`]
}

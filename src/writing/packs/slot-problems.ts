import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, wordsIn } from '../brand/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type PlacedText, textsOf } from './angle-texts.ts'
import type { Angle, Pack } from './pack-schema.ts'
import { type PlacedSlot, SLOT_FORMS, type SlotForm, beginsSentence, slotsIn, withoutSlots } from './slots.ts'

interface SlotProblem {
  field: string
  message: string
}

const WITHOUT_SLOTS = new Set(['p', 'y', 'v', 'c'])
const WORDS_BEFORE = 4

/** What is wrong with the slots of an angle: names, places and the forms that the words before them ask for. */
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
  if (slots.length > 0 && WITHOUT_SLOTS.has(field)) found.push('This line takes no slot.')
  if (slots.length > 1 && field === 't') found.push('A title has at most one slot.')
  for (const slot of slots) found.push(...aboutSlot(text, slot, field, angle, pack))
  return found.map((message) => ({ field, message }))
}

function aboutSlot(text: string, placed: PlacedSlot, field: string, angle: Angle, pack: Pack): string[] {
  const { slot, written, at } = placed
  switch (slot.type) {
    case 'unknown': {
      const forms = SLOT_FORMS[pack.language].map((form) => `{p.${form}}`).join(', ')
      return [`${written} is no slot. There are {p}, ${forms}, {brand} and {a.q-…}.`]
    }
    case 'brand':
      return []
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
  const isNamed = angle.needs.some(({ type }) => type === 'kind' || type === 'tag')
  if (isNamed || (field === 'l' && angle.lead?.offer)) return []
  return [`${written} stands for an offer, and no offer is named: write need:kind=… or tag=…, or in "l" tag:… | …`]
}

/** Words after which a name would need a form that the slot doesn't have. */
const DETERMINERS: Record<Language, string> = {
  en: 'the a an your our my his her their this that these those every each some any no its',
  de: 'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer mein meine meinen meinem dieser diese dieses diesen diesem jeder jede jedes jeden jedem zum zur beim vom im am ins ans',
  fr: 'le la les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque quel quelle',
  es: 'el la los las un una unos unas del al este esta estos estas ese esa esos esas mi mis tu tus su sus nuestro nuestra cada',
  it: 'il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella sul sulla questo questa questi queste ogni tuo tua tuoi tue suo sua',
}

/** Prepositions that ask for one form. */
const FORMS_AFTER: Partial<Record<Language, Record<string, readonly SlotForm[]>>> = {
  de: {
    ...after('mit bei von zu nach aus seit gegenüber ab außer samt', ['dat']),
    ...after('für ohne durch gegen um', ['akk']),
    ...after('wegen trotz statt anstatt während innerhalb dank', ['gen']),
    ...after('an auf in neben über unter vor zwischen hinter', ['dat', 'akk']),
  },
  fr: after('de à', ['du', 'au']),
  es: after('de a', ['del', 'al']),
  it: after('di a da in su', ['del', 'al']),
}

function after(words: string, forms: readonly SlotForm[]): Record<string, readonly SlotForm[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, forms]))
}

/** The articles of the contracted forms hold the preposition already. */
const CONTRACTED: ReadonlySet<SlotForm> = new Set(['du', 'au', 'del', 'al'])
const CAPITAL: ReadonlySet<SlotForm> = new Set(['The', 'Nom', 'Le', 'El', 'Il'])
/** Words that change before some names: "de huile" would be "d'huile", "y infusión" would be "e infusión". */
const CHANGING: Partial<Record<Language, string>> = {
  en: 'a an',
  fr: 'de que le la ne se me te',
  es: 'y o',
  it: 'e a o',
}

/** The forms that a subject can have. */
const SUBJECT_FORMS: ReadonlySet<SlotForm> = new Set([
  'name',
  'the',
  'The',
  'nom',
  'Nom',
  'le',
  'Le',
  'el',
  'El',
  'il',
  'Il',
])
/** After one of these a name is no subject, whatever follows it. */
const PREPOSITIONS: Record<Language, string> = {
  en: 'with for from of in by to without at on about around after before beside behind under over into like',
  de: '',
  fr: 'avec pour sans chez sur sous dans par vers contre derrière devant avant après',
  es: 'con para sin por en sobre tras ante hacia entre desde hasta',
  it: 'con per senza tra fra verso dopo sotto sopra',
}

function aboutForm(text: string, written: string, form: SlotForm, at: number, language: Language): string[] {
  const found: string[] = []
  const before = wordsIn(text.slice(0, at)).at(-1) ?? ''
  const touches = text[at - 1] === ' ' && /\p{L}/u.test(text[at - 2] ?? '')
  if (text[at - 1] === "'" || text[at - 1] === '’') found.push(`${written} can't follow an elision.`)
  const starts = beginsSentence(text, at)
  const capital = SLOT_FORMS[language][1]
  if (starts && form !== 'name' && !CAPITAL.has(form)) {
    found.push(`${written} begins a sentence: write {p.${language === 'de' ? 'Nom' : capital}} or begin otherwise.`)
  }
  if (!starts && CAPITAL.has(form)) found.push(`${written} is for the beginning of a sentence.`)
  if (touches && DETERMINERS[language].split(' ').includes(before)) {
    found.push(`${written} can't follow "${before}": a name's gender and number aren't known.`)
  }
  if (touches && form === 'name' && CHANGING[language]?.split(' ').includes(before)) {
    found.push(`${written} can't follow "${before}", which changes before some names.`)
  }
  if (language === 'de' && form === 'name' && touches) {
    found.push(`${written} has no article and no case: put it after a colon, or write {p.akk}, {p.dat} or {p.gen}.`)
  }
  const wanted = touches && form !== 'name' ? FORMS_AFTER[language]?.[before] : undefined
  if (wanted !== undefined && !wanted.includes(form)) {
    const hint = CONTRACTED.has(wanted[0]!)
      ? `"${before}" and the article belong together: write ${wanted.map((each) => `{p.${each}}`).join(' or ')} without it`
      : `"${before}" asks for ${wanted.map((each) => `{p.${each}}`).join(' or ')}`
    found.push(`${written} is wrong here: ${hint}.`)
  } else if (wanted !== undefined && CONTRACTED.has(form)) {
    found.push(`${written} holds "${before}" already.`)
  }
  const [next = ''] = /^\s\p{L}+/u.exec(text.slice(at + written.length)) ?? []
  const isSubject = SUBJECT_FORMS.has(form) && !(touches && PREPOSITIONS[language].split(' ').includes(before))
  if (isSubject && readingWords(language).verbs.includes(next.trim().toLowerCase())) {
    found.push(`${written} would be the subject of "${next.trim()}", and nothing may agree with a slot.`)
  }
  return found
}

/** "Our subscribers of the subscription": the noun that the offer is likely to have stands before the slot. */
function aboutWordsBefore(text: string, at: number, angle: Angle, pack: Pack): string[] {
  const offers = [...angle.needs, ...(angle.lead?.offer ? [angle.lead.offer] : [])]
  const tags = offers.flatMap((need) => (need.type === 'tag' ? [need.tag] : []))
  const nouns = pack.tags.flatMap(({ id, words }) => (tags.includes(id) ? words : []))
  const near = wordsIn(text.slice(0, at)).slice(-WORDS_BEFORE).join(' ')
  const said = findPhrase(near, nouns)
  return said === null ? [] : [`"${said}" stands just before the slot, and the name will say it again.`]
}

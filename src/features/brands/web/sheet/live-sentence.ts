import type { Language } from '#shared/brand-brief.ts'
import type { Grammar } from '#shared/brand-sheet.ts'

/** A sentence of an email; the part that comes from the fact stands out. */
export interface LiveSentence {
  before: string
  shown: string
  after: string
}

type Gender = Grammar['gender']

const ENDS: Record<Language, Record<Grammar['number'], string>> = {
  en: { singular: ' is back in stock.', plural: ' are back in stock.' },
  de: { singular: ' ist wieder da.', plural: ' sind wieder da.' },
  fr: { singular: ' est de retour.', plural: ' sont de retour.' },
  es: { singular: ' está de vuelta.', plural: ' están de vuelta.' },
  it: { singular: ' è di nuovo disponibile.', plural: ' sono di nuovo disponibili.' },
}

/** How an offer reads with its article, so that a wrong number or gender is seen. Null while that is open. */
export function offerSentence(name: string, language: Language, grammar: Grammar | null): LiveSentence | null {
  if (grammar === null || name === '') return null
  const article = articleOf(name, language, grammar)
  return article === null ? null : { before: '', shown: article + name, after: ENDS[language][grammar.number] }
}

function articleOf(name: string, language: Language, { number, gender }: Grammar): string | null {
  const isPlural = number === 'plural'
  switch (language) {
    case 'en':
      return 'The '
    case 'de':
      return isPlural ? 'Die ' : byGender(gender, 'Der ', 'Die ', 'Das ')
    case 'fr':
      if (isPlural) return 'Les '
      return startsWithVowel(name) ? 'L’' : byGender(gender, 'Le ', 'La ')
    case 'es':
      return isPlural ? byGender(gender, 'Los ', 'Las ') : byGender(gender, 'El ', 'La ')
    case 'it':
      return italian(name, number, gender)
  }
}

function byGender(gender: Gender, masculine: string, feminine: string, neuter: string | null = null): string | null {
  return gender === null ? null : { masculine, feminine, neuter }[gender]
}

/** French words with an h that keeps the article whole, as shops use them. */
const ASPIRATED = /^(?:hachoir|hamac|hanche|haricot|harnais|haut|housse|hotte|huit)/i

const startsWithVowel = (name: string) => /^[aeiouyàâæéèêëîïôœùûü]|^h/i.test(name) && !ASPIRATED.test(name)

function italian(name: string, number: Grammar['number'], gender: Gender): string | null {
  const isVowel = /^[aeiouàèéìòù]|^h/i.test(name)
  const isHeavy = /^(?:s[bcdfghjklmnpqrtvwxz]|z|gn|ps|pn|x|y)/i.test(name)
  if (number === 'plural') return byGender(gender, isVowel || isHeavy ? 'Gli ' : 'I ', 'Le ')
  if (isVowel) return 'L’'
  return byGender(gender, isHeavy ? 'Lo ' : 'Il ', 'La ')
}

const NOUN: Record<'moment' | 'pain', Record<Language, string>> = {
  moment: { en: 'Before ', de: 'Rund um ', fr: 'Avant ', es: 'Antes de ', it: 'Prima di ' },
  pain: { en: 'About ', de: 'Zum Thema ', fr: 'À propos de ', es: 'Sobre ', it: 'A proposito di ' },
}
const CLAUSE: Record<Language, string> = { en: 'When ', de: 'Wenn ', fr: 'Quand ', es: 'Cuando ', it: 'Quando ' }

/** How a moment or a pain reads inside a sentence. */
export function textSentence(
  kind: 'moment' | 'pain',
  text: string,
  form: 'noun' | 'clause',
  language: Language,
): LiveSentence | null {
  if (text === '') return null
  const after = language === 'fr' ? '\u00a0: …' : ': …'
  return { before: form === 'noun' ? NOUN[kind][language] : CLAUSE[language], shown: text, after }
}

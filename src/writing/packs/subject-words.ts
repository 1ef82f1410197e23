import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import type { Subject } from './pack-schema.ts'

export type SubjectFinder = (text: string) => ReadonlySet<string>

type Words = Pick<Subject, 'id' | 'sold' | 'told'>

interface Mark {
  word: string
  subject: string
}

/** `animal` for `animal.cat`. */
export const groupOf = (subject: string): string => subject.slice(0, subject.indexOf('.'))

export function subjectFinder(subjects: readonly Words[], by: 'sold' | 'told'): SubjectFinder {
  const marks = subjects.flatMap((subject) => subject[by].map((word): Mark => ({ word, subject: subject.id })))
  const groups = [...Map.groupBy(marks, ({ subject }) => groupOf(subject)).values()].map(groupFinder)
  return (text) => {
    const plain = text.toLowerCase().replaceAll('’', "'")
    return new Set(groups.flatMap((find) => find(plain)))
  }
}

function groupFinder(marks: readonly Mark[]): (plain: string) => string[] {
  const isPhrase = ({ word }: Mark) => /\s/.test(word)
  // "Hearing aid batteries" isn't about hearing aids.
  const phrases = marks.filter(isPhrase).toSorted((left, right) => right.word.length - left.word.length)
  const single = marks.filter((mark) => !isPhrase(mark))
  return (plain) => {
    const found: string[] = []
    let rest = plain
    for (const { word, subject } of phrases) {
      if (findPhrase(rest, [word]) === null) continue
      found.push(subject)
      rest = rest.replaceAll(word, ' , ')
    }
    const words = wordsIn(rest).flatMap(partsOf)
    for (const { word, subject } of single) if (words.some((each) => isLike(each, word))) found.push(subject)
    return found
  }
}

/** `kitten*` matches every word with that beginning, and `*futter` every word with that ending. */
function isLike(word: string, listed: string): boolean {
  if (listed.endsWith('*')) return word.startsWith(listed.slice(0, -1))
  return listed.startsWith('*') ? word.endsWith(listed.slice(1)) : word === listed
}

/** "L'opticien" and "porte-bébé" with their parts. */
const partsOf = (word: string): string[] => (/['-]/.test(word) ? [word, ...word.split(/['-]/)] : [word])

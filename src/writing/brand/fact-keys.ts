import type { FactOfKind } from '#shared/brand-sheet.ts'
import { normalized } from '#shared/text.ts'
import { wordsIn } from '../engine/word-matching.ts'

const LONGEST_KEY = 200

const keyOfText = (text: string): string =>
  wordsIn(normalized(text, 'NFKC')).join(' ').slice(0, LONGEST_KEY) || text.slice(0, LONGEST_KEY)

/** A kind of which a brand has at most one fact is its own key. */
export function factKey(fact: FactOfKind): string {
  switch (fact.kind) {
    case 'offer':
      return keyOfText(fact.value.name)
    case 'doubt':
      return keyOfText(fact.value.question)
    case 'pain':
    case 'moment':
    case 'say':
    case 'neverSay':
      return keyOfText(fact.value.text)
    case 'rule':
      return keyOfText(
        `${fact.value.check?.type ?? 'sentence'} ${JSON.stringify(fact.value.check ?? fact.value.sentence)}`,
      )
    case 'answer':
      return fact.value.id
    case 'business':
    case 'trade':
    case 'family':
    case 'buyers':
    case 'voice':
    case 'rhythm':
      return fact.kind
  }
}

import { firstWordOf, unaccented } from '../../engine/grammar/first-word.ts'

/**
 * Whether a feminine Spanish noun begins with a stressed a, as in "el agua". Null when its stress isn't certain.
 */
export function beginsWithStressedA(name: string): boolean | null {
  const word = firstWordOf(name).toLowerCase()
  if (!/^h?[aá]/.test(word)) return false
  if (/^h?á/.test(word)) return true
  const plain = unaccented(word)
  if (
    /^(?:agua|aguila|alma|arma|arca|aula|ave|asa|hacha|hada|hambre|ansia|alga|alba|acta|ancla|haba|habla|ala|ama|arpa|asma|ansia)$/.test(
      plain,
    )
  ) {
    return true
  }
  if (/[áéíóú]/.test(word.slice(1))) return false
  // Three vowel groups or more with the stress on the last but one: never the first.
  return (plain.match(/[aeiou]+/g)?.length ?? 0) >= 3 ? false : null
}

/** Flesch-Kincaid grade of an English text: the school year that reads it with ease. 0 for a text without sentences. */
export function readingGrade(text: string): number {
  const sentences = text
    .split(/[.!?:;…\n]+/u)
    .map((sentence) => sentence.match(/[\p{L}'’]+/gu) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Vowel groups, less a silent ending: right for most English words and close for the rest. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (ending) => ending[0] ?? '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1)
}

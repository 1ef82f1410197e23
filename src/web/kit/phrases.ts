/** Adds a phrase to a list: trimmed, never empty, never twice. Returns the same list when nothing is to be added. */
export function addPhrase(phrases: readonly string[], typed: string): readonly string[] {
  const phrase = typed.trim()
  return phrase === '' || phrases.includes(phrase) ? phrases : [...phrases, phrase]
}

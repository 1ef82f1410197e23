export function addPhrase(phrases: readonly string[], typed: string): readonly string[] {
  const phrase = typed.trim()
  return phrase === '' || phrases.includes(phrase) ? phrases : [...phrases, phrase]
}

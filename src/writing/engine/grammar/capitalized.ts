/** The text as the beginning of a sentence, unless its first word is written like iPad. */
export function capitalized<Text extends string | null>(text: Text): Text {
  if (text === null || /^\p{Ll}+\p{Lu}/u.test(text)) return text
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Text
}

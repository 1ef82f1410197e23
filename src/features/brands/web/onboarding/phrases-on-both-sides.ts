export function phrasesOnBothSides(say: readonly string[], dontSay: readonly string[]): string[] {
  const avoided = new Set(dontSay.map((phrase) => phrase.toLocaleLowerCase()))
  return say.filter((phrase) => avoided.has(phrase.toLocaleLowerCase()))
}

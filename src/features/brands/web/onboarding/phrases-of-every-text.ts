const FUNCTION_WORDS = new Set(
  `a an the of to in on at by for from with and or but not no is are it its this that you your we our as be
  el la los las un una de del al en por para con sin y o que es su tu lo se no
  le les des du au aux et ou dans pour par sur avec sans est ce cette votre vous il elle ne pas que qui
  der die das den dem des ein eine einen und oder in im am an auf mit von zu zum zur für ist sie ihr es nicht
  il lo gli i uno di del della da dal nel con per tra e o che è non si`.split(/\s+/),
)

export function phrasesOfEveryText(phrases: readonly string[]): string[] {
  return phrases.filter((phrase) => {
    const words = phrase.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return words.every((word) => FUNCTION_WORDS.has(word) || word.length === 1)
  })
}

// A number with a currency sign or a lowercase word after it, and the words before a price.
const AMOUNT =
  /^(?:(?:from|only|ab|nur|desde|solo|dès|seulement|da) )?(?:[$€£] ?)?\d[\d.,:/ –-]{0,20}(?: ?(?:[$€£%]|[\p{Ll}°"′″]{1,16}\.?|[A-Z]{3}|[AaPp][Mm]|[KkMm]?[GgLlWwBb]))?$/u

export const isAmount = (text: string): boolean => AMOUNT.test(text.trim())

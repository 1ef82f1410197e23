// A number with a sign of money or one word in small letters behind it, and the words that come before a price.
const AMOUNT =
  /^(?:(?:from|only|ab|nur|desde|solo|dès|seulement|da) )?(?:[$€£] ?)?\d[\d.,:/ –-]{0,20}(?: ?(?:[$€£%]|[\p{Ll}°"′″]{1,16}\.?|[A-Z]{3}|[AaPp][Mm]|[KkMm]?[GgLlWwBb]))?$/u

/** "18 gauge", "8 seats", "25 minutes", "from €30": an amount in a list of products is no product. */
export const isAmount = (text: string): boolean => AMOUNT.test(text.trim())

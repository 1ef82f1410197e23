const NAME = String.raw`\p{Lu}[\p{L}.'’-]{1,24}`
const PLACE_OR_AGE = String.raw`(?:\s?\(|,\s?(?:(?:aus|from|in|de|da|di|d['’])\s?)?(?:\p{Lu}|\d\d))`
const SAID = String.raw`["“”„«»][^"“”„«»\n]{6,240}`
// The quotation is a sentence, or a dash or parenthesis separates it from the name: „Deutsch am Abend“, Montag, 18 Uhr.
const PARTED = String.raw`(?:[.!?…]\s?["“”»«],?\s{0,2}[(\p{Pd}]?|\s?["“”»«],?\s{0,2}[(\p{Pd}])\s{0,2}`
const SIGNED = new RegExp(`${SAID}${PARTED}${NAME}(?:\\s${NAME}){0,2}${PLACE_OR_AGE}`, 'gu')

export const findQuotes = (text: string): string[] => text.match(SIGNED) ?? []

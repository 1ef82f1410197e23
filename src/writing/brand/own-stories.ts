import { wordsIn } from '../engine/word-matching.ts'
import { quotesSomeone } from './printable.ts'

const FEWEST_WORDS = 9
const YEAR = /(?<![\d.,/])(?:19|20)\d{2}(?![\d/])/u

/** Whether a sentence tells what happened in a year: "I opened in 2014, after my grandmother's ring had been sold". */
export const tellsOfYear = (text: string): boolean => wordsIn(text).length >= FEWEST_WORDS && YEAR.test(text)

/** "Nel 2023 abbiamo spedito 40 pacchi il 20 dicembre": its day was one of that year. */
export const beginsInYear = (text: string): boolean => tellsOfYear(text) && BEGINS_IN_YEAR.test(text)

const BEGINS_IN_YEAR = /^\p{L}{2,5}(?:['’]|\s)(?:\p{L}{3,12}\s)?(?:19|20)\d{2}(?!\d)/u

/** The same, or what a customer said. */
export const isStory = (text: string): boolean =>
  tellsOfYear(text) || (wordsIn(text).length >= FEWEST_WORDS && quotesSomeone(text))

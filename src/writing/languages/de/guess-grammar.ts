import type { Grammar } from '#shared/brand-sheet.ts'

type Gender = NonNullable<Grammar['gender']>

const BREAK = /\s(?:für|mit|aus|von|vom|zum|zur|zu|im|in|ohne|nach|am)\s/u

const GENDERS: ReadonlyArray<[RegExp, Gender]> = [
  [
    /(?:ung|heit|keit|schaft|ion|tät|ik|ie|ei|röstung|creme|box|mühle|seife|kerze|tasse|tasche|jacke|flasche|kiste)$/,
    'feminine',
  ],
  [
    /(?:[bdfgiklmnprtz]chen|lein|ment|set|paket|abo|öl|buch|gerät|brot|bier|kleid|messer|shampoo|serum|kit|seminar|training)$/,
    'neuter',
  ],
  [
    /(?:ling|ismus|kurs|tee|kaffee|wein|honig|schutz|service|termin|test|gutschein|workshop|ring|schuh|saft|korb)$/,
    'masculine',
  ],
]
const PLURAL =
  /(?:ungen|heiten|keiten|ionen|kurse|pakete|sets|abos|boxen|mühlen|seifen|kerzen|tassen|taschen|jacken|flaschen|kisten|geräte|schuhe|ringe|weine|tees|bücher|kleider|gutscheine|termine|workshops|seminare|cremes|öle|möbel|pflanzen|socken|bohnen|decken|lampen|messer-sets|handschuhe|leckerlis|brillen|linsen)$/

/** The last word before a preposition is the head of a name. */
export function guessGerman(name: string): Grammar | null {
  // Names of several nouns have their head anywhere: "Probierpaket Drei Regionen".
  if (isSeveralNouns(name)) return null
  const lower = name.toLowerCase()
  const word = (lower.split(BREAK)[0] ?? lower).split(' ').at(-1) ?? ''
  if (PLURAL.test(word)) return { number: 'plural', gender: null }
  const gender = GENDERS.find(([ending]) => ending.test(word))?.[1]
  return gender === undefined ? null : { number: 'singular', gender }
}

function isSeveralNouns(name: string): boolean {
  const words = (name.split(BREAK)[0] ?? name).split(' ')
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > 1
}

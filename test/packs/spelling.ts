import { existsSync, readFileSync } from 'node:fs'
import dictionaryDe from 'dictionary-de'
import dictionaryEn from 'dictionary-en'
import dictionaryEs from 'dictionary-es'
import dictionaryFr from 'dictionary-fr'
import dictionaryIt from 'dictionary-it'
import { type Hunspell, createHunspellFromStrings } from 'hunspell-wasm'
import type { Language } from '#shared/brand-brief.ts'
import { textsOf } from '#writing/packs/angle-texts.ts'
import type { Pack } from '#writing/packs/pack-schema.ts'
import type { Checked } from './check-context.ts'

const DICTIONARIES = { de: dictionaryDe, en: dictionaryEn, es: dictionaryEs, fr: dictionaryFr, it: dictionaryIt }
const spellers = new Map<Language, Promise<Hunspell>>()

function spellerOf(language: Language): Promise<Hunspell> {
  const known = spellers.get(language)
  if (known !== undefined) return known
  const { aff, dic } = DICTIONARIES[language]
  const speller = createHunspellFromStrings(textOf(aff), textOf(dic)).then((created) => {
    for (const word of allowedWords(language)) created.addWord(word)
    return created
  })
  spellers.set(language, speller)
  return speller
}

const textOf = (data: Uint8Array) => new TextDecoder().decode(data)

/** `src/writing/packs/de/words.txt` lists correct words that the dictionary lacks. */
function allowedWords(language: Language): string[] {
  const file = new URL(`../../src/writing/packs/${language}/words.txt`, import.meta.url)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
}

export async function checkSpelling({ compiled, report }: Checked): Promise<void> {
  const { pack } = compiled
  for (const { word, angle, field } of await unknownWords(pack)) {
    const list = `src/writing/packs/${pack.language}/words.txt`
    report(
      compiled.lineOf(angle, field),
      field,
      `"${word}" isn't in the dictionary. If it is right, add it to ${list}.`,
    )
  }
}

async function unknownWords(pack: Pack): Promise<{ word: string; angle: string; field: string }[]> {
  const speller = await spellerOf(pack.language)
  const found = new Map<string, { word: string; angle: string; field: string }>()
  for (const angle of pack.angles) {
    for (const { field, text } of textsOf(angle)) {
      for (const word of wordsOf(text)) {
        if (found.has(word) || isKnown(word, pack.language, speller)) continue
        found.set(word, { word, angle: angle.id, field })
      }
    }
  }
  return [...found.values()]
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll('’', "'")
    .match(/(?<![\p{L}\p{N}])\p{L}+(?:['-]\p{L}+)*/gu) ?? []

/** German compounds may consist of two words. */
function isKnown(word: string, language: Language, speller: Hunspell): boolean {
  if (word.length === 1 || speller.testSpelling(word)) return true
  const parts = word.split(/['-]/)
  if (parts.length > 1) return parts.every((part) => part.length <= 2 || isKnown(part, language, speller))
  if (language === 'es' && isWithPronoun(word, speller)) return true
  return language === 'de' && (isCompound(word, speller) || isWithPrefix(word, speller))
}

const SEPARABLE =
  /^(?:ab|an|auf|aus|bei|durch|ein|fest|fort|frei|her|hin|los|mit|nach|um|vor|weg|weiter|wieder|zu|zurück|zusammen|heraus|hinein|herum|hervor)(?=\p{L}{3})/u

/** “abrät” is “rät” with a separable prefix. */
function isWithPrefix(word: string, speller: Hunspell): boolean {
  const [prefix] = SEPARABLE.exec(word) ?? []
  return prefix !== undefined && speller.testSpelling(word.slice(prefix.length))
}

const COMPOUND_PART = 3

/** “Probierpaket” is “Probier” and “Paket”. “Bestellungsliste” has a linking s. */
function isCompound(word: string, speller: Hunspell): boolean {
  for (let at = COMPOUND_PART; at <= word.length - COMPOUND_PART; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    const isLast = speller.testSpelling(last.charAt(0).toUpperCase() + last.slice(1)) || speller.testSpelling(last)
    const stem = first.replace(/s$/, '')
    const starts = [first, stem, `${first}en`, `${first}e`, first.toLowerCase(), `${first.toLowerCase()}en`]
    if (isLast && starts.some((each) => speller.testSpelling(each))) return true
  }
  return false
}

/** “pruébalo” is “prueba” with a pronoun, which moves the accent. */
function isWithPronoun(word: string, speller: Hunspell): boolean {
  const verb = /^(.{3,}?)(?:me|te|se|nos|lo|la|los|las|le|les){1,2}$/u.exec(word.toLowerCase())?.[1]
  if (verb === undefined) return false
  const plain = verb.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
  return speller.testSpelling(verb) || speller.testSpelling(plain)
}

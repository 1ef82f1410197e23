import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { LANGUAGES, type Language } from '#shared/brand-brief.ts'

/** `<language>` is replaced by a code: `languages/<language>/reading.json`. */
export type LanguageFile = `${string}/<language>/${string}`

/**
 * A folder in `languages/` makes a language. Other parts of the engine may have folders for its words, such as
 * `gate/words/de/`.
 */
class LanguageFolders {
  readonly #roots = new Map<Language, URL>()
  #all: readonly Language[] = []

  constructor(root: URL) {
    this.add(root)
  }

  /** Adds the languages of a folder with the layout of `src/writing`. */
  add(root: URL): void {
    const entries = readdirSync(new URL('languages/', root), { withFileTypes: true })
    for (const entry of entries) if (entry.isDirectory()) this.#roots.set(entry.name as Language, root)
    const found = [...this.#roots.keys()]
    const own: readonly Language[] = LANGUAGES.filter((language) => this.#roots.has(language))
    this.#all = [...own, ...found.filter((language) => !own.includes(language)).toSorted()]
  }

  /** The languages of the product come first, in its order. */
  get all(): readonly Language[] {
    return this.#all
  }

  fileOf(language: Language, file: LanguageFile): URL {
    const root = this.#roots.get(language)
    if (root === undefined) throw new Error(`There is no folder for the language "${language}".`)
    return new URL(file.replace('<language>', language), root)
  }
}

export const LANGUAGE_FOLDERS = new LanguageFolders(new URL('../', import.meta.url))

export const writtenLanguages = (): readonly Language[] => LANGUAGE_FOLDERS.all

/** Reads the file of a language when it is first needed. */
export function languageData<Made>(
  file: LanguageFile,
  make: (data: never, language: Language) => Made,
): (language: Language) => Made {
  const known = new Map<Language, Made>()
  return (language) =>
    known.getOrInsertComputed(language, () =>
      make(JSON.parse(readFileSync(LANGUAGE_FOLDERS.fileOf(language, file), 'utf8')) as never, language),
    )
}

/** The same for a file that not every language has. */
export function optionalLanguageData<Made>(
  file: LanguageFile,
  make: (data: never, language: Language) => Made,
): (language: Language) => Made | null {
  const read = languageData(file, make)
  const isThere = new Map<Language, boolean>()
  const has = (language: Language) =>
    isThere.getOrInsertComputed(language, () => existsSync(LANGUAGE_FOLDERS.fileOf(language, file)))
  return (language) => (has(language) ? read(language) : null)
}

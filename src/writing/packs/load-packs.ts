import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Language } from '#shared/brand-brief.ts'
import { LANGUAGE_FOLDERS } from '../languages/language-folders.ts'
import { type PackSource, compilePack } from './compile-pack.ts'
import type { Pack } from './pack-schema.ts'
import { readdressed } from './readdress.ts'

/** The pack files of languages. A file in its place is enough for a pack to exist. */
export class PackLibrary {
  readonly #folderOf: (language: Language) => URL
  readonly #compiled = new Map<string, Pack | null>()

  /** Takes the folder of each language. */
  constructor(folderOf: (language: Language) => URL) {
    this.#folderOf = folderOf
  }

  places(language: Language): PackSource[] {
    const layers = (['family', 'trade'] as const).flatMap((layer) => {
      const folder = new URL(`${layer}/`, this.#folderOf(language))
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []
      return names.toSorted().map((name) => placeOf(language, layer, name.slice(0, -'.txt'.length)))
    })
    const others = SINGLE.map((layer) => placeOf(language, layer, layer))
    return [...layers, ...others.filter((place) => existsSync(this.#fileOf(place)))]
  }

  read(place: PackSource): string {
    return readFileSync(this.#fileOf(place), 'utf8')
  }

  /**
   * A pack, compiled on first use. Null when the file doesn't exist. With a form of address such as `du`, it has the
   * texts of that form where they exist.
   */
  pack(language: Language, layer: Pack['layer'], id: string, address: string | null = null): Pack | null {
    const key = `${language}/${layer}/${id} ${address ?? ''}`
    const known = this.#compiled.get(key)
    if (known !== undefined) return known
    // Looks among the existing files, because the id may be user input.
    const place = this.places(language).find((each) => each.layer === layer && each.id === id)
    const pack = place === undefined ? null : this.#inForm(this.#compile(place), place, address)
    this.#compiled.set(key, pack)
    return pack
  }

  /** The second file of a pack, with its texts in another form of address. Null where there isn't one. */
  readForms(place: PackSource, address: string): string | null {
    const file = new URL(`${address}/${insideOf(place)}`, this.#folderOf(place.language))
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }

  #inForm(pack: Pack, place: PackSource, address: string | null): Pack {
    const text = address === null ? null : this.readForms(place, address)
    if (address === null || text === null) return pack
    const found = readdressed(pack, text, address)
    if (found.problems.length > 0) throw new Error(`${place.file} in "${address}", ${found.problems[0]}`)
    return found.pack
  }

  #fileOf(place: PackSource): URL {
    return new URL(insideOf(place), this.#folderOf(place.language))
  }

  #compile(place: PackSource): Pack {
    const { pack, problems } = compilePack(this.read(place), place)
    const wrong = problems.filter(({ severity }) => severity === 'error')
    if (wrong.length > 0) {
      const { file, line, field, message } = wrong[0]!
      throw new Error(`${file} has ${wrong.length} errors. The first is in line ${line}, ${field}: ${message}`)
    }
    return pack
  }
}

/** Layers of one pack each. */
const SINGLE = ['brand', 'universal'] as const satisfies readonly Pack['layer'][]

/** Where a pack is in the folder of its language. */
const insideOf = ({ layer, id }: Pick<PackSource, 'layer' | 'id'>): string =>
  SINGLE.some((each) => each === layer) ? `${id}.txt` : `${layer}/${id}.txt`

function placeOf(language: Language, layer: Pack['layer'], id: string): PackSource {
  return { language, layer, id, file: `src/writing/packs/${language}/${insideOf({ layer, id })}` }
}

export const PACKS = new PackLibrary((language) => LANGUAGE_FOLDERS.fileOf(language, 'packs/<language>/'))

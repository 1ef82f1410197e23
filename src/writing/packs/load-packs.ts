import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Language } from '#shared/brand-brief.ts'
import { type PackPlace, compilePack } from './compile-pack.ts'
import type { Pack } from './pack-schema.ts'
import { readdressed } from './readdress.ts'

/** The pack files below a folder. A file in its place is enough for a pack to exist. */
export class PackLibrary {
  readonly #folder: URL
  readonly #compiled = new Map<string, Pack | null>()

  constructor(folder: URL) {
    this.#folder = folder
  }

  /** Every pack of a language. */
  places(language: Language): PackPlace[] {
    const layers = (['family', 'trade'] as const).flatMap((layer) => {
      const folder = new URL(`${language}/${layer}/`, this.#folder)
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []
      return names.toSorted().map((name) => placeOf(language, layer, name.slice(0, -'.txt'.length)))
    })
    const universal = placeOf(language, 'universal', 'universal')
    return existsSync(this.#fileOf(universal)) ? [...layers, universal] : layers
  }

  read(place: PackPlace): string {
    return readFileSync(this.#fileOf(place), 'utf8')
  }

  /**
   * A pack, compiled when it is first asked for; null when nobody has written it. Where its texts were also written in
   * the given form of address, such as `du`, it has these.
   */
  pack(language: Language, layer: Pack['layer'], id: string, address: string | null = null): Pack | null {
    const key = `${language}/${layer}/${id} ${address ?? ''}`
    const known = this.#compiled.get(key)
    if (known !== undefined) return known
    // Asked among the files that exist, as an id may come from anywhere.
    const place = this.places(language).find((each) => each.layer === layer && each.id === id)
    const pack = place === undefined ? null : this.#inForm(this.#compile(place), place, address)
    this.#compiled.set(key, pack)
    return pack
  }

  /** The second file of a pack, with its texts in another form of address; null where there is none. */
  readForms(place: PackPlace, address: string): string | null {
    const file = new URL(place.file.slice(FOLDER.length).replace('/', `/${address}/`), this.#folder)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }

  #inForm(pack: Pack, place: PackPlace, address: string | null): Pack {
    const text = address === null ? null : this.readForms(place, address)
    if (address === null || text === null) return pack
    const found = readdressed(pack, text, address)
    if (found.problems.length > 0) throw new Error(`${place.file} in "${address}", ${found.problems[0]}`)
    return found.pack
  }

  #fileOf({ file }: PackPlace): URL {
    return new URL(file.slice(FOLDER.length), this.#folder)
  }

  #compile(place: PackPlace): Pack {
    const { pack, problems } = compilePack(this.read(place), place)
    const wrong = problems.filter(({ severity }) => severity === 'error')
    if (wrong.length > 0) {
      const { file, line, field, message } = wrong[0]!
      throw new Error(`${file} has ${wrong.length} errors. The first is in line ${line}, ${field}: ${message}`)
    }
    return pack
  }
}

const FOLDER = 'src/writing/packs/'

function placeOf(language: Language, layer: Pack['layer'], id: string): PackPlace {
  const name = layer === 'universal' ? `${language}/universal.txt` : `${language}/${layer}/${id}.txt`
  return { language, layer, id, file: `${FOLDER}${name}` }
}

/** The packs that come with the product. */
export const PACKS = new PackLibrary(new URL('./', import.meta.url))

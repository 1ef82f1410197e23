import { readFileSync, readdirSync } from 'node:fs'
import { seededRandom } from '#shared/seeded-random.ts'

const FOLDER = new URL('./fixtures/', import.meta.url)
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => readFileSync(new URL(name, FOLDER)))

const NASTY = [
  '\0',
  '"',
  '""',
  '\r',
  '\n',
  ';',
  ',',
  '\t',
  '\uFEFF',
  '=1+1',
  '-',
  '9e999',
  '%',
  '€',
  '١٢٣',
  '😀',
  '\u202E',
]

export function fuzzedFile(seed: number): Buffer {
  const random = seededRandom(`fuzz ${seed}`)
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)]!
  let bytes = Buffer.from(pick(files).subarray(0, 200 + random.below(6000)))
  for (let changes = 1 + random.below(8); changes > 0; changes--) {
    const at = random.below(bytes.length)
    const length = random.below(40)
    const [before, cut, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)]
    bytes = Buffer.concat(
      pick([
        () => [before, Buffer.from(pick(NASTY)), cut, after],
        () => [before, after],
        () => [before, cut, cut, after],
        () => [before, Buffer.from([random.below(256)]), after],
        () => [Buffer.from([0xff, 0xfe]), before, cut, after],
        () => [before],
      ])(),
    )
  }
  return bytes
}

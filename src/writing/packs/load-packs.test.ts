import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { PackLibrary } from './load-packs.ts'
import { SMALL_PACK } from './pack-texts.fixtures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'packs-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'en/family'), { recursive: true })
mkdirSync(path.join(folder, 'en/trade'), { recursive: true })
writeFileSync(path.join(folder, 'en/family/b2b-supply.txt'), SMALL_PACK)
writeFileSync(path.join(folder, 'en/trade/bakery.txt'), SMALL_PACK.replace('role:teach', 'role:inform'))
writeFileSync(path.join(folder, 'en/trade/notes.md'), 'no pack')
const library = new PackLibrary((language) => pathToFileURL(`${folder}/${language}/`))

const usual = library.pack('en', 'family', 'b2b-supply')!.angles[0]!

test('packs are found by their folder', () => {
  expect(library.places('en').map(({ layer, id }) => `${layer} ${id}`)).toEqual(['family b2b-supply', 'trade bakery'])
  expect(library.places('de')).toEqual([])
})

test('a pack is compiled once, and a missing pack is null', () => {
  const pack = library.pack('en', 'family', 'b2b-supply')
  expect(pack?.angles).toHaveLength(1)
  expect(library.pack('en', 'family', 'b2b-supply')).toBe(pack)
  expect(library.pack('de', 'family', 'b2b-supply')).toBeNull()
  expect(library.pack('en', 'family', '../family/b2b-supply')).toBeNull()
})

test('a pack has the texts of its second file for the form of address that the file is for', () => {
  mkdirSync(path.join(folder, 'en/thou/family'), { recursive: true })
  writeFileSync(path.join(folder, 'en/thou/family/b2b-supply.txt'), `= ${usual.id}\nh Look thou at the top shelf\n`)
  const pack = library.pack('en', 'family', 'b2b-supply', 'thou')!
  expect(pack).toMatchObject({ address: 'thou', theses: library.pack('en', 'family', 'b2b-supply')!.theses })
  expect(pack.angles).toEqual([{ ...usual, headline: 'Look thou at the top shelf' }])
  expect(library.pack('en', 'family', 'b2b-supply', 'you')).toMatchObject({ address: null, angles: [usual] })
  expect(library.places('en')).toHaveLength(2)
})

test('a pack with an error says which line is wrong', () => {
  expect(() => library.pack('en', 'trade', 'bakery')).toThrow(
    /en\/trade\/bakery\.txt has \d errors.* line 8, role: "inform"/,
  )
})

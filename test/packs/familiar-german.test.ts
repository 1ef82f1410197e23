import { describe, expect, test } from 'vitest'
import { textsOf } from '#writing/packs/angle-texts.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
import type { Angle, Pack } from '#writing/packs/pack-schema.ts'
import { readdressed } from '#writing/packs/readdress.ts'
import { slotsIn } from '#writing/packs/slots.ts'

const FORMAL = /(?<![.!?:…„“"–] ?)(?<=\S )\b(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)\b/u
const NOT_FOR_READERS = new Set(['p', 'y', 'v'])
/** Angles that use “Sie” for another person, or are about the word. */
const MEANT = new Set(['formal-or-familiar', 'talk-phone'])

const forReaders = (angle: Angle) => textsOf(angle).filter(({ field }) => !NOT_FOR_READERS.has(field))

const packs = PACKS.places('de').flatMap((place) => {
  const text = PACKS.readForms(place, 'du')
  const pack = PACKS.pack('de', place.layer, place.id)!
  return text === null ? [] : [{ name: `${place.layer}/${place.id}`, pack, text }]
})

function pairs(pack: Pack, familiar: Pack) {
  return pack.angles.flatMap((angle, place) => {
    const others = forReaders(familiar.angles[place]!)
    return MEANT.has(angle.id) ? [] : forReaders(angle).map(({ text }, at) => [text, others[at]!.text] as const)
  })
}

describe.each(packs)('the du form of $name', ({ pack, text }) => {
  const { pack: familiar, problems } = readdressed(pack, text, 'du')

  test('fits its pack', () => {
    expect(problems).toEqual([])
    const slots = (written: string) => slotsIn(written, 'de').map((slot) => slot.written)
    expect(pairs(pack, familiar).filter(([sie, du]) => slots(sie).join() !== slots(du).join())).toEqual([])
  })

  test('uses Sie for no one, and omits no text that does', () => {
    expect(pairs(pack, familiar).flatMap(([, du]) => (FORMAL.test(du) ? [du] : []))).toEqual([])
  })
})

test('the packs of every brand and of consumers have one', () => {
  expect(packs.map(({ name }) => name)).toContain('universal/universal')
})

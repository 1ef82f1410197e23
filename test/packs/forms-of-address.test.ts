import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { textsOf } from '#writing/packs/angle-texts.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
import { readdressed } from '#writing/packs/readdress.ts'
import { slotsIn } from '#writing/packs/slots.ts'

const ALL = ['brand/brand', 'universal/universal']
const SECOND_FORMS: readonly (readonly [Language, string, string[]])[] = [
  ['de', 'du', ALL],
  ['de', 'ihr', ALL],
  ['it', 'Lei', ALL],
  ['es', 'usted', ALL],
  ['fr', 'tu', ALL],
  ['it', 'voi', ALL],
]

describe.each(SECOND_FORMS)('packs in %s that say %s', (language, address, places) => {
  const written = PACKS.places(language).flatMap((place) => {
    const text = PACKS.readForms(place, address)
    return text === null ? [] : [{ name: `${place.layer}/${place.id}`, place, text }]
  })

  test('exist for every brand', () => {
    expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(places))
  })

  test.each(written)('$name names texts of its pack, with the same slots', ({ place, text }) => {
    const pack = PACKS.pack(language, place.layer, place.id)!
    const { pack: other, problems } = readdressed(pack, text, address)
    expect(problems).toEqual([])
    const slots = (angles: typeof pack.angles) =>
      angles.map((angle) => textsOf(angle).map((each) => slotsIn(each.text, language).map((slot) => slot.written)))
    expect(slots(other.angles)).toEqual(slots(pack.angles))
  })
})

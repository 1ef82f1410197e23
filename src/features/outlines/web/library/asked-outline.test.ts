import { expect, test } from 'vitest'
import { brandOfAnswer } from './asked-outline.ts'

const brands = [{ id: 'tannholt' }, { id: 'quillhound' }]

test('goes to the brand of the outline', () => {
  expect(brandOfAnswer({ outline: { brandId: 'quillhound' } }, brands)).toBe('quillhound')
})

test('stays away from brands of other workspaces and from ids of brands', () => {
  expect(brandOfAnswer({ outline: { brandId: 'elsewhere' } }, brands)).toBeNull()
  expect(brandOfAnswer({ outlines: [] }, brands)).toBeNull()
})

import { expect, test } from 'vitest'
import { iconSvg, maskableIconSvg } from './icon.tsx'
import { plainSvg } from './plain-svg.ts'
import { shareGround } from './share-picture.tsx'
import { color, hexOf } from './token-colors.ts'
import { windowsIcon } from './windows-icon.ts'

test("converts the product's colors to sRGB", () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff')
  expect(hexOf('oklch(0 0 0)')).toBe('#000000')
  expect(color('teal')).toBe('#007873')
  expect(color('bg')).toBe('#f7fbfc')
  expect(() => color('no-such-color')).toThrow('no color token')
})

test('turns color classes into attributes and drops all other classes', () => {
  const drawn = '<path class="size-7 fill-none stroke-teal opacity-40"/><i class="fill-[oklch(1_0_0)]"/>'
  expect(plainSvg(drawn)).toBe('<path fill="none" stroke="#007873" opacity="0.4"/><i fill="#ffffff"/>')
})

test('nothing in a drawing is left to a style sheet', () => {
  for (const svg of [iconSvg(), maskableIconSvg(), shareGround()]) {
    expect(svg).not.toMatch(/class=|var\(|oklch/)
    expect(svg).toContain(color('teal'))
  }
})

test('an icon file names each of its pictures and where it begins', () => {
  const pictures = [16, 32].map((size) => ({ size, png: new Uint8Array(size).fill(size) }))
  const file = windowsIcon(pictures)
  const view = new DataView(file.buffer)
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 2])
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    const [length, offset] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)]
    expect([view.getUint8(entry), length]).toEqual([size, png.length])
    expect(file.subarray(offset, offset + length)).toEqual(png)
  }
})

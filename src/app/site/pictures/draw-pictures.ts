import { createElement } from 'react'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import satori from 'satori'
import { iconSvg, maskableIconSvg } from './icon.tsx'
import { SHARE_PICTURE, ShareWords, shareGround } from './share-picture.tsx'
import { windowsIcon } from './windows-icon.ts'

export interface DrawingParts {
  wasm: BufferSource
  medium: ArrayBuffer
  semibold: ArrayBuffer
}

let started: Promise<void> | undefined

export async function drawIcons({ wasm }: DrawingParts): Promise<Map<string, Uint8Array>> {
  await (started ??= initWasm(wasm))
  const whole = iconSvg()
  // Systems round the corners of these icons, and transparent corners would turn black.
  const full = maskableIconSvg()
  const small = [16, 32, 48].map((size) => ({ size, png: draw(whole, size) }))
  return new Map([
    ['favicon.svg', new TextEncoder().encode(whole)],
    ['favicon.ico', windowsIcon(small)],
    ['apple-touch-icon.png', draw(full, 180)],
    ['icon-192.png', draw(whole, 192)],
    ['icon-512.png', draw(whole, 512)],
    ['icon-maskable-512.png', draw(full, 512)],
  ])
}

export async function drawSharePicture(
  headline: string,
  { wasm, medium, semibold }: DrawingParts,
): Promise<Uint8Array> {
  await (started ??= initWasm(wasm))
  const words = await satori(createElement(ShareWords, { headline }), {
    ...SHARE_PICTURE,
    fonts: [
      { name: 'Geist', data: medium, weight: 500, style: 'normal' },
      { name: 'Geist', data: semibold, weight: 600, style: 'normal' },
    ],
  })
  return draw(shareGround().replace(/<\/svg>$/, `${words}</svg>`), SHARE_PICTURE.width)
}

function draw(svg: string, width: number): Uint8Array {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = picture.render()
  const png = image.asPng()
  image.free()
  picture.free()
  return png
}

const HEADER = 6
const ENTRY = 16

export function windowsIcon(pictures: { size: number; png: Uint8Array }[]): Uint8Array {
  const start = HEADER + ENTRY * pictures.length
  const length = pictures.reduce((total, { png }) => total + png.length, start)
  const file = new Uint8Array(length)
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let offset = start
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index
    view.setUint8(entry, size)
    view.setUint8(entry + 1, size)
    view.setUint16(entry + 4, 1, true)
    view.setUint16(entry + 6, 32, true)
    view.setUint32(entry + 8, png.length, true)
    view.setUint32(entry + 12, offset, true)
    file.set(png, offset)
    offset += png.length
  }
  return file
}

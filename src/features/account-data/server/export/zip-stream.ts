import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  /** Read when its turn comes, never before. */
  content: () => AsyncIterable<string>
}

/** A ZIP archive that is made while it is read: nothing of it is ever held as a whole, nor kept anywhere. */
export function zipStream(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  let current: Readable | undefined
  // Whoever goes away in the middle ends the reading, too.
  output.on('close', () => current?.destroy())
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, { mtime }, (ready) => {
      current = Readable.from(content(), { objectMode: false })
      current.on('error', (error) => output.destroy(error))
      ready(null, current)
    })
  }
  zip.end()
  return output
}

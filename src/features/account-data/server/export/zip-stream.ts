import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  /** Read when its turn comes, never before. */
  content: () => AsyncIterable<string>
}

/**
 * A ZIP archive that is made while it is read: nothing of it is ever held as a whole, nor kept anywhere. It begins with the
 * first read, so what its request writes down before that is in it.
 */
export const zipStream = (entries: readonly ZipEntry[], mtime: Date): Readable =>
  Readable.from(archive(entries, mtime), { objectMode: false })

async function* archive(entries: readonly ZipEntry[], mtime: Date): AsyncGenerator<Uint8Array> {
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
  yield* output as AsyncIterable<Uint8Array>
}

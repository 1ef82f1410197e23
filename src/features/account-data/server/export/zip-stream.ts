import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  content: () => AsyncIterable<string>
}

/** Builds the ZIP archive while it's read, so that it's never in memory or on disk as a whole. */
export const zipStream = (entries: readonly ZipEntry[], mtime: Date): Readable =>
  Readable.from(archive(entries, mtime), { objectMode: false })

async function* archive(entries: readonly ZipEntry[], mtime: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  let current: Readable | undefined
  // A client that disconnects also ends the reads.
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

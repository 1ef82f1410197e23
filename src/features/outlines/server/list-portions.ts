import type { OutlineSize } from './store.ts'

/**
 * About a hundred ordinary outlines. The database compresses a text at most to a ninetieth, so a portion of the worst
 * texts is at most 18 MB.
 */
const MOST_BYTES = 200_000

/** Cuts a list so that large outlines are read a few at a time, and each portion holds the thread as long as others. */
export function inPortions(sizes: readonly OutlineSize[], mostBytes = MOST_BYTES): string[][] {
  const portions: string[][] = []
  let left = 0
  for (const { id, bytes } of sizes) {
    if (bytes > left || portions.length === 0) {
      portions.push([])
      left = mostBytes
    }
    portions.at(-1)!.push(id)
    left -= bytes
  }
  return portions
}

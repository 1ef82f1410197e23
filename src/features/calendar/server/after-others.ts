const last = new Map<string, Promise<unknown>>()

/** Runs the work of one key in this process one after the other, in the order it came. */
export async function afterOthers<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}

const last = new Map<string, Promise<unknown>>()

/** Runs the work for one key in this process in order, one at a time. */
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

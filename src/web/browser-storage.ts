export type Keeper = 'tab' | 'browser'

/** A browser may block storage. Then nothing is stored. */
function withStorage<Result>(keeper: Keeper, act: (storage: Storage) => Result): Result | null {
  try {
    return act(keeper === 'tab' ? sessionStorage : localStorage)
  } catch {
    return null
  }
}

export const kept = (keeper: Keeper, key: string): string | null =>
  withStorage(keeper, (storage) => storage.getItem(key))

export function keep(keeper: Keeper, key: string, value: string | null): void {
  withStorage(keeper, (storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)))
}

export function forgetKept(keeper: Keeper, prefix: string): void {
  withStorage(keeper, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

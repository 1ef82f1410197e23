/** `tab` is forgotten with the tab, and what a person typed in it when they log out; `browser` stays. */
export type Keeper = 'tab' | 'browser'

const TYPED = 'mailmonth:typed:'

/** A browser may refuse storage altogether: then nothing is kept, and nothing else happens. */
function withStorage<Result>(keeper: Keeper, act: (storage: Storage) => Result): Result | null {
  try {
    return act(keeper === 'tab' ? sessionStorage : localStorage)
  } catch {
    return null
  }
}

export const kept = (keeper: Keeper, key: string): string | null =>
  withStorage(keeper, (storage) => storage.getItem(key))

/** Null forgets it. */
export function keep(keeper: Keeper, key: string, value: string | null): void {
  withStorage(keeper, (storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)))
}

/** The key of something a person has typed and not handed in: it survives a reload and not their logging out. */
export const typedKey = (name: string): string => TYPED + name

export function forgetTyped(): void {
  withStorage('tab', (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(TYPED)) storage.removeItem(key)
  })
}

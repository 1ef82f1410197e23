import type { Steps } from './steps.ts'

/** Caches a value per object for as long as the object lives. */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

/** The same for work in steps. Several callers may be at it at the same time, and all get the result of the first. */
export function oncePerInSteps<Key extends object, Value extends object>(
  make: (key: Key) => Steps<Value>,
): (key: Key) => Steps<Value> {
  const made = new WeakMap<Key, Value>()
  return function* stepsOf(key) {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = yield* make(key)
    return made.getOrInsert(key, fresh)
  }
}

/** The same seed and the same name always choose the same item; other names choose independently. */
export function chooser(seed: string): <Item>(name: string, items: readonly Item[]) => Item | undefined {
  return (name, items) => items[hashOf(`${seed} ${name}`) % Math.max(1, items.length)]
}

/** True in about `share` of all names. */
export function happens(seed: string, name: string, share: number): boolean {
  return hashOf(`${seed} ${name}`) % 1000 < share * 1000
}

/** FNV-1a with a final mix, so that seeds that differ in one letter choose differently. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  return value >>> 0
}

export interface DataItem {
  types: string[]
  fields: Record<string, unknown>
}

const MOST_ITEMS = 1000
const DEEPEST = 8

export function dataItems(blocks: readonly unknown[]): DataItem[] {
  const found: DataItem[] = []
  const visit = (value: unknown, depth: number): void => {
    if (found.length >= MOST_ITEMS || depth > DEEPEST || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1)
      return
    }
    const fields = value as Record<string, unknown>
    const types = [fields['@type']].flat().filter((type) => typeof type === 'string')
    if (types.length > 0) found.push({ types, fields })
    for (const inner of Object.values(fields)) visit(inner, depth + 1)
  }
  for (const block of blocks) visit(block, 0)
  return found
}

export const isOfType = ({ types }: DataItem, ...wanted: string[]): boolean =>
  types.some((type) => wanted.includes(type.replace(/^https?:\/\/schema\.org\//, '')))

export function textOf(value: unknown): string | null {
  const first = Array.isArray(value) ? (value as unknown[])[0] : value
  if (typeof first === 'string') return first.replace(/\s+/gu, ' ').trim().slice(0, 500) || null
  if (typeof first === 'number') return String(first)
  if (typeof first === 'object' && first !== null) return textOf((first as Record<string, unknown>)['name'])
  return null
}

export function fieldOf(value: unknown, name: string): unknown {
  const first = Array.isArray(value) ? (value as unknown[])[0] : value
  return typeof first === 'object' && first !== null ? (first as Record<string, unknown>)[name] : undefined
}

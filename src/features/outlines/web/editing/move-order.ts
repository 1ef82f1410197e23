export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.min(Math.max(to, 0), items.length - 1)
  if (from < 0 || place === from) return items
  return items.toSpliced(from, 1).toSpliced(place, 0, items[from]!)
}

export function positionByKey(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return place - 1
    case 'ArrowDown':
      return place + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

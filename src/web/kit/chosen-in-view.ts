/** Scrolls the chosen item of a sideways-scrolling row into view. */
export function chosenInView(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.closest('.overflow-x-auto')
  if (item === null || !row) return undefined
  // The observer reports once the browser has the layout anyway, and still before the first paint.
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const seen = row.getBoundingClientRect()
    const { left, right } = item.getBoundingClientRect()
    row.scrollLeft += Math.max(0, right - seen.right) - Math.max(0, seen.left - left)
  })
  observer.observe(item)
  return () => observer.disconnect()
}

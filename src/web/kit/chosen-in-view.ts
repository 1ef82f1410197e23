/** Scrolls the chosen item of a sideways-scrolling row into view. */
export function chosenInView(item: HTMLElement | null): void {
  const row = item?.closest('.overflow-x-auto')
  if (item === null || !row) return
  const seen = row.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  row.scrollLeft += Math.max(0, right - seen.right) - Math.max(0, seen.left - left)
}

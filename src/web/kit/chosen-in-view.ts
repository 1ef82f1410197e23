/** The `ref` of what is chosen in a row that scrolls sideways: it can be seen, however narrow the screen. */
export function chosenInView(item: HTMLElement | null): void {
  const row = item?.closest('.overflow-x-auto')
  if (item === null || !row) return
  const seen = row.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  row.scrollLeft += Math.max(0, right - seen.right) - Math.max(0, seen.left - left)
}

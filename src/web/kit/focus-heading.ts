export function focusHeading(within: ParentNode, headings = 'h1, h2, h3'): boolean {
  const heading = [...within.querySelectorAll<HTMLElement>(headings)].find((each) => each.checkVisibility())
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== undefined
}

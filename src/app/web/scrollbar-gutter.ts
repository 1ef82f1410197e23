/** A dialog hides the scrollbar, so the style sheet adds this padding in its place. */
export function measureScrollbarGutter(): void {
  const root = document.documentElement
  const measure = () => {
    if (document.body.dataset['scrollLocked'] !== undefined) return
    root.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
  }
  measure()
  window.addEventListener('resize', measure)
}

/**
 * Measures the strip that the page keeps free for its scrollbar. A dialog takes the strip away, so that its veil covers
 * the whole window, and the style sheet puts this much padding in its place.
 */
export function measureScrollbarGutter(): void {
  const root = document.documentElement
  const measure = () => {
    if (document.body.dataset['scrollLocked'] !== undefined) return
    root.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
  }
  measure()
  window.addEventListener('resize', measure)
}

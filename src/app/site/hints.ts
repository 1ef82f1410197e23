export function connectHints(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const hint of document.querySelectorAll<HTMLElement>('[data-hint]')) {
      if (!hint.matches(':hover, :focus-within')) continue
      hint.dataset['hint'] = 'dismissed'
      const forget = () => void (hint.dataset['hint'] = '')
      hint.addEventListener('pointerleave', forget, { once: true })
      hint.addEventListener('focusout', forget, { once: true })
    }
  })
}

const SHOWN_MS = 5000

/** Works like the product's toast: a new one replaces the old one, F8 moves the focus to it, and Escape closes it. */
export function showToast(title: string, text: string, tone: 'plain' | 'destructive' = 'plain'): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (region === null) return
  const toast = document.createElement('div')
  toast.className = `site-toast site-toast-${tone}`
  toast.setAttribute('role', tone === 'destructive' ? 'alert' : 'status')
  const heading = document.createElement('p')
  heading.className = 'font-semibold'
  heading.textContent = title
  const sentence = document.createElement('p')
  sentence.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', 'Close')
  close.className = 'site-toast-close'
  close.textContent = '×'
  close.addEventListener('click', () => toast.remove())
  toast.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toast.remove()
  })
  toast.append(heading, sentence, close)
  region.replaceChildren(toast)

  let timer = 0
  const leaveLater = () => {
    timer = window.setTimeout(() => toast.remove(), SHOWN_MS)
  }
  const stay = () => window.clearTimeout(timer)
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leaveLater)
  leaveLater()
}

export function connectToastKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'F8') document.querySelector<HTMLElement>('[data-toasts]')?.focus()
  })
}

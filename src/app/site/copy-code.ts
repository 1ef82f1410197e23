import { showToast } from './site-toast.ts'

const SHOWN_MS = 2000

export function connectCopy(button: HTMLElement): void {
  const label = button.querySelector('[data-copy-label]')
  const code = button.dataset['copy'] ?? ''
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(code).then(
      () => {
        if (label === null) return
        const before = label.textContent
        label.textContent = 'Copied'
        window.setTimeout(() => void (label.textContent = before), SHOWN_MS)
      },
      () => showToast('Error', `We couldn't copy the code. Enter ${code} at checkout.`, 'destructive'),
    )
  })
}

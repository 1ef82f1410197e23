import { type TrackingChoice, rememberTrackingChoice, trackingChoice } from './tracking-choice.ts'

export function connectConsent(onAllowed: () => void): void {
  const choice = trackingChoice()
  if (choice === 'allowed') onAllowed()
  if (choice === null) askForConsent(onAllowed)
  for (const item of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    item.hidden = false
    item.querySelector('button')?.addEventListener('click', () => askForConsent(onAllowed)?.focus())
  }
}

/** The banner doesn't block the page: the focus stays, and nothing loads while it is open. */
function askForConsent(onAllowed: () => void): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]')
  const shown = document.querySelector<HTMLElement>('.consent')
  if (template === null || shown !== null) return shown
  const banner = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  const cameFrom = document.activeElement
  const choose = (choice: TrackingChoice) => {
    const before = trackingChoice()
    rememberTrackingChoice(choice)
    banner.remove()
    document.documentElement.classList.remove('asks-consent')
    if (cameFrom instanceof HTMLElement) cameFrom.focus()
    if (choice === 'allowed' && before !== 'allowed') onAllowed()
    if (choice === 'declined' && before === 'allowed') location.reload()
  }
  for (const button of banner.querySelectorAll<HTMLElement>('[data-choice]')) {
    button.addEventListener('click', () => choose(button.dataset['choice'] === 'allowed' ? 'allowed' : 'declined'))
  }
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose('declined')
  })
  // The banner comes first in the page, so that the keyboard reaches it before the content it covers.
  document.body.prepend(banner)
  document.documentElement.classList.add('asks-consent')
  return banner
}

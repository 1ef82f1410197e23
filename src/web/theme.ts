import { keep, kept } from './browser-storage.ts'
import { THEME_KEY } from './document-bootstrap.ts'

export type Theme = 'light' | 'dark'

const PREFERS_DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

function chosenTheme(): Theme | null {
  const stored = kept('browser', THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : null
}

export function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light')
}

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const listener of listeners) listener()
}

export function chooseTheme(theme: Theme): void {
  keep('browser', THEME_KEY, theme)
  show(theme)
}

export function toggleTheme(): void {
  chooseTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark')
}

/** Follows the system until the user chooses, and always follows the other tabs. Returns a function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia(PREFERS_DARK)
  const update = () => show(currentTheme())
  const updateFromTab = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) update()
  }
  system.addEventListener('change', update)
  window.addEventListener('storage', updateFromTab)
  return () => {
    system.removeEventListener('change', update)
    window.removeEventListener('storage', updateFromTab)
  }
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

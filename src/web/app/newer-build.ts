const RELOADED_AT = 'mailmonth:reloaded-at'
const NOT_AGAIN_WITHIN_MS = 30_000

/**
 * A page that was open while a newer build was put in place asks for parts that are gone. Loading the document again
 * brings the new ones. Once only: when parts are missing for another reason, the error screen has the word.
 */
export function followNewerBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now())) return
    event.preventDefault()
    location.reload()
  })
}

function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < NOT_AGAIN_WITHIN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
    return true
  } catch {
    // Without storage nobody would know of the last reload: it might go on for ever.
    return false
  }
}

import { paths } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'

/** On their own origin, the public pages never have a session. */
const isApart = () => document.querySelector('meta[name="product-origin"][content^="http"]') !== null

/** An unreachable server counts as no session. */
async function checkSession(): Promise<boolean> {
  if (isApart()) return false
  try {
    const answer = await fetch('/api/auth/me', { credentials: 'same-origin', headers: { accept: 'application/json' } })
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

function askedSection(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/** Logged-in users go to their dashboard, unless the address names a section of the front page. */
export async function followAccount(): Promise<boolean> {
  const root = document.documentElement
  const leadsAway = document.querySelector('[data-leads-to-dashboard]') !== null
  if (leadsAway) root.dataset['session'] ??= 'asking'
  const signedIn = await checkSession()
  rememberSignedIn(signedIn)
  if (leadsAway && signedIn && askedSection() === null) {
    root.dataset['session'] = 'checking'
    location.replace(paths.dashboard)
    return true
  }
  delete root.dataset['session']
  if (signedIn) root.dataset['account'] = ''
  else delete root.dataset['account']
  return signedIn
}

import { paths } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'

/** Whether this page has another address than the product, where nobody is ever signed in. */
const isApart = () => document.querySelector('meta[name="product-origin"][content^="http"]') !== null

/** Whether somebody is signed in on this browser. A server that cannot be reached counts as nobody. */
async function checkSession(): Promise<boolean> {
  if (isApart()) return false
  try {
    const answer = await fetch('/api/auth/me', { credentials: 'same-origin', headers: { accept: 'application/json' } })
    // A body that nobody reads keeps the request open.
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

/** The section the address asks for. Behind the hash may stand anything. */
function askedSection(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Shows the links of whoever is there. On the front page signed-in people go on to their dashboard, unless the address
 * asks for a section of it. Answers whether somebody is signed in.
 */
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

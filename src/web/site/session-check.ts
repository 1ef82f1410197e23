/** Whether somebody is signed in on this browser. A server that cannot be reached counts as nobody. */
export async function checkSession(): Promise<boolean> {
  try {
    const answer = await fetch('/api/auth/me', { credentials: 'same-origin', headers: { accept: 'application/json' } })
    return answer.ok
  } catch {
    return false
  }
}

const ORDER = ['FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI']

export type Offer = 'Current Plan' | 'Upgrade' | 'Switch plan'

export function offerFor(card: string, current: string): Offer {
  if (card === current) return 'Current Plan'
  return ORDER.indexOf(card) > ORDER.indexOf(current) ? 'Upgrade' : 'Switch plan'
}

async function currentPlan(): Promise<string> {
  const answer = await fetch('/api/workspaces', { credentials: 'same-origin', headers: { accept: 'application/json' } })
  if (!answer.ok) return 'FREE'
  const { workspaces } = (await answer.json()) as { workspaces: { plan: string }[] }
  return workspaces[0]?.plan ?? 'FREE'
}

export async function showHeldPlan(links: Iterable<HTMLElement>): Promise<void> {
  const plan = await currentPlan().catch(() => 'FREE')
  for (const link of links) {
    const offer = offerFor(link.dataset['checkout'] ?? '', plan)
    if (offer === 'Upgrade') continue
    link.textContent = offer === 'Current Plan' ? offer : `Current Plan: ${nameOf(plan)}`
    link.removeAttribute('href')
    link.setAttribute('aria-disabled', 'true')
  }
}

const nameOf = (plan: string) => plan.charAt(0) + plan.slice(1).toLowerCase()

export async function showOffers(links: Iterable<HTMLElement>): Promise<void> {
  const plan = await currentPlan().catch(() => 'FREE')
  for (const link of links) {
    const offer = offerFor(link.dataset['planOffer'] ?? '', plan)
    link.textContent = offer
    link.removeAttribute('data-waiting')
    if (offer === 'Current Plan') {
      link.removeAttribute('href')
      link.setAttribute('aria-disabled', 'true')
    }
  }
}

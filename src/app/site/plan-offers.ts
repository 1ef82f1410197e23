const ORDER = ['FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI']

export type Offer = 'Current Plan' | 'Upgrade' | 'Switch plan'

/** What the card of a plan offers to somebody who has another, or this one. */
export function offerFor(card: string, current: string): Offer {
  if (card === current) return 'Current Plan'
  return ORDER.indexOf(card) > ORDER.indexOf(current) ? 'Upgrade' : 'Switch plan'
}

/** The plan of the signed-in person's current workspace; FREE before there is one. */
async function currentPlan(): Promise<string> {
  const answer = await fetch('/api/workspaces', { credentials: 'same-origin', headers: { accept: 'application/json' } })
  if (!answer.ok) return 'FREE'
  const { workspaces } = (await answer.json()) as { workspaces: { plan: string }[] }
  return workspaces[0]?.plan ?? 'FREE'
}

/** A checkout for a plan that is held already, or for a smaller one, shows the current plan instead. */
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

/** Signed-in people see their own plan on the cards, and the way to another one. */
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

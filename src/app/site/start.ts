import { followTheme, toggleTheme } from '#web/theme.ts'
import { startTracking } from './tracking.ts'
import { followAccount } from './account.ts'
import { connectCopy } from './copy-code.ts'
import { connectScene } from './hero-scene.ts'
import { connectHints } from './hints.ts'
import { connectMenu } from './menu.ts'
import { connectOffer } from './offer-countdown.ts'
import { showHeldPlan, showOffers } from './plan-offers.ts'
import { connectCheckout, greetFromCheckout } from './site-checkout.ts'
import { connectToastKey } from './site-toast.ts'

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function start(): void {
  followTheme()
  void startTracking()
  for (const button of all('[data-theme-button]')) button.addEventListener('click', toggleTheme)
  for (const button of all('[data-menu-button]')) connectMenu(button)
  for (const scene of all('[data-scene]')) connectScene(scene)
  for (const link of all('[data-checkout]')) connectCheckout(link)
  for (const button of all('[data-copy]')) connectCopy(button)
  for (const offer of all('[data-offer]')) connectOffer(offer)
  connectHints()
  connectToastKey()
  greetFromCheckout()
  void followAccount().then((signedIn) => {
    const offers = all('[data-plan-offer]')
    const checkouts = all('[data-signed-in][data-checkout]')
    if (signedIn && offers.length > 0) return showOffers(offers)
    if (signedIn && checkouts.length > 0) return showHeldPlan(checkouts)
  })
}

start()

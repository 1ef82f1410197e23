/** Every address of the product. Pages and links take them from here, so a route is renamed in one place. */
export const paths = {
  frontPage: '/',
  features: '/features',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  friends: '/friends',
  lifetime: '/lifetime',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  revertEmail: '/revert-email',
  acceptInvite: '/accept-invite',
  onboarding: '/onboarding',
  onboardingComplete: '/onboarding/complete',
  dashboard: '/dashboard',
  createEmails: '/dashboard/create-emails',
  emailOutlines: '/dashboard/email-outlines',
  trash: '/dashboard/trash',
  emailCalendar: '/dashboard/email-calendar',
  insights: '/dashboard/insights',
  brandSheet: '/dashboard/brand-sheet',
  settings: '/dashboard/settings',
  billing: '/dashboard/billing',
  admin: '/admin',
  adminLogin: '/admin/login',
} as const

/** Short addresses that lead into the dashboard. Payment pages and mails use them, so they keep query and hash. */
export const aliases = {
  '/create-emails': paths.createEmails,
  '/email-outlines': paths.emailOutlines,
  '/calendar': paths.emailCalendar,
  '/settings': paths.settings,
  '/billing': paths.billing,
} as const

/** The addresses that answer with the product's document; everything under `/dashboard` does too. */
export const productPaths: readonly string[] = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.revertEmail,
  paths.acceptInvite,
  paths.onboarding,
  paths.onboardingComplete,
  paths.dashboard,
  paths.admin,
  paths.adminLogin,
  ...Object.keys(aliases),
]
export const productFolders: readonly string[] = [paths.dashboard]

/** Whether the product's document answers at this address (a path, with or without query and hash); others are a page load away. */
export function isProductPath(address: string): boolean {
  const pathname = address.replace(/[?#].*$/s, '')
  return productPaths.includes(pathname) || productFolders.some((folder) => pathname.startsWith(`${folder}/`))
}

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

export const loginUrl = (next?: string) => withQuery(paths.login, { next: safeNext(next) })
export const brandWizardUrl = (brandId: string, step: number) => withQuery(paths.onboarding, { brandId, step })
export const outlineUrl = (outlineId: string) => withQuery(paths.emailOutlines, { id: outlineId })
export const createEmailsUrl = (selection: { brandId?: string; year?: number; month?: number; idea?: string }) =>
  withQuery(paths.createEmails, selection)
/** The short addresses that the public pages use; inside the product they lead to the dashboard. */
export const shortPaths = { settings: '/settings', billing: '/billing' } as const satisfies Record<
  string,
  keyof typeof aliases
>
export const billingUrl = () => paths.billing
/** The billing page takes a payment that was made before the person was known. */
const paymentUrl = (sessionId: string) => withQuery(paths.billing, { session_id: sessionId })

/**
 * Where to go after signing in. Only an address of this product passes: a foreign one, or one that a browser would read
 * as foreign (`//host`, `/\host`, a tab inside), would let a link on another site send people away from a real login.
 */
export function safeNext(next: string | undefined): string | undefined {
  if (next === undefined || !next.startsWith('/')) return undefined
  const base = 'https://product.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  if (url === null || url.origin !== base) return undefined
  const address = url.pathname + url.search + url.hash
  return address.startsWith('//') || url.pathname === paths.login ? undefined : address
}

/** Where somebody goes who has just signed in, or is signed in already; undefined where nothing asks for a place. */
export function afterSignIn(search: {
  next?: string | undefined
  session_id?: string | undefined
}): string | undefined {
  return safeNext(search.next) ?? (search.session_id === undefined ? undefined : paymentUrl(search.session_id))
}

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
  outline: '/dashboard/email-outlines/$outlineId',
  trash: '/dashboard/trash',
  emailCalendar: '/dashboard/email-calendar',
  insights: '/dashboard/insights',
  brandSheet: '/dashboard/brand-sheet',
  settings: '/dashboard/settings',
  billing: '/dashboard/billing',
  review: '/review/$token',
  admin: '/admin',
  adminLogin: '/admin/login',
} as const

/** Short addresses for payment pages and emails. They keep query and hash. */
export const aliases = {
  '/create-emails': paths.createEmails,
  '/email-outlines': paths.emailOutlines,
  '/calendar': paths.emailCalendar,
  '/settings': paths.settings,
  '/billing': paths.billing,
} as const

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
export const productFolders: readonly string[] = [paths.dashboard, '/review']

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
export const outlineUrl = (outlineId: string) => paths.outline.replace('$outlineId', encodeURIComponent(outlineId))
export const createEmailsUrl = (selection: { brandId?: string; year?: number; month?: number; idea?: string }) =>
  withQuery(paths.createEmails, selection)
export const shortPaths = { settings: '/settings', billing: '/billing' } as const satisfies Record<
  string,
  keyof typeof aliases
>
export const settingsUrl = (tab: string) => withQuery(paths.settings, { tab })
export const billingUrl = () => paths.billing
/** The billing page links a payment that was made before login. */
const paymentUrl = (sessionId: string) => withQuery(paths.billing, { session_id: sessionId })

/**
 * Rejects foreign addresses (`//host`, `/\host`, a tab inside), because a link on another site could redirect users
 * after a real login.
 */
export function safeNext(next: string | undefined): string | undefined {
  if (next === undefined || !next.startsWith('/')) return undefined
  const base = 'https://product.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  if (url === null || url.origin !== base) return undefined
  const address = url.pathname + url.search + url.hash
  return address.startsWith('//') || url.pathname === paths.login ? undefined : address
}

export function afterSignIn(search: {
  next?: string | undefined
  session_id?: string | undefined
}): string | undefined {
  return safeNext(search.next) ?? (search.session_id === undefined ? undefined : paymentUrl(search.session_id))
}

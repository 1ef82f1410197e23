import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { PageFrame, type PageKind } from '#web/loading-frames.tsx'
import { aliases, paths } from '#web/paths.ts'
import { validateSearch } from './address-search.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ErrorScreen, PageError } from './route-error.tsx'
import { loadSignedIn, requireSession, skipWhenSignedIn } from './session-gate.ts'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})

const pendingPage = (kind: PageKind) => () => <PageFrame message="Loading" kind={kind} />
const pendingCards = pendingPage('cards')
const pendingList = pendingPage('list')
const pendingForm = pendingPage('form')
const pendingCalendar = pendingPage('calendar')

// The pages without a session.

const forNewcomers = createRoute({
  getParentRoute: () => root,
  id: 'newcomers',
  beforeLoad: ({ context, search }) => skipWhenSignedIn(context.queryClient, search),
})
const login = createRoute({
  getParentRoute: () => forNewcomers,
  path: paths.login,
  component: lazyRouteComponent(() => import('#features/auth/web/login-page.tsx'), 'LoginPage'),
})
const signup = createRoute({
  getParentRoute: () => forNewcomers,
  path: paths.signup,
  component: lazyRouteComponent(() => import('./sign-up-screen.tsx'), 'SignUpScreen'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: paths.forgotPassword,
  component: lazyRouteComponent(() => import('#features/auth/web/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  component: lazyRouteComponent(() => import('#features/auth/web/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: paths.confirmEmail,
  component: lazyRouteComponent(() => import('#features/auth/web/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

const revertEmail = createRoute({
  getParentRoute: () => root,
  path: paths.revertEmail,
  component: lazyRouteComponent(() => import('#features/auth/web/revert-email-page.tsx'), 'RevertEmailPage'),
})

const acceptInvite = createRoute({
  getParentRoute: () => root,
  path: paths.acceptInvite,
  component: lazyRouteComponent(() => import('#features/team/web/accept-invite-page.tsx'), 'AcceptInvitePage'),
})

// The pages behind the sign-in.

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location, matches, preload }) => {
    try {
      await requireSession(context.queryClient, location.href)
    } catch (refusal) {
      // An address that leads nowhere is not worth a login.
      const leaf = matches.at(-1)?.routeId ?? ''
      if (!preload && leaf.endsWith('/$')) notFound({ routeId: rootRouteId, throw: true })
      throw refusal
    }
  },
  loader: ({ context }) => loadSignedIn(context.queryClient),
})

const onboarding = createRoute({
  getParentRoute: () => signedIn,
  id: 'onboarding',
  component: lazyRouteComponent(() => import('./onboarding-frame.tsx'), 'OnboardingFrame'),
})
const onboardingWizard = createRoute({
  getParentRoute: () => onboarding,
  path: paths.onboarding,
  component: lazyRouteComponent(() => import('./onboarding-wizard.tsx'), 'OnboardingWizard'),
})
const onboardingComplete = createRoute({
  getParentRoute: () => onboarding,
  path: paths.onboardingComplete,
  component: lazyRouteComponent(
    () => import('#features/brands/web/onboarding/onboarding-complete-page.tsx'),
    'OnboardingCompletePage',
  ),
})

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  id: 'dashboard',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'DashboardFrame'),
})
const home = createRoute({
  getParentRoute: () => dashboard,
  // With the slash it is the folder's own page; without, the catch-all below would win.
  path: `${paths.dashboard}/`,
  component: lazyRouteComponent(() => import('#features/planning/web/home/home-page.tsx'), 'HomePage'),
  pendingComponent: pendingCards,
  errorComponent: PageError,
})
const createEmails = createRoute({
  getParentRoute: () => dashboard,
  path: paths.createEmails,
  component: lazyRouteComponent(
    () => import('#features/planning/web/create-emails/create-emails-page.tsx'),
    'CreateEmailsPage',
  ),
  pendingComponent: pendingForm,
  errorComponent: PageError,
})
const emailOutlines = createRoute({
  getParentRoute: () => dashboard,
  path: paths.emailOutlines,
  component: lazyRouteComponent(() => import('./library-with-slots.tsx'), 'LibraryWithSlots'),
  pendingComponent: pendingList,
  errorComponent: PageError,
})
const trash = createRoute({
  getParentRoute: () => dashboard,
  path: paths.trash,
  component: lazyRouteComponent(() => import('#features/planning/web/trash/trash-page.tsx'), 'TrashPage'),
  pendingComponent: pendingList,
  errorComponent: PageError,
})
const insights = createRoute({
  getParentRoute: () => dashboard,
  path: paths.insights,
  component: lazyRouteComponent(() => import('./insights-with-ideas.tsx'), 'InsightsWithIdeas'),
  pendingComponent: pendingCards,
  errorComponent: PageError,
})
const brandSheet = createRoute({
  getParentRoute: () => dashboard,
  path: paths.brandSheet,
  component: lazyRouteComponent(() => import('#features/brands/web/sheet/brand-sheet-page.tsx'), 'BrandSheetPage'),
  pendingComponent: pendingForm,
  errorComponent: PageError,
})
const settings = createRoute({
  getParentRoute: () => dashboard,
  path: paths.settings,
  component: lazyRouteComponent(() => import('#features/settings/web/settings-page.tsx'), 'SettingsPage'),
  pendingComponent: pendingForm,
  errorComponent: PageError,
})
const emailCalendar = createRoute({
  getParentRoute: () => dashboard,
  path: paths.emailCalendar,
  component: lazyRouteComponent(() => import('#features/calendar/web/calendar-page.tsx'), 'CalendarPage'),
  pendingComponent: pendingCalendar,
  errorComponent: PageError,
})
const billing = createRoute({
  getParentRoute: () => dashboard,
  path: paths.billing,
  component: lazyRouteComponent(() => import('#features/billing/web/billing-page.tsx'), 'BillingPage'),
  pendingComponent: pendingForm,
  errorComponent: PageError,
})
const noSuchPage = createRoute({
  getParentRoute: () => dashboard,
  path: `${paths.dashboard}/$`,
  component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
})

// The pages of the super admin, who has a sign-in of their own.

const adminLogin = createRoute({
  getParentRoute: () => root,
  path: paths.adminLogin,
  component: lazyRouteComponent(() => import('#features/admin/web/admin-login-page.tsx'), 'AdminLoginPage'),
})
const admin = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  loader: ({ context }) => context.queryClient.ensureQueryData(sessionOptions),
  component: lazyRouteComponent(() => import('#features/admin/web/admin-page.tsx'), 'AdminPage'),
  errorComponent: ErrorScreen,
})

// Short addresses of the dashboard's pages; the query and the hash travel along.

const aliasRoutes = Object.entries(aliases).map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      redirect({
        href: to + location.searchStr + (location.hash === '' ? '' : `#${location.hash}`),
        replace: true,
        throw: true,
      })
    },
  }),
)

export const routeTree = root.addChildren([
  forNewcomers.addChildren([login, signup]),
  forgotPassword,
  resetPassword,
  confirmEmail,
  revertEmail,
  acceptInvite,
  adminLogin,
  admin,
  signedIn.addChildren([
    onboarding.addChildren([onboardingWizard, onboardingComplete]),
    dashboard.addChildren([
      home,
      createEmails,
      emailOutlines,
      trash,
      emailCalendar,
      insights,
      brandSheet,
      settings,
      billing,
      noSuchPage,
    ]),
  ]),
  ...aliasRoutes,
])

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
import { PendingPage, type PageName } from '#web/loading-frames.tsx'
import { aliases, paths } from '#web/paths.ts'
import { type SearchOf, searches } from '#web/searches.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ErrorScreen, PageError } from './route-error.tsx'
import { loadSignedIn, requireSession, skipWhenSignedIn } from './session-gate.ts'

/** The result has the type of the schema, so links to the route are checked as well. */
const searchOf =
  <Name extends keyof typeof searches>(name: Name) =>
  (given: Record<string, unknown>): SearchOf<Name> =>
    searches[name].parse(given) as SearchOf<Name>

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: searchOf('everyPage'),
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})

const pendingPage = (page: PageName) => () => <PendingPage page={page} />

const newcomersSearch = searchOf('newcomers')
const forNewcomers = createRoute({
  getParentRoute: () => root,
  id: 'newcomers',
  validateSearch: newcomersSearch,
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
  validateSearch: searchOf('linkOfEmail'),
  component: lazyRouteComponent(() => import('#features/auth/web/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: paths.confirmEmail,
  validateSearch: searchOf('linkOfEmail'),
  component: lazyRouteComponent(() => import('#features/auth/web/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

const revertEmail = createRoute({
  getParentRoute: () => root,
  path: paths.revertEmail,
  validateSearch: searchOf('linkOfEmail'),
  component: lazyRouteComponent(() => import('#features/auth/web/revert-email-page.tsx'), 'RevertEmailPage'),
})

const acceptInvite = createRoute({
  getParentRoute: () => root,
  path: paths.acceptInvite,
  validateSearch: searchOf('linkOfEmail'),
  component: lazyRouteComponent(() => import('#features/team/web/accept-invite-page.tsx'), 'AcceptInvitePage'),
})

const review = createRoute({
  getParentRoute: () => root,
  path: paths.review,
  component: lazyRouteComponent(() => import('#features/reviews/web/guest-review-page.tsx'), 'GuestReviewPage'),
})

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location, matches, preload }) => {
    try {
      await requireSession(context.queryClient, location.href)
    } catch (refusal) {
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
  validateSearch: searchOf('onboarding'),
  component: lazyRouteComponent(() => import('./onboarding-frame.tsx'), 'OnboardingFrame'),
})
const onboardingWizard = createRoute({
  getParentRoute: () => onboarding,
  path: paths.onboarding,
  validateSearch: searchOf('onboardingWizard'),
  component: lazyRouteComponent(() => import('./onboarding-wizard.tsx'), 'OnboardingWizard'),
})
const onboardingComplete = createRoute({
  getParentRoute: () => onboarding,
  path: paths.onboardingComplete,
  component: lazyRouteComponent(() => import('./onboarding-complete.tsx'), 'OnboardingComplete'),
})

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  id: 'dashboard',
  validateSearch: searchOf('dashboard'),
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'DashboardFrame'),
})
const home = createRoute({
  getParentRoute: () => dashboard,
  // With the slash this is the index page. Without it, the catch-all below would match.
  path: `${paths.dashboard}/`,
  component: lazyRouteComponent(() => import('#features/planning/web/home/home-page.tsx'), 'HomePage'),
  pendingComponent: pendingPage('home'),
  errorComponent: PageError,
})
const createEmails = createRoute({
  getParentRoute: () => dashboard,
  path: paths.createEmails,
  validateSearch: searchOf('createEmails'),
  component: lazyRouteComponent(
    () => import('#features/planning/web/create-emails/create-emails-page.tsx'),
    'CreateEmailsPage',
  ),
  pendingComponent: pendingPage('createEmails'),
  errorComponent: PageError,
})
const emailOutlines = createRoute({
  getParentRoute: () => dashboard,
  path: paths.emailOutlines,
  validateSearch: searchOf('emailOutlines'),
  component: lazyRouteComponent(() => import('./library-with-slots.tsx'), 'LibraryWithSlots'),
  pendingComponent: pendingPage('library'),
  errorComponent: PageError,
})
const outline = createRoute({
  getParentRoute: () => dashboard,
  path: paths.outline,
  validateSearch: searchOf('outline'),
  component: lazyRouteComponent(() => import('./outline-with-slots.tsx'), 'OutlineWithSlots'),
  pendingComponent: pendingPage('outline'),
  errorComponent: PageError,
})
const trash = createRoute({
  getParentRoute: () => dashboard,
  path: paths.trash,
  component: lazyRouteComponent(() => import('#features/planning/web/trash/trash-page.tsx'), 'TrashPage'),
  pendingComponent: pendingPage('trash'),
  errorComponent: PageError,
})
const insights = createRoute({
  getParentRoute: () => dashboard,
  path: paths.insights,
  component: lazyRouteComponent(() => import('./insights-with-ideas.tsx'), 'InsightsWithIdeas'),
  pendingComponent: pendingPage('insights'),
  errorComponent: PageError,
})
const brandSheet = createRoute({
  getParentRoute: () => dashboard,
  path: paths.brandSheet,
  component: lazyRouteComponent(() => import('#features/brands/web/sheet/brand-sheet-page.tsx'), 'BrandSheetPage'),
  pendingComponent: pendingPage('brandSheet'),
  errorComponent: PageError,
})
const settings = createRoute({
  getParentRoute: () => dashboard,
  path: paths.settings,
  validateSearch: searchOf('settings'),
  component: lazyRouteComponent(() => import('#features/settings/web/settings-page.tsx'), 'SettingsPage'),
  pendingComponent: pendingPage('settings'),
  errorComponent: PageError,
})
const emailCalendar = createRoute({
  getParentRoute: () => dashboard,
  path: paths.emailCalendar,
  validateSearch: searchOf('emailCalendar'),
  component: lazyRouteComponent(() => import('./calendar-with-slots.tsx'), 'CalendarWithSlots'),
  pendingComponent: pendingPage('calendar'),
  errorComponent: PageError,
})
const billing = createRoute({
  getParentRoute: () => dashboard,
  path: paths.billing,
  validateSearch: searchOf('billing'),
  component: lazyRouteComponent(() => import('#features/billing/web/billing-page.tsx'), 'BillingPage'),
  pendingComponent: pendingPage('billing'),
  errorComponent: PageError,
})
const noSuchPage = createRoute({
  getParentRoute: () => dashboard,
  path: `${paths.dashboard}/$`,
  component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
})

const adminLogin = createRoute({
  getParentRoute: () => root,
  path: paths.adminLogin,
  component: lazyRouteComponent(() => import('#features/admin/web/admin-login-page.tsx'), 'AdminLoginPage'),
})
const admin = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  validateSearch: searchOf('admin'),
  loader: ({ context }) => context.queryClient.ensureQueryData(sessionOptions),
  component: lazyRouteComponent(() => import('#features/admin/web/admin-page.tsx'), 'AdminPage'),
  errorComponent: ErrorScreen,
})

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
  review,
  adminLogin,
  admin,
  signedIn.addChildren([
    onboarding.addChildren([onboardingWizard, onboardingComplete]),
    dashboard.addChildren([
      home,
      createEmails,
      emailOutlines,
      outline,
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

type Reader<Value> = (given: unknown) => Value | undefined
type Readers = Record<string, Reader<unknown>>
type Read<Fields extends Readers> = {
  [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]>, undefined> | undefined
}

const text: Reader<string> = (given) => (typeof given === 'string' && given !== '' ? given : undefined)
const oneOf =
  <const Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given)
const flag = oneOf('true')
/** The address has texts, and links within the product give numbers. */
const wholeNumber =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (given) => {
    const isText = typeof given === 'string' && given.trim() !== ''
    const number = isText ? Number(given) : given
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= least && number <= most
      ? number
      : undefined
  }
const year = wholeNumber(2000, 2099)
const month = wholeNumber(1, 12)
const day: Reader<string> = (given) =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) && isDay(given) ? given : undefined

function isDay(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

interface Search<Fields extends Readers> {
  names: readonly string[]
  parse(given: Record<string, unknown>): Read<Fields>
}

/**
 * Plain functions, because every page reads its address before anything else and a schema library is larger than this
 * file. The router merges the result over the address, so a value that is wrong is undefined and not left out.
 */
function search<Fields extends Readers>(fields: Fields): Search<Fields> {
  const names = Object.keys(fields)
  return {
    names,
    parse: (given) =>
      Object.fromEntries(
        names.filter((name) => name in given).map((name) => [name, fields[name]?.(given[name])]),
      ) as Read<Fields>,
  }
}

const libraryFilters = { filter: text, q: text, status: text, assignee: text, type: text }

/**
 * What the query of each route holds. A parameter that is wrong or missing is undefined, so it never breaks a page. A
 * route also has the parameters of the routes around it.
 */
export const searches = {
  /** The payment provider chose the name `session_id`. */
  everyPage: search({ coupon: text, session_id: text }),
  newcomers: search({ next: text }),
  linkOfEmail: search({ token: text }),
  onboarding: search({ brandId: text }),
  onboardingWizard: search({ step: wholeNumber() }),
  dashboard: search({ brandId: text }),
  createEmails: search({ year, month, view: oneOf('archived'), idea: text }),
  emailOutlines: search({ id: text, at: text, comment: text, ...libraryFilters }),
  outline: search({ comment: text, ...libraryFilters }),
  emailCalendar: search({
    year,
    month,
    view: oneOf('month', 'week', 'list'),
    day,
    range: oneOf('two-weeks', 'month', 'three-months'),
    /** Ids with commas between them. */
    brands: text,
    status: text,
    assignee: text,
  }),
  settings: search({ tab: text }),
  billing: search({ success: flag, canceled: flag }),
  admin: search({
    tab: text,
    section: text,
    search: text,
    view: text,
    outcome: text,
    prompt: text,
    actor: text,
    workspace: text,
    action: text,
    from: text,
    to: text,
  }),
}

export type SearchOf<Name extends keyof typeof searches> = ReturnType<(typeof searches)[Name]['parse']>

/**
 * The router's ids, for `useSearch({ from })`. The types refuse an id that no route has, so pages know the router
 * without importing it.
 */
export const routeIds = {
  everyPage: '__root__',
  newcomers: '/newcomers',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  revertEmail: '/revert-email',
  acceptInvite: '/accept-invite',
  review: '/review/$token',
  onboarding: '/signed-in/onboarding',
  onboardingWizard: '/signed-in/onboarding/onboarding',
  dashboard: '/signed-in/dashboard',
  createEmails: '/signed-in/dashboard/dashboard/create-emails',
  emailOutlines: '/signed-in/dashboard/dashboard/email-outlines',
  outline: '/signed-in/dashboard/dashboard/email-outlines/$outlineId',
  emailCalendar: '/signed-in/dashboard/dashboard/email-calendar',
  settings: '/signed-in/dashboard/dashboard/settings',
  billing: '/signed-in/dashboard/dashboard/billing',
  admin: '/admin',
} as const

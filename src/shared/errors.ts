/** Every error code with its HTTP status and default message. */
export const ERRORS = {
  INVALID_INPUT: { status: 400, message: 'Please check what you entered.' },
  UNAUTHENTICATED: { status: 401, message: 'Please log in.' },
  INVALID_API_TOKEN: { status: 401, message: "This API token isn't valid." },
  TOKEN_NOT_ALLOWED: { status: 403, message: "API tokens can't do this. Use the app instead." },
  TOKEN_READ_ONLY: { status: 403, message: 'This API token is read-only.' },
  ACCOUNT_CLOSED: { status: 403, message: 'This account has been deleted.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  /** The password was right. The body contains a `challenge` for the second step. */
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Enter the code from your authenticator app.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this." },
  NOT_WHILE_IMPERSONATING: { status: 403, message: "You can't do this while you're impersonating a user." },
  CROSS_SITE_REQUEST: { status: 403, message: 'We blocked this request because it came from another site.' },
  PLAN_REQUIRED: { status: 403, message: "Your plan doesn't include this feature. Upgrade to use it." },
  WORKSPACE_SUSPENDED: { status: 403, message: 'This workspace is suspended. Please contact support for assistance.' },
  BRAND_LIMIT_REACHED: { status: 403, message: 'Brand limit reached' },
  TOPIC_LIMIT_REACHED: { status: 403, message: 'Topic limit reached' },
  OUTLINE_LIMIT_REACHED: { status: 403, message: 'Outline limit reached' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  INVALID_TOKEN: { status: 400, message: 'This link is invalid or has expired.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists. Please log in.' },
  WEBSITE_ELSEWHERE: { status: 409, message: 'This site redirects to another address.' },
  WEBSITE_UNREACHABLE: {
    status: 422,
    message: "We couldn't reach this site. Check the address, or fill in the steps yourself.",
  },
  OUTLINE_EXISTS: { status: 409, message: 'Outline already exists' },
  GENERATION_IN_PROGRESS: { status: 409, message: 'Generation already in progress' },
  GENERATION_CANCELLED: { status: 409, message: 'The generation was canceled.' },
  AI_BUSY: { status: 503, message: 'The AI provider is busy. Please try again in a moment.' },
  AI_UNREACHABLE: { status: 503, message: "The AI provider isn't responding. Please try again in a few minutes." },
  AI_UNAVAILABLE: { status: 503, message: "The AI provider isn't available right now. Please try again later." },
  AI_TIMED_OUT: { status: 503, message: 'The AI provider took too long. Please try again.' },
  AI_DECLINED: {
    status: 422,
    message:
      'The AI provider declined to write this. Change the wording of your brand profile or the idea, then try again.',
  },
  AI_UNUSABLE: {
    status: 503,
    message: "The text from the AI provider didn't pass our quality check. Please try again.",
  },
  AI_BUDGET_REACHED: {
    status: 429,
    message: "You've reached today's AI limit. It resets at midnight UTC.",
  },
  NOTHING_TO_WRITE: {
    status: 422,
    message: "We couldn't write anything within your brand guidelines. Check the phrases to avoid.",
  },
  IDEAS_USED_UP: {
    status: 409,
    message:
      'This month already has every idea we have for your brand. Add more to the brand profile to get new ideas.',
  },
  GENERATION_FAILED: { status: 503, message: "We couldn't generate this. Please try again." },
  OWNS_WORKSPACES: { status: 409, message: 'You own workspaces with other members. Transfer ownership first.' },
  SEAT_LIMIT_REACHED: { status: 403, message: 'Upgrade your plan to invite more users' },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of the workspace.' },
  IDEA_ARCHIVED: { status: 409, message: 'This idea is archived. Restore it, then generate its outline.' },
  MANUAL_IDEA_LIMIT_REACHED: {
    status: 409,
    message: 'A month holds up to 200 manual ideas. Delete some of them to add more.',
  },
  ARCHIVED_BRAND_LIMIT_REACHED: {
    status: 409,
    message: 'A workspace holds up to 50 archived brands. Restore one of them before you archive another brand.',
  },
  INVITE_EXISTS: {
    status: 409,
    message: 'This person already has an invitation. Resend it to send a new link.',
  },
  INVITE_NOT_OPEN: { status: 409, message: 'This invitation is no longer valid. Ask for a new one.' },
  RESET_LINK_NEEDED: { status: 409, message: 'Send a reset link instead' },
  WORKSPACE_EXISTS: { status: 409, message: 'You already have a workspace on the Free plan.' },
  CURRENT_PLAN: { status: 409, message: 'This is your current plan.' },
  NO_SUBSCRIPTION: { status: 409, message: 'This workspace has no subscription yet.' },
  ALREADY_SUBSCRIBED: {
    status: 409,
    message: 'Your workspace already has a subscription. We canceled the second one and are refunding it.',
  },
  SUBSCRIPTION_LINKED: { status: 409, message: 'This payment already belongs to another account.' },
  PAYMENT_EMAIL_DIFFERS: { status: 403, message: 'Please use the email address you paid with.' },
  PROMOTION_ENDED: { status: 400, message: 'This offer has ended.' },
  PROMOTION_UNKNOWN: { status: 400, message: "This promotion code isn't valid." },
  KLAVIYO_KEY_REQUIRED: { status: 400, message: 'Please enter your Klaviyo Private API Key' },
  KLAVIYO_KEY_INVALID: { status: 400, message: 'Invalid Klaviyo API key' },
  KLAVIYO_SCOPES_MISSING: {
    status: 400,
    message:
      'This key is missing permissions. Create one with the scopes accounts:read, campaigns:read and metrics:read.',
  },
  KLAVIYO_BUSY: { status: 429, message: 'Klaviyo is busy. Please try again in a minute.' },
  KLAVIYO_FAILED: { status: 503, message: 'Failed to sync with Klaviyo' },
  KLAVIYO_AUDIENCE_GONE: {
    status: 409,
    message: 'This audience no longer exists in Klaviyo. Choose another one.',
  },
  KLAVIYO_TEMPLATES_FULL: {
    status: 409,
    message: 'Your Klaviyo account has reached its limit of 1,000 API templates. Delete some and try again.',
  },
  KLAVIYO_DRAFT_UNFINISHED: {
    status: 503,
    message: 'The campaign is in Klaviyo, but its content is missing. Try again to finish it.',
  },
  /** The body contains the `url` of the draft. */
  DRAFT_EXISTS: { status: 409, message: 'This outline already has a draft in Klaviyo.' },
  SYNC_IN_PROGRESS: { status: 409, message: 'A sync with Klaviyo is already running for this brand.' },
  OUTLINE_LOCKED: {
    status: 409,
    message: "This email was sent, so you can't edit it. Reopen it first.",
  },
  CONTENT_CHANGED: {
    status: 409,
    message: 'This email changed while you were reading it. Please review the new version.',
  },
  CONFLICT: { status: 409, message: 'Someone else changed this while you were editing. Reload and try again.' },
  TOO_LARGE: { status: 413, message: 'The request or file is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  BILLING_NOT_CONFIGURED: { status: 503, message: 'Billing is not configured' },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message: "The payment provider isn't responding. Please try again in a moment.",
  },
  STORAGE_FULL: {
    status: 507,
    message: "Our storage is full, so we couldn't save this. Please try again later.",
  },
  UNAVAILABLE: { status: 503, message: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** After one of these errors, the page offers the built-in planner. It never replaces a model on its own. */
export const AI_REFUSALS = [
  'AI_BUSY',
  'AI_UNREACHABLE',
  'AI_UNAVAILABLE',
  'AI_TIMED_OUT',
  'AI_DECLINED',
  'AI_UNUSABLE',
  'AI_BUDGET_REACHED',
] as const satisfies readonly ErrorCode[]

export const isAiRefusal = (code: string): boolean => (AI_REFUSALS as readonly string[]).includes(code)

/** `field` names the invalid input, e.g. `guidelines.tone`. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  field?: string
  [detail: string]: unknown
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>

  constructor(code: ErrorCode, options: { message?: string; details?: Record<string, unknown> } = {}) {
    super(options.message ?? ERRORS[code].message)
    this.name = 'AppError'
    this.code = code
    this.details = options.details ?? {}
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  get body(): ErrorBody {
    return { error: this.message, code: this.code, ...this.details }
  }
}

import { cleanText } from '#shared/text.ts'
import type { AppContext } from '../app-context.ts'
import type { AuditTarget } from '../scope.ts'
import { type Admitted, admit, scopeWithBody } from './admission.ts'
import { auditCall, auditRefusal } from './audit-call.ts'
import { onceOf } from './once.ts'
import { publishChanges } from './publish-changes.ts'
import type { Call, Route, SessionCookie } from './route.ts'
import type { Actor, Scope } from '../scope.ts'
import { type RowInput, bodyOfCall, idsOfCall, record } from './row-input.ts'

export interface Performed {
  status: number
  answer: unknown
}

/** Rate, input, authorize, gate, handle, audit, publish: every way to a row gets the same checks. */
export async function performRow(
  app: AppContext,
  route: Route,
  actor: Actor | null,
  input: RowInput,
  admitted?: Admitted,
): Promise<Performed> {
  const { row } = route
  const before = admitted ?? (await admit(app, row, actor, input))
  const { params, query } = before
  const body = bodyOfCall(row, input)
  await app.rules.counts.countAccount(row, input.ip, record(body))
  const scope = await scopeWithBody(app, row, actor, before, body)
  const { status, answer, target } = await handle(app, route, input, { actor, scope, params, query, body })
  await auditCall(app, row, { actor, scope, target, requestId: input.requestId }, params)
  publishChanges(app, row, scope, idsOfCall(params, query, body))
  return { status, answer }
}

interface Checked {
  actor: Actor | null
  scope: Scope | null
  params: unknown
  query: unknown
  body: unknown
}

async function handle(
  app: AppContext,
  { row, handle: work }: Route,
  input: RowInput,
  checked: Checked,
): Promise<{ status: number; answer: unknown; target: AuditTarget | null }> {
  const { actor, scope } = checked
  const { requestId } = input
  let target: AuditTarget | null = {}
  let status: number = row.status ?? 200
  const call: { [Part in keyof Call<never>]: unknown } = {
    ...checked,
    rawBody: input.body instanceof Buffer ? input.body : Buffer.alloc(0),
    header: input.header ?? (() => undefined),
    session: input.session ?? NO_SESSION,
    ip: input.ip,
    userAgent: cleanText(input.userAgent ?? '').slice(0, 300),
    requestId,
    once: onceOf(row, checked, input),
    left: input.left ?? (() => new AbortController().signal),
    goesOn: () => void (status = 202),
    note: (given: AuditTarget | null) => void (target = given),
  }
  try {
    return { answer: await work(call, app), status, target }
  } catch (error) {
    await auditRefusal(app, row, { actor, scope, target, requestId }, error)
    throw error
  }
}

const NO_SESSION: SessionCookie = {
  token: null,
  start() {
    throw new Error('This caller has no place to keep a session.')
  },
  end() {},
}

import type { Readable } from 'node:stream'
import type { AnswerOf, AnyEndpoint, BodyOf, FileType, ParamsOf, QueryOf } from '#shared/endpoint.ts'
import type { Role, WorkspaceRole } from '#shared/permissions.ts'
import type { PlanLimits, PlanName } from '#shared/plan-catalogue.ts'
import type { AppContext } from '../app-context.ts'
import type { AuditTarget } from '../audit.ts'

/** A workspace as the signed-in person stands in it. */
export interface ActorMembership {
  workspaceId: string
  role: WorkspaceRole
  /** What the workspace calls the person. */
  nameHere: string
  suspended: boolean
  plan: PlanName
  limits: PlanLimits
}

/** Who calls. Read anew on every request, so a changed role counts at once. */
export interface Actor {
  userId: string
  email: string
  name: string
  phone: string
  address: string
  role: 'USER' | 'SUPERADMIN'
  sessionHash: string
  /** The super admin who is signed in as this person; null when it is the person. */
  impersonator: { userId: string; email: string; name: string } | null
  /** SHA-256 of the token that the super admin's calls need beside this session; null when it opens none of them. */
  superadminTokenHash: string | null
  memberships: ActorMembership[]
}

/** The one workspace a request is about, with the caller's rights in it. Made only by the authorisation step. */
export interface Scope {
  readonly workspaceId: string
  readonly role: Role
  readonly plan: PlanName
  readonly limits: PlanLimits
  readonly userId: string
  /** What the workspace calls the caller. */
  readonly userName: string
  /** The caller is a super admin who is logged in as this person. */
  readonly bySupport: boolean
}

/** Starts and ends the browser's session. */
export interface SessionCookie {
  readonly token: string | null
  start(token: string, expiresAt: Date): void
  end(): void
}

export interface Call<Row> {
  params: ParamsOf<Row>
  query: QueryOf<Row>
  body: BodyOf<Row>
  /** The bytes of the body, where the row asks for them. */
  rawBody: Buffer
  header: (name: string) => string | undefined
  actor: Actor
  scope: Scope
  session: SessionCookie
  ip: string
  userAgent: string
  requestId: string
  /** Aborts when the caller leaves before the answer: what is only made for them can stop. */
  left: () => AbortSignal
  /** Answers 202: the work goes on after the answer. */
  goesOn: () => void
  /** What the audit entry of this call should say beside the actor; null: there is nothing to record. */
  note: (target: AuditTarget | null) => void
}

/** A download. */
export interface FileAnswer {
  name: string
  content: string | Buffer | Readable
}

/** JSON that is written while it is sent, so that an answer may be larger than what the server should hold. */
export class StreamedJson {
  readonly text: AsyncIterable<string>

  constructor(text: AsyncIterable<string>) {
    this.text = text
  }
}

type Answered<Row> = Row extends { answer: infer A }
  ? Extract<A, FileType> extends never
    ? AnswerOf<Row>
    : AnswerOf<Row> extends undefined
      ? FileAnswer
      : AnswerOf<Row> | StreamedJson
  : never

export interface Route {
  row: AnyEndpoint
  // oxlint-disable-next-line typescript/no-explicit-any -- the types were checked where the route was made
  handle: (call: any, app: AppContext) => Promise<unknown>
}

/** Joins a row of the table to what it does. */
export function route<Row extends AnyEndpoint>(
  row: Row,
  handle: (call: Call<Row>, app: AppContext) => Promise<NoInfer<Answered<Row>>>,
): Route {
  return { row, handle }
}

/** Finds the workspace of an object, looking only in the given workspaces; null when it is not there. */
export type TenantResolver = (
  app: AppContext,
  id: string,
  workspaceIds: readonly string[] | 'all',
) => Promise<string | null>

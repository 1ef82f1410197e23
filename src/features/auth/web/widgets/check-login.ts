export type LoginField = 'email' | 'password'
export type Credentials = Record<LoginField, string>

export interface CheckedLogin {
  credentials: Credentials
  errors: Partial<Record<LoginField, string | undefined>>
}

const load = () => import('../../fields.ts')

/** The rules load ahead while the user types. */
export const loadLoginRules = (): void => void load().catch(() => undefined)

/** Without a connection the rules can't load. The server has the same ones, and the failed request tells the user. */
export async function checkLogin(credentials: Credentials): Promise<CheckedLogin> {
  const rules = await load().catch(() => undefined)
  const read = rules?.credentials.safeParse(credentials)
  if (read === undefined) return { credentials, errors: {} }
  if (read.success) return { credentials: read.data, errors: {} }
  const first = (name: LoginField) => read.error.issues.find(({ path }) => path[0] === name)?.message
  return { credentials, errors: { email: first('email'), password: first('password') } }
}

import type { CurrentWorkspace } from '#features/access/web/queries.ts'

export interface CommentRights {
  /** On the plan. */
  read: boolean
  write: boolean
  askClients: boolean
  manage: boolean
  resolve: boolean
  /** Why this user can't write. Null if they can, and while the plan has no comments. */
  reason: string | null
}

export function commentRights(
  { limits, may, readOnly, membership }: Pick<CurrentWorkspace, 'limits' | 'may' | 'readOnly' | 'membership'>,
  isAssignee: boolean,
): CommentRights {
  const read = limits.workflowEnabled
  const reason = readOnly
    ? "This workspace is suspended, so you can't add comments."
    : membership === null
      ? 'Only members of this workspace can write comments.'
      : null
  const write = read && reason === null
  const manage = write && may('MANAGE_OUTLINES')
  return {
    read,
    write,
    manage,
    askClients: write && may('CREATE_EMAIL_IDEAS'),
    resolve: manage || (write && isAssignee),
    reason: read ? reason : null,
  }
}

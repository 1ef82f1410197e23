import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { passwordConfirmation } from './fields.ts'

/** The dates of a requested deletion. The user can cancel it until `closesAt`. */
const timetable = z.object({
  requestedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  campaignDataGoneAt: z.iso.datetime(),
  goneAt: z.iso.datetime(),
})

const deletionsSchema = z.object({
  account: timetable.nullable(),
  workspaces: z.array(timetable.extend({ id: z.uuid(), name: z.string(), isOwner: z.boolean() })),
  owned: z.array(z.object({ id: z.uuid(), name: z.string(), others: z.int() })),
})
export type Deletions = z.infer<typeof deletionsSchema>

const ofWorkspace = z.object({ id: z.uuid() })
const ownerOnly = { permission: 'MANAGE_WORKSPACE_DATA', tenant: { workspace: 'path.id' } } as const

export const accountDataEndpoints = {
  support: endpoint({
    method: 'GET',
    path: '/api/settings/support',
    summary: 'Get support links',
    answer: z.object({ docsUrl: z.string(), helpUrl: z.string(), supportEmail: z.string() }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['session'],
    errors: [],
  }),
  exportAccount: endpoint({
    method: 'POST',
    path: '/api/settings/export',
    summary: 'Export your account data as a ZIP of JSON and CSV files. Requires the password',
    body: passwordConfirmation,
    answer: 'zip',
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'export',
    audit: 'user.data_exported',
    auditRefusal: 'user.data_export_refused',
    changesNothing: 'It answers with a file.',
    errors: [],
  }),
  exportWorkspace: endpoint({
    method: 'POST',
    path: '/api/settings/workspace/{id}/export',
    summary: 'Export a workspace as a ZIP of JSON and CSV files. Requires the password',
    params: ofWorkspace,
    body: passwordConfirmation,
    answer: 'zip',
    access: ownerOnly,
    gate: null,
    whenSuspended: 'allow',
    rate: 'export',
    audit: 'workspace.data_exported',
    auditRefusal: 'workspace.data_export_refused',
    changesNothing: 'It answers with a file.',
    errors: [],
  }),
  deletions: endpoint({
    method: 'GET',
    path: '/api/settings/deletions',
    summary: 'List pending deletions and the workspaces you own',
    answer: deletionsSchema,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['session', 'workspace'],
    errors: [],
  }),
  requestAccountDeletion: endpoint({
    method: 'POST',
    path: '/api/settings/deletion',
    summary: 'Request deletion of your account and the workspaces you own. You can cancel within seven days',
    body: z.object({
      password: passwordConfirmation.shape.password,
      /** Without this, a workspace with other members blocks the deletion of the account. */
      deleteWorkspaces: z.boolean(),
    }),
    answer: deletionsSchema,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'user.deletion_requested',
    auditRefusal: 'user.deletion_refused',
    changes: ['session', 'workspace'],
    errors: ['FORBIDDEN', 'OWNS_WORKSPACES'],
  }),
  withdrawAccountDeletion: endpoint({
    method: 'DELETE',
    path: '/api/settings/deletion',
    summary: 'Cancel the deletion of your account',
    answer: deletionsSchema,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'user.deletion_withdrawn',
    changes: ['session', 'workspace'],
    errors: ['CONFLICT'],
  }),
  requestWorkspaceDeletion: endpoint({
    method: 'POST',
    path: '/api/settings/workspace/{id}/deletion',
    summary: 'Request deletion of a workspace. You can cancel within seven days',
    params: ofWorkspace,
    body: passwordConfirmation,
    answer: deletionsSchema,
    access: ownerOnly,
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'workspace.deletion_requested',
    auditRefusal: 'workspace.deletion_refused',
    errors: [],
  }),
  withdrawWorkspaceDeletion: endpoint({
    method: 'DELETE',
    path: '/api/settings/workspace/{id}/deletion',
    summary: 'Cancel the deletion of a workspace',
    params: ofWorkspace,
    answer: deletionsSchema,
    access: ownerOnly,
    gate: null,
    // Members of a suspended workspace must still be able to export and keep their data.
    whenSuspended: 'allow',
    rate: 'write',
    audit: 'workspace.deletion_withdrawn',
    errors: ['CONFLICT'],
  }),
}

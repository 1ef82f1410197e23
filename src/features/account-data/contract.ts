import { z } from 'zod'
import { PASSWORD_MAX } from '#features/auth/contract.ts'
import { endpoint } from '#shared/endpoint.ts'

const password = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const passwordConfirmation = z.object({ password })

/** When a wish to be deleted comes true: until `closesAt` it can be taken back. */
const timetable = z.object({
  requestedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  campaignDataGoneAt: z.iso.datetime(),
  goneAt: z.iso.datetime(),
})

const deletionsSchema = z.object({
  account: timetable.nullable(),
  workspaces: z.array(timetable.extend({ id: z.uuid(), name: z.string(), isOwner: z.boolean() })),
  /** The workspaces the person owns, with how many others work in each. */
  owned: z.array(z.object({ id: z.uuid(), name: z.string(), others: z.int() })),
})
export type Deletions = z.infer<typeof deletionsSchema>

const ofWorkspace = z.object({ id: z.uuid() })
const ownerOnly = { permission: 'MANAGE_WORKSPACE_DATA', tenant: { workspace: 'path.id' } } as const

export const accountDataEndpoints = {
  support: endpoint({
    method: 'GET',
    path: '/api/settings/support',
    summary: 'Where to find help: addresses of pages, and of the people who answer',
    answer: z.object({ docsUrl: z.string(), helpUrl: z.string(), supportEmail: z.string() }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  exportAccount: endpoint({
    method: 'POST',
    path: '/api/settings/export',
    summary: 'Everything about the signed-in person as a ZIP of JSON and CSV; needs the password once more',
    body: passwordConfirmation,
    answer: 'zip',
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'export',
    audit: 'user.data_exported',
    auditRefusal: 'user.data_export_refused',
    errors: [],
  }),
  exportWorkspace: endpoint({
    method: 'POST',
    path: '/api/settings/workspace/{id}/export',
    summary: 'Everything in a workspace as a ZIP of JSON and CSV; needs the password once more',
    params: ofWorkspace,
    body: passwordConfirmation,
    answer: 'zip',
    access: ownerOnly,
    gate: null,
    whenSuspended: 'allow',
    rate: 'export',
    audit: 'workspace.data_exported',
    auditRefusal: 'workspace.data_export_refused',
    errors: [],
  }),
  deletions: endpoint({
    method: 'GET',
    path: '/api/settings/deletions',
    summary: 'What is about to be deleted: the own account, workspaces; and which workspaces the person owns',
    answer: deletionsSchema,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  requestAccountDeletion: endpoint({
    method: 'POST',
    path: '/api/settings/deletion',
    summary: 'Ask for the own account to be deleted, with the workspaces one owns; it can be taken back for seven days',
    body: z.object({
      password,
      /** Others may work in an owned workspace: it goes along only when this says so. */
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
    errors: ['FORBIDDEN', 'OWNS_WORKSPACES'],
  }),
  withdrawAccountDeletion: endpoint({
    method: 'DELETE',
    path: '/api/settings/deletion',
    summary: 'Keep the own account after all',
    answer: deletionsSchema,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'user.deletion_withdrawn',
    errors: ['CONFLICT'],
  }),
  requestWorkspaceDeletion: endpoint({
    method: 'POST',
    path: '/api/settings/workspace/{id}/deletion',
    summary: 'Ask for a workspace to be deleted; it can be taken back for seven days',
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
    summary: 'Keep a workspace after all',
    params: ofWorkspace,
    answer: deletionsSchema,
    access: ownerOnly,
    gate: null,
    // Whoever is suspended must still be able to keep their data.
    whenSuspended: 'allow',
    rate: 'write',
    audit: 'workspace.deletion_withdrawn',
    errors: ['CONFLICT'],
  }),
}

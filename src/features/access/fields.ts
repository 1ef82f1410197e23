import { textField, websiteField } from '#shared/text-fields.ts'
import { z } from 'zod'

export const workspaceNameField = textField(100, 'Workspace name is required')

export const workspaceFields = z.object({
  name: workspaceNameField,
  address: textField(500),
  website: websiteField,
})

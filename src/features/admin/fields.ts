import { z } from 'zod'
import { UNLIMITED } from '#shared/plan-catalog.ts'

const manyOf = z
  .int('Enter a whole number')
  .min(UNLIMITED, 'Enter 0 or more, or -1 for no limit')
  .max(1_000_000, 'Enter at most 1,000,000')

/** Limits without an override are those of the plan. */
export const quotaOverrideSchema = z
  .strictObject({
    users: manyOf,
    brands: manyOf,
    mainTopicsPerMonth: manyOf,
    subtopicsPerMonth: manyOf,
    outlinesPerMonth: manyOf,
    exportEnabled: z.boolean(),
    csvUploadEnabled: z.boolean(),
    klaviyoIntegrationEnabled: z.boolean(),
    bulkExportEnabled: z.boolean(),
    calendarEnabled: z.boolean(),
    workflowEnabled: z.boolean(),
    notificationsEnabled: z.boolean(),
    apiEnabled: z.boolean(),
  })
  .partial()
export type QuotaOverride = z.infer<typeof quotaOverrideSchema>

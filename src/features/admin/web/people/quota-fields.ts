import type { PlanLimits } from '#shared/plan-catalog.ts'
import type { QuotaOverride } from '../../fields.ts'

type Named<Value> = { [Name in keyof PlanLimits]: PlanLimits[Name] extends Value ? Name : never }[keyof PlanLimits]
export type CountLimit = Named<number>
export type SwitchLimit = Named<boolean>

export const COUNT_LIMITS: readonly { name: CountLimit; label: string }[] = [
  { name: 'users', label: 'Users' },
  { name: 'brands', label: 'Brands' },
  { name: 'mainTopicsPerMonth', label: 'Main topics per month' },
  { name: 'subtopicsPerMonth', label: 'Subtopics per month' },
  { name: 'outlinesPerMonth', label: 'Outlines per month' },
]

export const SWITCH_LIMITS: readonly { name: SwitchLimit; label: string }[] = [
  { name: 'exportEnabled', label: 'Export' },
  { name: 'csvUploadEnabled', label: 'CSV upload' },
  { name: 'klaviyoIntegrationEnabled', label: 'Klaviyo' },
  { name: 'bulkExportEnabled', label: 'Bulk export' },
  { name: 'calendarEnabled', label: 'Calendar' },
  { name: 'workflowEnabled', label: 'Workflow' },
  { name: 'notificationsEnabled', label: 'Notifications' },
  { name: 'apiEnabled', label: 'API, webhooks and AI assistants' },
]

/** An empty text, or `plan`, means that the plan decides. */
export type QuotaTexts = Record<CountLimit, string> & Record<SwitchLimit, 'plan' | 'on' | 'off'>

export function textsOf(quota: QuotaOverride | null): QuotaTexts {
  const counts = COUNT_LIMITS.map(({ name }) => [name, quota?.[name]?.toString() ?? ''])
  const switches = SWITCH_LIMITS.map(({ name }) => {
    const set = quota?.[name]
    return [name, set === undefined ? 'plan' : set ? 'on' : 'off']
  })
  return Object.fromEntries([...counts, ...switches]) as QuotaTexts
}

/** Null without overrides. The server rejects counts that aren't numbers. */
export function quotaOf(texts: QuotaTexts): QuotaOverride | null {
  const counts = COUNT_LIMITS.flatMap(({ name }) => {
    const text = texts[name].trim()
    return text === '' ? [] : [[name, Number(text)] as const]
  })
  const switches = SWITCH_LIMITS.flatMap(({ name }) =>
    texts[name] === 'plan' ? [] : [[name, texts[name] === 'on'] as const],
  )
  const set = [...counts, ...switches]
  return set.length === 0 ? null : (Object.fromEntries(set) as QuotaOverride)
}

import { ApiError, errorMessage } from '#web/api-client.ts'
import type { ToastMessage } from '#web/kit/toast-store.ts'

export const EXPORT_LOCKED = 'Upgrade to export your outlines'
export const MONTH_EXPORT_LOCKED = 'Bulk export is only available for Teams plan'

export function exportRefusal(error: unknown, what: 'outline' | 'month'): ToastMessage {
  if (error instanceof ApiError && error.body.code === 'PLAN_REQUIRED') {
    return what === 'month'
      ? { variant: 'destructive', title: 'Teams Plan Required', description: MONTH_EXPORT_LOCKED }
      : { variant: 'destructive', title: 'Upgrade Required', description: 'Please upgrade to export outlines' }
  }
  const fallback = what === 'month' ? 'Failed to export outlines' : 'Export failed'
  return { variant: 'destructive', title: 'Export Failed', description: errorMessage(error, fallback) }
}

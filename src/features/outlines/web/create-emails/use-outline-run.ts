import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { EmailStyle } from '#shared/brand-brief.ts'
import { markOutlined, refreshPlan, type PlanPlace } from '#features/ideas/web/queries.ts'
import { usageOptions } from '#features/plans/web/queries.ts'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { writeOutline } from './outline-outcome.ts'
import { giveUpWaiting, startRun, type RunItem } from './outline-run.ts'
import { runSummary } from './run-summary.ts'

/** The server writes at most two minutes at one outline; after this it does not come. */
const WAIT_AT_MOST_MS = 5 * 60_000

/** The way to have outlines written for ideas of a month; what they change elsewhere is asked again. */
export function useOutlineRun(place: PlanPlace, workspaceId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const usageChanged = () => queryClient.invalidateQueries({ queryKey: usageOptions(workspaceId).queryKey })
  return (items: readonly RunItem[], style?: EmailStyle) =>
    void startRun({
      place,
      items,
      style,
      write: (id, stop) => writeOutline(id, style, stop),
      onWritten: (id, outlineId) => {
        markOutlined(queryClient, place, id, outlineId)
        void usageChanged()
      },
      onEnd: (run) => {
        const { result } = run
        if (result.underWay > 0) setTimeout(() => giveUpWaiting(run), WAIT_AT_MOST_MS)
        void queryClient.invalidateQueries({ queryKey: ['/api', 'brands', place.brandId, 'outlines'] })
        void queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] })
        void usageChanged()
        void refreshPlan(queryClient, place)
        const view = {
          label: 'View',
          onSelect: () => void navigate({ to: paths.emailOutlines, search: { brandId: place.brandId } }),
        }
        const summary = runSummary(result)
        toast(summary.variant === 'destructive' ? summary : { ...summary, action: view })
      },
    })
}

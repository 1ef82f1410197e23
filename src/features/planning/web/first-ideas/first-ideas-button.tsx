import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { defaultMonth, monthTitle } from '#shared/calendar-dates.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { nextGeneration } from '#shared/next-generation.ts'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { useConfirmFirst } from '#features/brands/web/widgets/confirm-first.tsx'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { planOptions } from '#features/ideas/web/queries.ts'
import {
  UPGRADE_TO_PLAN_MORE,
  generationRefusal,
  isInProgress,
} from '#features/ideas/web/widgets/generation-refusal.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { billingUrl, paths } from '#web/paths.ts'
import { useChange } from '#web/use-change.ts'
import { createRights } from '../create-emails/create-rights.ts'
import { UpgradeButton } from '../create-emails/upgrade-button.tsx'
import { usedUpReason } from '../create-emails/generate-button.tsx'

export function FirstIdeasButton({ brand }: { brand: Brand }) {
  const current = useWorkspace(brand.workspaceId)
  return current === null ? null : <OfWorkspace brand={brand} current={current} />
}

/** Plans the coming month and opens it. */
function OfWorkspace({ brand, current }: { brand: Brand; current: CurrentWorkspace }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const rights = createRights(current)
  const [month] = useState(() => defaultMonth(new Date(), brand.timezone))
  const place = { brandId: brand.id, ...month }
  const plan = useQuery(planOptions(place))
  const usage = useQuery(usageOptions(current.workspace.id))
  const confirmFirst = useConfirmFirst(brand, rights.editBrand)
  const open = () => void navigate({ to: paths.createEmails, search: place })
  const onUpgrade = rights.upgrade ? () => void navigate({ to: billingUrl() }) : undefined
  const { mutate: generate, isPending } = useChange(ideaEndpoints.generate, {
    input: () => ({ params: { id: brand.id }, body: { ...month, wait: false } }),
    onAnswer: (answer) => queryClient.setQueryData(planOptions(place).queryKey, answer),
    onDone: open,
    onError: (error) => {
      if (isInProgress(error)) open()
      else toast(generationRefusal(error, onUpgrade))
    },
  })
  const start = async () => {
    // The click may come before the month has loaded.
    const known = await queryClient.ensureQueryData(planOptions(place)).catch(() => undefined)
    if (hasIdeas(known)) open()
    else await confirmFirst.ask(generate)
  }
  if (hasIdeas(plan.data)) {
    return (
      <Button asChild size="lg">
        <Link to={paths.createEmails} search={place}>
          <CalendarDays aria-hidden />
          {`View ${monthTitle(month)}`}
        </Link>
      </Button>
    )
  }
  const isUsedUp = usage.data !== undefined && nextGeneration(usage.data.usage, usage.data.limits).topics === 0
  if (isUsedUp && rights.create && rights.upgrade) {
    return <UpgradeButton size="lg">{UPGRADE_TO_PLAN_MORE}</UpgradeButton>
  }
  return (
    <>
      {confirmFirst.dialog}
      <Button
        size="lg"
        busy={isPending}
        reason={rights.reason ?? (isUsedUp ? usedUpReason(rights, usage.data) : undefined)}
        onClick={() => void start()}
      >
        <Sparkles aria-hidden />
        Generate First Email Ideas
      </Button>
    </>
  )
}

function hasIdeas(month: AnswerOf<typeof ideaEndpoints.plan> | undefined): boolean {
  return month?.generating === true || month?.mainTopics.some(({ isManual }) => !isManual) === true
}

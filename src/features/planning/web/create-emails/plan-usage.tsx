import { Link } from '@tanstack/react-router'
import { isUsedUp, leftText, type Allowance } from '#features/ideas/web/widgets/topic-limits.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { paths } from '#web/paths.ts'
import { UsageBar } from '#web/kit/usage-bar.tsx'
import type { CreateRights } from './create-rights.ts'

export function allowances({ usage, limits }: Usage): { topics: Allowance; outlines: Allowance } {
  return {
    topics: { used: usage.topics, limit: limits.topics },
    outlines: { used: usage.outlines, limit: limits.outlines },
  }
}

export function PlanUsage({ usage, rights }: { usage: Usage; rights: CreateRights }) {
  const { topics, outlines } = allowances(usage)
  const left = leftText(topics, outlines, usage.periodEndsAt)
  const short = isUsedUp(topics) || isUsedUp(outlines)
  return (
    <div className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-[12rem_12rem_minmax(0,1fr)]">
      <UsageBar label="Topics" used={topics.used} limit={topics.limit} />
      <UsageBar label="Outlines" used={outlines.used} limit={outlines.limit} />
      {left !== undefined && (
        <p className="tnum text-xs text-fg-3 sm:col-span-2 lg:col-span-1 lg:text-right">
          {left}
          {short && rights.askForUpgrade && ` · ${ASK_FOR_UPGRADE}`}
          {short && rights.upgrade && (
            <>
              {' · '}
              <Link
                to={paths.billing}
                className="relative font-medium text-teal underline-offset-4 before:absolute before:-inset-3 hover:underline md:before:hidden"
              >
                Upgrade Plan
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  )
}

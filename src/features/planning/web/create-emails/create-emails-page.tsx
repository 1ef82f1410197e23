import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { defaultMonth, monthKey, monthOf, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { Brand } from '#features/brands/contract.ts'
import { useBrandChoice } from '#features/brands/web/queries.ts'
import { useTradeFirst } from '#features/brands/web/widgets/trade-first.tsx'
import { planOptions, type PlanPlace } from '#features/ideas/web/queries.ts'
import { chosenMonth } from '#features/ideas/web/widgets/month-choice.ts'
import { IdeasLoading } from '#features/ideas/web/widgets/ideas-loading.tsx'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { useWorkspace, type CurrentWorkspace } from '#features/access/web/queries.ts'
import { Card } from '#web/kit/card.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { useAskAgain } from '#web/hearing.ts'
import { billingUrl } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { useCreateAddress } from './create-address.ts'
import { createRights } from './create-rights.ts'
import { NoBrands } from './create-states.tsx'
import { MonthBoard } from './month-board.tsx'
import { PlanControls } from './plan-controls.tsx'
import { useBulks } from './use-bulks.ts'
import { useLiveMonth } from './use-live-month.ts'
import { useTypedStrategy } from './use-typed-strategy.ts'

/** Hints of the server bring the news; asking is for browsers that hear none. */
const ASK_AGAIN_MS = 5000

/** Where a month is planned: ideas are generated, chosen and turned into outlines. */
export function CreateEmailsPage() {
  const current = useWorkspace()
  return (
    <>
      <title>Create Emails · Mailmonth</title>
      {current === null ? (
        <>
          <Header />
          <NoBrands mayCreate />
        </>
      ) : (
        <WorkspaceIdeas current={current} />
      )}
    </>
  )
}

function WorkspaceIdeas({ current }: { current: CurrentWorkspace }) {
  const { address, changeAddress } = useCreateAddress()
  const { query, brands, brand, choose } = useBrandChoice(
    current,
    address.brandId,
    (brandId) => void changeAddress({ brandId }),
  )
  if (brand !== null) return <BrandIdeas current={current} brands={brands} brand={brand} choose={choose} />
  return (
    <>
      <Header />
      {query.isPending ? (
        <IdeasLoading label="Loading your brands" />
      ) : query.isError ? (
        <Card>
          <QueryFailed query={query} what="Your brands" />
        </Card>
      ) : (
        <NoBrands mayCreate={createRights(current).createBrand} />
      )}
    </>
  )
}

interface BrandIdeasProps {
  current: CurrentWorkspace
  brands: readonly Brand[]
  brand: Brand
  choose: (brandId: string) => void
}

function BrandIdeas({ current, brands, brand, choose }: BrandIdeasProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const rights = createRights(current)
  const { address, changeAddress } = useCreateAddress()
  const [now] = useState(() => new Date())
  const today = monthOf(now, brand.timezone)
  const month = chosenMonth(address, today, defaultMonth(now, brand.timezone))
  const place: PlanPlace = { brandId: brand.id, ...month }

  const usage = useQuery(usageOptions(current.workspace.id))
  const askAgain = useAskAgain(ASK_AGAIN_MS)
  const plan = useQuery({
    ...planOptions(place),
    refetchInterval: ({ state }) => (state.data?.generating === true ? askAgain : false),
  })
  const live = useLiveMonth({
    place,
    plan: plan.data,
    onUpgrade: rights.upgrade ? () => void navigate({ to: billingUrl() }) : undefined,
    onUsed: () => void queryClient.invalidateQueries({ queryKey: usageOptions(current.workspace.id).queryKey }),
  })
  const tradeFirst = useTradeFirst(brand.id, rights.editBrand)
  const bulks = useBulks(place, current.workspace.id)
  const [typed, typeStrategy] = useTypedStrategy(place)
  const strategy = typed ?? plan.data?.strategy ?? BALANCED
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: planOptions(place).queryKey })
    void queryClient.invalidateQueries({ queryKey: usageOptions(current.workspace.id).queryKey })
  }
  const chooseMonth = (chosen: YearMonth) => void changeAddress(chosen)

  return (
    <>
      <Header />
      {tradeFirst.dialog}
      <div className="grid gap-5">
        <PlanControls
          brands={brands}
          brand={brand}
          onBrandChange={choose}
          place={place}
          today={today}
          onMonthChange={chooseMonth}
          rights={rights}
          usage={usage.data}
          generating={live.isGenerating}
          adding={plan.data?.mainTopics.some((topic) => !topic.isManual) === true}
          onGenerate={() => void tradeFirst.ask(() => live.generate(strategy))}
          strategy={strategy}
          onStrategyChange={typeStrategy}
          onWriteOutline={bulks.isBusy ? undefined : (idea) => bulks.write([idea])}
        />
        {plan.data !== undefined ? (
          <MonthBoard
            // What is chosen belongs to one month of one brand.
            key={`${brand.id} ${monthKey(month)}`}
            brand={brand}
            place={place}
            plan={plan.data}
            live={live}
            bulks={bulks}
            rights={rights}
            usage={usage.data}
            archived={address.view === 'archived'}
            asked={address.idea}
            onRefresh={refresh}
            refreshing={plan.isRefetching && !live.isGenerating}
            onGenerate={(writer) => live.generate(strategy, writer)}
            onArchivedChange={(archived) => void changeAddress({ view: archived ? 'archived' : undefined })}
          />
        ) : plan.isPending ? (
          <IdeasLoading label={`Loading the ideas for ${monthTitle(month)}`} />
        ) : (
          <Card>
            <QueryFailed query={plan} what="The ideas" />
          </Card>
        )}
      </div>
    </>
  )
}

function Header() {
  return (
    <PageHeader
      title="Create Email Ideas"
      description="Plan a month, choose the ideas worth sending, and have their outlines written."
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { defaultMonth, monthKey, monthOf, monthTitle } from '#shared/calendar-dates.ts'
import { BALANCED } from '#shared/strategy.ts'
import { BrandPage, type ChosenBrand } from '#features/brands/web/widgets/brand-page.tsx'
import { useConfirmFirst } from '#features/brands/web/widgets/confirm-first.tsx'
import { planOptions, type BrandMonth } from '#features/ideas/web/queries.ts'
import { chosenMonth, isPast } from '#features/ideas/web/widgets/month-choice.ts'
import { MonthPicker } from '#features/ideas/web/widgets/month-picker.tsx'
import { PastMonthNote } from '#features/ideas/web/widgets/past-month-note.tsx'
import { IdeasLoading } from '#features/ideas/web/widgets/ideas-loading.tsx'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { Card } from '#web/kit/card.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { useAskAgain } from '#web/hearing.ts'
import { PAGE_WORDS } from '#web/page-words.ts'
import { billingUrl } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { useRefresh } from '#web/use-change.ts'
import { useCreateAddress } from './create-address.ts'
import { createRights } from './create-rights.ts'
import { MonthBoard } from './month-board.tsx'
import { outlineAllowance } from './outline-allowance.ts'
import { PlanIdeas } from './plan-ideas.tsx'
import { selectionRights } from './selection-rights.ts'
import { useBulks } from './use-bulks.ts'
import { useLiveMonth } from './use-live-month.ts'
import { useTypedStrategy } from './use-typed-strategy.ts'

/** Polls only in browsers without live updates. */
const ASK_AGAIN_MS = 5000

export function CreateEmailsPage() {
  const { changeAddress } = useCreateAddress()
  return (
    <BrandPage
      title="Create Emails"
      header={<Header />}
      loading={<IdeasLoading label="Loading your brands" />}
      noBrand={{ description: 'Create a brand first. Ideas build on its profile.' }}
      onChoose={(brandId) => void changeAddress({ brandId })}
    >
      {(place) => <BrandIdeas {...place} />}
    </BrandPage>
  )
}

function BrandIdeas({ current, brands, brand, choose }: ChosenBrand) {
  const refresh = useRefresh()
  const navigate = useNavigate()
  const rights = createRights(current)
  const { address, changeAddress } = useCreateAddress()
  const [now] = useState(() => new Date())
  const today = monthOf(now, brand.timezone)
  const month = chosenMonth(address, today, defaultMonth(now, brand.timezone))
  const place: BrandMonth = { brandId: brand.id, ...month }

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
  })
  const confirmFirst = useConfirmFirst(brand, rights.editBrand)
  const bulks = useBulks(place)
  const [typed, typeStrategy] = useTypedStrategy(place)
  const strategy = typed ?? plan.data?.strategy ?? BALANCED
  const allowance = outlineAllowance(usage.data, rights)

  return (
    <>
      <Header />
      {confirmFirst.dialog}
      <div className="grid gap-5">
        <div className="grid gap-3">
          <MonthPicker
            brands={brands}
            brandId={brand.id}
            onBrandChange={choose}
            chosen={month}
            today={today}
            onMonthChange={(chosen) => void changeAddress(chosen)}
          />
          {isPast(place, today) && <PastMonthNote month={place} />}
        </div>
        {plan.data !== undefined ? (
          <MonthBoard
            // The selection belongs to one month of one brand.
            key={`${brand.id} ${monthKey(month)}`}
            brand={brand}
            place={place}
            plan={plan.data}
            live={live}
            bulks={bulks}
            rights={rights}
            usage={usage.data}
            allowance={allowance}
            selectionRights={selectionRights(current)}
            planIdeas={
              <PlanIdeas
                brand={brand}
                place={place}
                rights={rights}
                usage={usage.data}
                generating={live.isGenerating}
                adding={plan.data.mainTopics.some((topic) => !topic.isManual)}
                hasPlan={plan.data.plan !== null}
                onGenerate={() => void confirmFirst.ask(() => live.generate(strategy))}
                strategy={strategy}
                onStrategyChange={typeStrategy}
                onWriteOutline={bulks.isBusy || allowance.left === 0 ? undefined : (idea) => bulks.write([idea])}
              />
            }
            archived={address.view === 'archived'}
            asked={address.idea}
            onRefresh={() => void refresh('ideas', 'usage')}
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
  return <PageHeader {...PAGE_WORDS.createEmails} />
}

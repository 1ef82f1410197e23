import { READ_ONLY } from '#features/access/web/suspended.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { PAGE_WORDS } from '#web/page-words.ts'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Brand } from '../../contract.ts'
import type { BrandSheet } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'
import { BrandPage } from '../widgets/brand-page.tsx'
import { BrandSelect } from '../widgets/brand-select.tsx'
import { ConfirmAll } from './confirm-all.tsx'
import { BusinessQuestion, type QuestionProps } from './business-question.tsx'
import { ContinueSetup } from './continue-setup.tsx'
import { type Edited, FactEditor } from './fact-editor.tsx'
import { FactGroup } from './fact-group.tsx'
import { GROUPS, type Group, isOf } from './facts.ts'
import { FirstPurchaseQuestion } from './first-purchase-question.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RulesQuestion } from './rules-question.tsx'
import { type SheetChanges, useSheetChanges } from './use-sheet-changes.ts'
import { WebsiteCard } from './website-card.tsx'

export function BrandSheetPage() {
  const navigate = useNavigate()
  return (
    <BrandPage
      title="What we understood"
      header={<Header />}
      loading={<Loading />}
      noBrand={{ description: 'Create a brand first. This page shows what we understood about it.' }}
      onChoose={(brandId) => void navigate({ to: paths.brandSheet, search: { brandId }, replace: true })}
    >
      {({ current, brands, brand, choose }) => (
        <>
          <Header brand={brand}>
            <BrandSelect brands={brands} brand={brand} onChoose={choose} />
          </Header>
          <Sheet key={brand.id} brand={brand} current={current} />
        </>
      )}
    </BrandPage>
  )
}

function Header({ brand, children }: { brand?: Brand; children?: ReactNode }) {
  return (
    <PageHeader
      {...PAGE_WORDS.brandSheet}
      description={
        brand === undefined
          ? 'Check what we know about your brand.'
          : `Check what we know about ${brand.name}. Your ideas and outlines build on it. It takes about a minute, and you can leave at any time.`
      }
      actions={children}
    />
  )
}

function Loading() {
  return (
    <LoadingRegion label="Loading what we understood">
      <Skeleton className="h-72 rounded-xl" />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-xl" />
        <Skeleton className="h-64 rounded-xl max-lg:hidden" />
      </div>
    </LoadingRegion>
  )
}

function Sheet({ brand, current }: { brand: Brand; current: CurrentWorkspace }) {
  const query = useQuery(sheetOptions(brand.id))
  const allChanges = useSheetChanges(brand.id)
  if (query.data === undefined) {
    return query.isError ? (
      <Card>
        <QueryFailed query={query} what="What we understood" />
      </Card>
    ) : (
      <Loading />
    )
  }
  const mayChange = current.may('EDIT_BRAND') && !current.readOnly
  const changes = mayChange ? allChanges : null
  const isEmpty = query.data.facts.length === 0 && query.data.unused.length === 0
  return (
    <div className="grid gap-4">
      {!mayChange && (
        <p className="text-sm text-fg-3">
          {current.readOnly ? READ_ONLY : 'You can read this page. Owners, admins and managers can change it.'}
        </p>
      )}
      {mayChange && !isEmpty && brand.onboardingStep !== null && (
        <ContinueSetup brand={brand} step={brand.onboardingStep} />
      )}
      {isEmpty ? (
        <Undescribed brand={brand} mayChange={mayChange} />
      ) : (
        <Questions sheet={query.data} changes={changes} />
      )}
      {mayChange && !isEmpty && query.data.hasModel && <ProfileCard brand={brand} />}
      {mayChange && (!isEmpty || brand.website !== null) && (
        <WebsiteCard brand={brand} hasModel={query.data.hasModel} />
      )}
      {changes !== null && !isEmpty && <ConfirmAll facts={query.data.facts} changes={changes} />}
      {!isEmpty && <Facts sheet={query.data} brand={brand} changes={changes} />}
    </div>
  )
}

function Undescribed({ brand, mayChange }: { brand: Brand; mayChange: boolean }) {
  return (
    <Card as="section">
      <EmptyState
        icon={<PencilLine aria-hidden />}
        title="Describe your brand first"
        description="Tell us who buys and what you sell. Then you can check here what we understood."
        action={
          mayChange && (
            <Button asChild size="touch">
              <Link to={paths.onboarding} search={{ brandId: brand.id, step: brand.onboardingStep ?? 2 }}>
                Describe your brand
              </Link>
            </Button>
          )
        }
      />
    </Card>
  )
}

function Questions({ sheet, changes }: QuestionProps) {
  return (
    <Card as="section">
      <CardHeader
        title="Three questions"
        description={
          changes === null
            ? "We can't read these from a profile, so we ask your team."
            : "We can't read these from a profile, so we ask. You can skip any of them."
        }
      />
      <CardBody className="grid gap-6">
        <BusinessQuestion sheet={sheet} changes={changes} />
        <FirstPurchaseQuestion sheet={sheet} changes={changes} />
        <RulesQuestion sheet={sheet} changes={changes} />
      </CardBody>
    </Card>
  )
}

/** The groups with the longest lists share a column. */
const COLUMNS: readonly (readonly Group[])[] = [GROUPS.slice(0, 4), GROUPS.slice(4)]

interface FactsProps {
  sheet: BrandSheet
  brand: Brand
  changes: SheetChanges | null
}

function Facts({ sheet, brand, changes }: FactsProps) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const isShown = (group: Group) => changes !== null || sheet.facts.some((fact) => isOf(fact, group))
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {COLUMNS.map((column) => (
          <div key={column[0]!.title} className="grid gap-4 empty:hidden">
            {column.filter(isShown).map((group) => (
              <FactGroup key={group.title} group={group} facts={sheet.facts} changes={changes} onOpen={setEdited} />
            ))}
          </div>
        ))}
      </div>
      {sheet.unused.length > 0 && <Unused texts={sheet.unused} />}
      {edited !== null && changes !== null && (
        <FactEditor {...edited} language={brand.language} changes={changes} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

const FIELDS: Record<BrandSheet['unused'][number]['field'], string> = {
  products: 'products',
  averageOrderValue: 'average order value',
  painPoints: 'pain points',
  buyingTriggers: 'buying triggers',
  buyingProcess: 'buying process',
  commonObjections: 'common objections',
  complianceNotes: 'compliance notes',
}

function Unused({ texts }: { texts: BrandSheet['unused'] }) {
  return (
    <Card as="section">
      <CardHeader
        title="Not used"
        description="We couldn't read these texts of your profile, so we don't use them. Add what they say above."
      />
      <CardBody>
        <ul className="grid gap-2 text-sm">
          {texts.map(({ field, text }) => (
            <li key={`${field} ${text}`} className="break-words">
              {`Not used: ${text}`}
              <span className="block text-xs text-fg-3">{`From your ${FIELDS[field]}`}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

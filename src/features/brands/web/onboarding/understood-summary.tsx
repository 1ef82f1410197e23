import { useQuery } from '@tanstack/react-query'
import { Check, CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { focusHeading } from '#web/kit/focus-heading.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Brand } from '../../contract.ts'
import type { BrandSheet } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'
import { SentenceForm, TradeQuestion } from '../sheet/business-question.tsx'
import { onlyFact } from '../sheet/facts.ts'
import { isWaiting, understoodGroups } from '../sheet/understood-groups.ts'
import { UnderstoodList } from '../sheet/understood-list.tsx'
import { type SheetChanges, useSheetChanges } from '../sheet/use-sheet-changes.ts'
import { rememberSkipped } from '../widgets/confirm-first.tsx'
import { UnderstoodLink } from './understood-link.tsx'

/** What ideas build on. A member confirms it before the first ones. */
export function UnderstoodSummary({ brand }: { brand: Brand }) {
  const query = useQuery(sheetOptions(brand.id))
  const place = useWorkspace(brand.workspaceId)
  const allChanges = useSheetChanges(brand.id)
  const changes = place?.may('EDIT_BRAND') === true && !place.readOnly ? allChanges : null
  return (
    <section aria-labelledby="understood" className="grid content-start gap-4">
      <h2 id="understood" className="text-md font-semibold">
        What we understood
      </h2>
      {query.data !== undefined ? (
        <Understood brand={brand} sheet={query.data} changes={changes} />
      ) : query.isError ? (
        <QueryFailed query={query} what="What we understood" />
      ) : (
        <LoadingRegion label="Loading what we understood">
          <div className="grid gap-4">
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-40 rounded-lg" />
          </div>
        </LoadingRegion>
      )}
    </section>
  )
}

function Understood({ brand, sheet, changes }: { brand: Brand; sheet: BrandSheet; changes: SheetChanges | null }) {
  const business = onlyFact(sheet.facts, 'business')
  const groups = understoodGroups(sheet.facts.filter(({ state }) => state !== 'rejected'))
  const open = groups.flatMap(({ facts }) => facts.filter(isWaiting))
  const place = useRef<HTMLDivElement>(null)
  const confirm = async () => {
    if (changes === null || !(await changes.decide(open, 'confirmed'))) return
    // The button disappears with its action.
    const section = place.current?.closest('section')
    if (section) focusHeading(section)
  }
  return (
    <div ref={place} className="grid gap-4">
      {business === undefined
        ? changes !== null && <SentenceForm business={business} changes={changes} />
        : business.value.text !== '' && <p className="text-sm break-words text-fg-2">{business.value.text}</p>}
      <TradeQuestion sheet={sheet} changes={changes} onSkip={() => rememberSkipped(brand.id)} />
      {groups.length > 0 && <UnderstoodList groups={groups} language={brand.language} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {changes !== null && open.length > 0 && (
          <Button variant="secondary" size="touch" busy={changes.busy} onClick={() => void confirm()}>
            <CheckCheck aria-hidden />
            Confirm all
          </Button>
        )}
        {open.length === 0 && groups.length > 0 && (
          <p role="status" className="inline-flex items-center gap-1.5 text-fg-2">
            <Check aria-hidden className="size-4 text-teal" />
            Confirmed
          </p>
        )}
        <UnderstoodLink brandId={brand.id}>Correct or add something</UnderstoodLink>
      </div>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { keep, kept } from '#web/browser-storage.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Label } from '#web/kit/label.tsx'
import type { Brand } from '../../contract.ts'
import type { BrandSheet } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'
import { type Fact, onlyFact } from '../sheet/facts.ts'
import { TradeChoice } from '../sheet/trade-choice.tsx'
import { understoodGroups, unusedUntilConfirmed } from '../sheet/understood-groups.ts'
import { UnderstoodList } from '../sheet/understood-list.tsx'
import { type SheetChanges, useSheetChanges } from '../sheet/use-sheet-changes.ts'

const skippedKey = (brandId: string) => `mailmonth-trade-skipped-${brandId}`

export const rememberSkipped = (brandId: string) => keep('browser', skippedKey(brandId), 'yes')

interface Question {
  trade: Extract<Fact, { kind: 'trade' }> | undefined
  waiting: Fact[]
}

/** Nothing to ask once a member has decided: they have seen the page that explains the facts. */
function questionFor({ facts }: BrandSheet): Question | undefined {
  const known = onlyFact(facts, 'trade')
  const trade = known?.state === 'proposed' ? known : undefined
  const hasDecided = facts.some(({ source, state }) => source === 'profile' && state !== 'proposed')
  const waiting = hasDecided ? [] : unusedUntilConfirmed(facts)
  return trade === undefined && waiting.length === 0 ? undefined : { trade, waiting }
}

/** Asks once while nothing that we read in the profile is confirmed. After Skip, this browser never asks again. */
export function useConfirmFirst(brand: Brand, mayEdit: boolean) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ question: Question; sheet: BrandSheet; work: () => void } | null>(null)
  const ask = async (work: () => void) => {
    if (!mayEdit || kept('browser', skippedKey(brand.id)) !== null) {
      work()
      return
    }
    // If the sheet fails to load, generate ideas without the question.
    const sheet = await queryClient.fetchQuery(sheetOptions(brand.id)).catch(() => undefined)
    const question = sheet === undefined ? undefined : questionFor(sheet)
    if (sheet === undefined || question === undefined) work()
    else setAsked({ question, sheet, work })
  }
  const close = () => setAsked(null)
  const goOn = () => {
    close()
    asked?.work()
  }
  return {
    ask,
    dialog: asked !== null && <ConfirmDialog brand={brand} {...asked} onAnswered={goOn} onClose={close} />,
  }
}

interface ConfirmDialogProps {
  brand: Brand
  sheet: BrandSheet
  onAnswered: () => void
  onClose: () => void
}

/** The question doesn't change while its answers change the sheet. */
function ConfirmDialog({ question: { trade, waiting }, ...asking }: ConfirmDialogProps & { question: Question }) {
  const changes = useSheetChanges(asking.brand.id)
  const skip = () => {
    rememberSkipped(asking.brand.id)
    asking.onAnswered()
  }
  const props = { ...asking, changes, waiting, onSkip: skip }
  return trade === undefined ? <FactsDialog {...props} /> : <TradeDialog {...props} trade={trade} />
}

interface AnsweringProps extends ConfirmDialogProps {
  changes: SheetChanges
  waiting: readonly Fact[]
  onSkip: () => void
}

function TradeDialog({
  brand,
  sheet,
  changes,
  waiting,
  trade,
  onAnswered,
  onClose,
  onSkip,
}: AnsweringProps & { trade: NonNullable<Question['trade']> }) {
  const [isChoosing, setChoosing] = useState(false)
  const [usesAll, setUsesAll] = useState(true)
  const [isListed, setListed] = useState(false)
  const box = useId()
  const others = usesAll ? waiting : []
  const confirm = async () => {
    if (await changes.decide([trade, ...others], 'confirmed')) onAnswered()
  }
  const chosen = async () => {
    if (others.length === 0 || (await changes.decide(others, 'confirmed'))) onAnswered()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`We'd plan you as ${trade.value.label}. Is that right?`}
      description="Confirm your trade to get ideas written for it. Without a trade, your ideas stay general."
      footer={
        <>
          <Button variant="ghost" size="touch" onClick={onSkip}>
            Skip
          </Button>
          <Button variant="secondary" size="touch" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            Choose another
          </Button>
          <Button size="touch" busy={changes.busy} onClick={() => void confirm()}>
            Yes
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isChoosing && <TradeChoice sheet={sheet} changes={changes} onChosen={() => void chosen()} />}
        {waiting.length > 0 && (
          <div className="grid gap-2">
            <div className="flex items-start gap-3">
              <Checkbox id={box} checked={usesAll} onCheckedChange={(checked) => setUsesAll(checked === true)} />
              <Label htmlFor={box} className="text-sm font-normal">
                {`Also use ${waiting.length === 1 ? 'one more thing' : `${waiting.length} more things`} we read in your profile`}
              </Label>
            </div>
            <Button
              variant="ghost"
              size="touch-sm"
              className="justify-self-start"
              aria-expanded={isListed}
              onClick={() => setListed(!isListed)}
            >
              {isListed ? 'Hide them' : 'Show them'}
            </Button>
            {isListed && <UnderstoodList groups={understoodGroups(waiting)} language={brand.language} />}
          </div>
        )}
      </div>
    </Dialog>
  )
}

function FactsDialog({ brand, changes, waiting, onAnswered, onClose, onSkip }: AnsweringProps) {
  const confirm = async () => {
    if (await changes.decide(waiting, 'confirmed')) onAnswered()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Use what we read in your profile?"
      description="Ideas use these after you confirm them. You can correct them later in What we understood."
      footer={
        <>
          <Button variant="ghost" size="touch" onClick={onSkip}>
            Skip
          </Button>
          <Button size="touch" busy={changes.busy} onClick={() => void confirm()}>
            Use it
          </Button>
        </>
      }
    >
      <UnderstoodList groups={understoodGroups(waiting)} language={brand.language} />
    </Dialog>
  )
}

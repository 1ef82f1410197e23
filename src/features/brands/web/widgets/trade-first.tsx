import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keep, kept } from '#web/browser-storage.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import type { BrandSheet } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'
import { onlyFact } from '../sheet/facts.ts'
import { TradeChoice } from '../sheet/trade-choice.tsx'
import { useSheetChanges } from '../sheet/use-sheet-changes.ts'

const skippedKey = (brandId: string) => `mailmonth-trade-skipped-${brandId}`

/** The trade that is proposed and that nobody has decided about. */
function undecidedTrade(sheet: BrandSheet | undefined) {
  const trade = sheet === undefined ? undefined : onlyFact(sheet.facts, 'trade')
  return trade?.state === 'proposed' ? trade : undefined
}

/**
 * Work that is better with a trade waits for the one question about it: those who may edit the brand are asked while a
 * trade is proposed and undecided, and after a Skip never again in this browser. `dialog` is the question.
 */
export function useTradeFirst(brandId: string, mayEdit: boolean) {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const ask = async (work: () => void) => {
    if (!mayEdit || kept('browser', skippedKey(brandId)) !== null) {
      work()
      return
    }
    // A sheet that can't be read is no reason to keep anybody from their ideas.
    const sheet = await queryClient.fetchQuery(sheetOptions(brandId)).catch(() => undefined)
    if (undecidedTrade(sheet) === undefined) work()
    else setWaiting(() => work)
  }
  const goOn = () => {
    setWaiting(null)
    waiting?.()
  }
  return {
    ask,
    dialog: waiting !== null && <TradeDialog brandId={brandId} onAnswered={goOn} onClose={() => setWaiting(null)} />,
  }
}

interface TradeDialogProps {
  brandId: string
  onAnswered: () => void
  /** Closed without an answer. */
  onClose: () => void
}

function TradeDialog({ brandId, onAnswered, onClose }: TradeDialogProps) {
  const { data: sheet } = useQuery(sheetOptions(brandId))
  const changes = useSheetChanges(brandId)
  const [isChoosing, setChoosing] = useState(false)
  const trade = sheet === undefined ? undefined : onlyFact(sheet.facts, 'trade')
  if (sheet === undefined || trade === undefined) return null
  const confirm = async () => {
    if (await changes.decide([trade], 'confirmed')) onAnswered()
  }
  const skip = () => {
    keep('browser', skippedKey(brandId), 'yes')
    onAnswered()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`We'd plan you as ${trade.value.label}. Right?`}
      description="Confirm your trade to get ideas written for it. Without a trade, your ideas stay general."
      footer={
        <>
          <Button variant="ghost" className="max-md:h-(--touch)" onClick={skip}>
            Skip
          </Button>
          <Button
            variant="secondary"
            className="max-md:h-(--touch)"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            Choose another
          </Button>
          <Button className="max-md:h-(--touch)" busy={changes.busy} onClick={() => void confirm()}>
            Yes
          </Button>
        </>
      }
    >
      {isChoosing && <TradeChoice sheet={sheet} changes={changes} onChosen={onAnswered} />}
    </Dialog>
  )
}

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

export const rememberSkippedTrade = (brandId: string) => keep('browser', skippedKey(brandId), 'yes')

function undecidedTrade(sheet: BrandSheet | undefined) {
  const trade = sheet === undefined ? undefined : onlyFact(sheet.facts, 'trade')
  return trade?.state === 'proposed' ? trade : undefined
}

/** Asks once while a trade is proposed. After Skip, this browser never asks again. */
export function useTradeFirst(brandId: string, mayEdit: boolean) {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const ask = async (work: () => void) => {
    if (!mayEdit || kept('browser', skippedKey(brandId)) !== null) {
      work()
      return
    }
    // If the sheet fails to load, generate ideas without the question.
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
    rememberSkippedTrade(brandId)
    onAnswered()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`We'd plan you as ${trade.value.label}. Is that right?`}
      description="Confirm your trade to get ideas written for it. Without a trade, your ideas stay general."
      footer={
        <>
          <Button variant="ghost" size="touch" onClick={skip}>
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
      {isChoosing && <TradeChoice sheet={sheet} changes={changes} onChosen={onAnswered} />}
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { FactKind, FactState, FactValue } from '#shared/brand-sheet.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type ChangingCall, useChanges } from '#web/use-change.ts'
import { type BrandSheet, MOST_CHANGES, sheetEndpoints } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'
import { type Fact, onlyFact, sameFact } from './facts.ts'

export type WrittenFact = { [Kind in FactKind]: { kind: Kind; value: FactValue<Kind>; key?: string } }[FactKind]

export function useSheetChanges(brandId: string) {
  const queryClient = useQueryClient()
  const params = { id: brandId }
  const options = sheetOptions(brandId)
  const mutation = useChanges((change, work: (change: ChangingCall) => Promise<BrandSheet>) => work(change), {
    async onAnswer(sheet) {
      await queryClient.cancelQueries({ queryKey: options.queryKey })
      queryClient.setQueryData(options.queryKey, sheet)
    },
    failed: { title: "We couldn't save this", fallback: 'Check your connection and try again.' },
    always: true,
  })
  const run = async (work: (change: ChangingCall) => Promise<BrandSheet>) => {
    try {
      await mutation.mutateAsync(work)
      return true
    } catch {
      return false
    }
  }
  const decided = async (change: ChangingCall, facts: readonly Fact[], state: FactState) => {
    const named = facts.map(({ kind, key }) => ({ kind, key, state }))
    let sheet = await change(sheetEndpoints.decide, { params, body: { facts: named.slice(0, MOST_CHANGES) } })
    for (let from = MOST_CHANGES; from < named.length; from += MOST_CHANGES) {
      sheet = await change(sheetEndpoints.decide, { params, body: { facts: named.slice(from, from + MOST_CHANGES) } })
    }
    return sheet
  }
  const rulesWritten = (change: ChangingCall, text: string) =>
    change(sheetEndpoints.writeRules, { params, body: { text } })

  const write = (fact: WrittenFact) => run((change) => change(sheetEndpoints.write, { params, body: fact }))
  const decide = (facts: readonly Fact[], state: FactState) => run((change) => decided(change, facts, state))
  return {
    busy: mutation.isPending,
    write,
    decide,
    writeRules: (text: string) => run((change) => rulesWritten(change, text)),
    async remove(fact: Fact) {
      if (!(await decide([fact], 'rejected'))) return false
      const undo = () => {
        const known = queryClient.getQueryData(options.queryKey)?.facts.some((other) => sameFact(other, fact))
        void (known === true
          ? decide([fact], fact.state)
          : write({ kind: fact.kind, value: fact.value } as WrittenFact))
      }
      toast({ title: 'Removed', action: { label: 'Undo', onSelect: undo } })
      return true
    },
    /** The server reads the corrected sentence, and its old reading is removed. */
    correctRule: (rule: Extract<Fact, { kind: 'rule' }>, text: string) =>
      run(async (change) => {
        const sheet = await rulesWritten(change, text)
        const before = sheet.facts.find((fact) => sameFact(fact, rule))
        const stays = before === undefined || before.kind !== 'rule' || before.value.sentence !== rule.value.sentence
        return stays ? sheet : decided(change, [before], 'rejected')
      }),
    chooseFirstPurchase: ({ key, value }: Extract<Fact, { kind: 'offer' }>) =>
      write({ kind: 'offer', key, value: { ...value, isFirstPurchase: true } }),
    chooseTrade: (facts: readonly Fact[], value: FactValue<'trade'>) => {
      const before = onlyFact(facts, 'trade')
      return write({ kind: 'trade', value, ...(before !== undefined && { key: before.key }) })
    },
  }
}
export type SheetChanges = ReturnType<typeof useSheetChanges>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FactKind, FactState, FactValue } from '#shared/brand-sheet.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type BrandSheet, MOST_CHANGES, sheetEndpoints } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'
import { type Fact, onlyFact, sameFact } from './facts.ts'

/** A fact as the form or a question writes it; with a key it takes the place of that fact. */
export type WrittenFact = { [Kind in FactKind]: { kind: Kind; value: FactValue<Kind>; key?: string } }[FactKind]

/** Everything that can be done to the facts of a brand. One change runs at a time. */
export function useSheetChanges(brandId: string) {
  const queryClient = useQueryClient()
  const params = { id: brandId }
  const options = sheetOptions(brandId)
  const mutation = useMutation({
    mutationFn: (change: () => Promise<BrandSheet>) => change(),
    async onSuccess(sheet) {
      // An answer that was asked for before the change must not come after it.
      await queryClient.cancelQueries({ queryKey: options.queryKey })
      queryClient.setQueryData(options.queryKey, sheet)
    },
    onError(error) {
      void queryClient.invalidateQueries({ queryKey: options.queryKey })
      toast({
        title: "We couldn't save this",
        description: errorMessage(error, 'Check your connection and try again.'),
        variant: 'destructive',
      })
    },
  })
  /** True when it was saved. */
  const run = async (change: () => Promise<BrandSheet>) => {
    try {
      await mutation.mutateAsync(change)
      return true
    } catch {
      return false
    }
  }
  const decided = async (facts: readonly Fact[], state: FactState) => {
    const named = facts.map(({ kind, key }) => ({ kind, key, state }))
    let sheet = await call(sheetEndpoints.decide, { params, body: { facts: named.slice(0, MOST_CHANGES) } })
    for (let from = MOST_CHANGES; from < named.length; from += MOST_CHANGES) {
      sheet = await call(sheetEndpoints.decide, { params, body: { facts: named.slice(from, from + MOST_CHANGES) } })
    }
    return sheet
  }
  const written = (fact: WrittenFact) => call(sheetEndpoints.write, { params, body: fact })
  const rulesWritten = (text: string) => call(sheetEndpoints.writeRules, { params, body: { text } })

  const write = (fact: WrittenFact) => run(() => written(fact))
  const decide = (facts: readonly Fact[], state: FactState) => run(() => decided(facts, state))
  return {
    busy: mutation.isPending,
    write,
    decide,
    writeRules: (text: string) => run(() => rulesWritten(text)),
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
    /** A rule is read anew from its corrected sentence, and what it said before is taken away. */
    correctRule: (rule: Extract<Fact, { kind: 'rule' }>, text: string) =>
      run(async () => {
        const sheet = await rulesWritten(text)
        const before = sheet.facts.find((fact) => sameFact(fact, rule))
        const stays = before === undefined || before.kind !== 'rule' || before.value.sentence !== rule.value.sentence
        return stays ? sheet : decided([before], 'rejected')
      }),
    chooseFirstPurchase: ({ key, value }: Extract<Fact, { kind: 'offer' }>) =>
      write({ kind: 'offer', key, value: { ...value, isFirstPurchase: true } }),
    /** Plans the brand as this trade. */
    chooseTrade: (facts: readonly Fact[], value: FactValue<'trade'>) => {
      const before = onlyFact(facts, 'trade')
      return write({ kind: 'trade', value, ...(before !== undefined && { key: before.key }) })
    },
  }
}
export type SheetChanges = ReturnType<typeof useSheetChanges>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { ideaEndpoints } from '../../../contract.ts'
import { type PlanPlace, refreshPlan } from '../../queries.ts'
import type { Question } from './plan-words.ts'

interface DateChange {
  ideaId: string
  /** Null puts the idea back on the shelf. */
  date: string | null
  insteadOfId?: string | undefined
}

/** Moves, swaps and drops emails of a month's plan, and answers the questions beside it. */
export function usePlanChanges(place: PlanPlace) {
  const queryClient = useQueryClient()
  const failed = (error: unknown) =>
    toast({ variant: 'destructive', title: 'Error', description: errorMessage(error, "We couldn't save this.") })
  const dates = useMutation({
    mutationFn: ({ ideaId, date, insteadOfId }: DateChange) =>
      call(ideaEndpoints.planDate, { params: { id: ideaId }, body: { date, insteadOfId } }),
    onSuccess: () => refreshPlan(queryClient, place),
    onError: failed,
  })
  const answers = useMutation({
    mutationFn: ({ id, question, text }: Pick<Question, 'id' | 'question'> & { text: string }) =>
      call(sheetEndpoints.write, {
        params: { id: place.brandId },
        body: { kind: 'answer', value: { id, question, text } },
      }),
    onSuccess: () => refreshPlan(queryClient, place),
    onError: failed,
  })
  const done = (promise: Promise<unknown>) =>
    promise.then(
      () => true,
      () => false,
    )

  /** Drops an email from the plan, and offers to put it back. */
  async function drop(ideaId: string, date: string): Promise<void> {
    if (!(await done(dates.mutateAsync({ ideaId, date: null })))) return
    toast({
      title: 'Moved to the shelf',
      action: { label: 'Undo', onSelect: () => void done(dates.mutateAsync({ ideaId, date })) },
    })
  }

  return {
    busy: dates.isPending,
    isAnswering: answers.isPending,
    /** Both answer whether it was saved. */
    move: (change: DateChange) => done(dates.mutateAsync(change)),
    answer: (question: Pick<Question, 'id' | 'question'>, text: string) =>
      done(answers.mutateAsync({ ...question, text })),
    drop,
  }
}
export type PlanChanges = ReturnType<typeof usePlanChanges>

import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useChange } from '#web/use-change.ts'
import { ideaEndpoints } from '../../../contract.ts'
import type { BrandMonth } from '../../queries.ts'
import type { Question } from './plan-words.ts'

interface DateChange {
  ideaId: string
  date: string | null
  insteadOfId?: string | undefined
}

export function usePlanChanges(place: BrandMonth) {
  const failed = { title: 'Error', fallback: "We couldn't save this." }
  const dates = useChange(ideaEndpoints.planDate, {
    input: ({ ideaId, date, insteadOfId }: DateChange) => ({ params: { id: ideaId }, body: { date, insteadOfId } }),
    failed,
  })
  const answers = useChange(sheetEndpoints.write, {
    input: ({ id, question, text }: Pick<Question, 'id' | 'question'> & { text: string }) => ({
      params: { id: place.brandId },
      body: { kind: 'answer' as const, value: { id, question, text } },
    }),
    failed,
  })
  const done = (promise: Promise<unknown>) =>
    promise.then(
      () => true,
      () => false,
    )

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
    move: (change: DateChange) => done(dates.mutateAsync(change)),
    answer: (question: Pick<Question, 'id' | 'question'>, text: string) =>
      done(answers.mutateAsync({ ...question, text })),
    drop,
  }
}
export type PlanChanges = ReturnType<typeof usePlanChanges>

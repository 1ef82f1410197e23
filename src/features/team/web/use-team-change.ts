import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'

interface TeamChange<Input, Answer> {
  run: (input: Input) => Promise<Answer>
  /** What is said when it is done, and when it is not. */
  done: (input: Input) => { title: string; description: string }
  failed: { title: string; description: string }
  onDone?: (answer: Answer) => void
  onFailed?: (error: unknown) => 'said' | undefined
}

/** A change of the team: says how it went, and everything that names members or counts seats is asked anew. */
export function useTeamChange<Input, Answer>(change: TeamChange<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change.run,
    async onSuccess(answer, input) {
      change.onDone?.(answer)
      toast(change.done(input))
      await Promise.all(
        [['/api', 'workspaces'], ['/api', 'brands'], ['/api', 'email-outlines'], sessionOptions.queryKey].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError(error) {
      if (change.onFailed?.(error) === 'said') return
      const { title, description } = change.failed
      toast({ title, description: errorMessage(error, description), variant: 'destructive' })
    },
  })
}

import { useChange } from '#web/use-change.ts'
import { type DraftChoice, klaviyoDraftEndpoints } from '../../klaviyo-draft-contract.ts'

/** The dialog shows errors itself. */
export function useCreateDraft(id: string, onDone?: () => void) {
  return useChange(klaviyoDraftEndpoints.create, {
    input: (body: DraftChoice & { again?: boolean }) => ({ params: { id }, body }),
    done: ({ draft }) => ({
      title: 'Draft created',
      description:
        draft.url === null
          ? 'It is a sample. Klaviyo has no such draft.'
          : 'Klaviyo sends nothing until you schedule it there.',
    }),
    always: true,
    onDone,
  })
}

export const CREATE_FAILED = "We couldn't create the draft. Check your connection and try again."

import { MessageSquare } from 'lucide-react'
import { createContext, use } from 'react'
import { classNames } from '#web/kit/class-names.ts'

export interface OpenThreads {
  open: number
  /** Those of them where a client waits for an answer. */
  client: number
}

export const OpenThreadsContext = createContext<ReadonlyMap<string, OpenThreads>>(new Map())

export const useOpenThreads = (outlineId: string): OpenThreads | null => use(OpenThreadsContext).get(outlineId) ?? null

export function threadWords({ open, client }: OpenThreads): string {
  const threads = open === 1 ? '1 open comment thread' : `${open} open comment threads`
  return client === 0 ? threads : `${threads}, a client is waiting for an answer`
}

export function ThreadBubble({ outlineId, silent = false }: { outlineId: string; silent?: boolean }) {
  const threads = useOpenThreads(outlineId)
  if (threads === null) return null
  const words = threadWords(threads)
  return (
    <span
      title={words}
      className={classNames(
        'inline-flex h-4.5 shrink-0 items-center gap-1 rounded-full px-1.5 text-2xs font-medium tnum',
        threads.client > 0 ? 'bg-teal text-on-teal' : 'bg-surface-3 text-fg-2',
      )}
    >
      <MessageSquare aria-hidden className="size-3" />
      <span aria-hidden>{threads.open}</span>
      {!silent && <span className="sr-only">{words}</span>}
    </span>
  )
}

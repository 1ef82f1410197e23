import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/brand-brief.ts'
import { call } from '#web/api-client.ts'
import { websiteEndpoints } from '../../../website-contract.ts'
import { useWizardDraft } from '../use-wizard-draft.ts'
import type { FoundOnWebsite } from '../wizard-draft.ts'

interface Asked {
  website: string
  /** The language of a brand that has one already. */
  language: Language | undefined
  signal: AbortSignal
}

/** Reads a website on request. What is found outlives a reload, until it is accepted or put away. */
export function useWebsiteReading({ brandId, workspaceId }: { brandId: string | null; workspaceId: string | null }) {
  const draft = useWizardDraft()
  const [found, setFound] = useState(() => draft.found(brandId))
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const show = (next: FoundOnWebsite | null) => {
    draft.keepFound(brandId, next)
    setFound(next)
  }
  const reading = useMutation({
    mutationFn: ({ website, language, signal }: Asked) => {
      const body = { website, ...(language !== undefined && { language }) }
      return workspaceId === null
        ? call(websiteEndpoints.readFirst, { body }, signal)
        : call(websiteEndpoints.read, { params: { id: workspaceId }, body }, signal)
    },
    onSuccess: (answer, { website, signal }) => {
      if (!signal.aborted) show({ ...answer, website })
    },
  })
  return {
    found,
    isReading: reading.isPending,
    error: reading.error,
    read(website: string, language: Language | undefined, onError: (error: unknown) => void) {
      running.current = new AbortController()
      show(null)
      reading.mutate({ website, language, signal: running.current.signal }, { onError })
    },
    cancel() {
      running.current?.abort()
      reading.reset()
    },
    /** Nothing of it is shown any more. */
    putAway() {
      reading.reset()
      show(null)
    },
  }
}

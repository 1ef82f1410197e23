import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/brand-brief.ts'
import { read } from '#web/api-client.ts'
import { websiteEndpoints } from '../../../website-contract.ts'
import { useWizardDraft } from '../use-wizard-draft.ts'
import type { FoundOnWebsite } from '../wizard-draft.ts'

interface Asked {
  website: string
  language: Language | undefined
  signal: AbortSignal
}

/** The result survives a reload until the user accepts or discards it. */
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
        ? read(websiteEndpoints.readFirst, { body }, signal)
        : read(websiteEndpoints.read, { params: { id: workspaceId }, body }, signal)
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
    putAway() {
      reading.reset()
      show(null)
    },
  }
}

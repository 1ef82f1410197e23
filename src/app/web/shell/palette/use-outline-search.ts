import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchEndpoints } from '#features/outlines/search-contract.ts'
import { endpointQuery } from '#web/endpoint-query.ts'

const PAUSE_MS = 120
const SHORTEST = 2

/** Asks after a short pause, and shows the former answer until the next one. */
export function useOutlineSearch(workspaceId: string | undefined, typed: string) {
  const words = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const isLong = workspaceId !== undefined && words.length >= SHORTEST
  const query = useQuery({
    ...endpointQuery(searchEndpoints.outlines, { params: { id: workspaceId ?? '' }, query: { q: asked } }),
    enabled: isLong && asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  return {
    outlines: isLong ? (query.data?.outlines ?? []) : [],
    isSearching: isLong && (asked !== words || query.isFetching),
    hasFailed: isLong && query.isError,
  }
}

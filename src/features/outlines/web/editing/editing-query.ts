import type { QueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { outlineEndpoints, type Outline } from '../../contract.ts'
import { editingEndpoints, type Editing } from '../../editing-contract.ts'

const ofOutline = (id: string) => ({ params: { id } })

export const editingOptions = (id: string) => endpointQuery(editingEndpoints.editing, ofOutline(id))
export const versionsOptions = (id: string) => endpointQuery(editingEndpoints.versions, ofOutline(id))
export const versionOptions = (id: string, number: number) =>
  endpointQuery(editingEndpoints.version, { params: { id, number } })

export function keepEditing(queryClient: QueryClient, editing: Editing): void {
  queryClient.setQueryData(editingOptions(editing.outline.id).queryKey, editing)
  keepOutline(queryClient, editing.outline)
}

function keepOutline(queryClient: QueryClient, outline: Outline): void {
  queryClient.setQueryData(endpointKey(outlineEndpoints.getOrList, ofOutline(outline.id)), { outline })
}

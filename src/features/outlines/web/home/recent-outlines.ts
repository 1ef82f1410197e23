import type { Outline } from '../../contract.ts'

interface OutlineGroup {
  outlines: readonly Outline[]
}

/** The outlines written last, newest first. Archived ones are done with. */
export function recentOutlines(groups: readonly OutlineGroup[], count: number): Outline[] {
  return groups
    .flatMap(({ outlines }) => outlines)
    .filter(({ workflowStatus }) => workflowStatus !== 'archived')
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, count)
}

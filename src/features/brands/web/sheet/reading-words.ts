import type { AnswerOf } from '#shared/endpoint.ts'
import type { sheetEndpoints } from '../../sheet-contract.ts'
import type { websiteEndpoints } from '../../website-contract.ts'

export type WebsiteReading = AnswerOf<typeof websiteEndpoints.readForSheet>
export type ProfileReading = AnswerOf<typeof sheetEndpoints.read>

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const added = (proposed: number) => `added ${counted(proposed, 'proposal', 'proposals')} below`

export function websiteInWords({ proposed, dropped, pages, notes }: Omit<WebsiteReading, 'sheet'>): string[] {
  const read = counted(pages.filter(({ outcome }) => outcome === 'read').length, 'page', 'pages')
  const result = proposed === 0 ? `We read ${read} and found nothing new.` : `We read ${read} and ${added(proposed)}.`
  const closed = pages.some(({ outcome }) => outcome === 'not allowed')
    ? ["The site doesn't let us read some of its pages, so we skipped them."]
    : []
  return [...new Set([result, ...leftOut(dropped), ...notes, ...closed])]
}

export function profileInWords({ proposed, dropped }: Omit<ProfileReading, 'sheet'>): string[] {
  const result =
    proposed === 0 ? 'We read your profile and found nothing new.' : `We read your profile and ${added(proposed)}.`
  return [result, ...leftOut(dropped)]
}

const leftOut = (dropped: number) =>
  dropped === 0 ? [] : [`We left out ${counted(dropped, 'fact', 'facts')} that your texts don't say.`]

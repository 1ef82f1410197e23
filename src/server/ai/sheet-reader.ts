import type { BrandProfile } from '#shared/brand-brief.ts'
import type { AnsweredSheet } from '#writing/brand/answered-sheet.ts'
import type { SourceText } from '#writing/brand/source-texts.ts'

export interface SheetRequest {
  brand: Pick<BrandProfile, 'id' | 'name' | 'country' | 'language'>
  texts: readonly SourceText[]
}

/** We check every fact that the model returns, because its response proves nothing. */
export interface SheetReader {
  readSheet(request: SheetRequest, reading: { workspaceId: string; signal: AbortSignal }): Promise<AnsweredSheet>
}

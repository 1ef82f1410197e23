import type { BrandProfile } from '#shared/brand-brief.ts'
import type { AnsweredSheet } from '#writing/brand/answered-sheet.ts'
import type { SourceText } from '#writing/brand/source-texts.ts'

export interface SheetRequest {
  brand: Pick<BrandProfile, 'id' | 'name' | 'country' | 'language'>
  /** The profile's texts, and those of the website's pages where a member asked for them. */
  texts: readonly SourceText[]
}

/** Has a model read what a brand wrote about itself. What it answers proves nothing: every fact is checked afterwards. */
export interface SheetReader {
  readSheet(request: SheetRequest, reading: { workspaceId: string; signal: AbortSignal }): Promise<AnsweredSheet>
}

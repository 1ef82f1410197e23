import { AppError } from '#shared/errors.ts'
import type { Outline } from '#features/outlines/contract.ts'
import type { CommentPart, CommentTarget, TargetChoice } from '../contract.ts'

export type CommentedContent = Pick<
  Outline,
  | 'subjectLines'
  | 'previewText'
  | 'executiveBrief'
  | 'segment'
  | 'cta'
  | 'assetNotes'
  | 'additionalElements'
  | 'sections'
>

export interface StoredTarget {
  field: CommentPart
  sectionId?: string
  excerpt: string
}

const EXCERPT = 200

function excerptOf(lines: readonly string[]): string {
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).toWellFormed()}…` : text
}

type PlainPart = Exclude<CommentPart, 'section'>
type AdditionalPart = keyof CommentedContent['additionalElements']

const ADDITIONAL: readonly PlainPart[] = ['overallFeel', 'tone', 'imageDirection', 'links'] satisfies AdditionalPart[]
const isAdditional = (part: PlainPart): part is AdditionalPart & PlainPart => ADDITIONAL.includes(part)

const linesOf = (content: CommentedContent, part: PlainPart): string[] =>
  [isAdditional(part) ? content.additionalElements[part] : content[part]].flat()

export function targetIn(content: CommentedContent, chosen: TargetChoice): StoredTarget {
  if (chosen.field !== 'section') return { field: chosen.field, excerpt: excerptOf(linesOf(content, chosen.field)) }
  const found = content.sections.find(({ id }) => id === chosen.sectionId)
  if (found === undefined) {
    throw new AppError('INVALID_INPUT', {
      message: 'This part of the email was removed. Comment on the whole email, or reload to see the current version.',
      details: { field: 'place' },
    })
  }
  return { field: 'section', sectionId: found.id, excerpt: excerptOf([found.section, found.copy]) }
}

/** Sections keep their id when they move, so a comment follows its section. */
export function presentTarget(
  place: StoredTarget | null,
  sections: readonly Pick<CommentedContent['sections'][number], 'id'>[],
): CommentTarget | null {
  if (place === null) return null
  const { field, sectionId = null, excerpt } = place
  return { field, sectionId, excerpt, isGone: field === 'section' && !sections.some(({ id }) => id === sectionId) }
}

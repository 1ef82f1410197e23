import { z } from 'zod'
import type { OutlineContent, OutlineSection } from '#writing/requests/outline-content.ts'

const section = z.object({
  section: z.string().describe('Name of the section, in the language of the readers'),
  visual: z.string().describe('What is seen; empty in a text-based email'),
  copy: z.string().describe('One finished line that a copywriter can keep, then what else is to be written there'),
  facts: z
    .array(z.string())
    .describe('Ids of the facts that the copy states, such as offer-2; empty where it states none'),
})
export const readSection = section.extend({ facts: z.array(z.string()).default([]) })
export type AnsweredSection = z.infer<typeof readSection>

const fields = {
  title: z.string().describe('Title of the outline, 3 to 120 characters'),
  template: z.string().describe('Name of one of the kinds of campaign'),
  subjectLines: z.array(z.string()).describe('5 subject lines'),
  previewText: z.string().describe('What inboxes show after the subject line, 40 to 110 characters'),
  executiveBrief: z.string().describe('What the email is to achieve, for whom and why now'),
  segment: z.string().describe('Whom it goes to: a stage or a behavior, never everyone'),
  cta: z.string().describe('The one call to action, at most 5 words, beginning with a verb'),
  assetNotes: z.string().describe('What is needed to make it, and what to watch'),
  additionalElements: z.object({
    overallFeel: z.string(),
    tone: z.string(),
    imageDirection: z.array(z.string()),
    links: z.array(z.string()).describe('Addresses on the website of the brand, or none'),
  }),
  sections: z.array(section).describe('3 to 7 sections'),
}

export const OUTLINE_SHAPE = z.object(fields)
export const readOutline = OUTLINE_SHAPE.extend({ sections: z.array(readSection) })
export type AnsweredOutline = z.infer<typeof readOutline>

/** Fields that stay are null. */
export const REPAIR_SHAPE = z.object({
  title: fields.title.nullable(),
  template: fields.template.nullable(),
  subjectLines: fields.subjectLines.nullable(),
  previewText: fields.previewText.nullable(),
  executiveBrief: fields.executiveBrief.nullable(),
  segment: fields.segment.nullable(),
  cta: fields.cta.nullable(),
  assetNotes: fields.assetNotes.nullable(),
  additionalElements: fields.additionalElements.nullable(),
  sections: fields.sections.nullable(),
})
export const readRepair = REPAIR_SHAPE.extend({ sections: z.array(readSection).nullable() })
export type AnsweredRepair = z.infer<typeof readRepair>
export type OutlineField = keyof AnsweredRepair

export const SECTION_SHAPE = section

const LONGEST = { line: 300, text: 3000 }
const MOST = { subjectLines: 5, sections: 7, images: 8, links: 6 }

export function outlineContent(
  answer: Omit<AnsweredOutline, 'sections'> & Pick<OutlineContent, 'sections'>,
): OutlineContent {
  const { additionalElements: extra } = answer
  return {
    title: oneLine(answer.title),
    template: oneLine(answer.template),
    subjectLines: answer.subjectLines.slice(0, MOST.subjectLines).map(oneLine),
    previewText: oneLine(answer.previewText),
    executiveBrief: plain(answer.executiveBrief),
    segment: oneLine(answer.segment),
    cta: oneLine(answer.cta),
    assetNotes: plain(answer.assetNotes),
    additionalElements: {
      overallFeel: plain(extra.overallFeel),
      tone: plain(extra.tone),
      imageDirection: extra.imageDirection.slice(0, MOST.images).map(plain),
      links: extra.links.slice(0, MOST.links).map(oneLine).filter(Boolean),
    },
    sections: answer.sections.slice(0, MOST.sections).map(plainSection),
  }
}

export const plainSection = ({ section: name, visual, copy }: OutlineSection): OutlineSection => ({
  section: oneLine(name),
  visual: plain(visual),
  copy: plain(copy),
})

export const factsOf = (sections: readonly AnsweredSection[]): string[][] =>
  sections.slice(0, MOST.sections).map(({ facts }) => facts)

export function finishedSections(partial: unknown): OutlineSection[] {
  const sections = (partial as { sections?: unknown } | null)?.sections
  if (!Array.isArray(sections)) return []
  return sections.slice(0, -1).flatMap((each) => {
    const parsed = readSection.safeParse(each)
    return parsed.success ? [plainSection(parsed.data)] : []
  })
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST.text)
}

const oneLine = (text: string): string => plain(text).replace(/\s+/gu, ' ').slice(0, LONGEST.line)

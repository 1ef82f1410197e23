import type { OutlineRequest } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import type { Language } from '#shared/brand-brief.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { oncePer } from '#shared/once-per.ts'
import { MOST_NAMES } from '../engine/without-names.ts'

export interface JudgedText {
  path: string
  text: string
}

export function flatTexts(content: OutlineContent): JudgedText[] {
  const { additionalElements: extra } = content
  return [
    { path: 'title', text: content.title },
    ...content.subjectLines.map((text, index) => ({ path: `subjectLines[${index}]`, text })),
    { path: 'previewText', text: content.previewText },
    { path: 'executiveBrief', text: content.executiveBrief },
    { path: 'segment', text: content.segment },
    { path: 'cta', text: content.cta },
    { path: 'assetNotes', text: content.assetNotes },
    { path: 'additionalElements.overallFeel', text: extra.overallFeel },
    { path: 'additionalElements.tone', text: extra.tone },
    ...extra.imageDirection.map((text, index) => ({ path: `additionalElements.imageDirection[${index}]`, text })),
    ...extra.links.map((text, index) => ({ path: `additionalElements.links[${index}]`, text })),
    ...content.sections.flatMap(({ section, visual, copy }, index) => [
      { path: `sections[${index}].section`, text: section },
      { path: `sections[${index}].visual`, text: visual },
      { path: `sections[${index}].copy`, text: copy },
    ]),
  ]
}

/** A section in the texts that are judged apart: what recipients read, and each direction for the copywriter. */
export function textsOfCopy(copy: string, language: Language): string[] {
  const { direction } = outlineWords(language)
  const lines = copy.split('\n')
  const isDirection = (line: string) => line.startsWith(direction)
  const read = lines.filter((line) => !isDirection(line)).join('\n')
  return [...(read === '' ? [] : [read]), ...lines.filter(isDirection)]
}

/** The texts for the copywriter: the brief and the copy directions. */
export function proseOf(content: OutlineContent): string {
  return [content.executiveBrief, ...content.sections.map((section) => section.copy)].join('\n')
}

export function ideaTexts({ idea }: OutlineRequest): string[] {
  const { meta } = idea
  return [
    idea.title,
    idea.description,
    ...(meta === null
      ? []
      : [meta.anchor.name, meta.segment, meta.objection, meta.painPoint, meta.trigger, ...meta.products]),
  ].filter((text): text is string => text !== undefined && text !== '')
}

export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const NAME_END = /\s[–—-]\s|:\s|\s\(/u

export const namesOf = oncePer(({ brand, idea }: OutlineRequest): readonly string[] => {
  const products = brand.facts.offers
    .slice(0, MOST_NAMES)
    .flatMap(({ name, shortName }) => [name, shortName, name.split(NAME_END)[0] ?? ''])
  const short = [...products, ...(idea.meta?.products ?? [])]
    .map((name) => name.trim())
    .filter((name) => name.length >= 2 && name.length <= 60)
  return [...new Set([brand.name, ...short])].filter((name) => name.trim() !== '').slice(0, MOST_NAMES)
})

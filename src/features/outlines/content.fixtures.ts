import type { EditableContent, EditableSection } from './content-fields.ts'

export const aSection = (id: string, changes: Partial<EditableSection> = {}): EditableSection => ({
  id,
  section: `Block ${id}`,
  visual: `What block ${id} shows`,
  copy: `What block ${id} says`,
  ...changes,
})

export function someOutlineContent(changes: Partial<EditableContent> = {}): EditableContent {
  return {
    title: 'Small gifts, long evenings',
    template: 'Seasonal gift guide',
    subjectLines: ['One', 'Two', 'Three'],
    previewText: 'A few small things for the dark evenings',
    executiveBrief: 'Why now',
    segment: 'Bought once last winter',
    cta: 'Find a gift',
    assetNotes: 'Two pictures',
    additionalElements: { overallFeel: 'Warm', tone: 'Dry', imageDirection: ['A table'], links: ['Home'] },
    sections: [aSection('a'), aSection('b'), aSection('c')],
    ...changes,
  }
}

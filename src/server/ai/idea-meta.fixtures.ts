import type { IdeaMeta } from './writers.ts'

/** What is stored beside an idea that is about nothing in particular. */
export const aMeta = (changes: Partial<IdeaMeta> = {}): IdeaMeta => ({
  family: 'education',
  archetype: 'howto',
  anchor: { type: 'evergreen' },
  stage: 'all',
  segment: 'Everyone who opens your emails',
  products: [],
  evidence: { kind: 'audience', refId: 'all' },
  needsOffer: false,
  ...changes,
})

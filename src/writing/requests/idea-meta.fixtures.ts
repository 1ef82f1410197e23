import type { IdeaMeta } from './idea-meta.ts'

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

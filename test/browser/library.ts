/** The parts of a library row that all drafts share. */
export const DRAFT = {
  ideaTitle: 'Idea',
  mainTopicTitle: 'Gifts',
  type: 'design-based',
  template: 'Product launch',
  planMonth: { year: 2026, month: 12 },
  workflowStatus: 'draft',
  assignedToUserId: null as string | null,
  assignedToName: null as string | null,
  reviewRequestedAt: null as string | null,
  scheduledSendAt: null,
  createdAt: '2026-11-01T09:00:00.000Z',
}

/** The fields that only an opened outline has. */
export const BRIEF = {
  designLink: null,
  notes: null,
  subjectLines: ['A subject line'],
  previewText: '',
  executiveBrief: 'What the mail is for.',
  segment: '',
  cta: 'Find yours',
  assetNotes: '',
  additionalElements: { overallFeel: '', tone: '', imageDirection: [], links: [] },
  sections: [],
  activityLog: [],
  activityLogLocked: true,
  generatedBy: 'planner',
}

import type { Outline } from '../contract.ts'

export function anOutline(changes: Partial<Outline> = {}): Outline {
  return {
    id: '01934b7c-0000-7000-8000-000000000001',
    brandId: '01934b7c-0000-7000-8000-000000000002',
    title: 'Small gifts, long evenings',
    ideaTitle: 'Gifts under $50',
    mainTopicTitle: 'Holiday gifting',
    type: 'design-based',
    template: 'Seasonal gift guide',
    planMonth: { year: 2026, month: 12 },
    workflowStatus: 'draft',
    assignedToUserId: null,
    assignedToName: null,
    designLink: null,
    notes: null,
    reviewRequestedAt: null,
    scheduledSendAt: null,
    subjectLines: [],
    previewText: '',
    executiveBrief: '',
    segment: '',
    cta: '',
    assetNotes: '',
    additionalElements: { overallFeel: '', tone: '', imageDirection: [], links: [] },
    sections: [],
    activityLog: [],
    activityLogLocked: true,
    generatedBy: 'built-in',
    createdAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  }
}

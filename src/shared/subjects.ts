export const SUBJECTS = [
  'outlines',
  'ideas',
  'schedules',
  'reviews',
  'notifications',
  'comments',
  'members',
  'workspace',
  'brands',
  'run',
  'imports',
  'usage',
  'session',
  'tokens',
  'webhooks',
  // Only the super admin area shows these, and no live event names them.
  'accounts',
  'payments',
  'prompts',
  'scripts',
  'operations',
] as const
export type Subject = (typeof SUBJECTS)[number]

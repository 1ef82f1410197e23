export const SUBJECTS = [
  'outlines',
  'ideas',
  'schedules',
  'notifications',
  'members',
  'workspace',
  'brands',
  'run',
  'imports',
  'usage',
  'session',
  // Only the super admin area shows these, and no live event names them.
  'accounts',
  'payments',
  'prompts',
  'scripts',
  'operations',
] as const
export type Subject = (typeof SUBJECTS)[number]

interface PageWords {
  title: string
  description?: string
}

/** The headings that the pages share with their loading frames, so that a heading has the same lines in both. */
export const PAGE_WORDS = {
  home: { title: 'Dashboard' },
  createEmails: {
    title: 'Create Email Ideas',
    description: 'Plan a month, choose the ideas worth sending, and turn them into outlines.',
  },
  library: { title: 'Your Email Library' },
  calendar: { title: 'Email Calendar' },
  insights: { title: 'Insights', description: 'See what worked in the last 365 days and what to send next.' },
  brandSheet: { title: 'What we understood' },
  trash: { title: 'Trash' },
  settings: { title: 'Settings', description: 'Manage your workspace, profile, team and integrations.' },
  billing: { title: 'Billing', description: 'Your plan, usage and payments.' },
} satisfies Record<string, PageWords>

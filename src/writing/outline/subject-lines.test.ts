import { expect, test } from 'vitest'
import type { EmailPlan } from './email-plan.ts'
import { withOwnSubject } from './subject-lines.ts'

const plan = (role: EmailPlan['role'], phrase: string | null) =>
  ({
    role,
    headline: 'Lay a ruler across both',
    lines: [
      { line: 'Is the repair in it, or is it hours and nothing else?', kind: 'thought', question: null, part: null },
    ],
    subjects: ['One', 'Two', 'Three'],
    own: phrase === null ? null : { detail: null, answer: null, phrase, notices: [] },
  }) satisfies Pick<EmailPlan, 'role' | 'headline' | 'lines' | 'subjects' | 'own'>

test.each<[EmailPlan['role'], string | null, string[]]>([
  ['teach', 'A repair beats a new one', ['One', 'Two', 'A repair beats a new one', 'Three']],
  ['teach', 'Tea at half time', ['One', 'Two', 'Three']],
  ['sell', 'Tea at half time', ['One', 'Two', 'Tea at half time', 'Three']],
  ['sell', null, ['One', 'Two', 'Three']],
])('an email that is there to %s has %j among its subject lines where that belongs to it', (role, phrase, subjects) => {
  expect(withOwnSubject(plan(role, phrase), 'en').subjects).toEqual(subjects)
})

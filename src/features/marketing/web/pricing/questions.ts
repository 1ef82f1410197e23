import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { BILLING_RULES } from '#shared/plan-texts.ts'

const free = PLAN_CATALOG.FREE.limits
const teams = PLAN_CATALOG.TEAMS.limits

export const questions = [
  {
    question: 'Is the Free plan really free?',
    answer: `Yes. There is no credit card and no end date. You get ${free.brands} brand, ${free.mainTopicsPerMonth} main topic with ${free.subtopicsPerMonth} subtopics and ${free.outlinesPerMonth} outlines every month.`,
  },
  {
    question: 'Does Mailmonth send my email?',
    answer:
      "No. It doesn't send campaigns, track opens and clicks or manage subscriber lists. You export finished content and send it with the platform you already use.",
  },
  {
    question: 'Which ESPs does it work with?',
    answer:
      'All of them. From Starter on, you can download every outline as TXT or DOCX and build the email in any tool. On Teams, you can also sync past results from Klaviyo.',
  },
  {
    question: 'What are main topics, subtopics and outlines?',
    answer:
      'A main topic is a theme for the month. Each one has subtopics, and each subtopic is an idea for one email. An outline turns a subtopic into a finished document with subject lines, an executive brief, every section, images and the call to action.',
  },
  {
    question: 'What happens when a limit is reached?',
    answer:
      "You keep everything you have, and we don't charge extra. You can still read, edit and schedule. To generate more, wait for the next billing cycle or upgrade.",
  },
  { question: 'Do unused outlines roll over?', answer: BILLING_RULES.rollover },
  {
    question: 'Can I change my plan later?',
    answer: `Yes, at any time. ${BILLING_RULES.changes} If you downgrade, you can still read everything you made. Features the smaller plan doesn't include come back when you upgrade.`,
  },
  { question: 'Can I pay by the year?', answer: BILLING_RULES.annual },
  {
    question: 'I manage several brands. Which plan do I need?',
    answer: `Teams: ${teams.brands} brands with their own voice, calendar and library, and as many teammates as you like in one workspace.`,
  },
] as const

import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { BILLING_RULES } from '#shared/plan-texts.ts'

const free = PLAN_CATALOGUE.FREE.limits
const teams = PLAN_CATALOGUE.TEAMS.limits

/** What people ask before they pay. */
export const questions = [
  {
    question: 'Is the Free plan really free?',
    answer: `Yes. No credit card and no end date: ${free.brands} brand, ${free.mainTopicsPerMonth} main topic with ${free.subtopicsPerMonth} subtopics and ${free.outlinesPerMonth} outlines every month.`,
  },
  {
    question: 'Does Mailmonth send my email?',
    answer:
      'No. It does not send campaigns, count opens and clicks, or keep subscriber lists. You export finished content and send it with the platform you already use.',
  },
  {
    question: 'Which sending platforms does it work with?',
    answer:
      'All of them. From Starter on, every outline is a TXT or DOCX file that anybody can build an email from. On Teams, past results come straight from Klaviyo.',
  },
  {
    question: 'What are main topics, subtopics and outlines?',
    answer:
      'A main topic is a theme for the month. Each one brings subtopics: single emails worth sending. An outline is a subtopic written out, with subject lines, a brief, every section, images and the call to action.',
  },
  {
    question: 'What happens when a limit is reached?',
    answer:
      'Nothing you have disappears and nothing extra is charged. You can go on reading, editing and planning by hand; new generations wait for the next billing cycle or a larger plan.',
  },
  { question: 'Do unused outlines roll over?', answer: BILLING_RULES.rollover },
  {
    question: 'Can I change my plan later?',
    answer: `Yes, at any time. ${BILLING_RULES.changes} When you go down, everything you have made stays readable; what the smaller plan does not have comes back when you go up again.`,
  },
  { question: 'Can I pay by the year?', answer: BILLING_RULES.annual },
  {
    question: 'I look after several brands. Which plan is mine?',
    answer: `Teams: ${teams.brands} brands with their own voice, calendar and library, and as many people as you like in one workspace.`,
  },
] as const

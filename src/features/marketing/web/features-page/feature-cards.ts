import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheckBig,
  FileText,
  Lightbulb,
  Store,
  type LucideIcon,
} from 'lucide-react'

interface Feature {
  name: string
  text: string
  Icon: LucideIcon
}

/** The six features, said the same way on the front page and on their own. */
export const features: readonly Feature[] = [
  {
    name: 'AI Email Ideas',
    text: 'A month of main topics, each with ten subtopics: from your products, your customers and the dates that matter to them.',
    Icon: Lightbulb,
  },
  {
    name: 'Smart Outlines',
    text: 'Subject lines, an executive brief, every section in words and pictures, and one call to action.',
    Icon: FileText,
  },
  {
    name: 'Workflow Management',
    text: 'Status, assignee, design link and notes on every email, with a log of who changed what.',
    Icon: CircleCheckBig,
  },
  {
    name: 'Email Calendar',
    text: 'Six weeks at a glance. Drag an email to its day, by mouse, finger or keyboard.',
    Icon: CalendarDays,
  },
  {
    name: 'Brand Profiles',
    text: 'Customers, objections, tone, what to say and what never to say. Written once, used in every line.',
    Icon: Store,
  },
  {
    name: 'Performance Insights',
    text: 'Past campaigns from any CSV export show what earned its place and what to leave out next time.',
    Icon: ChartNoAxesColumn,
  },
]

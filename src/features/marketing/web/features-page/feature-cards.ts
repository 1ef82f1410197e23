import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheckBig,
  Link2,
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

export const features: readonly Feature[] = [
  {
    name: 'AI Email Ideas',
    text: 'A month of topics with ten ideas each, based on your products, your customers and the dates that matter to them.',
    Icon: Lightbulb,
  },
  {
    name: 'Smart Outlines',
    text: 'Subject lines, an executive brief, every section with words and images and one call to action.',
    Icon: FileText,
  },
  {
    name: 'Workflow Management',
    text: 'Status, assignee, design link and notes on every email, with a log of who changed what.',
    Icon: CircleCheckBig,
  },
  {
    name: 'Client Approval by Link',
    text: 'Share a month with one link. Clients read, approve or ask for changes on their phone, without an account.',
    Icon: Link2,
  },
  {
    name: 'Email Calendar',
    text: 'See six weeks at a glance. Drag emails to a day with mouse, touch or keyboard.',
    Icon: CalendarDays,
  },
  {
    name: 'Brand Profiles',
    text: 'Customers, objections, tone and phrases to use or avoid. Describe them once, and every outline follows them.',
    Icon: Store,
  },
  {
    name: 'Performance Insights',
    text: "Import past campaigns from any CSV export and see what worked and what didn't.",
    Icon: ChartNoAxesColumn,
  },
]

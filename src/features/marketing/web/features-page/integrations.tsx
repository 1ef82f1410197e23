import { Bot, CloudUpload, FileDown, Sheet, ShoppingBag, Webhook, Workflow, type LucideIcon } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { SectionHeading } from '../section-heading.tsx'

interface Integration {
  name: string
  text: string
  state: string
  comingSoon?: boolean
  Icon: LucideIcon
}

const integrations: readonly Integration[] = [
  {
    name: 'Klaviyo',
    text: 'Campaign results of the last 365 days, synced into your brand. Approved outlines as drafts, never sent.',
    state: 'Teams plan',
    Icon: Workflow,
  },
  {
    name: 'Any CSV export',
    text: 'Import results from any other platform. You match the columns once.',
    state: 'From Pro',
    Icon: Sheet,
  },
  {
    name: 'TXT, DOCX and HTML',
    text: 'Outlines as files that every team and platform can work with.',
    state: 'From Starter',
    Icon: FileDown,
  },
  {
    name: 'API and AI assistants',
    text: 'Tokens for your own programs, and tools for assistants that draft ideas and outlines with you.',
    state: 'Teams plan',
    Icon: Bot,
  },
  {
    name: 'Slack and webhooks',
    text: 'A message in Slack or in your own program when outlines, dates and client reviews change.',
    state: 'Teams plan',
    Icon: Webhook,
  },
  {
    name: 'Online store platform',
    text: 'Products and prices straight from your shop.',
    state: 'Coming soon',
    comingSoon: true,
    Icon: ShoppingBag,
  },
  {
    name: 'Cloud file storage',
    text: 'Finished outlines in the folder your team shares.',
    state: 'Coming soon',
    comingSoon: true,
    Icon: CloudUpload,
  },
]

export function Integrations() {
  return (
    <section id="integrations" className="border-t border-line bg-surface-2/50 py-20 md:py-28">
      <div className="page">
        <SectionHeading title="Works with what you already use">
          Plan in Mailmonth, send from the tool you already have.
        </SectionHeading>
        <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {integrations.map(({ Icon, ...integration }, index) => (
            <li
              key={integration.name}
              className={classNames(
                'grid content-start gap-1.5 rounded-2xl p-6',
                index < 3 ? 'lg:col-span-2' : 'lg:col-span-3',
                integration.comingSoon === true
                  ? 'border border-dashed border-line-2'
                  : 'bg-surface shadow-[0_0_0_1px_var(--line),var(--e1)]',
              )}
            >
              <span className="mb-3 flex items-center justify-between gap-4">
                <Icon
                  aria-hidden
                  strokeWidth={1.75}
                  className={classNames('size-6', integration.comingSoon === true ? 'text-fg-3' : 'text-teal')}
                />
                <span
                  className={classNames(
                    'rounded-full px-2.5 py-1 text-2xs font-medium',
                    integration.comingSoon === true ? 'bg-surface-3 text-fg-2' : 'bg-teal-soft text-teal-ink',
                  )}
                >
                  {integration.state}
                </span>
              </span>
              <h3 className="text-lg font-semibold">{integration.name}</h3>
              <p className="text-base text-fg-2">{integration.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

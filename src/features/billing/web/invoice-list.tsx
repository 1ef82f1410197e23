import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import type { Invoice } from '../contract.ts'
import { shortDayText, moneyText } from './widgets/money-and-days.ts'

const STATES: Record<Invoice['status'], { label: string; dot: NonNullable<BadgeProps['dot']> }> = {
  draft: { label: 'Draft', dot: 'muted' },
  open: { label: 'Open', dot: 'warn' },
  paid: { label: 'Paid', dot: 'ok' },
  uncollectible: { label: 'Not collected', dot: 'bad' },
  void: { label: 'Void', dot: 'muted' },
}

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) {
    return <p className="border-t border-line px-5 py-8 text-center text-sm text-fg-3">No invoices yet.</p>
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

function InvoiceRow({
  invoice: { number, createdAt, status, amountDue, amountPaid, currency, url, pdf },
}: {
  invoice: Invoice
}) {
  const { label, dot } = STATES[status]
  const name = number ?? `Invoice of ${shortDayText(createdAt)}`
  return (
    <li className="flex items-center gap-x-3 px-5 py-3 text-sm sm:gap-x-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{shortDayText(createdAt)}</p>
        {number !== null && <p className="truncate text-xs text-fg-3">{number}</p>}
      </div>
      <div className="grid justify-items-end gap-1 sm:flex sm:items-center sm:gap-4">
        <p className="tnum font-medium">{moneyText(status === 'paid' ? amountPaid : amountDue, currency)}</p>
        <p className="sm:w-28">
          <Badge variant="secondary" dot={dot}>
            {label}
          </Badge>
        </p>
      </div>
      <p className="flex justify-end sm:w-20">
        {url !== null && (
          <DocumentLink href={url} label={`View ${name}`}>
            <ExternalLink aria-hidden />
          </DocumentLink>
        )}
        {pdf !== null && (
          <DocumentLink href={pdf} label={`Download ${name} as PDF`}>
            <Download aria-hidden />
          </DocumentLink>
        )}
      </p>
    </li>
  )
}

function DocumentLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Button asChild variant="ghost" size="touch-icon">
      <a href={href} target="_blank" rel="noopener" aria-label={label} title={label}>
        {children}
      </a>
    </Button>
  )
}

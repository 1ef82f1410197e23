import { useQuery } from '@tanstack/react-query'
import { BookOpen, LifeBuoy, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { accountDataEndpoints } from '#features/account-data/contract.ts'

export function SupportTab() {
  const query = useQuery(endpointQuery(accountDataEndpoints.support, {}))
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading the support links">
        <div className="grid gap-4 md:grid-cols-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-48 rounded-xl" />
          ))}
        </div>
      </LoadingRegion>
    )
  }
  if (query.data === undefined) {
    return (
      <Card>
        <QueryFailed query={query} what="The support links" />
      </Card>
    )
  }
  const { docsUrl, helpUrl, supportEmail } = query.data
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Way icon={<BookOpen aria-hidden />} title="Documentation" text="Read the docs." href={docsUrl}>
        Open docs
      </Way>
      <Way icon={<LifeBuoy aria-hidden />} title="Help center" text="Read step-by-step guides." href={helpUrl}>
        Open Help center
      </Way>
      <Way icon={<Mail aria-hidden />} title="Contact support" text={supportEmail} href={`mailto:${supportEmail}`}>
        Contact support
      </Way>
      <LostSecondFactor supportEmail={supportEmail} />
    </div>
  )
}

function LostSecondFactor({ supportEmail }: { supportEmail: string }) {
  return (
    <Card as="section" className="p-5 md:col-span-3">
      <h2 className="text-base font-semibold">Lost your phone and your recovery codes?</h2>
      <p className="mt-1 max-w-2xl text-sm text-fg-2">
        Write to <span className="wrap-anywhere">{supportEmail}</span> from the email address of your account and ask us
        to remove two-factor authentication. We check that it's you, remove it and email you. Then you log in with your
        password. No one in your workspace can remove it for you.
      </p>
    </Card>
  )
}

function Way(props: { icon: ReactNode; title: string; text: string; href: string; children: string }) {
  const isMail = props.href.startsWith('mailto:')
  return (
    <Card as="section" className="grid content-start gap-1 p-5">
      <span className="mb-2 grid size-9 place-items-center rounded-lg bg-teal-soft text-teal-ink [&_svg]:size-4.5">
        {props.icon}
      </span>
      <h2 className="text-base font-semibold">{props.title}</h2>
      <p className="text-sm wrap-anywhere text-fg-3">{props.text}</p>
      <Button asChild variant="secondary" size="touch" className="mt-4 justify-self-start">
        <a href={props.href} {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}>
          {props.children}
          {!isMail && <span className="sr-only"> (new tab)</span>}
        </a>
      </Button>
    </Card>
  )
}

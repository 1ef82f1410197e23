import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Check, Minus, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import type { Brand } from '../../contract.ts'
import { brandsOptions } from '../queries.ts'
import { countryName, languageName } from './choices.ts'
import { UnderstoodSummary } from './understood-summary.tsx'

interface OnboardingCompletePageProps {
  /** Ideas come after brands in the order of features, so the app passes this in. */
  firstIdeas: (brand: Brand) => ReactNode
}

export function OnboardingCompletePage({ firstIdeas }: OnboardingCompletePageProps) {
  const { brandId } = useSearch({ from: routeIds.onboarding })
  const { data } = useSuspenseQuery(brandsOptions)
  const brand = data.brands.find(({ id }) => id === brandId)
  if (brand === undefined) return <Navigate to={paths.dashboard} replace />
  const { name, website, country, language, customerAvatar, productsInfo, guidelines } = brand
  return (
    <div className="mx-auto grid min-h-dvh max-w-4xl content-center px-4 py-10 sm:px-6">
      <title>Onboarding Complete · Mailmonth</title>
      <Card className="arrive">
        <header className="grid justify-items-center px-6 pt-10 text-center">
          <span className="mb-5 grid size-12 place-items-center rounded-xl bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]">
            <PartyPopper aria-hidden className="size-6" />
          </span>
          <h1 className="text-xl font-semibold md:text-2xl">Onboarding Complete</h1>
          <p className="mt-1.5 text-base text-fg-3">
            {`${name} is ready. Check what we understood, and we'll plan its first month.`}
          </p>
        </header>
        <div className="grid items-start gap-x-8 gap-y-6 px-5 py-6 sm:px-8 md:grid-cols-2">
          <dl className="grid divide-y divide-line rounded-xl bg-surface-2 px-4">
            <Row term="Name">{name}</Row>
            <Row term="Website">{website ?? 'No website'}</Row>
            <Row term="Country">{countryName(country)}</Row>
            <Row term="Language">{languageName(language)}</Row>
            <Row term="Customer avatar">
              <Configured done={customerAvatar !== null} />
            </Row>
            <Row term="Products">
              <Configured done={productsInfo !== null} />
            </Row>
            <Row term="Guidelines">
              <Configured done={guidelines !== null} />
            </Row>
            {guidelines !== null && <Row term="Tone">{guidelines.tone}</Row>}
          </dl>
          <UnderstoodSummary brand={brand} />
        </div>
        <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-5 sm:flex-row sm:justify-center sm:px-8">
          <Button asChild variant="secondary" size="lg">
            <Link to={paths.dashboard}>Go to Dashboard</Link>
          </Button>
          {firstIdeas(brand)}
        </footer>
      </Card>
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 py-2.5 min-[25rem]:grid-cols-[8.5rem_1fr] text-sm">
      <dt className="text-fg-3">{term}</dt>
      <dd className="line-clamp-3 min-w-0 font-medium break-words">{children}</dd>
    </div>
  )
}

function Configured({ done }: { done: boolean }) {
  const Icon = done ? Check : Minus
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className={done ? 'size-4 text-teal' : 'size-4 text-fg-3'} />
      {done ? 'Configured' : 'Not yet'}
    </span>
  )
}

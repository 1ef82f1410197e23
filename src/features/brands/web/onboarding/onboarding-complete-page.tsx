import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Check, Minus, PartyPopper, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { paths } from '#web/paths.ts'
import { brandsOptions } from '../queries.ts'
import { countryName, languageName } from './choices.ts'
import { UnderstoodLink } from './understood-link.tsx'

export function OnboardingCompletePage() {
  const { brandId } = useSearch({ strict: false })
  const { data } = useSuspenseQuery(brandsOptions)
  const brand = data.brands.find(({ id }) => id === brandId)
  if (brand === undefined) return <Navigate to={paths.dashboard} replace />
  const { name, website, country, language, customerAvatar, productsInfo, guidelines } = brand
  return (
    <div className="mx-auto grid min-h-dvh max-w-xl content-center px-4 py-10 sm:px-6">
      <title>Onboarding Complete · Mailmonth</title>
      <Card className="arrive">
        <header className="grid justify-items-center px-6 pt-10 text-center">
          <span className="mb-5 grid size-12 place-items-center rounded-xl bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]">
            <PartyPopper aria-hidden className="size-6" />
          </span>
          <h1 className="text-xl font-semibold md:text-2xl">Onboarding Complete</h1>
          <p className="mt-1.5 text-base text-fg-3">{`${name} is described. What you saved here is what its ideas build on.`}</p>
        </header>
        <dl className="mx-5 my-6 grid divide-y divide-line rounded-xl bg-surface-2 px-4 sm:mx-8">
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
        <p className="mx-5 mb-6 text-center text-sm text-fg-3 sm:mx-8">
          <UnderstoodLink brandId={brand.id} />
          <span className="block">It takes about a minute. You can also do it later in Settings.</span>
        </p>
        <footer className="flex flex-col-reverse gap-2 px-5 pb-8 sm:flex-row sm:justify-center sm:px-8">
          <Button asChild variant="secondary" size="lg">
            <Link to={paths.dashboard}>Go to Dashboard</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={paths.dashboard}>
              <Sparkles aria-hidden />
              Generate First Email Ideas
            </Link>
          </Button>
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

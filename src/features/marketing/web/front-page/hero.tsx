import { Check } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { ActionLink } from '../action-link.tsx'
import { ProductScene } from './product-scene.tsx'

const facts = ['No credit card required', 'Free forever plan', 'Works with any sending platform']

export function Hero() {
  return (
    <section className="paper overflow-x-clip">
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-14 pt-28 pb-28 sm:pt-36 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:pb-36">
        <div className="self-center lg:pb-10">
          <h1 className="text-display font-semibold">
            Finally — Email Content That Actually <span className="whitespace-nowrap text-teal">Gets Done</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-fg-2">
            Plan, write and organize every email, without a sending platform. Mailmonth knows your brand and turns each
            month into ideas worth sending and outlines ready to build.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ActionLink href={paths.signup}>Start Free</ActionLink>
            <ActionLink href={paths.features} secondary>
              See How It Works
            </ActionLink>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-sm text-fg-3">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Check aria-hidden className="size-4 text-teal" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <ProductScene />
      </div>
    </section>
  )
}

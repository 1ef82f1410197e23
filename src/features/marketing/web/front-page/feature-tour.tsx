import { ArrowRight } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { features } from '../features-page/feature-cards.ts'
import { ProductPicture } from '../product-picture.tsx'
import { SectionHeading } from '../section-heading.tsx'

export function FeatureTour() {
  return (
    <section id="features" className="overflow-x-clip border-t border-line py-20 md:py-28">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading title="One place for the whole month">
            Ideas, outlines, people and dates, from the first thought to the file you hand over.
          </SectionHeading>
          <a
            href={paths.features}
            className="group flex items-center gap-1.5 rounded-sm py-2 text-md font-medium text-teal hover:underline hover:underline-offset-4"
          >
            All features
            <ArrowRight
              aria-hidden
              className="size-4 transition-transform duration-(--t-base) group-hover:translate-x-0.5"
            />
          </a>
        </div>
        <figure className="rise mt-12 overflow-hidden rounded-2xl shadow-[0_0_0_1px_var(--line-2),var(--e4)] max-md:w-[44rem]">
          <ProductPicture
            name="outline"
            alt="An outline in Mailmonth: subject lines, the executive brief, and every section with its picture and its words."
            sizes="(min-width: 1280px) 73rem, (min-width: 768px) 94vw, 44rem"
          />
        </figure>
        <ul className="mt-14 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ name, text, Icon }) => (
            <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-6 text-teal" />
              <div>
                <h3 className="text-lg font-semibold">{name}</h3>
                <p className="mt-1.5 text-base text-fg-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

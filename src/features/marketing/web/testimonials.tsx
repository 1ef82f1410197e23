import { classNames } from '#web/kit/class-names.ts'
import { sampleTestimonials } from './sample-testimonials.ts'
import { SectionHeading } from './section-heading.tsx'

const tints = ['bg-teal-soft text-teal-ink', 'bg-warn-soft text-warn', 'bg-violet-soft text-violet']

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line py-20 md:py-28">
      <div className="page">
        <SectionHeading title={<span id="testimonials">What teams could tell you</span>}>
          We wrote these three quotes as samples. Customer quotes will replace them.
        </SectionHeading>
        <ul className="mt-12 grid gap-4 md:grid-cols-3 lg:gap-5">
          {sampleTestimonials.map((sample, index) => (
            <li key={sample.role}>
              <figure className="sheet grid h-full grid-rows-[auto_1fr_auto] gap-5 p-6 lg:p-7">
                <span
                  className={classNames(
                    'justify-self-start rounded-full px-2.5 py-1 text-2xs font-medium',
                    tints[index],
                  )}
                >
                  Sample
                </span>
                <blockquote className="text-lg font-medium text-fg">
                  <p>“{sample.quote}”</p>
                </blockquote>
                <figcaption className="border-t border-line pt-4 text-base text-fg-3">{sample.role}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

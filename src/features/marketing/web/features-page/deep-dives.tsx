import { Check } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { ProductPicture, type PictureName } from '../product-picture.tsx'

interface DeepDive {
  title: string
  text: string
  points: readonly string[]
  picture: PictureName
  alt: string
}

const deepDives: readonly DeepDive[] = [
  {
    title: '100+ topic ideas',
    text: "Generate ten topics with ten ideas each. Every idea shows why it's there: the date it's for, the product it features, the objection it answers.",
    points: [
      'No repeats, in this month or from earlier months',
      "Your country's holidays, in your brand's language",
      'Add your own ideas and get outlines for them too',
    ],
    picture: 'ideas',
    alt: 'A topic in Mailmonth with its ideas. Each idea has a date, a campaign type and the reason for it.',
  },
  {
    title: 'AI send-time suggestions',
    text: 'One click gives every unscheduled email a day and a time, with the reason for each. Keep the schedule, move an email, or undo all of it.',
    points: [
      'Spaced out, and timed around the holiday each email is about',
      'Emails you scheduled yourself never move',
      "Always in your brand's time zone, daylight saving included",
    ],
    picture: 'calendar',
    alt: 'Three emails scheduled in December, each with the reason for its day and time, above the calendar.',
  },
  {
    title: 'Collaboration from Draft to Approved',
    text: 'Draft, Ready for Review, Approved: everyone sees the status of each email and whose turn it is. There is one version, so no one has to ask for the latest.',
    points: [
      'Assign one email or twenty at a time',
      'Clients approve by link, without an account, and an approval never outlives a change',
      'Roles control who can change what',
      'The design link and notes stay with the email',
    ],
    picture: 'library',
    alt: 'The email library: a month of outlines with status, assignee and send date.',
  },
]

export function DeepDives() {
  return deepDives.map((dive, index) => (
    <section key={dive.title} className="overflow-x-clip border-t border-line py-20 md:py-28">
      <div
        className={classNames(
          'page grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12',
          index % 2 === 0
            ? 'lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]',
        )}
      >
        <div className={classNames(index % 2 === 1 && 'lg:order-2')}>
          <h2 className="text-h2 font-semibold">{dive.title}</h2>
          <p className="mt-5 text-lg text-fg-2">{dive.text}</p>
          <ul className="mt-7 grid gap-3 text-md text-fg-2">
            {dive.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden strokeWidth={2.5} className="mt-1 size-4.5 shrink-0 text-teal" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <figure
          className={classNames(
            'rise overflow-hidden rounded-2xl shadow-[0_0_0_1px_var(--line-2),var(--e4)] max-lg:w-[44rem] max-lg:max-w-none',
            index % 2 === 0 ? 'lg:-mr-24 xl:-mr-36' : 'lg:-ml-24 xl:-ml-36',
          )}
        >
          <ProductPicture name={dive.picture} alt={dive.alt} sizes="(min-width: 1024px) 52rem, 44rem" />
        </figure>
      </div>
    </section>
  ))
}

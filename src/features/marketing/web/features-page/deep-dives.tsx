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
    text: 'A full run plans ten main topics with ten subtopics each. Every one says why it is there: the date it belongs to, the product it shows, the objection it answers.',
    points: [
      'No two ideas alike, in this month or against earlier ones',
      'Holidays of your country, in the language of your brand',
      'Your own ideas stand beside them and are written out the same way',
    ],
    picture: 'ideas',
    alt: 'A main topic in Mailmonth with its subtopics. Each has a date, a kind of campaign and the reason it was chosen.',
  },
  {
    title: 'AI send-time suggestions',
    text: 'One click places every waiting email on a day and an hour, and each placement gives its reason. Keep it, move it, or undo the lot.',
    points: [
      'Spaced out, and around the dates the emails are about',
      'What you have placed by hand is never moved',
      'Times are those of your brand, also when the clocks change',
    ],
    picture: 'calendar',
    alt: 'Three emails that were placed on days of December, each with the reason for its day and hour, above the calendar.',
  },
  {
    title: 'Collaboration from Draft to Approved',
    text: 'Draft, Ready for Review, Approved: everybody sees where an email stands and whose turn it is. Nobody asks for the latest version, because there is one.',
    points: [
      'Assign one email or twenty at once',
      'Roles decide who may change what',
      'A design link and notes travel with the email',
    ],
    picture: 'library',
    alt: 'The email library: outlines of a month with their status, the person they are assigned to and the day they are sent.',
  },
]

/** Three features, each beside its picture. */
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

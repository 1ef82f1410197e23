import type { ReactNode } from 'react'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { paths } from '#web/paths.ts'

interface Guide {
  id: string
  title: string
  summary: string
  content: ReactNode
}

const full = PLAN_CATALOGUE.PRO.limits

export const guides: readonly Guide[] = [
  {
    id: 'first-month',
    title: 'Plan your first month',
    summary: 'From sign-up to an outline in five steps',
    content: (
      <ol>
        <li>
          <a href={paths.signup}>Create an account</a> with an email address and a password of at least 8 characters.
        </li>
        <li>
          Describe your brand: basics, customer avatar, products and journey, guidelines. Past results are optional and
          can be skipped.
        </li>
        <li>
          Under <b>Create Emails</b>, pick brand, month and year, then <b>Generate Email Ideas</b>.
        </li>
        <li>
          Open a main topic, tick the subtopics you like, and click <b>Generate Outlines</b>.
        </li>
        <li>
          Read, assign and approve them under <b>Email Outlines</b>, and export them from there.
        </li>
      </ol>
    ),
  },
  {
    id: 'brand',
    title: 'Describe a brand well',
    summary: 'What makes the difference between any email and yours',
    content: (
      <ul>
        <li>
          <b>Products by name.</b> “Ridge Harness, Packable Bowl” gives ideas; “dog gear” gives clichés.
        </li>
        <li>
          <b>Objections in the customer’s words.</b> Each one becomes an email that answers it.
        </li>
        <li>
          <b>Phrases to say and to avoid.</b> Press Enter after each. If one stands on both sides, avoiding wins.
        </li>
        <li>
          <b>Country and language.</b> The country decides holidays and the brand’s time zone, the language what
          everything is written in: English, Spanish, French, German or Italian.
        </li>
        <li>
          <b>Email style.</b> Design-based, text-based, or half and half.
        </li>
      </ul>
    ),
  },
  {
    id: 'import',
    title: 'Import past campaigns',
    summary: 'A CSV export from any platform, from Pro on',
    content: (
      <ul>
        <li>Three columns are required: the send date, the campaign name and the deliveries.</li>
        <li>
          Subject, segment, opens, clicks, orders, revenue, unsubscribes and spam reports are used when they are there.
        </li>
        <li>Up to 10 MB and 50,000 rows in a file. Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252.</li>
        <li>You see the columns and the first rows as they were understood before anything is saved.</li>
        <li>Importing the same campaigns again updates them and never counts them twice.</li>
      </ul>
    ),
  },
  {
    id: 'calendar',
    title: 'Fill the calendar',
    summary: 'By hand or with AI scheduling, from Pro on',
    content: (
      <ul>
        <li>Drag an email from the list onto a day: it is set to 10:00 in the time zone of the brand.</li>
        <li>Drag it to another day and it keeps its time; drag it back onto the list and it is unscheduled.</li>
        <li>Without a mouse, or on a phone, the same is in the menu of each email.</li>
        <li>
          <b>AI Schedule All</b> places everything that is still waiting, and leaves alone what you have placed.
        </li>
      </ul>
    ),
  },
  {
    id: 'roles',
    title: 'Work as a team',
    summary: 'Who may do what, and how an email is approved',
    content: (
      <>
        <ul>
          <li>
            <b>Owner</b> and <b>Admin</b> see billing; the owner can also hand the workspace over.
          </li>
          <li>
            <b>Manager</b> sets up brands, invites people, assigns emails and changes their status.
          </li>
          <li>
            <b>Creator</b> generates ideas and outlines.
          </li>
          <li>
            <b>Collaborator</b> reads everything and downloads outlines.
          </li>
        </ul>
        <p>
          An email goes from Draft over Assigned, In Design and Ready for Review to Approved and Sent. Any status can be
          chosen at any time. On Teams, the activity log tells who changed what.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits and exports',
    summary: 'What is counted, and what you can take with you',
    content: (
      <ul>
        <li>
          Main topics, subtopics and outlines are counted per billing cycle, for example {full.mainTopicsPerMonth},{' '}
          {full.subtopicsPerMonth} and {full.outlinesPerMonth} on Pro. Ideas of your own are free, and a run that fails
          costs nothing.
        </li>
        <li>TXT and DOCX for each outline from Starter on; a whole month as one DOCX on Teams.</li>
        <li>
          All numbers are on the <a href={`${paths.pricing}#compare-plans`}>comparison of plans</a>.
        </li>
      </ul>
    ),
  },
]

import type { ReactNode } from 'react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { paths } from '#web/paths.ts'

interface Guide {
  id: string
  title: string
  summary: string
  content: ReactNode
}

const full = PLAN_CATALOG.PRO.limits

const FIRST_CALL = `curl "https://YOUR_ADDRESS/api/brands" \\
  -H "Authorization: Bearer YOUR_TOKEN"`

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
          Describe your brand: basics, customer avatar, products and journey, guidelines. Past results are optional, so
          you can skip them.
        </li>
        <li>
          Under <b>Create Emails</b>, pick brand, month and year, then <b>Generate Email Ideas</b>.
        </li>
        <li>
          Open a topic, check the ideas you like and click <b>Generate Outlines</b>.
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
    summary: 'What makes an email sound like your brand',
    content: (
      <ul>
        <li>
          <b>Products by name.</b> “Ridge Harness, Packable Bowl” leads to ideas. “Dog gear” leads to clichés.
        </li>
        <li>
          <b>Objections in the customer’s words.</b> Each one becomes an email that answers it.
        </li>
        <li>
          <b>Phrases to say and to avoid.</b> Press Enter after each. If a phrase is in both lists, we avoid it.
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
        <li>Subject, segment, opens, clicks, orders, revenue, unsubscribes and spam reports are optional.</li>
        <li>
          Up to 10 MB and 50,000 rows in a file. Separated by comma, semicolon or tab, and encoded in UTF-8, UTF-16 or
          Windows-1252.
        </li>
        <li>You can preview the columns and the first rows before anything is saved.</li>
        <li>Import the same campaigns again to update them. We never count them twice.</li>
      </ul>
    ),
  },
  {
    id: 'calendar',
    title: 'Fill the calendar',
    summary: 'Yourself or with AI scheduling, from Pro on',
    content: (
      <ul>
        <li>Drag an email from the list onto a day. We schedule it for 10:00 in the brand&apos;s time zone.</li>
        <li>Drag it to another day and it keeps its time. Drag it back to the list to unschedule it.</li>
        <li>On a phone or without a mouse, use the menu on each email.</li>
        <li>
          <b>AI Schedule All</b> schedules every unscheduled email. It never moves the emails you scheduled.
        </li>
      </ul>
    ),
  },
  {
    id: 'roles',
    title: 'Work as a team',
    summary: 'Who can do what, and how approval works',
    content: (
      <>
        <ul>
          <li>
            <b>Owner</b> and <b>Admin</b> manage billing. Only the owner can transfer the workspace.
          </li>
          <li>
            <b>Manager</b> sets up brands, invites teammates, assigns emails and changes their status.
          </li>
          <li>
            <b>Creator</b> generates ideas and outlines.
          </li>
          <li>
            <b>Collaborator</b> views everything and downloads outlines.
          </li>
        </ul>
        <p>
          An email goes from Draft through Assigned, In Design and Ready for Review to Approved and Sent. You can choose
          any status at any time. On Teams, the activity log shows who changed what.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits and exports',
    summary: 'What counts toward your plan, and what you can export',
    content: (
      <ul>
        <li>
          We count main topics, subtopics and outlines per billing cycle, for example {full.mainTopicsPerMonth},{' '}
          {full.subtopicsPerMonth} and {full.outlinesPerMonth} on Pro. Manual ideas and failed generations don&apos;t
          count.
        </li>
        <li>You can download each outline as TXT or DOCX from Starter on, and a whole month as one DOCX on Teams.</li>
        <li>
          All numbers are on the <a href={`${paths.pricing}#compare-plans`}>comparison of plans</a>.
        </li>
      </ul>
    ),
  },
  {
    id: 'api',
    title: 'Use the API',
    summary: 'From a token to the first answer, on Teams',
    content: (
      <>
        <ol>
          <li>
            Open <b>Settings</b>, then <b>Integrations</b>, and click <b>New token</b>. Copy the token, because we show
            it only once.
          </li>
          <li>
            List your brands with it:
            <pre>{FIRST_CALL}</pre>
          </li>
          <li>
            Every endpoint, with what a token can call, is in the <a href="/api/reference#use">API reference</a>.
          </li>
        </ol>
        <p>
          An AI assistant can plan with you too. Under <b>AI assistants</b> on the same page are the address and the
          commands for Claude Code, Cursor and VS Code. An assistant drafts ideas and outlines. It can&apos;t send,
          share or delete anything.
        </p>
        <p>
          With <b>Webhooks and Slack</b>, we tell a Slack channel or your own program when outlines, dates and reviews
          change.
        </p>
      </>
    ),
  },
]

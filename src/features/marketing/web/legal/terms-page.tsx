import { FRIENDS_CODE, FRIENDS_FREE_DAYS, LIFETIME_CODE, LIFETIME_PERCENT_OFF } from '#shared/promotions.ts'
import { BILLING_RULES } from '#shared/plan-texts.ts'
import { RETENTION_PERIODS, UNDO_DAYS, lengthInWords } from '#shared/retention-periods.ts'
import { paths, shortPaths } from '#web/paths.ts'
import { LegalPage, SupportMail, type LegalSection } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The Agreement',
    content: (
      <>
        <p>
          By creating an account you agree to these terms with whoever runs this installation of Mailmonth, “we” below.
          If you sign up for a company, you confirm that you may do so.
        </p>
        <p>You must be at least 16 years old.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The Service',
    content: (
      <p>
        Mailmonth plans, writes and organizes email content. It does not send campaigns, track opens and clicks, or
        manage subscriber lists: content is exported and sent with a platform of your choice. What it writes is a
        proposal. You decide what you send, and you check facts, offers and legal wording before you do.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your Account',
    content: (
      <p>
        Keep your password to yourself and your email address up to date; messages about the account go there. You
        answer for what is done under your account and by the people you invite. Tell us at once if somebody else is
        using it.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and Payment',
    content: (
      <>
        <p>
          What each plan has and costs is on the <a href={paths.pricing}>pricing page</a>. The Free plan needs no credit
          card. {BILLING_RULES.annual} {BILLING_RULES.rollover} {BILLING_RULES.changes}
        </p>
        <p>
          A paid plan renews every month until it is canceled. You cancel under <a href={shortPaths.billing}>Billing</a>
          ; the plan then runs to the end of the month that is paid for and becomes Free. If a payment fails, you have a
          week to put it right before the plan becomes Free.
        </p>
      </>
    ),
  },
  {
    id: 'offers',
    title: 'Offers',
    content: (
      <p>
        {FRIENDS_CODE} makes the first {FRIENDS_FREE_DAYS} days of a paid plan free. {LIFETIME_CODE} takes{' '}
        {LIFETIME_PERCENT_OFF}% off a paid plan for as long as it is kept without a break, if it was taken before the
        offer ended. One code per subscription.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Your Content',
    content: (
      <p>
        What you enter stays yours, and so does what is written for you. We use it only to provide the service. You
        confirm that you may use what you upload, and that it holds no lists of other people’s addresses.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Acceptable Use',
    content: (
      <ul>
        <li>Nothing unlawful, deceptive or hateful, and nothing that infringes the rights of others.</li>
        <li>No unsolicited email built from it, where the law asks for consent.</li>
        <li>No attempt to get around limits, or into workspaces that are not yours.</li>
        <li>No load that keeps others from working.</li>
      </ul>
    ),
  },
  {
    id: 'ending',
    title: 'Suspension and End',
    content: (
      <>
        <p>
          You may delete your account at any time under <a href={shortPaths.settings}>Settings</a>. For {UNDO_DAYS} days
          you can take that back; after {lengthInWords(RETENTION_PERIODS.accountData.length)} everything that the{' '}
          <a href={`${paths.privacy}#retention`}>privacy policy</a> does not keep longer is gone.
        </p>
        <p>
          We may suspend a workspace that breaks these terms. It can then be read and exported, but not changed, and we
          say why. We may end the service with 30 days’ notice; paid time that is left is refunded.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and Liability',
    content: (
      <p>
        The service is provided as it is, with the care that can be expected of us, and without a promise of sales,
        opens or any other result. We are liable without limit for intent, gross negligence and harm to persons, and
        otherwise up to what you paid in the twelve months before. Rights that the law gives consumers are untouched.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and Contact',
    content: (
      <p>
        When these terms change in a way that matters, we write to you 30 days before; whoever does not agree may leave.
        The software itself is free under the AGPL 3.0, which these terms do not limit. Questions: <SupportMail />.
      </p>
    ),
  },
]

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect of Mailmonth, and what it expects of you."
      date="January 6, 2025"
      sections={sections}
    />
  )
}

import { RETENTION_PERIODS, RIGHTS_RESPONSE_DAYS, lengthInWords } from '#shared/retention-periods.ts'
import { shortPaths } from '#web/paths.ts'
import { LegalPage, SupportMail, type LegalSection } from './legal-page.tsx'
import { keptInBrowser } from './kept-in-browser.ts'

const supportPortal = <a href={shortPaths.settings}>the settings of your account</a>

const sections: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    content: (
      <>
        <p>
          Mailmonth plans and writes email content for brands. It does not send email to your customers, and it never
          needs their addresses. This policy says what it keeps about you, what for, for how long, and what you can do
          about it.
        </p>
        <p>
          It follows the General Data Protection Regulation (GDPR) of the European Union and the California Consumer
          Privacy Act (CCPA). Whoever runs this installation is responsible for the data in it; you reach them at{' '}
          <SupportMail />. Mailmonth is not for children under 16.
        </p>
      </>
    ),
  },
  {
    id: 'information-collected',
    title: 'Information We Collect',
    content: (
      <>
        <ul>
          <li>
            <b>Your account:</b> email address and password, and, if you give them, name, phone and address. With
            two-factor authentication also a secret that you share with your authenticator app, and recovery codes.
          </li>
          <li>
            <b>Your work:</b> workspaces, brands with their profiles and the facts we read about them, ideas, outlines,
            comments, schedules and notes, and who changed them.
          </li>
          <li>
            <b>Clients who review emails by a link:</b> the name that they type, their decisions and notes, and when the
            link was last opened. A client needs no account, and the workspace can remove the name at any time.
          </li>
          <li>
            <b>Campaign data:</b> results of past campaigns that you import or sync: names, subjects, segments, dates
            and totals. No subscriber lists.
          </li>
          <li>
            <b>Your website:</b> public pages of your brand’s website, only when you ask us to read them;{' '}
            <a href="#websites">what we fetch and keep</a> is described below.
          </li>
          <li>
            <b>Payments:</b> your plan, its state and your invoices. The payment provider takes your card; its number
            never reaches us.
          </li>
          <li>
            <b>Security:</b> sign-ins, failed sign-ins and changes to accounts, roles and settings; for each signed-in
            device, the name its browser gives and when it was last used; for each API token, its name, its scope and
            when it was last used.
          </li>
          <li>
            <b>What you write to us,</b> when you ask for help.
          </li>
        </ul>
        <p>Mailmonth itself runs no advertising, buys no data about you and follows nobody across websites.</p>
        <h3 id="websites">When you let us read your website</h3>
        <p>
          You can let Mailmonth read the website of your brand instead of typing everything yourself. This happens only
          when you press the button for it. Mailmonth never visits a website on a schedule or by itself.
        </p>
        <ul>
          <li>
            <b>What we fetch:</b> the file robots.txt, the page you name, up to five pages of the same site that it
            links to, such as the shop, the FAQ and the shipping terms, and the public product list. We keep to
            robots.txt. The website sees a visit by “MailmonthBot” from our server, with the address of this
            installation and no name, email address or cookie of yours.
          </li>
          <li>
            <b>What we take from it:</b> the name of the brand, its country and language, products with their prices,
            phrases, questions with their answers, sentences about shipping and returns, legal notes, and a measure of
            how the texts sound. You see each of them with the page it comes from.
          </li>
          <li>
            <b>What we keep:</b> while you describe a brand, what we found stays in your browser tab until you save the
            steps, discard it, log out or close the tab. Our server keeps only what you accept and save as part of the
            brand, with the address of its page. When you read the website on the page “What we understood”, the facts
            we find are kept with the brand as proposals, each with the address of its page. They stay as long as the
            brand does. We keep no copies of pages.
          </li>
          <li>
            <b>What we count:</b> how many websites your workspace has read within a day, to limit misuse. The log of
            changes says that you read the website of a saved brand, and not what was on it.
          </li>
        </ul>
        <p>
          Read only websites that you may use, and tell us if a page holds data about people that we shouldn’t keep.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How We Use Information',
    content: (
      <>
        <ul>
          <li>To do what you ask for: plan, write, schedule and export your content (performance of the contract).</li>
          <li>To bill a paid plan and keep the records that law demands (contract and legal duty).</li>
          <li>To keep accounts safe and find misuse (legitimate interest).</li>
          <li>To answer you, and to write to you about your account. There is no newsletter.</li>
        </ul>
        <p>
          Ideas and outlines are written by a planner that is part of the software and runs on the same server. If an AI
          provider is connected, your brand’s profile and past results are sent to it to write for you, without names or
          addresses of the people in your workspace. No decision with legal effect is made about you by a machine.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing of Information',
    content: (
      <>
        <p>We do not sell personal information, and we do not share it for advertising. It reaches:</p>
        <ul>
          <li>the people of your workspace, as far as their role allows;</li>
          <li>everyone to whom your workspace gives a review link, for the emails that it shows;</li>
          <li>the payment provider, when you take a paid plan;</li>
          <li>the mail server that carries messages about your account;</li>
          <li>
            an AI provider, when one is connected, and Klaviyo, when you connect it: it gets the texts of an outline
            when you create a draft of it;
          </li>
          <li>
            the programs and AI assistants that a member connects with an API token: they read what this member may
            read, and what they do with it is between you and their provider;
          </li>
          <li>
            the addresses of webhooks, and Slack, when an owner or admin sets them up: they get ids, titles, what
            changed and a link, never the text of an email, a comment or the name of a client;
          </li>
          <li>authorities, where the law leaves no choice.</li>
        </ul>
        <p>
          The video on the front page, where there is one, comes from Vimeo, which learns your network address when it
          plays and is told not to track. The links to LinkedIn, X and Facebook load nothing before you click them.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Data Retention',
    content: (
      <>
        <p>Data is deleted on its own when its time is over. An account is deleted under {supportPortal}.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(RETENTION_PERIODS).map(([id, period]) => (
              <tr key={id}>
                <th scope="row">
                  {period.what}
                  <span>{period.covers}</span>
                </th>
                <td>
                  <b>{lengthInWords(period.length)}</b> after {period.after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your Rights',
    content: (
      <>
        <p>
          Wherever you live, you may see, correct, export and delete what is kept about you, object to a use of it or
          have it restricted, and withdraw a consent. Under the CCPA you may also learn what was collected and for what,
          and nobody is treated worse for asking.
        </p>
        <p>
          Our support portal is under {supportPortal}: you correct, export and delete your data there. You can also
          write to <SupportMail />. You get an answer within {RIGHTS_RESPONSE_DAYS.gdpr} days under the GDPR and within{' '}
          {RIGHTS_RESPONSE_DAYS.ccpa} days under the CCPA. If you are not content with it, you may turn to the
          data-protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'international-transfers',
    title: 'International Transfers',
    content: (
      <p>
        Your data lies where this installation runs. The payment provider, a connected AI provider and Klaviyo may
        process it in the United States and other countries. For people in the European Economic Area, Switzerland and
        the United Kingdom this rests on the standard contractual clauses of the European Commission or an adequacy
        decision.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    content: (
      <>
        <p>
          Passwords are stored as scrypt hashes, login tokens and recovery codes as hashes, and the secrets of
          two-factor authentication are encrypted, so none of them can be read from the database. Every workspace is
          kept apart from the others by the database itself. Changes to accounts, roles and settings are written to a
          log that cannot be altered. You see the devices you are signed in on and can sign them out.
        </p>
        <p>
          No system is beyond attack. If your data is ever exposed, you are told what happened without undue delay. To
          report a weakness, write to <SupportMail />.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    content: (
      <>
        <p>
          These are all the things Mailmonth leaves in your browser. None of them follows you to another website, and
          the product does not work without the first.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What it does</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          <tbody>
            {keptInBrowser.map((item) => (
              <tr key={item.name}>
                <th scope="row">
                  <code>{item.name}</code>
                  <span>{item.where}</span>
                </th>
                <td>{item.what}</td>
                <td>{item.until}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Whoever runs this installation may add measuring scripts to the public pages. Pages behind the sign-in never
          load them. Where the public pages share their address with the product, such a script is technically able to
          act in your account while you are signed in, so only services that the operator trusts may be added. Such
          scripts may set cookies of their own. They are never loaded in a browser that sends the Global Privacy Control
          signal, and where this installation asks for consent, not before you have given it.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions about this policy, or about your data: <SupportMail />. Signed in, everything you can do yourself is
        under {supportPortal}.
      </p>
    ),
  },
]

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What Mailmonth keeps about you, what for, and for how long."
      date="January 6, 2025"
      sections={sections}
    />
  )
}

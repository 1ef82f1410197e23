export interface KeptInBrowser {
  name: string
  where: 'cookie' | 'local storage' | 'session storage'
  what: string
  until: string
}

/**
 * `scripts/kept-in-browser.test.mjs` compares this with the keys in the code, and a journey compares it with a real
 * browser.
 */
export const keptInBrowser: readonly KeptInBrowser[] = [
  {
    name: 'mailmonth (__Host-mailmonth over HTTPS)',
    where: 'cookie',
    what: 'Keeps you signed in. Scripts cannot read it.',
    until: 'you log out, 7 days without a visit, or 30 days',
  },
  {
    name: 'sidebar_state',
    where: 'cookie',
    what: 'Whether the sidebar is wide or narrow.',
    until: '7 days',
  },
  {
    name: 'mailmonth-theme',
    where: 'local storage',
    what: 'Light or dark, once you have chosen.',
    until: 'you clear it',
  },
  {
    name: 'mailmonth-signed-in',
    where: 'local storage',
    what: 'That somebody was signed in here, so that pages open in the right state. It opens nothing.',
    until: 'you log out',
  },
  {
    name: 'superadmin_token',
    where: 'local storage',
    what: 'Only for those who run the platform: opens its pages together with the cookie they signed in with.',
    until: 'you log out; it opens nothing after 8 hours',
  },
  {
    name: 'mailmonth-tracking',
    where: 'local storage',
    what: 'Your answer, where you were asked whether visits may be measured.',
    until: 'you clear it; "Cookie settings" in the footer changes it',
  },
  {
    name: 'mailmonth-calendar-days',
    where: 'local storage',
    what: 'Whether the calendar names the days of the year.',
    until: 'you clear it',
  },
  {
    name: 'mailmonth-calendar-view-*',
    where: 'local storage',
    what: 'Whether you last saw the calendar as a month, a week or a list.',
    until: 'you clear it',
  },
  {
    name: 'klaviyo-skipped-*',
    where: 'local storage',
    what: 'When you put off refreshing the Klaviyo data of a brand.',
    until: 'you clear it',
  },
  {
    name: 'mailmonth-trade-skipped-*',
    where: 'local storage',
    what: 'That you skipped the question what a brand sells.',
    until: 'you clear it',
  },
  {
    name: 'mailmonth-brand-*',
    where: 'local storage',
    what: 'Only for those who run the platform: which brand of a workspace was shown last.',
    until: 'you clear it',
  },
  {
    name: 'mailmonth-reviewer-*',
    where: 'local storage',
    what: 'Only on the page of a review link: the name that you typed there.',
    until: 'you clear it',
  },
  {
    name: 'mailmonth-offer-code',
    where: 'local storage',
    what: 'The code of an offer you came with, for your first paid plan.',
    until: 'you sign up or pay, or 30 days',
  },
  {
    name: 'mailmonth:*',
    where: 'session storage',
    what: 'What you have typed into an unfinished form, and what your website filled in there, under your id.',
    until: 'the tab is closed',
  },
  {
    name: 'tsr-scroll-restoration*',
    where: 'session storage',
    what: 'How far you had scrolled, for the way back.',
    until: 'the tab is closed',
  },
]

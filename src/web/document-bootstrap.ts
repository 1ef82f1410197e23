/**
 * Small scripts that run in the head of a document, before its first paint. They are text, not modules: the build puts
 * them inline with the response's nonce, so the page never shows the wrong theme or the wrong frame for a moment.
 */

/** Where the chosen theme is kept: "light", "dark", or nothing for the system's preference. */
export const THEME_KEY = 'mailmonth-theme'
/** Set while somebody is signed in on this browser. It opens nothing; it only says which loading state fits. */
export const SIGNED_IN_HINT_KEY = 'mailmonth-signed-in'
/** What a visitor answered about measuring visits: "allowed" or "declined"; nothing while they were not asked. */
export const TRACKING_CHOICE_KEY = 'mailmonth-tracking'
/** The sidebar's state: "true" for wide, "false" for the icon rail. */
export const SIDEBAR_COOKIE = 'sidebar_state'

const readStorage = (key: string) =>
  `((k)=>{try{return localStorage.getItem(k)}catch{return null}})(${JSON.stringify(key)})`

const theme = `{const t=${readStorage(THEME_KEY)};d.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)}`

/**
 * The product's skeleton has three forms: the dashboard's shell, the super admin's page, the card of the sign-in pages.
 * A tablet starts with the narrow sidebar, until somebody chooses.
 */
const frame = `d.dataset.frame=/^\\/dashboard(\\/|$)/.test(location.pathname)||location.pathname==='/onboarding'&&/[?&]brandId=/.test(location.search)?'shell':location.pathname==='/admin'?'page':'card';d.dataset.sidebar=(c=>c?c[1]==='false':matchMedia('(min-width:48rem) and (max-width:63.9375rem)').matches)(/(?:^|; )${SIDEBAR_COOKIE}=(true|false)/.exec(document.cookie))?'icon':'wide';`

/** Somebody who was signed in is about to be taken to the dashboard: say so instead of showing the sales page. */
const leaving = `if(location.pathname==='/'&&!location.hash&&${readStorage(SIGNED_IN_HINT_KEY)})d.dataset.session='checking';`

/** Until the server has said who is there, the bar shows what was true the last time. */
const account = `if(${readStorage(SIGNED_IN_HINT_KEY)})d.dataset.account='';`

export const appBootstrap = `(()=>{const d=document.documentElement;${theme}${frame}})()`
export const siteBootstrap = `(()=>{const d=document.documentElement;${theme}${account}${leaving}})()`

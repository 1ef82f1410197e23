/** These scripts run in the head before the first paint, so that the page never flashes the wrong theme or frame. */

export const THEME_KEY = 'mailmonth-theme'
/** Only selects the loading state. It gives no access. */
export const SIGNED_IN_HINT_KEY = 'mailmonth-signed-in'
export const TRACKING_CHOICE_KEY = 'mailmonth-tracking'
export const SIDEBAR_COOKIE = 'sidebar_state'

const readStorage = (key: string) =>
  `((k)=>{try{return localStorage.getItem(k)}catch{return null}})(${JSON.stringify(key)})`

const theme = `{const t=${readStorage(THEME_KEY)};d.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)}`

/** A tablet starts with the narrow sidebar until the user chooses. */
const frame = `d.dataset.frame=/^\\/dashboard(\\/|$)/.test(location.pathname)||location.pathname==='/onboarding'&&/[?&]brandId=/.test(location.search)?'shell':location.pathname==='/admin'?'page':'card';if(/^\\/dashboard\\/email-outlines\\/./.test(location.pathname))d.dataset.page='outline';d.dataset.sidebar=(c=>c?c[1]==='false':matchMedia('(min-width:48rem) and (max-width:63.9375rem)').matches)(/(?:^|; )${SIDEBAR_COOKIE}=(true|false)/.exec(document.cookie))?'icon':'wide';`

/** A logged-in user is about to be redirected to the dashboard, so we don't show the sales page. */
const leaving = `if(location.pathname==='/'&&!location.hash&&${readStorage(SIGNED_IN_HINT_KEY)})d.dataset.session='checking';`

/** Until the server responds, the bar shows the last known state. */
const account = `if(${readStorage(SIGNED_IN_HINT_KEY)})d.dataset.account='';`

export const appBootstrap = `(()=>{const d=document.documentElement;${theme}${frame}})()`
export const siteBootstrap = `(()=>{const d=document.documentElement;${theme}${account}${leaving}})()`

import { escapeHtml } from '#server/http/escape-html.ts'

/** The colors of the product, so that only the label tells the double apart. */
const STYLE = `:root{color-scheme:light dark;--bg:#f7fafb;--card:#fff;--ink:#14213d;--muted:#56627a;--line:#dfe5ea;--edge:#8791a1;--teal:#00756f;--on:#fff;--warn:#7a4d00;--warn-bg:#fff4dc;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--bg:#080e18;--card:#111825;--ink:#eef2f6;--muted:#a0abbc;--line:#232c3a;--edge:#6c7789;--teal:#3fcabd;--on:#04231f;--warn:#f2bd5c;--warn-bg:#33230b;--bad:#ff8d84}}
body{font:15px/1.55 system-ui,sans-serif;margin:0;background:var(--bg);color:var(--ink)}main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.note{background:var(--warn-bg);color:var(--warn);border-radius:12px;padding:.75rem 1rem;font-size:.9rem;margin:0 0 1rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1.5rem;box-shadow:0 8px 24px -12px #14213d33}
h1{font-size:1.4rem;letter-spacing:-.015em;line-height:1.25;margin:0 0 .5rem}h2{font-size:1rem;margin:1.75rem 0 .25rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.price{font-size:1.1rem;margin:0 0 1rem}form{margin:.75rem 0 0;display:grid;gap:.75rem}label{display:grid;gap:.25rem;font-weight:600;font-size:.9rem}
input,select{font:inherit;font-weight:400;padding:.55rem .75rem;border:1px solid var(--edge);border-radius:8px;min-height:44px;box-sizing:border-box;width:100%;background:var(--card);color:inherit}
.row{display:flex;flex-wrap:wrap;gap:.75rem}.row>*{flex:1 1 9rem}a{color:var(--teal)}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1rem;border-radius:8px;border:1px solid var(--edge);background:transparent;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box}
.main{background:var(--teal);border-color:var(--teal);color:var(--on)}.bad{border-color:var(--bad);color:var(--bad)}[role=alert]{border-left:4px solid var(--bad);padding-left:.75rem}
:focus-visible{outline:2px solid var(--teal);outline-offset:2px}ul{padding-left:1.1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.25rem;margin:.75rem 0 0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}`

/** The first lines of every page say that this is a simulation. */
export function testPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} (simulated payment)</title><style>${STYLE}</style>
<main><p class="note"><strong>TEST MODE, no card is charged.</strong> This page simulates the payment provider because STRIPE_SECRET_KEY isn't set.</p>
<div class="card"><h1>${escapeHtml(title)}</h1>
${body}</div></main></html>`
}

export const alertLine = (text: string | null) => (text === null ? '' : `<p role="alert">${escapeHtml(text)}</p>`)

/** `action` names the button's action. */
export const buttonForm = (action: string, label: string, className = '') =>
  `<form method="post"><button name="action" value="${action}" class="${className}">${escapeHtml(label)}</button></form>`

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
export const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

import { escapeHtml } from '#server/http/escape-html.ts'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.note{border:2px dashed #b45309;border-radius:10px;padding:.75rem 1rem}h1{font-size:1.5rem;margin:1.5rem 0 .25rem}h2{font-size:1.05rem;margin:2rem 0 .5rem}
.price{font-size:1.1rem;margin:0}form{margin:1rem 0;display:grid;gap:.75rem}label{display:grid;gap:.25rem;font-weight:600}
input,select{font:inherit;padding:.6rem .75rem;border:1px solid #8889;border-radius:8px;min-height:44px;box-sizing:border-box;width:100%}
.row{display:flex;flex-wrap:wrap;gap:.75rem}.row>*{flex:1 1 9rem}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1rem;border-radius:8px;border:1px solid #8889;background:transparent;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:inline-block;box-sizing:border-box}
.main{background:#0f766e;border-color:#0f766e;color:#fff}.bad{border-color:#b91c1c}[role=alert]{border-left:4px solid #b91c1c;padding-left:.75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{opacity:.75}dd{margin:0}`

/** A page of the stand-in. Its first lines say what it is, on every one. */
export function testPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} (simulated payment)</title><style>${STYLE}</style>
<main><p class="note"><strong>TEST MODE, no card is charged.</strong> This page stands in for the payment provider, because no STRIPE_SECRET_KEY is set.</p>
<h1>${escapeHtml(title)}</h1>
${body}</main></html>`
}

export const alertLine = (text: string | null) => (text === null ? '' : `<p role="alert">${escapeHtml(text)}</p>`)

/** `action` names what the button does; it is the only field where no others are needed. */
export const buttonForm = (action: string, label: string, className = '') =>
  `<form method="post"><button name="action" value="${action}" class="${className}">${escapeHtml(label)}</button></form>`

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
export const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

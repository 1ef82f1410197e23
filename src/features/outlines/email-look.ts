import type { Ratio } from './email-copy.ts'

// Email apps remove a style sheet more often than a style attribute. So everything is inline, and the style sheet
// only adds what an attribute can't: dark colors and small screens.

export const EMAIL_WIDTH = 600
const SIDE = 32
const INNER_WIDTH = EMAIL_WIDTH - 2 * SIDE
const PHONE_INNER_WIDTH = 375 - 2 * 20

export type EmailScheme = 'light' | 'dark'

const LIGHT = {
  page: '#eef0f3',
  card: '#ffffff',
  ink: '#1d2330',
  quiet: '#59616f',
  line: '#dfe2e7',
  picture: '#e6e9ee',
  pictureLine: '#aab1bd',
  gap: '#fdf0cf',
  gapInk: '#6b4700',
  button: '#1d2330',
  buttonInk: '#ffffff',
}
type Color = keyof typeof LIGHT
const DARK: Record<Color, string> = {
  page: '#121417',
  card: '#1d2025',
  ink: '#eceef1',
  quiet: '#aab1bc',
  line: '#363b44',
  picture: '#2a2f37',
  pictureLine: '#5d6673',
  gap: '#4a3a12',
  gapInk: '#f7dd9a',
  button: '#eceef1',
  buttonInk: '#1d2330',
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paint = (color: Color) => `color:${LIGHT[color]}`
const fill = (color: Color) => `background-color:${LIGHT[color]}`

export const LOOK = {
  page: `margin:0;padding:0;${fill('page')}`,
  outer: `padding:24px 12px;${fill('page')}`,
  card: `width:100%;max-width:${EMAIL_WIDTH}px;${fill('card')};border-radius:6px`,
  brand: `padding:28px ${SIDE}px 20px;text-align:center;${FONT};font-size:15px;line-height:20px;font-weight:700;letter-spacing:0.04em;${paint('ink')};border-bottom:1px solid ${LIGHT.line}`,
  cell: `padding:0 ${SIDE}px`,
  picture: `padding:24px;text-align:center;vertical-align:middle;${fill('picture')};border:1px dashed ${LIGHT.pictureLine};border-radius:4px`,
  pictureWords: `margin:0 auto;max-width:420px;${FONT};font-size:14px;line-height:21px;${paint('quiet')}`,
  pictureLabel: `margin:0 0 8px;${FONT};font-size:12px;line-height:16px;font-weight:600;${paint('quiet')}`,
  headline: `margin:20px 0 0;${FONT};font-size:27px;line-height:34px;font-weight:700;${paint('ink')}`,
  copy: `margin:16px 0 0;${FONT};font-size:16px;line-height:25px;${paint('ink')}`,
  note: `margin:14px 0 0;padding:0 0 0 12px;border-left:3px solid ${LIGHT.line};${FONT};font-size:13px;line-height:19px;font-style:italic;${paint('quiet')}`,
  gap: `${fill('gap')};${paint('gapInk')};padding:0 3px`,
  button: `text-align:center;${fill('button')};border-radius:4px`,
  buttonLink: `display:inline-block;padding:14px 28px;${FONT};font-size:16px;line-height:20px;font-weight:600;${paint('buttonInk')};text-decoration:none`,
  footer: `padding:24px ${SIDE}px 28px;text-align:center;${FONT};font-size:13px;line-height:20px;${paint('quiet')};border-top:1px solid ${LIGHT.line}`,
  footerLink: `${paint('quiet')};text-decoration:underline`,
  preheader: `display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all`,
} as const

/** The style rules that dark colors need, by class. */
const DARK_RULES: readonly [classes: string, rule: string][] = [
  ['.page', `background-color:${DARK.page}!important`],
  ['.card', `background-color:${DARK.card}!important`],
  ['.ink', `color:${DARK.ink}!important`],
  ['.quiet', `color:${DARK.quiet}!important`],
  ['.line', `border-color:${DARK.line}!important`],
  ['.picture', `background-color:${DARK.picture}!important;border-color:${DARK.pictureLine}!important`],
  ['.gap', `background-color:${DARK.gap}!important;color:${DARK.gapInk}!important`],
  ['.button', `background-color:${DARK.button}!important`],
  ['.button-ink', `color:${DARK.buttonInk}!important`],
]

export const pictureHeight = (ratio: Ratio, width: 'desktop' | 'phone'): number => {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return Math.round(((width === 'desktop' ? INNER_WIDTH : PHONE_INNER_WIDTH) * down) / across)
}

export const pictureClass = (ratio: Ratio): string => `picture picture-${ratio.replace(':', '-')}`

/** Without a scheme, the reader's device chooses between light and dark. */
export function styleSheet(scheme: EmailScheme | null, ratios: ReadonlySet<Ratio>): string {
  const dark = DARK_RULES.map(([classes, rule]) => `${classes}{${rule}}`).join('\n')
  const small = [
    '.cell,.footer,.brand{padding-left:20px!important;padding-right:20px!important}',
    '.outer{padding:0!important}',
    '.card{border-radius:0!important}',
    '.headline{font-size:24px!important;line-height:30px!important}',
    ...[...ratios].map(
      (ratio) => `.picture-${ratio.replace(':', '-')}{height:${pictureHeight(ratio, 'phone')}px!important}`,
    ),
  ].join('\n')
  return [
    `:root{color-scheme:${scheme ?? 'light dark'};supported-color-schemes:${scheme ?? 'light dark'}}`,
    'p,h1,td{overflow-wrap:anywhere}',
    `@media (max-width:480px){\n${small}\n}`,
    ...(scheme === null ? [`@media (prefers-color-scheme:dark){\n${dark}\n}`] : scheme === 'dark' ? [dark] : []),
  ].join('\n')
}

import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { plainSvg } from './plain-svg.ts'
import { color } from './token-colors.ts'

const drawn = () => plainSvg(renderToStaticMarkup(<BrandMark />)).replace('aria-hidden="true"', '')

export function iconSvg(): string {
  return drawn().replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

export function maskableIconSvg(): string {
  const inner = drawn()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color('teal')}"/>` +
    `<g transform="translate(3.2 3.2) scale(0.8)">${inner}</g></svg>`
  )
}

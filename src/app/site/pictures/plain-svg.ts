import { color, hexOf } from './token-colors.ts'

export function plainSvg(markup: string): string {
  return markup.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const attributes = classes.split(/\s+/).map((name) => attributeOf(name.replaceAll('&quot;', '"')))
    return attributes.join('')
  })
}

function attributeOf(name: string): string {
  const [, property, value] = /^(fill|stroke|opacity)-(.+)$/.exec(name) ?? []
  if (property === undefined || value === undefined) return ''
  if (property === 'opacity') return ` opacity="${Number(value) / 100}"`
  if (value === 'none') return ` ${property}="none"`
  const free = /^\[(oklch\(.+\))\]$/.exec(value)?.[1]
  return ` ${property}="${free === undefined ? color(value) : hexOf(free.replaceAll('_', ' '))}"`
}

import tokens from '#web/tokens.css?raw'

const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/

export const tokenColors: ReadonlyMap<string, string> = readColours(tokens.slice(0, tokens.indexOf('.dark {')))

function readColours(css: string): Map<string, string> {
  const named = [...css.matchAll(/--([\w-]+):\s*(oklch\([\d. ]+\));/g)]
  return new Map(named.map(([, name, color]) => [name ?? '', hexOf(color ?? '')]))
}

export function color(name: string): string {
  const found = tokenColors.get(name)
  if (found === undefined) throw new Error(`There is no color token ${name}.`)
  return found
}

export function hexOf(oklch: string): string {
  const [, lightness, chroma, hue] = OKLCH.exec(oklch)?.map(Number) ?? []
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`No color: ${oklch}`)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const channels = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value))
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

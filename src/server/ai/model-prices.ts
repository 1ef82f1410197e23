export interface ModelPrice {
  input: number
  output: number
}

// List prices of the two default models in November 2026. AI_PRICES adds others.
const KNOWN: Readonly<Record<string, ModelPrice>> = {
  'gpt-5.4': { input: 2.5, output: 15 },
  'claude-sonnet-5': { input: 2, output: 10 },
}

const ENTRY = /^([^=\s]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** Reads `gpt-5.4=2.5/15,my-model=0/0`. Null if the format is wrong. */
export function readPrices(text: string): Map<string, ModelPrice> | null {
  const prices = new Map(Object.entries(KNOWN))
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, model, input, output] = ENTRY.exec(entry) ?? []
    if (model === undefined) return null
    prices.set(model, { input: Number(input), output: Number(output) })
  }
  return prices
}

export function costMicros(price: ModelPrice, { input, output }: { input: number; output: number }): number {
  return Math.round(input * price.input + output * price.output)
}

export interface ModelPrice {
  /** US dollars for a million tokens. */
  input: number
  output: number
}

// The list prices of the two default models in November 2026. Others, and changes, come from AI_PRICES.
const KNOWN: Readonly<Record<string, ModelPrice>> = {
  'gpt-5.4': { input: 2.5, output: 15 },
  'claude-sonnet-5': { input: 2, output: 10 },
}

const ENTRY = /^([^=\s]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** Reads `gpt-5.4=2.5/15,my-model=0/0`; null where it is written otherwise. */
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

/** Millionths of a dollar: a price for a million tokens is, in them, the price of one. */
export function costMicros(price: ModelPrice, { input, output }: { input: number; output: number }): number {
  return Math.round(input * price.input + output * price.output)
}

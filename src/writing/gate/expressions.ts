export type Step =
  | { type: 'word'; class: string; isOptional: boolean }
  | { type: 'gap'; most: number }
  | { type: 'border'; isQuestion: boolean }

export interface Expression {
  /** Words in a row, or words of a sentence in any order. */
  order: 'row' | 'any'
  steps: Step[]
  /** A "not" beside it doesn't cancel it. */
  isAbsolute: boolean
  isMention: boolean
}

const AND = /\s&\s/
const LONGEST_GAP = 6
const MOST_STEPS = 12

/**
 * Reads an expression, the words of a claim in their order. `heal|heals` is one of several words, `heal*` begins so,
 * `*rabatt` ends so, and `*rabatt*` contains it. `@illness` is a word of a list, `#` a number in digits or words, and
 * `^` any capitalized word. `the?` is optional, and `..3` means up to three words. `@body & @strengthen` occur near
 * each other in a sentence. `knees ..2 / gone` continues after the end of a sentence, `knees ..2 /? gone` after a question, and
 * nothing else crosses one. An expression that begins with `!` holds even with a "not" beside it. `~@disease` only
 * names a subject: what cancels claims of its rule may be in another sentence.
 */
export function readExpression(source: string): Expression {
  const isAbsolute = source.startsWith('!')
  const isMention = source.startsWith('~')
  const steps = source
    .slice(isAbsolute || isMention ? 1 : 0)
    .trim()
    .split(/\s+(?:&\s+)?/)
    .map(readStep)
  const [first] = steps
  const order = AND.test(source) ? 'any' : 'row'
  if (first?.type !== 'word' || first.isOptional) throw new Error(`"${source}" has to begin with a word.`)
  if (steps.length > MOST_STEPS) throw new Error(`"${source}" has more than ${MOST_STEPS} steps.`)
  return { order, steps, isAbsolute, isMention }
}

function readStep(step: string): Step {
  if (step === '/' || step === '/?') return { type: 'border', isQuestion: step === '/?' }
  const gap = /^\.\.(\d)$/.exec(step)
  if (gap !== null) return { type: 'gap', most: Math.min(LONGEST_GAP, Number(gap[1])) }
  const isOptional = step.endsWith('?')
  return { type: 'word', class: isOptional ? step.slice(0, -1) : step, isOptional }
}

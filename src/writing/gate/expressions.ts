/** One step of an expression: a word of a class, any words up to a number, or the end of a sentence. */
export type Step =
  | { type: 'word'; class: string; isOptional: boolean }
  | { type: 'gap'; most: number }
  | { type: 'border'; isQuestion: boolean }

export interface Expression {
  /** One after another; or, in any order, words of one sentence. */
  order: 'row' | 'any'
  steps: Step[]
  /** A "not" beside it doesn't take it back. */
  isAbsolute: boolean
  /** It only names a subject, and claims nothing about it. */
  isMention: boolean
}

const AND = /\s&\s/
const LONGEST_GAP = 6
const MOST_STEPS = 12

/**
 * Reads an expression, the words of a claim in their order:
 * - `heal|heals` is one of several words, `heal*` begins so, `*rabatt` ends so, and `*rabatt*` holds it.
 * - `@illness` is a word of a list, `#` a number in digits or words, and `^` any word with a capital letter.
 * - `the?` may be missing, and `..3` stands for up to three words.
 * - `@body & @strengthen` stand anywhere in one sentence.
 * - `knees ..2 / gone` goes on behind the end of a sentence, `knees ..2 /? gone` behind a question. Nothing else
 *   reaches over one.
 * - An expression that begins with `!` holds even with a "not" beside it.
 * - `~@disease` only names a subject: what takes claims of its rule back may stand in another sentence.
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

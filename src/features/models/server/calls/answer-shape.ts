import { Output } from 'ai'
import { z } from 'zod'
import { oncePer } from '#shared/once-per.ts'

/** The shape of an answer as a provider is told of it. */
export interface AnswerShape {
  /** For those that take a schema beside the texts. */
  output: ReturnType<typeof outputOf>
  /** For those that read it in the texts; for the others it does no harm. */
  inWords: string
}

/** Made once for a schema: describing it takes longer than everything else that a request needs of us. */
export const answerShape = oncePer(described)

function described(schema: z.ZodType): AnswerShape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema)
  return { output: outputOf(schema), inWords: `Answer with one JSON object of this shape:\n${JSON.stringify(shape)}` }
}

const outputOf = (schema: z.ZodType) => ({
  ...Output.object({ schema, name: 'answer' }),
  // Answers are read by us. The SDK would parse the whole text again at every word that arrives.
  parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
})

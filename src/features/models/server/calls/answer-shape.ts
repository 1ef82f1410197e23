import { Output } from 'ai'
import { z } from 'zod'
import { oncePer } from '#shared/once-per.ts'

export interface AnswerShape {
  output: ReturnType<typeof outputOf>
  /** For providers that read the schema from the prompt. It does no harm for the others. */
  inWords: string
}

/** Cached per schema, because describing it takes longer than the rest of a request. */
export const answerShape = oncePer(described)

function described(schema: z.ZodType): AnswerShape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema)
  return { output: outputOf(schema), inWords: `Answer with one JSON object of this shape:\n${JSON.stringify(shape)}` }
}

const outputOf = (schema: z.ZodType) => ({
  ...Output.object({ schema, name: 'answer' }),
  // We parse the responses. The SDK would parse the whole text again with every token.
  parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
})

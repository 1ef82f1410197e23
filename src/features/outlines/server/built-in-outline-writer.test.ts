import { expect, test } from 'vitest'
import { unwatched } from '#server/ai/writers.ts'
import { DEMO_BRIEFS } from '#writing/brand/brand-brief.fixtures.ts'
import { writeOutline } from '#writing/outline/write-outline.ts'
import { plannedRequest } from '#writing/outline/writer-requests.fixtures.ts'
import { builtInOutlineWriter } from './built-in-outline-writer.ts'

test('the writer stops on cancellation', async () => {
  const request = plannedRequest(DEMO_BRIEFS.quillhound, 'launch', 'design-based')
  await expect(builtInOutlineWriter.writeOutline(request, unwatched(new AbortController().signal))).resolves.toEqual(
    writeOutline(request),
  )
  await expect(builtInOutlineWriter.writeOutline(request, unwatched(AbortSignal.abort()))).rejects.toThrow(/abort/i)
})

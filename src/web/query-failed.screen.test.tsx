import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from './api-client.ts'
import { QueryFailed } from './query-failed.tsx'

const advice = 'Check your connection and try again.'

test.each([
  [
    'an answer with a code',
    new ApiError(503, '{"error":"The service is busy.","code":"UNAVAILABLE"}'),
    'The service is busy.',
  ],
  ['an answer without a code', new ApiError(500, '{"error":"boom"}'), advice],
  ['an answer that is no JSON', new ApiError(502, '<h1>Bad Gateway</h1>'), advice],
  ['a network error', new TypeError('Failed to fetch'), advice],
])('shows %s as a message for users', async (_, error, description) => {
  await render(<QueryFailed query={{ error, isFetching: false, refetch: () => {} }} what="Your outlines" />)
  await expect.element(page.getByRole('heading', { name: "We couldn't load your outlines" })).toBeVisible()
  await expect.element(page.getByText(description, { exact: true })).toBeVisible()
  await expect.element(page.getByText('boom')).not.toBeInTheDocument()
})

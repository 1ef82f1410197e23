import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { nobody, openProduct } from '#test/browser/open-product.tsx'
import type { SharedOutline, SharedReview } from '../guest-contract.ts'

const TOKEN = 'x'.repeat(43)
const READ = `GET /api/review/${TOKEN}`
const decidedBy = (outlineId: string) => `POST /api/review/${TOKEN}/outlines/${outlineId}/decision`

const email = (number: number, changes: Partial<SharedOutline> = {}): SharedOutline => ({
  id: `0198c5a0-0000-7000-8000-00000000010${number}`,
  revision: 3,
  title: `Email ${number}`,
  sendTime: `2026-12-0${number}T10:00:00+01:00`,
  type: 'design-based',
  typeLabel: 'Design-Based',
  subjectLines: [`Subject ${number}`, 'Another subject'],
  previewText: 'What follows in the inbox',
  executiveBrief: 'What it is for',
  segment: '',
  cta: 'Order now',
  overallFeel: '',
  tone: 'Warm',
  sections: [{ id: '1', section: 'Hero', visual: 'A cup on a table', copy: `Words of email ${number}` }],
  imageDirection: [],
  links: [],
  designLink: number === 1 ? 'https://design.example/1' : null,
  sent: false,
  decision: null,
  ...changes,
})

const review = (outlines: SharedOutline[], changes: Partial<SharedReview> = {}): SharedReview => ({
  brandName: 'Tannholt Kaffee',
  language: 'de',
  country: 'DE',
  timezone: 'Europe/Berlin',
  from: 'Northfold',
  name: 'December for Tannholt',
  message: 'Please read these.',
  expiresAt: '2026-12-06T09:00:00.000Z',
  mayApprove: true,
  mayComment: false,
  outlines,
  ...changes,
})

const given = { reviewerName: 'Dana Reyes', note: '', decidedAt: '2026-12-01T09:00:00.000Z' }
const approved = { ...given, decision: 'approved' as const }

type Answers = Parameters<typeof answeringServer>[0]

async function open(shared: SharedReview, more: Answers = {}, kept = {}) {
  const answers: Answers = { ...nobody, [READ]: answer(shared), ...more }
  const asked = answeringServer(answers)
  await openProduct(`/review/${TOKEN}`, kept)
  await expect.element(page.getByRole('heading', { name: 'December for Tannholt' })).toBeVisible()
  return { answers, asked }
}
const titleNow = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
const bodiesOf = (asked: { call: string; body: unknown }[], call: string) =>
  asked.filter((each) => each.call === call).map(({ body }) => body)

describe('the page of a review link', () => {
  test('shows the emails by send date, what the client decided, and the texts in their language', async () => {
    await page.viewport(1440, 900)
    await open(review([email(2), email(1, { decision: approved })]))
    const items = page.getByRole('navigation', { name: 'Emails' }).getByRole('listitem')
    await expect.element(items.first()).toMatchTextContent('Email 1')
    await expect.element(page.getByText('1 of 2 reviewed.')).toBeVisible()
    await expect.element(titleNow('Email 2')).toHaveAttribute('lang', 'de')
    await expect.element(page.getByText('Subject 2')).toBeVisible()
    await items.first().getByRole('button').click()
    await expect.element(page.getByRole('link', { name: 'View design' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByText('Approved by Dana Reyes')).toBeVisible()
  })

  test('asks for the name with the first decision only, and shows the next email', async () => {
    await page.viewport(390, 844)
    const [first, second] = [email(1), email(2)]
    const { answers, asked } = await open(review([first, second]), {
      [decidedBy(first.id)]: answer({ decision: approved }),
      [decidedBy(second.id)]: answer({ decision: approved }),
    })
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect.element(dialog.getByText('Enter your name')).toBeVisible()
    answers[READ] = answer(review([{ ...first, decision: approved }, second]))
    await dialog.getByLabelText('Your name').fill('Dana Reyes')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect.element(titleNow('Email 2')).toBeVisible()
    answers[READ] = answer(review([first, second].map((each) => ({ ...each, decision: approved }))))
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.element(page.getByText('Thanks. The Tannholt Kaffee team can see your feedback.')).toBeVisible()
    const body = { decision: 'approved', revision: 3, reviewerName: 'Dana Reyes', note: '' }
    expect(bodiesOf(asked, decidedBy(first.id))).toEqual([body])
    expect(bodiesOf(asked, decidedBy(second.id))).toEqual([body])
  })

  test('keeps the name in this browser for this link', async () => {
    const only = email(1)
    const { asked } = await open(
      review([only]),
      { [decidedBy(only.id)]: answer({ decision: approved }) },
      { 'mailmonth-reviewer-xxxxxxxx': 'Maria Lopez' },
    )
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => bodiesOf(asked, decidedBy(only.id))).toMatchObject([{ reviewerName: 'Maria Lopez' }])
  })

  test('takes C to request changes, which needs a note, and A while no one types', async () => {
    await page.viewport(1440, 900)
    const only = email(1)
    const { asked } = await open(
      review([only]),
      { [decidedBy(only.id)]: answer({ decision: { ...given, decision: 'changes_requested', note: 'a cat' } }) },
      { 'mailmonth-reviewer-xxxxxxxx': 'Dana Reyes' },
    )
    await userEvent.keyboard('c')
    const note = page.getByLabelText('What should change?')
    await expect.element(note).toBeVisible()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect.element(page.getByText('Describe what should change.')).toBeVisible()
    await note.click()
    await userEvent.keyboard('a cat')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect
      .poll(() => bodiesOf(asked, decidedBy(only.id)))
      .toEqual([{ decision: 'changes_requested', revision: 3, reviewerName: 'Dana Reyes', note: 'a cat' }])
    await userEvent.keyboard('a')
    await expect.poll(() => bodiesOf(asked, decidedBy(only.id)).length).toBe(2)
  })

  test('shows the new version when the email changed meanwhile', async () => {
    const only = email(1)
    const { answers } = await open(
      review([only]),
      {
        [decidedBy(only.id)]: refusal(
          409,
          'CONTENT_CHANGED',
          'This email changed while you were reading it. Please review the new version.',
        ),
      },
      { 'mailmonth-reviewer-xxxxxxxx': 'Dana Reyes' },
    )
    answers[READ] = answer(review([email(1, { revision: 4, subjectLines: ['A new subject'] })]))
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('This email changed while you were reading it.')
    await expect.element(page.getByText('A new subject')).toBeVisible()
  })

  test('decides nothing about an email that was sent', async () => {
    await open(review([email(1, { sent: true })]))
    await expect.element(page.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('offers no decision where the link is for reading', async () => {
    await open(review([email(1)], { mayApprove: false }))
    await expect.element(page.getByRole('button', { name: 'Next email' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0)
  })

  test('says what to do when the link is gone', async () => {
    const answers: Answers = { ...nobody }
    answeringServer(answers)
    await openProduct(`/review/${TOKEN}`)
    await expect
      .element(page.getByText('This link no longer works. Ask the person who sent it for a new one.'))
      .toBeVisible()
  })
})

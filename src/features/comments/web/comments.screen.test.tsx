import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspaceId = northfold().id
const id = '0198c5a0-0000-7000-8000-000000000101'
const LIST = `GET /api/email-outlines/${id}/comments`
const WRITE = `POST /api/email-outlines/${id}/comments`
const address = `/dashboard/email-outlines/${id}`
const idOf = (number: number) => `0198c5a0-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`
const noor = { id: '0198c5a0-0000-7000-8000-000000000031', fullName: 'Noor Haddad', email: 'noor@example.com' }
const mateo = { id: '0198c5a0-0000-7000-8000-000000000032', fullName: 'Mateo Lindqvist', email: 'mateo@example.com' }

const comment = (number: number, changes: object = {}) => ({
  id: idOf(number),
  author: { id: noor.id, name: noor.fullName, kind: 'member' },
  visibility: 'team',
  text: `Comment ${number}`,
  mentions: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  mine: false,
  removed: false,
  ...changes,
})
const thread = (number: number, changes: object = {}, ...more: object[]) => ({
  id: idOf(number),
  place: null,
  resolvedAt: null,
  resolvedByName: null,
  comments: [comment(number), ...more],
  ...changes,
})

interface Account {
  plan?: PlanName
  role?: string
  status?: string
  threads?: object[]
}

const account = ({ plan = 'PRO', role = 'OWNER', status = 'ACTIVE', threads = [] }: Account = {}) => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [northfold(plan, { status })], memberships: [adaIn(workspaceId, role)] }),
  'GET /api/brands': answer({ brands: [tannholt] }),
  [`GET /api/workspaces/${workspaceId}/users`]: answer({
    users: [{ id: ada.id, fullName: 'Ada', email: ada.email }, noor, mateo],
  }),
  [`GET /api/email-outlines/${id}`]: answer({
    outline: {
      ...DRAFT,
      ...BRIEF,
      id,
      brandId: tannholt.id,
      title: 'Mail 1',
      sections: [{ id: 'a', section: 'Hero', visual: 'A cup', copy: 'Good morning' }],
    },
  }),
  [`GET /api/email-outlines/${id}/neighbors`]: answer({ previous: null, next: null, position: 1, total: 1 }),
  [LIST]: answer({ threads }),
})

const comments = page.getByRole('region', { name: 'Comments', exact: true })
const field = comments.getByRole('combobox', { name: 'Your comment' })
const option = (name: RegExp) => page.getByRole('option', { name })

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 900)
})

describe('the comments of an email', () => {
  test('are listed by thread, and resolved threads are folded', async () => {
    const place = { field: 'section', sectionId: 'gone', excerpt: 'An old section', isGone: true }
    answeringServer(
      account({
        threads: [
          thread(1, { place }, comment(2, { editedAt: '2026-11-20T10:00:00.000Z', text: 'Reply' })),
          thread(3, { resolvedAt: '2026-11-21T09:00:00.000Z', resolvedByName: 'Mateo Lindqvist' }),
          thread(4, { comments: [comment(4, { removed: true, text: '' }), comment(5)] }),
        ],
      }),
    )
    await openProduct(address)
    await expect.element(comments.getByRole('heading', { name: 'Comments (2 open)' })).toBeVisible()
    await expect.element(comments.getByText('An old section')).toBeVisible()
    await expect.element(comments.getByText('This part of the email was removed.')).toBeVisible()
    await expect.element(comments.getByText('· edited')).toBeVisible()
    await expect.element(comments.getByText('Comment deleted')).toBeVisible()
    await expect.element(comments.getByText('Comment 3')).not.toBeInTheDocument()
    await comments.getByRole('button', { name: '1 resolved' }).click()
    await expect.element(comments.getByText('Resolved by Mateo Lindqvist')).toBeVisible()
  })

  test('show links and mentions, and never HTML', async () => {
    const text = `<b>Hi</b> @{${mateo.id}} see https://tannholt.example/a.`
    answeringServer(
      account({
        threads: [
          thread(1, { comments: [comment(1, { text, mentions: [{ id: mateo.id, name: 'Mateo Lindqvist' }] })] }),
        ],
      }),
    )
    await openProduct(address)
    await expect.element(comments.getByText('@Mateo Lindqvist')).toBeVisible()
    await expect
      .element(comments.getByRole('article'))
      .toMatchTextContent('<b>Hi</b> @Mateo Lindqvist see https://tannholt.example/a')
    const link = comments.getByRole('link', { name: /tannholt\.example/ })
    await expect.element(link).toHaveAttribute('href', 'https://tannholt.example/a')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('are empty at first', async () => {
    answeringServer(account())
    await openProduct(address)
    await expect.element(comments.getByText('No comments yet. Ask a question or suggest a change.')).toBeVisible()
  })

  test.each([
    [{ plan: 'STARTER' as const }, 'Comments are available on the Pro plan and above.'],
    [{ status: 'SUSPENDED' }, "This workspace is suspended, so you can't add comments."],
  ])('say why you cannot write: %j', async (place, sentence) => {
    const asked = answeringServer(account(place))
    await openProduct(address)
    await expect.element(comments.getByText(sentence)).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
    expect(asked.some(({ call }) => call === LIST)).toBe('status' in place)
  })

  test('can be loaded again after an error', async () => {
    const answers = { ...account(), [LIST]: refusal(503, 'UNAVAILABLE', 'The service is busy.') }
    answeringServer(answers)
    await openProduct(address)
    await expect.element(comments.getByText('The service is busy.')).toBeVisible()
    answers[LIST] = answer({ threads: [thread(1)] })
    await comments.getByRole('button', { name: 'Try again' }).click()
    await expect.element(comments.getByText('Comment 1')).toBeVisible()
  })

  test('of other members appear without a reload', async () => {
    const answers = account()
    let tell: (name: string, data: object) => void = () => {}
    answeringServer(answers, (say) => {
      tell = say
      say('hello', { missed: false, partial: false })
    })
    await openProduct(address)
    await expect.element(comments.getByText('No comments yet.', { exact: false })).toBeVisible()
    answers[LIST] = answer({ threads: [thread(1)] })
    tell('changed', { type: 'changed', what: 'comments', workspaceId })
    await expect.element(comments.getByText('Comment 1')).toBeVisible()
  })

  test('get the focus where an address names one, also a resolved one', async () => {
    const resolved = { resolvedAt: '2026-11-21T09:00:00.000Z', resolvedByName: 'Ada' }
    answeringServer(account({ threads: [thread(1), thread(3, resolved)] }))
    await openProduct(`${address}?comment=${idOf(3)}`)
    await expect.element(comments.getByRole('article', { name: 'Comment by Noor Haddad' }).nth(1)).toHaveFocus()
  })
})

describe('writing', () => {
  test('works with the keyboard alone, mentions included', async () => {
    const asked = answeringServer({ ...account(), [WRITE]: answer({ comment: comment(1, { mine: true }) }, 201) })
    await openProduct(address)
    await expect.element(field).toBeVisible()
    field.element().focus()
    await userEvent.keyboard('Hi @n')
    await expect.element(option(/Noor Haddad/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(option(/Noor Haddad/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}m')
    await expect.element(option(/Mateo Lindqvist/)).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect.element(option(/Ada/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(option(/Mateo/)).toHaveAttribute('aria-selected', 'true')
    expect(field.element().getAttribute('aria-activedescendant')).toContain(mateo.id)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Hi @Mateo Lindqvist ')
    await userEvent.keyboard('look.{Control>}{Enter}{/Control}')
    await expect
      .poll(() => asked.find(({ call }) => call === WRITE)?.body)
      .toEqual({
        text: `Hi @{${mateo.id}} look.`,
        visibility: 'team',
      })
    await expect.element(field).toHaveValue('')
  })

  test('keeps what you typed in this tab', async () => {
    answeringServer(account())
    await openProduct(address)
    await field.fill('Half a thought')
    await openProduct(address)
    await expect.element(field.first()).toHaveValue('Half a thought')
  })

  test.each([
    [refusal(503, 'UNAVAILABLE', 'Busy'), "Couldn't post your comment. It's still here, so you can try again."],
    [
      refusal(429, 'RATE_LIMITED', "You're posting comments too quickly. Wait a moment and try again."),
      "You're posting comments too quickly. Wait a moment and try again.",
    ],
    [
      refusal(409, 'CONFLICT', 'This email has reached 500 comments. Delete some to add a new one.'),
      'This email has reached 500 comments. Delete some to add a new one.',
    ],
  ])('says what went wrong and keeps the text (%#)', async (failure, sentence) => {
    answeringServer({ ...account(), [WRITE]: failure })
    await openProduct(address)
    await field.fill('A question')
    await comments.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect.element(comments.getByText(sentence)).toBeVisible()
    await expect.element(field).toHaveValue('A question')
  })

  test('to clients is a choice, says so the first time and is tinted', async () => {
    const asked = answeringServer({
      ...account(),
      [WRITE]: answer({ comment: comment(1, { mine: true, visibility: 'client' }) }, 201),
    })
    await openProduct(address)
    await comments.getByRole('button', { name: 'Team and client' }).click()
    await expect.element(comments.getByText('Clients with a review link can read this.')).toBeVisible()
    await field.fill('Which photo?')
    await comments.getByRole('button', { name: 'Comment to client' }).click()
    await expect.poll(() => asked.find(({ call }) => call === WRITE)?.body).toMatchObject({ visibility: 'client' })
  })

  test('to clients is not offered to collaborators, who read those threads without replying', async () => {
    const toClient = thread(1, { comments: [comment(1, { visibility: 'client' })] })
    answeringServer(account({ role: 'COLLABORATOR', threads: [toClient, thread(2)] }))
    await openProduct(address)
    await expect.element(field).toBeVisible()
    await expect.element(comments.getByRole('button', { name: 'Team and client' })).not.toBeInTheDocument()
    expect(comments.getByRole('button', { name: 'Reply' }).elements()).toHaveLength(1)
    expect(comments.getByRole('button', { name: 'Resolve' }).elements()).toHaveLength(0)
  })

  test('a reply belongs to its thread, and Escape gives the focus back', async () => {
    const asked = answeringServer({
      ...account({ threads: [thread(1)] }),
      [WRITE]: answer({ comment: comment(2, { mine: true }) }, 201),
    })
    await openProduct(address)
    const reply = comments.getByRole('button', { name: 'Reply' })
    await reply.click()
    const replyField = comments.getByRole('combobox', { name: 'Your reply' })
    await expect.element(replyField).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(reply).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await replyField.fill('Agreed')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect
      .poll(() => asked.find(({ call }) => call === WRITE)?.body)
      .toEqual({
        text: 'Agreed',
        visibility: 'team',
        parentId: idOf(1),
      })
  })
})

describe('a comment of yours', () => {
  test('can be edited with its mentions, and deleted after a question', async () => {
    const text = `Ask @{${mateo.id}}`
    const mine = comment(1, { mine: true, text, mentions: [{ id: mateo.id, name: 'Mateo Lindqvist' }] })
    const asked = answeringServer({
      ...account({ role: 'COLLABORATOR', threads: [thread(1, { comments: [mine] })] }),
      [`PATCH /api/comments/${idOf(1)}`]: answer({ comment: mine }),
      [`DELETE /api/comments/${idOf(1)}`]: answer({ ok: true }),
    })
    await openProduct(address)
    const more = comments.getByRole('button', { name: 'More for the comment by Noor Haddad' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edited = comments.getByRole('combobox', { name: 'Change your comment' })
    await expect.element(edited).toHaveValue('Ask @Mateo Lindqvist')
    await edited.fill('Ask @Mateo Lindqvist again')
    await comments.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => asked.find(({ call }) => call.startsWith('PATCH'))?.body)
      .toEqual({
        text: `Ask @{${mateo.id}} again`,
      })
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => asked.some(({ call }) => call.startsWith('DELETE'))).toBe(true)
  })
})

test('resolving says who did it', async () => {
  answeringServer({
    ...account({ threads: [thread(1)] }),
    [`POST /api/comments/${idOf(1)}/resolve`]: answer({
      resolvedAt: '2026-11-21T09:00:00.000Z',
      resolvedByName: 'Mateo Lindqvist',
    }),
  })
  await openProduct(address)
  await comments.getByRole('button', { name: 'Resolve' }).click()
  await expect.element(page.getByText('Resolved by Mateo Lindqvist')).toBeVisible()
})

describe('a part of an email', () => {
  test('has its own threads, and a comment names the part', async () => {
    const about = (number: number, place: object) => thread(number, { place: { isGone: false, excerpt: '', ...place } })
    const asked = answeringServer({
      ...account({
        threads: [about(1, { field: 'section', sectionId: 'a' }), about(2, { field: 'subjectLines', sectionId: null })],
      }),
      [WRITE]: answer({ comment: comment(3, { mine: true }) }, 201),
    })
    await openProduct(address)
    await expect.element(page.getByRole('button', { name: 'Comment on Subject Lines, 1 open' })).toBeVisible()
    await page.getByRole('button', { name: 'Comment on section 1, 1 open' }).click()
    const dialog = page.getByRole('dialog', { name: 'Comments on section 1' })
    await expect.element(dialog.getByText('Comment 1')).toBeVisible()
    await expect.element(dialog.getByText('Comment 2')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('combobox', { name: 'Your comment' })).toHaveFocus()
    await userEvent.keyboard('Shorter?{Control>}{Enter}{/Control}')
    await expect
      .poll(() => asked.find(({ call }) => call === WRITE)?.body)
      .toEqual({
        text: 'Shorter?',
        visibility: 'team',
        place: { field: 'section', sectionId: 'a' },
      })
    await userEvent.keyboard('@n')
    await expect.element(option(/Noor/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option(/Noor/)).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('shows its button to the keyboard, also in the editor', async () => {
    answeringServer(account())
    await openProduct(address)
    const button = page.getByRole('button', { name: 'Comment on Executive Brief' })
    await expect.element(button).toBeInTheDocument()
    button.element().focus()
    await expect.poll(() => getComputedStyle(button.element()).opacity).toBe('1')
  })
})

describe('the library', () => {
  const listed = (count: object | null) => ({
    ...account({ threads: [thread(1)] }),
    [`GET /api/brands/${tannholt.id}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 1 }],
      first: [{ ...DRAFT, id, brandId: tannholt.id, title: 'Mail 1' }],
      hasOutlines: true,
    }),
    [`GET /api/brands/${tannholt.id}/comment-counts`]: answer({ counts: count === null ? [] : [count] }),
  })

  test('shows how many threads are open and that a client waits', async () => {
    answeringServer(listed({ outlineId: id, open: 3, client: 1 }))
    await openProduct('/dashboard/email-outlines')
    const row = page.getByRole('button', { name: /Mail 1/, expanded: false })
    await expect.element(row).toHaveAccessibleName(/3 open comment threads, a client is waiting for an answer/)
  })

  test('opens the details at the comment of the address', async () => {
    answeringServer(listed(null))
    await openProduct(`/dashboard/email-outlines?id=${id}&comment=${idOf(1)}`)
    const dialog = page.getByRole('dialog', { name: 'Mail 1' })
    await expect.element(dialog.getByRole('article', { name: 'Comment by Noor Haddad' })).toHaveFocus()
  })
})

test('fits on a phone', async () => {
  await page.viewport(320, 640)
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(4)
  answeringServer(
    account({
      threads: [thread(1, { comments: [comment(1, { text: long, mine: true, visibility: 'client' }), comment(2)] })],
    }),
  )
  await openProduct(address)
  await expect.element(comments.getByText(long)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const smallest = () =>
    Math.min(
      ...comments
        .getByRole('button')
        .elements()
        .map((target) => target.getBoundingClientRect().height),
    )
  await expect.poll(smallest).toBeGreaterThanOrEqual(44)
})

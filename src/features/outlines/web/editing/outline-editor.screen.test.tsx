import '#web/styles.css'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Brand } from '#features/brands/contract.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { currentToasts } from '#web/kit/toast-store.ts'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import type { SomeContent } from '../../content-fields.ts'
import type { Outline } from '../../contract.ts'
import type { LibraryRights } from '../library/library-rights.ts'
import { outlineOptions } from '../outlines-query.ts'
import { anEditingServer } from './editing-server.fixtures.ts'
import { OutlineEditor } from './outline-editor.tsx'

const brand = { id: 'b', workspaceId: 'w', name: 'Tannholt', language: 'en', country: 'GB' } as Brand
const rights: LibraryRights = {
  export: true,
  monthExport: true,
  workflow: true,
  manage: true,
  edit: true,
  klaviyo: false,
  readOnly: false,
  upgrade: true,
}

type Server = ReturnType<typeof anEditingServer>

function answering(server: Server, more: Record<string, () => unknown> = {}) {
  const { id } = server.editing().outline
  const withId = ([call, given]: [string, () => unknown]) => [call.replace('ID', id), () => answer(given())] as const
  const asked = answeringServer({
    [`GET /api/outlines/${id}/editing`]: () => answer(server.editing()),
    [`GET /api/email-outlines/${id}`]: () => answer({ outline: server.editing().outline }),
    [`PATCH /api/email-outlines/${id}`]: async (body) =>
      answer(await server.save(body as { base: SomeContent; changes: SomeContent })),
    ...Object.fromEntries(Object.entries(more).map(withId)),
  })
  return () => asked.map(({ call }) => call.replace(id, 'ID'))
}

function Shown({ outline, rights: given }: { outline: Outline; rights: LibraryRights }) {
  const { data } = useQuery({ ...outlineOptions(outline.id), initialData: { outline } })
  return <OutlineEditor outline={'outline' in data ? data.outline : outline} brand={brand} rights={given} />
}

function Row({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Row
      </button>
      {open && children}
    </>
  )
}

let count = 0
async function open(changes: { rights?: Partial<LibraryRights>; outline?: Partial<Outline>; server?: Server } = {}) {
  count += 1
  const id = `01934b7c-0000-7000-8000-${String(count).padStart(12, '0')}`
  const server = changes.server ?? anEditingServer({ outline: { id, ...changes.outline } })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRoute({
    component: () => (
      <Row>
        <Shown outline={server.editing().outline} rights={{ ...rights, ...changes.rights }} />
      </Row>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  const refetch = () => client.invalidateQueries()
  return { server, refetch }
}

const edit = () => page.getByRole('button', { name: 'Edit', exact: true }).click()
const cta = page.getByLabelText('Call to Action')
const saved = page.getByText('Saved', { exact: true })

test.each([
  [1280, ['Undo', 'Redo', 'Versions', 'Regenerate']],
  [390, ['Undo', 'More']],
])('a screen of %i px names the actions of the editor in words', async (width, names) => {
  await page.viewport(width, 900)
  const { server } = await open()
  answering(server)
  await edit()
  for (const name of names) {
    const word = page.getByRole('toolbar').getByText(name, { exact: true })
    await expect.element(word).toBeVisible()
    // Text for screen readers only has a box of one pixel.
    expect(word.element().getBoundingClientRect().width).toBeGreaterThan(20)
  }
})

test('what is typed is stored by itself, comes back with undo, and is read when one is done', async () => {
  const { server } = await open()
  answering(server)
  await edit()
  await expect.element(page.getByLabelText('Title')).toHaveFocus()
  await cta.fill('See the gifts')
  await page.getByLabelText('Copy direction of section 2').fill('New words')
  await expect.poll(() => server.content().sections[1]?.copy).toBe('New words')
  expect(server.content().cta).toBe('See the gifts')
  await expect.element(saved).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => server.content().sections[1]?.copy).toBe('What block b says')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(() => server.content().sections[1]?.copy).toBe('New words')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('New words')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus()
})

test('two people at the same text: both are shown, nothing is lost, and one chooses', async () => {
  const { server, refetch } = await open()
  answering(server)
  await edit()
  await cta.fill('Mine')
  server.othersWrite({ cta: 'Theirs', segment: 'Their segment' })
  await refetch()
  const group = page.getByRole('group', { name: 'Two versions of Call to Action' })
  await expect.element(group.getByText(/^Ana changed this while you were editing\./)).toBeVisible()
  await expect.element(page.getByLabelText('Target Segment')).toHaveValue('Their segment')
  await expect.element(cta).toHaveValue('Mine')
  await expect.element(group.getByText('Theirs').first()).toBeVisible()
  expect(server.content().cta).toBe('Theirs')
  await expect.element(page.getByText('Resolve the conflict to save')).toBeVisible()
  await expect.element(saved).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(group).toHaveFocus()
  await group.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => server.content().cta).toBe('Mine')
  await expect.element(group).not.toBeInTheDocument()
  await expect.element(saved).toBeVisible()
})

test('sections are moved by keys and by mouse, added, removed and restored', async () => {
  await page.viewport(1280, 2400)
  const { server } = await open()
  answering(server)
  await edit()
  const order = () =>
    server
      .content()
      .sections.map(({ id }) => id.slice(0, 1))
      .join('')
  const handle = (place: number) => page.getByRole('button', { name: new RegExp(`, position ${place} of 3$`) })
  const first = page.getByRole('button', { name: 'Move Block a, position 1 of 3' })
  await expect.element(first).toBeVisible()
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Move Block a, position 2 of 3' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Block a moved to position 3 of 3')).toBeInTheDocument()
  await expect.poll(order).toBe('bca')
  const last = page.getByRole('button', { name: 'Move Block a, position 3 of 3' })
  await userEvent.dragAndDrop(last, page.getByLabelText('Name of section 1'), { steps: 15 })
  await expect.poll(order).toBe('abc')
  await page.getByRole('button', { name: 'More for section 2' }).click()
  await page.getByRole('menuitem', { name: 'Remove section' }).click()
  await expect.poll(order).toBe('ac')
  expect(currentToasts()[0]).toMatchObject({ title: 'Section removed', description: 'Block b' })
  currentToasts()[0]!.action!.onSelect()
  await expect.poll(order).toBe('abc')
  await page.getByRole('button', { name: 'Add section', exact: true }).click()
  await expect.element(page.getByLabelText('Name of section 4')).toHaveFocus()
  await userEvent.keyboard('Footer')
  await expect.poll(() => server.content().sections[3]?.section).toBe('Footer')
  expect(handle(1)).toBeDefined()
})

test('subject lines are shown as an inbox does, with what the quality gate says', async () => {
  const { server } = await open({ outline: { scheduledSendAt: '2026-12-04 19:30:00', previewText: '' } })
  server.hint(
    { check: 'subjectLines', field: 'subjectLines', line: 1, message: '61 characters; 60 are allowed.' },
    { check: 'cta', field: 'cta', line: null, message: 'The call to action is missing.' },
  )
  answering(server)
  await edit()
  const line = page.getByLabelText('Subject line 2')
  await line.fill('A line that is much too long for any phone that shows forty-one characters')
  const preview = page.getByRole('region', { name: 'Inbox preview' })
  await expect.element(preview.getByText(/^A line that is much too long/)).toBeVisible()
  const cut = preview.getByText(/^A line that is much too long/).element()
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  await expect.element(preview.getByText(/Phones show about 41 characters/)).toBeVisible()
  await preview.getByRole('button', { name: 'Desktop' }).click()
  await expect.element(preview.getByText('19:30').first()).toBeVisible()
  await expect.element(preview.getByText(/What block a says/)).not.toBeInTheDocument()
  await page.getByLabelText('Copy direction of section 1').fill('Greet first. Draft: “Good evening, all.”')
  await expect.element(preview.getByText('– Good evening, all.').first()).toBeVisible()
  await expect.element(page.getByText(/61 characters; 60 are allowed\./)).toBeVisible()
  await page.getByRole('button', { name: '2 suggestions' }).click()
  await line.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Subject line 3')).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(line).toHaveFocus()
})

test('the preview text is a field that counts its characters and goes before the beginning of the email', async () => {
  const { server } = await open({ outline: { previewText: '' } })
  answering(server)
  await edit()
  const field = page.getByLabelText('Preview text', { exact: true })
  const inbox = page.getByRole('region', { name: 'Inbox preview' })
  await page.getByLabelText('Copy direction of section 1').fill('Greet first. Draft: “Good evening, all.”')
  await expect.element(inbox.getByText('Good evening, all.').first()).toBeVisible()
  await expect.element(inbox.getByText(/^This outline has no preview text/)).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(/Aim for 40 to 110 characters\./)
  await field.fill('Three small gifts')
  await userEvent.keyboard('{Enter}for less')
  await expect.element(page.getByText('26 characters', { exact: true })).toBeVisible()
  await expect.element(inbox.getByText('Three small gifts for less').first()).toBeVisible()
  await expect.element(inbox.getByText(/^This outline has no preview text/)).not.toBeInTheDocument()
  await expect.element(inbox.getByText('Good evening, all.')).not.toBeInTheDocument()
  await expect.poll(() => server.content().previewText).toBe('Three small gifts for less')
  server.hint({
    check: 'previewText',
    field: 'previewText',
    line: null,
    message: 'Half of the letters are capitals.',
  })
  await field.fill('Three small gifts for 20')
  await expect.element(field).toHaveAccessibleDescription(/Half of the letters are capitals\./)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('heading', { name: 'Preview text' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy preview text' })).toBeVisible()
})

test('what could not be stored stays, also when the row is closed and opened', async () => {
  const { server } = await open()
  answering(server)
  await edit()
  server.break(new TypeError('Failed to fetch'))
  await cta.fill('Kept')
  await expect.element(page.getByText('Not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Row' }).click()
  await expect.poll(() => currentToasts()[0]?.title).toBe('Not saved yet')
  await page.getByRole('button', { name: 'Row' }).click()
  await expect.element(cta).toHaveValue('Kept')
  server.break(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.content().cta).toBe('Kept')
})

const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => (button as HTMLElement).innerText.trim())

test.each<[string, Parameters<typeof open>[0], string[], boolean]>([
  ['a collaborator reads', { rights: { edit: false, manage: false } }, ['Versions'], false],
  ['a creator writes', { rights: { manage: false } }, ['Edit', 'Regenerate', 'Versions'], true],
  ['a suspended workspace is read only', { rights: { readOnly: true } }, ['Edit', 'Regenerate', 'Versions'], false],
  [
    'what was sent is locked',
    { outline: { workflowStatus: 'sent' } },
    ['Edit', 'Regenerate', 'Versions', 'Reopen'],
    false,
  ],
  [
    'what was sent is opened by others than creators',
    { outline: { workflowStatus: 'sent' }, rights: { manage: false } },
    ['Edit', 'Regenerate', 'Versions'],
    false,
  ],
  ['every plan edits', { rights: { export: false, workflow: false } }, ['Edit', 'Regenerate', 'Versions'], true],
])('%s', async (_, state, expected, writes) => {
  const { server } = await open(state)
  answering(server)
  await expect.element(page.getByRole('button', { name: 'Versions' })).toBeVisible()
  expect(names().filter((name) => ['Edit', 'Regenerate', 'Versions', 'Reopen'].includes(name))).toEqual(expected)
  const button = page.getByRole('button', { name: 'Edit', exact: true })
  if (expected.includes('Edit')) {
    if (writes) await expect.element(button).toBeEnabled()
    else await expect.element(button).toBeDisabled()
  }
})

test('versions are compared and restored', async () => {
  const { server } = await open()
  const now = server.editing().outline
  const version = (number: number, changes: object) => ({
    number,
    kind: 'edited',
    changes: ['Call to Action'],
    restoredFrom: null,
    userName: 'Ana',
    createdAt: `2026-11-2${number}T10:00:00.000Z`,
    updatedAt: `2026-11-2${number}T10:00:00.000Z`,
    current: false,
    ...changes,
  })
  const versions = [version(2, { current: true }), version(1, { kind: 'generated', changes: [] })]
  const asked = answering(server, {
    'GET /api/outlines/ID/versions': () => ({ versions }),
    'GET /api/outlines/ID/versions/2': () => ({ version: versions[0], content: now }),
    'GET /api/outlines/ID/versions/1': () => ({ version: versions[1], content: { ...now, cta: 'Look for a gift' } }),
    'POST /api/outlines/ID/versions/1/restore': () => server.editing(),
  })
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await expect.element(dialog.getByRole('button', { name: /^2\. Edited/ })).toBeVisible()
  await expect.element(dialog.getByText(/Look/).first()).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Restore/ }).elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: /^1\. Generated/ }).click()
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect.poll(() => currentToasts()[0]?.title).toBe('Version 1 restored')
  expect(asked()).toContain('POST /api/outlines/ID/versions/1/restore')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('writing it again is asked for with its price', async () => {
  const { server } = await open()
  const counts = { outlines: 10, brands: 1, members: 1, topics: 5, subtopics: 50 }
  let written = 0
  answering(server, {
    'GET /api/workspaces/w/usage': () => ({
      plan: 'PRO',
      usage: { ...counts, outlines: 8, pendingInvites: 0 },
      limits: counts,
      features: { export: true, bulkExport: true, klaviyo: true, csvUpload: true, calendar: true, workflow: true },
      periodEndsAt: '2026-12-20T00:00:00.000Z',
    }),
    'POST /api/outlines/ID/regenerate': () => {
      written += 1
      server.othersWrite({ cta: 'Fresh' })
      return { outline: server.editing().outline, jobId: '0198c5a0-0000-7000-8000-00000000000a' }
    },
  })
  await page.getByRole('button', { name: 'Regenerate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Regenerate this outline?' })
  await expect.element(dialog.getByText('This uses 1 of your outlines (2 left in this billing cycle).')).toBeVisible()
  await dialog.getByRole('button', { name: 'Regenerate' }).click()
  await expect.element(page.getByText('Fresh')).toBeVisible()
  expect([written, currentToasts()[0]?.title]).toEqual([1, 'Outline regenerated'])
})

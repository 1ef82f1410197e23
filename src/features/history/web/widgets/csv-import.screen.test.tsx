import {
  Link,
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { CSV_TARGETS, NOT_MAPPED } from '../../contract.ts'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import { CsvImport } from './csv-import.tsx'

const brand = { ...tannholt, onboardingStep: 5 }

const headers = ['Name', 'When', 'Delivered']
const none = Object.fromEntries(CSV_TARGETS.map((target) => [target, NOT_MAPPED]))
const analysis = {
  'POST /api/csv/parse-headers': answer({ headers }),
  [`POST /api/brands/${brand.id}/csv-mappings/detect`]: answer({
    type: 'suggested',
    mapping: { ...none, campaign_name: 'Name', deliveries: 'Delivered' },
    sourceLabel: 'Custom CSV',
    confidence: { campaign_name: 'high', deliveries: 'high' },
  }),
}

async function open({ mayImport = true } = {}): Promise<{ imported: number }> {
  const seen = { imported: 0 }
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/dashboard">Dashboard</Link>
        <Outlet />
      </>
    ),
  })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <CsvImport brand={brand} mayImport={mayImport} onImported={() => seen.imported++} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/dashboard', component: () => <h1>Elsewhere</h1> }),
  ])
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return seen
}

const choose = (name: string, type = 'text/csv') =>
  page
    .getByLabelText('CSV file', { exact: true })
    .upload(new File(['Name,When,Delivered\nA,2026-01-02,5'], name, { type }))
const save = page.getByRole('button', { name: 'Save and import' })

test('rejects other files before the upload', async () => {
  const asked = answeringServer({})
  await open()
  await choose('photo.png', 'image/png')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please upload a CSV file')
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test("shows why a file can't be analyzed and takes the next one", async () => {
  answeringServer({ 'POST /api/csv/parse-headers': refusal(400, 'INVALID_INPUT', 'This is a report of one campaign.') })
  await open()
  await choose('report.csv')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is a report of one campaign.')
  await expect.element(page.getByRole('button', { name: 'Choose CSV file' })).toBeEnabled()
})

const past = {
  id: '0198c5a0-0000-7000-8000-00000000000d',
  filename: 'spring.csv',
  importedAt: '2026-11-02T10:00:00.000Z',
  importedBy: 'Ada',
  successfulRows: 59,
  failedRows: 0,
  updatedRows: 3,
  status: 'done',
}
const understood = (row: number, name: string, theme: string | null) => ({
  row,
  name,
  theme,
  subject: null,
  segment: null,
  sentAt: '2026-01-02 00:00:00',
  deliveries: 100,
  opens: null,
  clicks: null,
  orders: null,
  revenue: null,
  currency: null,
  unsubscribes: null,
  spamReports: null,
})
const figure = (label: string) => page.getByText(label, { exact: true }).element().nextElementSibling?.textContent

test('requires the mapping, shows a preview, imports and shows a summary', async () => {
  const asked = answeringServer({
    ...analysis,
    [`POST /api/brands/${brand.id}/csv-preview`]: answer({
      rows: [understood(2, 'Gift guide', 'giftguide'), understood(3, 'Packable Bowl', null)],
      readableRows: 5,
      failedRows: 0,
      duplicateRows: 1,
      skipped: [{ reason: 'Totals', rows: 1 }],
      errors: [],
      warnings: ["The revenue column mixes currencies. We don't convert amounts."],
      dateOrder: null,
      alreadyImportedAt: '2026-11-02T09:00:00.000Z',
    }),
    [`POST /api/brands/${brand.id}/csv-mappings`]: answer({ ok: true }),
    'POST /api/files': answer({
      importId: past.id,
      summary: {
        successfulRows: 4,
        failedRows: 0,
        updatedRows: 0,
        duplicateRows: 1,
        skippedRows: 1,
        dateRange: { earliest: '2026-01-02 00:00:00', latest: '2026-01-02 00:00:00' },
        topCampaigns: [{ campaign: 'A', sentAt: '2026-01-02 00:00:00', revenue: 12.5, currency: 'EUR' }],
      },
      errors: [],
      warnings: [],
      failedRowsCsv: null,
    }),
  })
  const seen = await open()
  await choose('campaigns.csv')
  await expect.element(page.getByText('0.03 KB')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Column mapping' })).toHaveFocus()
  await expect.element(page.getByText('Missing required mappings')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Sent at').click()
  await page.getByRole('option', { name: 'When' }).click()
  await expect
    .element(page.getByText('4 rows can be imported. 1 row is a duplicate and counts once. Skipped: totals (1).'))
    .toBeVisible()
  await expect.element(page.getByText(/already imported on Nov 2, 2026/)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Counted as' })).toBeInTheDocument()
  const [guide, bowl] = [
    page.getByRole('row', { name: /Gift guide/ }),
    page.getByRole('row', { name: /Packable Bowl/ }),
  ]
  await expect.element(guide.getByRole('cell').nth(3)).toHaveTextContent('Gift guide')
  await expect.element(bowl.getByRole('cell').nth(3)).toHaveTextContent('No theme')
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Import complete' })).toHaveFocus()
  await expect.element(page.getByText('€12.50', { exact: true })).toBeVisible()
  expect(seen.imported).toBe(1)
  expect([figure('Rows imported'), figure('Duplicates'), figure('Skipped')]).toEqual(['4', '1', '1'])
  const upload = asked.find(({ call }) => call === 'POST /api/files')
  expect(upload?.body).toMatchObject({
    brandId: brand.id,
    filename: 'campaigns.csv',
    content: btoa('Name,When,Delivered\nA,2026-01-02,5'),
    fieldMapping: { sent_at: 'When', campaign_name: 'Name', deliveries: 'Delivered', subject: 'none' },
  })
})

test('asks before leaving a chosen file and keeps its mapping when the user stays', async () => {
  answeringServer(analysis)
  await open()
  await choose('campaigns.csv')
  const mapping = page.getByRole('heading', { name: 'Column mapping' })
  await expect.element(mapping).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without importing?' })
  await expect.element(question.getByText(/campaigns\.csv isn't imported yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(mapping).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(page.getByRole('heading', { name: 'CSV import' })).toHaveFocus()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test("without permission, doesn't request the imported files", async () => {
  const asked = answeringServer({ [`GET /api/brands/${brand.id}/imports`]: answer({ imports: [past] }) })
  await open({ mayImport: false })
  await expect.element(page.getByRole('button', { name: 'Choose CSV file' })).toBeVisible()
  expect(asked).toEqual([])
})

test('lists an import below and undoes it', async () => {
  const answers = {
    [`GET /api/brands/${brand.id}/imports`]: answer({ imports: [past] }),
    [`DELETE /api/imports/${past.id}`]: answer({ removed: 56, restored: 3 }),
  }
  const asked = answeringServer(answers)
  await open()
  await expect.element(page.getByText(/59 rows, 3 already imported/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import of spring.csv' }).click()
  answers[`GET /api/brands/${brand.id}/imports`] = answer({ imports: [{ ...past, status: 'undone' }] })
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Undo the import/ })).not.toBeInTheDocument()
  expect(asked.map(({ call }) => call)).toContain(`DELETE /api/imports/${past.id}`)
})

test('an undo hides only the summary of that import', async () => {
  const other = { ...past, id: '0198c5a0-0000-7000-8000-00000000000e', filename: 'older.csv' }
  const mapping = { ...none, campaign_name: 'Name', deliveries: 'Delivered', sent_at: 'When' }
  const undone = answer({ removed: 1, restored: 0 })
  answeringServer({
    ...analysis,
    [`POST /api/brands/${brand.id}/csv-mappings/detect`]: answer({
      type: 'saved',
      mapping,
      sourceLabel: 'Ours',
      confidence: {},
    }),
    [`POST /api/brands/${brand.id}/csv-mappings`]: answer({ ok: true }),
    'POST /api/files': answer({
      importId: past.id,
      summary: {
        successfulRows: 1,
        failedRows: 0,
        updatedRows: 0,
        duplicateRows: 0,
        skippedRows: 0,
        dateRange: { earliest: null, latest: null },
        topCampaigns: [],
      },
      errors: [],
      warnings: [],
      failedRowsCsv: null,
    }),
    [`GET /api/brands/${brand.id}/imports`]: answer({ imports: [past, other] }),
    [`DELETE /api/imports/${past.id}`]: undone,
    [`DELETE /api/imports/${other.id}`]: undone,
  })
  await open()
  await choose('campaigns.csv')
  await save.click()
  const summary = page.getByRole('heading', { name: 'Import complete' })
  await expect.element(summary).toBeVisible()
  const takeBack = async (filename: string) => {
    await page.getByRole('button', { name: `Undo the import of ${filename}` }).click()
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  }
  await takeBack('older.csv')
  await expect.element(summary).toBeVisible()
  await takeBack('spring.csv')
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Choose CSV file' })).toBeVisible()
})

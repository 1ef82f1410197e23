import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

/** The removed row leaves with the dialog or later, after the server's response. */
function Members({ leaveLater = false }: { leaveLater?: boolean }) {
  const [names, setNames] = useState(['Grace', 'Kim'])
  const [asked, setAsked] = useState<string>()
  const remove = () => {
    setAsked(undefined)
    const leave = () => setNames(names.filter((name) => name !== asked))
    if (leaveLater) setTimeout(leave, 200)
    else leave()
  }
  return (
    <main>
      <h1>Settings</h1>
      <section>
        <h2>Members</h2>
        {names.map((name) => (
          <Button key={name} onClick={() => setAsked(name)}>{`Remove ${name}`}</Button>
        ))}
      </section>
      <input aria-label="Search" />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Remove?"
        description="They can no longer open it."
        confirmLabel="Remove"
        onConfirm={remove}
      />
    </main>
  )
}

const removeGrace = async () => {
  await page.getByRole('button', { name: 'Remove Grace' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
}
const heading = page.getByRole('heading', { name: 'Members' })

test('a canceled dialog returns the focus to the button', async () => {
  await render(<Members />)
  await page.getByRole('button', { name: 'Remove Kim' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Remove Kim' })).toHaveFocus()
})

test.each([false, true])('a removed element passes the focus to its heading, later: %s', async (leaveLater) => {
  await render(<Members leaveLater={leaveLater} />)
  await removeGrace()
  await expect.element(page.getByRole('button', { name: 'Remove Grace' })).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})

test('focus that has moved stays', async () => {
  await render(<Members leaveLater />)
  await removeGrace()
  await page.getByLabelText('Search').click()
  await expect.element(page.getByRole('button', { name: 'Remove Grace' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
})

function Invite() {
  const [step, setStep] = useState<'closed' | 'asking' | 'sent'>('closed')
  return (
    <main>
      <h1>Settings</h1>
      <Button onClick={() => setStep('asking')}>Invite</Button>
      {step === 'asking' && (
        <Dialog open onOpenChange={() => setStep('closed')} title="Whom?">
          <Button onClick={() => setTimeout(() => setStep('sent'))}>Send</Button>
        </Dialog>
      )}
      {step === 'sent' && <Dialog key="sent" open onOpenChange={() => setStep('closed')} title="Sent" />}
    </main>
  )
}

test('a dialog after another returns the focus to where the first was opened', async () => {
  await render(<Invite />)
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sent' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Invite' })).toHaveFocus()
})

import { screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/shared/ui/Dialog'
import { Drawer } from '@/shared/ui/Drawer'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { renderComponent } from '../../support/renderComponent'

interface OpenerProps {
  renderContent: (onClose: () => void) => ReactNode
}

/** Mounts its content only while open, like every dialog and drawer of the app. */
function Opener({ renderContent }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && renderContent(() => setOpen(false))}
    </>
  )
}

const dialog = (onClose: () => void) => (
  <Dialog open title="Opened" footer={null} onCancel={onClose}>
    <input aria-label="Name" />
  </Dialog>
)
const drawer = (onClose: () => void) => (
  <Drawer open title="Opened" onClose={onClose}>
    <Button onClick={onClose}>Done</Button>
  </Drawer>
)

const focusInside = () =>
  waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))

test('closing a dialog returns the focus to the button that opened it', async () => {
  const { user } = await renderComponent(<Opener renderContent={dialog} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await focusInside()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('closing a drawer returns the focus to the button that opened it', async () => {
  const { user } = await renderComponent(<Opener renderContent={drawer} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('closing a dialog that was opened from a menu returns the focus to the menu', async () => {
  const { user } = await renderComponent(
    <PopoverButton label="More" isMenu>
      <Opener renderContent={dialog} />
    </PopoverButton>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('keys pressed in a dialog do not reach the menu that opened it', async () => {
  const asking = () => (
    <Dialog open title="Opened" footer={null} keyboard={false}>
      <input aria-label="Name" />
    </Dialog>
  )
  const { user } = await renderComponent(
    <PopoverButton label="More" isMenu>
      <Opener renderContent={asking} />
    </PopoverButton>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  await focusInside()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('an element that took the focus meanwhile keeps it', async () => {
  const toSearch = (onClose: () => void) => (
    <Drawer open title="Opened" onClose={onClose}>
      <Button
        onClick={() => {
          onClose()
          screen.getByLabelText('Search').focus()
        }}
      >
        Search it
      </Button>
    </Drawer>
  )
  const { user } = await renderComponent(
    <>
      <Opener renderContent={toSearch} />
      <input aria-label="Search" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Search it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

import { screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/shared/ui/Dialog'
import { Drawer } from '@/shared/ui/Drawer'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { renderComponent } from '../../support/showPart'

interface OpenerProps {
  draw: (onClose: () => void) => ReactNode
}

/** As everywhere: what opens is there for as long as it is open. */
function Opener({ draw }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && draw(() => setOpen(false))}
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

test('the focus goes back from a dialog to what opened it', async () => {
  const { user } = await renderComponent(<Opener draw={dialog} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await focusInside()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the focus goes back from a drawer to what opened it', async () => {
  const { user } = await renderComponent(<Opener draw={drawer} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the focus goes back to the menu that a dialog was chosen from', async () => {
  const { user } = await renderComponent(
    <PopoverButton label="More" isMenu>
      <Opener draw={dialog} />
    </PopoverButton>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('a key in a dialog is none in the menu that it was chosen from', async () => {
  const asking = () => (
    <Dialog open title="Opened" footer={null} keyboard={false}>
      <input aria-label="Name" />
    </Dialog>
  )
  const { user } = await renderComponent(
    <PopoverButton label="More" isMenu>
      <Opener draw={asking} />
    </PopoverButton>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  await focusInside()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('what took the focus meanwhile keeps it', async () => {
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
      <Opener draw={toSearch} />
      <input aria-label="Search" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Search it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

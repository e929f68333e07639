import { expect, test, vi } from 'vitest'
import { useSession } from '@/shared/auth/session'
import { closeNotice, dismissNotice, markNoticesSeen, showNotice, useNotices } from '@/shared/ui/notices'

const shown = () => useNotices.getState().shown.map(({ key }) => key)
const past = () => useNotices.getState().past.map(({ key, title, isMissed }) => [key, title, isMissed])

test('they stand in one order, whoever came first; told again one changes in its place', () => {
  showNotice({ key: 'phone', kind: 'prompt', title: 'A' })
  showNotice({ key: 'undo', kind: 'undo', title: 'B' })
  showNotice({ key: 'network', kind: 'failure', title: 'C' })
  showNotice({ key: 'phone', kind: 'prompt', title: 'D' })
  expect(shown()).toEqual(['network', 'undo', 'phone'])
  dismissNotice('network')
  expect(shown()).toEqual(['undo', 'phone'])
  // What could be undone is no news afterwards.
  expect(past()).toEqual([
    ['network', 'C', false],
    ['phone', 'D', false],
  ])
})

test('only what went by itself was missed, until it is looked at; the next user finds none', () => {
  const onClose = vi.fn<() => void>()
  const told = { key: 'moved', kind: 'news', title: 'A', onClose } as const
  showNotice(told)
  closeNotice(told, false)
  expect(past()).toContainEqual(['moved', 'A', false])
  showNotice(told)
  closeNotice(told, true)
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(past()[0]).toEqual(['moved', 'A', true])
  markNoticesSeen()
  expect(past()[0]).toEqual(['moved', 'A', false])

  useSession.setState({ user: null })
  expect(useNotices.getState()).toEqual({ shown: [], past: [] })
})

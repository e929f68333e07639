import { expect, test, vi } from 'vitest'
import { useSession } from '@/shared/auth/session'
import { closeNotice, dismissNotice, markNoticesSeen, showNotice, useNotices } from '@/shared/ui/notices'

const shown = () => useNotices.getState().shown.map(({ key }) => key)
const past = () => useNotices.getState().past.map(({ key, title, isMissed }) => [key, title, isMissed])

test('notices keep a fixed order; showing one again updates it in place', () => {
  showNotice({ key: 'phone', kind: 'prompt', title: 'A' })
  showNotice({ key: 'undo', kind: 'undo', title: 'B' })
  showNotice({ key: 'network', kind: 'failure', title: 'C' })
  showNotice({ key: 'phone', kind: 'prompt', title: 'D' })
  expect(shown()).toEqual(['network', 'undo', 'phone'])
  dismissNotice('network')
  expect(shown()).toEqual(['undo', 'phone'])
  // An undo notice is no longer of interest once it is gone.
  expect(past()).toEqual([
    ['network', 'C', false],
    ['phone', 'D', false],
  ])
})

test('only a notice that closed by itself is missed, until it is seen; the next user finds none', () => {
  const onClose = vi.fn<() => void>()
  const notice = { key: 'moved', kind: 'news', title: 'A', onClose } as const
  showNotice(notice)
  closeNotice(notice, false)
  expect(past()).toContainEqual(['moved', 'A', false])
  showNotice(notice)
  closeNotice(notice, true)
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(past()[0]).toEqual(['moved', 'A', true])
  markNoticesSeen()
  expect(past()[0]).toEqual(['moved', 'A', false])

  useSession.setState({ user: null })
  expect(useNotices.getState()).toEqual({ shown: [], past: [] })
})

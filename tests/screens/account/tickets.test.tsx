import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centre/tabs'
import { fetchScreen } from '@/shared/ui/lazy/screens'
import { openAt } from '../../support/openAt'

await fetchScreen(TABS.tickets!)

const rows = () => screen.getAllByRole('row').slice(1)

test('tickets with their state, narrowed as the address says; nobody else’s are offered', async () => {
  const { go } = await openAt('/user/center?tab=tickets', { as: 'basic' })
  await waitFor(() => expect(rows()).toHaveLength(5))
  expect(screen.getByText('Frozen').closest('tr')).toHaveTextContent(/报告解锁券.*Unlocks a report.*1/)
  expect(screen.queryByRole('link', { name: /company’s tickets/ })).not.toBeInTheDocument()
  void go('/user/center?tab=tickets&state=expired')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/AI 问答券.*Expired2/)
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import { API_BASE } from '@/shared/api'
import { createBackend } from '@mocks/platform/backend'
import { roomLog } from '@mocks/rooms/log'
import { rooms } from '@mocks/rooms/store'
import { watermarks } from '@mocks/rooms/watermarks'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

test.each(['vdr', 'implement'] as const)('the mark of a room in %s is previewed and saved', async (scope) => {
  const { user } = await renderScreen(`/${scope}/vwatermark?roomId=1`, { as: 'admin' })
  const samples = await screen.findAllByRole<HTMLCanvasElement>('img', { name: /Sample page with: 1 / })
  expect(samples).toHaveLength(3)
  await waitFor(() => expect(samples.at(-1)!.width).toBe(parseInt(samples.at(-1)!.style.width)))

  fillIn({ 'Watermark text': '{room}' })
  await user.click(screen.getByRole('button', { name: 'Save watermark' }))
  expect(await screen.findAllByText(/Must include one person item/)).not.toHaveLength(0)
  expect(screen.getByText(/Correct the settings to see the preview/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'E-mail' }))
  await user.click(screen.getByRole('button', { name: 'UTC time' }))
  fillIn({ Opacity: '5' })
  expect(await screen.findByText(/too faint/)).toBeInTheDocument()
  fillIn({ Opacity: '30' })
  expect(await screen.findByText(/is legible and does not interfere with reading/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save watermark' }))
  expect(await screen.findByText('Watermark saved')).toBeInTheDocument()
  expect(watermarks[scope].require('1')).toMatchObject({ text: '{room} {email} {time}', opacity: 30 })

  watermarks[scope].put({ ...watermarks[scope].require('1'), uses: ['view'], version: 2, updatedBy: 'Other' })
  fillIn({ Opacity: '40' })
  await user.click(screen.getByRole('button', { name: 'Save watermark' }))
  const theirs = within(await screen.findByRole('group', { name: 'Used for' }))
  expect(theirs.getByRole('radio', { name: /Online reading$/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save my choices' }))
  await waitFor(() => expect(watermarks[scope].require('1')).toMatchObject({ uses: ['view'], opacity: 40 }))
  expect(roomLog[scope].all().at(-1)).toMatchObject({ action: 'setting', roomId: '1' })
})

test('the watermark shows the network address when the server sends it', async () => {
  watermarks.vdr.put({ ...DEFAULT_WATERMARK, id: '1', text: '{organisation} {nickname}\n{ip}\n{time}' })
  await renderScreen('/vdr/vwatermark?roomId=1', { as: 'seller' })
  expect(await screen.findAllByRole('img', { name: / 周岚 \/ 203\.0\.113\.40 \/ .* UTC$/ })).toHaveLength(3)
})

test('without a network address from the server the settings explain what is shown instead', async () => {
  const backend = createBackend(API_BASE)
  server.use(
    http.get(`*${API_BASE}/vdr/room/1`, async ({ request }) => {
      const { data, ...head } = (await (await backend(request)).json()) as { data: object }
      return HttpResponse.json({ ...head, data: { ...data, ip: null } })
    }),
  )
  await renderScreen('/vdr/vwatermark?roomId=1', { as: 'admin' })
  expect(await screen.findByText(/has not provided a network address/)).toBeInTheDocument()
})

test('in a closed room the watermark settings are read-only', async () => {
  rooms.vdr.put({ ...rooms.vdr.require('1'), status: '1' })
  await renderScreen('/vdr/vwatermark?roomId=1', { as: 'seller' })
  expect(await screen.findByLabelText(/^Opacity/)).toBeDisabled()
  expect(screen.getByRole('button', { name: /mail/i })).toBeDisabled()
})

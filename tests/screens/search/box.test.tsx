import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { endSession } from '@/app/session/startSession'
import { API_BASE } from '@/shared/api'
import { createBackend } from '@mocks/platform/backend'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const backend = createBackend(API_BASE)

const box = () => screen.findByRole('combobox', { name: 'Search terms' })
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).queryAllByRole('option')

function watchSuggestions() {
  const asked: string[] = []
  server.use(
    http.get(`*${API_BASE}/search/suggest`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('keyword')!)
    }),
  )
  return asked
}

test('suggestions start at two letters or one Chinese character, grouped and highlighted', async () => {
  const asked = watchSuggestions()
  const { user } = await renderScreen('/search?mode=integrated', { as: 'analyst' })
  await user.type(await box(), 'k')
  expect(await screen.findByText(/Type at least 1 Chinese character or 2 letters/)).toBeInTheDocument()
  await user.type(await box(), 'eytruda')
  const option = await screen.findByRole('option', { name: /pembrolizumab/ })
  expect(option.querySelector('mark')).toHaveTextContent('Keytruda')
  expect(option).toHaveTextContent('帕博利珠单抗')
  expect(within(screen.getByRole('group', { name: 'Drugs' })).getByRole('option')).toBe(option)
  expect(asked).toEqual(['keytruda'])

  await user.clear(await box())
  await user.type(await box(), '肺')
  await waitFor(() => expect(asked).toEqual(['keytruda', '肺']))
  await screen.findByRole('group', { name: 'Indications' })
  expect(options().length).toBeLessThanOrEqual(10)
})

test('arrow keys reach a suggestion, Enter opens it, Escape closes the panel', async () => {
  const { user, address } = await renderScreen('/search', { as: 'analyst' })
  const input = await box()
  // Pasted at once: while typing, newer results would replace the option that the keys have reached.
  await user.click(input)
  await user.paste('keytruda')
  await screen.findByRole('option', { name: /pembrolizumab/ })
  expect(input).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  expect(input).toHaveValue('keytruda')

  await user.keyboard('{ArrowDown}')
  const option = await screen.findByRole('option', { name: /pembrolizumab/ })
  await user.keyboard('{ArrowUp}{ArrowDown}')
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id))
  expect(option).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/search/drug/pembrolizumab'))
})

test('a click opens a suggestion; without the permission the upgrade prompt is shown', async () => {
  const { user, address } = await renderScreen('/search', { as: 'reader' })
  await user.type(await box(), 'keytruda')
  await user.click(await screen.findByRole('option', { name: /pembrolizumab/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Basic intelligence includes this feature')
  expect(address()).toBe('/search')
})

test('a late response to older text does not replace newer suggestions', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const answered: string[] = []
  server.use(
    http.get(`*${API_BASE}/search/suggest`, async ({ request }) => {
      const keyword = new URL(request.url).searchParams.get('keyword')!
      if (keyword === 'opdivo') await held
      answered.push(keyword)
      return backend(request)
    }),
  )
  const asked = watchSuggestions()
  const { user } = await renderScreen('/search', { as: 'analyst' })
  await user.type(await box(), 'opdivo')
  await waitFor(() => expect(asked).toEqual(['opdivo']))
  await user.clear(await box())
  await user.type(await box(), 'keytruda')
  await screen.findByRole('option', { name: /pembrolizumab/ })
  await act(async () => release())
  await waitFor(() => expect(answered).toContain('opdivo'))
  expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('pembrolizumab')])
})

test('failed suggestions show an error, and Enter still searches', async () => {
  let isFailing = true
  server.use(
    http.get(`*${API_BASE}/search/suggest`, () =>
      isFailing ? Response.json({ code: 500, msg: '系统繁忙' }) : undefined,
    ),
  )
  const { user, address } = await renderScreen('/search', { as: 'analyst' })
  await user.type(await box(), 'keytruda')
  expect(await screen.findByText(/Couldn't load suggestions/)).toBeInTheDocument()
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('option', { name: /pembrolizumab/ })
  await user.type(await box(), '{Enter}')
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=keytruda'))
})

test('recent searches are stored only with consent, and are cleared with the session', async () => {
  const { user, address } = await renderScreen('/search', { as: 'analyst' })
  await user.type(await box(), 'opdivo{Enter}')
  await user.clear(await box())
  await user.click(await box())
  expect(options()).toEqual([])
  await user.click(screen.getByRole('switch', { name: /Remember my recent searches/ }))
  await user.type(await box(), 'PD-1{Enter}')
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=PD-1'))

  await user.clear(await box())
  await user.click(await box())
  expect(options().map(({ textContent }) => textContent)).toEqual([' PD-1 Drug'])
  await user.click(options()[0]!)
  expect(await box()).toHaveValue('PD-1')

  expect(Object.keys(sessionStorage).filter((key) => key.includes('recent:'))).not.toEqual([])
  act(() => endSession('wish'))
  expect(Object.keys(sessionStorage).filter((key) => key.includes('recent:'))).toEqual([])
})

test('typed text stays when the search mode changes', async () => {
  const { user, address } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  const input = await box()
  await user.clear(input)
  await user.type(input, 'half a wo')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Company' }))
  await waitFor(() => expect(address()).toBe('/search?mode=company&q=PD-1'))
  expect(await box()).toHaveValue('half a wo')
})

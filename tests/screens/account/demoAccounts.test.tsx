import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import DemoPanel from '@/features/account/demo/DemoPanel'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { demoAccounts } from '@mocks/account/seed/demoAccounts'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { renderComponent } from '../../support/renderComponent'

const listedAccounts = demoAccounts().groups.flatMap(({ accounts }) => accounts)

test('the login page and docs/demo.md list the same accounts, and all of them', () => {
  const page = readFileSync('docs/demo.md', 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, ...row]) => row)
  expect(rows).toEqual(listedAccounts.map(({ userName, password, shows }) => [userName, password, shows.en]))
  const names = (accounts: readonly { userName: string }[]) => accounts.map(({ userName }) => userName).sort()
  expect(names(listedAccounts)).toEqual(names(ACCOUNTS))
})

test('a demo account signs in with one click, through the captcha', async () => {
  server.use(
    http.get('*/__demo/accounts', () => HttpResponse.json(demoAccounts())),
    http.get('*/__demo/captcha', ({ request }) => {
      const uuid = new URL(request.url).searchParams.get('uuid')!
      return HttpResponse.json({ answer: db.captchas.get(uuid)?.answer })
    }),
  )
  const onChosen = vi.fn<Parameters<typeof DemoPanel>[0]['onChosen']>()
  const { user } = await renderComponent(<DemoPanel onChosen={onChosen} />)
  await user.click(await screen.findByRole('button', { name: /^reader\s*reads the list/ }))
  expect(await onChosen.mock.calls[0]![0]()).toMatchObject({
    ok: true,
    data: { token: expect.stringMatching(/^demo-reader/) },
  })
})

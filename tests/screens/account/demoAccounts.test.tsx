import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { connectCalls } from '@/app/session/connect'
import DemoPanel from '@/features/account/demo/DemoPanel'
import { prefer } from '@/shared/preferences'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { demoAccounts } from '@mocks/account/seed/demoAccounts'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'

const offered = demoAccounts().groups.flatMap(({ accounts }) => accounts)

test('the login page and the README offer the same accounts, all there are', () => {
  const readme = readFileSync('README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, ...row]) => row)
  expect(rows).toEqual(offered.map(({ userName, password, shows }) => [userName, password, shows.en]))
  const names = (accounts: readonly { userName: string }[]) => accounts.map(({ userName }) => userName).sort()
  expect(names(offered)).toEqual(names(ACCOUNTS))
})

test('an account of the demo signs in with one click, through the captcha', async () => {
  server.use(
    http.get('*/__demo/accounts', () => HttpResponse.json(demoAccounts())),
    http.get('*/__demo/captcha', ({ request }) => {
      const uuid = new URL(request.url).searchParams.get('uuid')!
      return HttpResponse.json({ answer: db.captchas.get(uuid)?.answer })
    }),
  )
  connectCalls()
  prefer({ language: 'en' })
  const onChosen = vi.fn<Parameters<typeof DemoPanel>[0]['onChosen']>()
  render(<DemoPanel onChosen={onChosen} />)
  const reader = await screen.findByRole('button', { name: /^reader\s*reads the list/ })
  await userEvent.click(reader)
  expect(await onChosen.mock.calls[0]![0]()).toMatchObject({
    ok: true,
    data: { token: expect.stringMatching(/^demo-reader/) },
  })
})

import { expect, test } from 'vitest'
import { ACCOUNTS } from '@mocks/account/seed/accounts'

test.each(['userId', 'userName', 'phonenumber', 'email'] as const)(
  'each demo account has a %s of its own',
  (name) => {
    // An account may have no phone yet.
    const values = ACCOUNTS.map((account) => account[name]).filter(Boolean)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  },
)

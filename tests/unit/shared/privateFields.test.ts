import { expect, test } from 'vitest'
import { unsavedDraftOf } from '@/shared/autosave/useAutosave'
import { withoutPrivate } from '@/shared/lib/privateFields'

test('private fields are removed at any depth, and nothing else is', () => {
  const stripped = withoutPrivate({
    name: 'n',
    phone: '1',
    people: [{ email: 'a', smsCode: '2', age: 3 }],
    base: { values: { phonenumber: '4', contact: 'b', password: 'c', title: 't' } },
  })
  expect(stripped).toEqual({ name: 'n', people: [{ age: 3 }], base: { values: { title: 't' } } })
})

test('fields left out of a concept draft come from the server; emptied fields stay empty', () => {
  const saved = { version: 3, values: { phone: '139', email: 'a@b.cn', name: 'old', area: 'x' } }
  const typed = { values: { phone: '138', name: 'new' }, base: { version: 2, values: saved.values } }
  expect(unsavedDraftOf(withoutPrivate(typed) as Record<string, unknown>, saved)).toEqual({
    values: { phone: '139', email: 'a@b.cn', name: 'new' },
    base: { version: 2, values: saved.values },
  })
  expect(unsavedDraftOf(typed, saved)).toEqual(typed)
})

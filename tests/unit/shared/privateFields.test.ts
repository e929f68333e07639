import { expect, test } from 'vitest'
import { unsavedDraftOf } from '@/shared/autosave/useAutosave'
import { withoutPrivate } from '@/shared/lib/privateFields'

test('private fields go, however deep they lie, and nothing else', () => {
  const kept = withoutPrivate({
    name: 'n',
    phone: '1',
    people: [{ email: 'a', smsCode: '2', age: 3 }],
    base: { values: { phonenumber: '4', contact: 'b', password: 'c', title: 't' } },
  })
  expect(kept).toEqual({ name: 'n', people: [{ age: 3 }], base: { values: { title: 't' } } })
})

test('what a draft of a concept left out is as the server has it; what was emptied stays empty', () => {
  const saved = { version: 3, values: { phone: '139', email: 'a@b.cn', name: 'old', area: 'x' } }
  const typed = { values: { phone: '138', name: 'new' }, base: { version: 2, values: saved.values } }
  expect(unsavedDraftOf(withoutPrivate(typed) as Record<string, unknown>, saved)).toEqual({
    values: { phone: '139', email: 'a@b.cn', name: 'new' },
    base: { version: 2, values: saved.values },
  })
  expect(unsavedDraftOf(typed, saved)).toEqual(typed)
})

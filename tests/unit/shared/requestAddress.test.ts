import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath, isOwnPath, serialiseQuery } from '@/shared/api/requestAddress'

test.each([
  [{ a: null, b: undefined, c: '', d: 0, e: false }, 'd=0&e=false'],
  [{ name: 'R&D' }, 'name=R%7CD'],
  [{ name: 'a+b c' }, 'name=a%2Bb%20c'],
  [{ params: { beginTime: '2026-01-01', endTime: '' } }, 'params%5BbeginTime%5D=2026-01-01'],
  [{ ids: [3, null, 5] }, 'ids%5B0%5D=3&ids%5B2%5D=5'],
  [{ b: '[x]{y}|z', a: 1 }, 'b=%5Bx%5D%7By%7D%7Cz&a=1'],
  [{ name: '\ud800' }, 'name=%EF%BF%BD'],
  [{}, ''],
])('%j travels as %s', (query, expected) => {
  expect(serialiseQuery(query)).toBe(expected)
})

test('whatever the value, the query contains no raw character that a server could reject', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), (query) => {
      const text = serialiseQuery(query)
      expect(text).toMatch(/^[\w.!~*'()%=&-]*$/)
      const values = Object.values(query).filter((value) => value !== '')
      expect([...new URLSearchParams(text).values()]).toHaveLength(values.length)
    }),
  )
})

test('a value arrives unchanged, except that & becomes |', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      expect(new URLSearchParams(serialiseQuery({ value })).get('value')).toBe(value.replaceAll('&', '|'))
    }),
  )
})

test('names given by the server are sent unchanged, unlike typed values', () => {
  const query = { fileName: 'R&D 计划|1+2.pdf', delete: 'a&b' }
  const text = serialiseQuery(query, ['fileName'])
  expect(text).toBe('fileName=R%26D%20%E8%AE%A1%E5%88%92%7C1%2B2.pdf&delete=a%7Cb')
  expect(new URLSearchParams(text).get('fileName')).toBe(query.fileName)
})

test.each([
  ['/a/b', true],
  ['/a/..b', true],
  ['/a/b..', true],
  ['a', false],
  ['//host', false],
  ['https://host', false],
  ['/a/../b', false],
  ['/a/%2e%2E/b', false],
  ['/a\\b', false],
  ['/a\u0000', false],
])('%j is an own path: %s', (path, expected) => {
  expect(isOwnPath(path)).toBe(expected)
})

test('parameters fill one segment each, whatever they hold', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const path = fillPath('/a/:id/b', { id })
      if (path === null) return
      expect(path.split('/')).toHaveLength(4)
      expect(decodeURIComponent(path.split('/')[2]!)).toBe(id)
    }),
  )
})

test.each([
  [{ roomId: 7, name: 'a b/c' }, '/rooms/7/a%20b%2Fc'],
  [{ roomId: '...', name: '.a' }, '/rooms/.../.a'],
  [{ roomId: 7 }, null],
  [{ roomId: '', name: 'a' }, null],
  [{ roomId: '.', name: 'a' }, null],
  [{ roomId: '..', name: 'a' }, null],
])('%j fills the path as %j', (params, path) => {
  expect(fillPath('/rooms/:roomId/:name', params)).toBe(path)
})

import { expect, test } from 'vitest'
import { checksOf } from '@/features/valuation/form/model/fieldChecks'
import { startsCollapsed, sectionStateOf } from '@/features/valuation/form/model/formSections'
import { makeForm } from './makeForm'

const valuesOf = (changes: Record<string, unknown> = {}) => makeForm(changes)

test('a day estimated from a year is flagged until it is changed', () => {
  const values = valuesOf({ patentExpiry: '2044-07-01' })
  const prefill = {
    name: 'AB-101',
    values: { patentExpiry: values.patentExpiry },
    from: {},
    estimated: ['patentExpiry'],
  } as const
  const checks = checksOf(values, prefill, null)
  expect(checks).toContainEqual({ path: ['patentExpiry'], key: 'estimated', params: {} })
  expect(sectionStateOf('protection', values, checks).kind).toBe('check')
  const changed = valuesOf({ patentExpiry: '2044-07-02' })
  expect(checksOf(changed, prefill, null).map(({ key }) => key)).not.toContain('estimated')
})

test('a section without required fields starts collapsed, unless something in it is invalid', () => {
  const empty = valuesOf({ trials: undefined })
  expect(sectionStateOf('trial', empty, [])).toEqual({ kind: 'optional' })
  expect(startsCollapsed('trial', empty, [])).toBe(true)
  expect(startsCollapsed('market', empty, [])).toBe(false)
  const halfFilled = valuesOf({ trials: { phase2: { design: 'single' } } })
  expect(sectionStateOf('trial', halfFilled, [])).toEqual({ kind: 'missing', count: 2 })
  expect(startsCollapsed('trial', halfFilled, [])).toBe(false)
})

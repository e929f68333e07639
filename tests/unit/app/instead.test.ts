import { Table, type TableColumnType } from 'antd'
import { AggregationColor as WholeColor } from 'antd/lib/color-picker/color'
import { isBright as isWholeBright } from 'antd/lib/color-picker/components/ColorPresets'
import { toNamePathStr as wholeName } from 'antd/lib/form/hooks/useForm'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AggregationColor, generateColor, isBright } from '../../../deploy/instead/brightness'
import { toNamePathStr } from '../../../deploy/instead/fieldName'
import { arrAdd, arrDel } from '../../../deploy/instead/keys'
import Rules from '../../../deploy/instead/rules'
import TableCell from '../../../deploy/instead/tableCell'

test('a colour is as bright as the component library says', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(part, part, part, fc.constantFrom(0.2, 0.5, 0.6, 1), (red, green, blue, alpha) => {
      const color = `rgba(${red}, ${green}, ${blue}, ${alpha})`
      expect(isBright(new AggregationColor(color), '#fff')).toBe(isWholeBright(new WholeColor(color), '#fff'))
    }),
  )
  expect(generateColor(undefined).toHexString()).toBe('#000000')
})

type Validator = ConstructorParameters<typeof Rules>[0][string][number]['validator']

test.each<[string, Validator, string | null]>([
  ['told nothing', (_rule, _value, told) => told(), null],
  ['told an error', (_rule, _value, told) => told(new Error('Too long')), 'Too long'],
  ['told a text', (_rule, _value, told) => told('Too long'), 'Too long'],
  ['rejected', () => Promise.reject(new Error('Too long')), 'Too long'],
])('a field whose rule %s is judged so', async (_how, validator, message) => {
  const judged = new Rules({ name: [{ validator }] }).validate({ name: 'x' })
  if (message === null) await expect(judged).resolves.toBeUndefined()
  else await expect(judged).rejects.toEqual({ errors: [{ message }] })
})

test('a row is chosen once, and taken out of those chosen', () => {
  expect(arrAdd(undefined, 'a')).toEqual(['a'])
  expect(arrAdd(['a'], 'b')).toEqual(['a', 'b'])
  expect(arrAdd(['a', 'b'], 'a')).toEqual(['a', 'b'])
  expect(arrDel(['a', 'b'], 'a')).toEqual(['b'])
  expect(arrDel(['a'], 'c')).toEqual(['a'])
})

test.each([['name'], [['a', 'b']], [[]]])(
  'a field at %j is called as the component library calls it',
  (path) => {
    expect(toNamePathStr(path)).toBe(wholeName(path))
  },
)

const ROW = { id: '1', name: '甲' }
type RowColumn = Pick<TableColumnType<typeof ROW>, 'align' | 'className'> & {
  render: (value: undefined, row: unknown, index: number) => string | null
  onCell?: () => { title: string; className?: string; style?: { width: number } }
}
const named: RowColumn['render'] = (_, row, index) => `${(row as typeof ROW).name} ${index}`

test.each<[string, RowColumn]>([
  ['draws', { render: named }],
  ['draws nothing', { render: () => null }],
  ['stands at the end', { align: 'end', render: named }],
  ['has a class', { className: 'name', render: named }],
  [
    'adds to the cell',
    {
      className: 'name',
      align: 'end',
      render: named,
      onCell: () => ({ title: 'all', className: 'more', style: { width: 40 } }),
    },
  ],
])('the cell of a column that %s is that of the component library', (_what, column) => {
  const table = createElement(Table<typeof ROW>, { dataSource: [ROW], rowKey: 'id', columns: [column] })
  const { onCell, ...others } = column
  const cell = createElement(TableCell, {
    ...others,
    component: 'td',
    prefixCls: 'ant-table',
    record: ROW,
    renderIndex: 0,
    additionalProps: onCell?.() ?? {},
  })
  expect(/<td.*<\/td>/.exec(renderToStaticMarkup(table))?.[0]).toBe(renderToStaticMarkup(cell))
})

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import {
  cloneElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useFormName } from '@/shared/form/focusField'
import { MAX_ROWS } from '../domain/limits'
import { fieldLabel } from '../fieldLabel'
import { NotesBeside } from '../notes/NotesBeside'
import { checkField } from './faultRules'
import { rulesOf } from './rules'
import { useStage } from './stageContext'
import { cellKey, LISTS, type ListName } from './stages'

interface RowsFieldProps<L extends ListName> {
  name: L
  /** The control of each cell. */
  cells: Readonly<Record<(typeof LISTS)[L][number], ReactElement>>
  /** Below the rows: what they add up to. */
  footer?: ReactNode
  /** Beside the button that adds a row, also while there is none. */
  tools?: ReactNode
}

/**
 * A list of rows: a table where there is room, else one card per row. Enter goes to the row below, and makes one at
 * the end.
 */
export function RowsField<L extends ListName>({ name, cells, footer, tools }: RowsFieldProps<L>) {
  const { t } = useTranslation('concepts')
  const { t: own } = useTranslation('conceptsForms')
  const { stage, schema } = useStage()
  const form = useFormName()
  const instance = Form.useFormInstance()
  const columns: readonly string[] = LISTS[name]
  const rules = useMemo(
    () => new Map(columns.map((cell) => [cell, rulesOf(schema, name, cell)])),
    [schema, name, columns],
  )
  const { isRequired } = useMemo(() => rulesOf(schema, name), [schema, name])
  const id = `${form}_${name}`
  const label = fieldLabel(t, stage, name)
  const table = useRef<HTMLTableElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** The row that was added last. */
  const [added, setAdded] = useState<number | null>(null)

  function focusCell(row: number, column: number) {
    const cell = table.current?.tBodies[0]?.rows[row]?.cells[column]
    cell?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  function follow(event: KeyboardEvent, add: () => void) {
    const target = event.target as HTMLElement
    const isPlain = target.matches('input') && !target.closest('.ant-select, .ant-picker')
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return
    event.preventDefault()
    const cell = target.closest('td')!
    const row = target.closest('tr')!
    if (row.nextElementSibling) return focusCell(row.sectionRowIndex + 1, cell.cellIndex)
    add()
  }

  return (
    <div className="stage-field is-wide" role="group" aria-labelledby={`${id}_label`}>
      <h3 id={`${id}_label`} className={isRequired ? 'stage-rows-label is-required' : 'stage-rows-label'}>
        {label}
        {isRequired && <span className="visually-hidden"> {own('rows.required')}</span>}
      </h3>
      <Form.List name={name} rules={[{ validator: () => checkField(schema, instance, name) }]}>
        {(rows, { add, remove }, { errors }) => {
          const addRow = () => {
            setAdded(rows.length)
            add({})
          }
          return (
            <div {...(rows.length > 0 ? { id } : {})}>
              {added !== null && added < rows.length && <Once key={added} run={() => focusCell(added, 0)} />}
              {rows.length > 0 && (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the inputs within
                <table
                  ref={table}
                  className="stage-rows"
                  aria-labelledby={`${id}_label`}
                  onKeyDown={(event) => follow(event, addRow)}
                >
                  <thead>
                    <tr>
                      {columns.map((cell) => (
                        <th key={cell} scope="col">
                          {t(cellKey(name, cell))}
                          {rules.get(cell)!.isRequired && (
                            <span aria-hidden className="stage-required">
                              {' '}
                              *
                            </span>
                          )}
                        </th>
                      ))}
                      <th scope="col">
                        <span className="visually-hidden">{own('rows.actions')}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row) => (
                      <tr key={row.key}>
                        {columns.map((cell) => (
                          <td key={cell} className={`is-${cell}`}>
                            <Form.Item
                              name={[row.name, cell]}
                              label={fieldLabel(t, stage, `${name}.${row.name}.${cell}`)}
                              required={rules.get(cell)!.isRequired}
                              rules={[
                                {
                                  validator: () =>
                                    checkField(schema, instance, `${name}.${row.name}.${cell}`),
                                },
                              ]}
                            >
                              {/* A copy, because the library keeps the id of an element that it has seen before, and
                                  a row that moves up has another one. */}
                              {cloneElement(cells[cell as keyof typeof cells])}
                            </Form.Item>
                          </td>
                        ))}
                        <td className="is-action">
                          <Button
                            type="text"
                            icon={<DeleteOutlined />}
                            aria-label={own('rows.remove', { list: label, number: row.name + 1 })}
                            title={own('rows.remove', { list: label, number: row.name + 1 })}
                            onClick={() => {
                              remove(row.name)
                              setAdded(null)
                              addButton.current?.focus()
                            }}
                          />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
              <Form.ErrorList errors={errors} />
              <div className="stage-rows-foot">
                {rows.length < MAX_ROWS && (
                  <Button
                    ref={addButton}
                    icon={<PlusOutlined />}
                    onClick={addRow}
                    {...(rows.length === 0 ? { id } : {})}
                  >
                    {own('rows.add', { list: label })}
                  </Button>
                )}
                {rows.length > 0 && footer}
                {tools}
              </div>
            </div>
          )
        }}
      </Form.List>
      <NotesBeside field={name} />
    </div>
  )
}

/** Something to be done once its place is on the screen. */
function Once({ run }: { run: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => run(), [])
  return null
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import {
  cloneElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslations } from '@/shared/i18n'
import { Field, validateField, RowsContext } from './Field'
import { useFormName } from './focusField'
import { labelOf, useFormContext } from './formContext'
import { ruleOf } from './fieldParsers'
import styles from './rows.module.css'
import formStyles from './form.module.css'

interface RowsFieldProps {
  name: string
  cells: Readonly<Record<string, ReactElement>>
  footer?: ReactNode
  /** Next to the button that adds a row, even without rows. */
  tools?: ReactNode
}

/**
 * Rows of a form: a table if there is room, else one card per row. Enter moves to the row below and adds one at the
 * end. Labels are looked up per column by `[rows, cell]`.
 */
export function RowsField(props: RowsFieldProps) {
  const { labels, readOnly } = useFormContext()
  const { name, cells, footer } = props
  return readOnly ? (
    <readOnly.Rows name={name} label={labelOf(labels, [name])} columns={Object.keys(cells)} footer={footer} />
  ) : (
    <EditableRows {...props} />
  )
}

function EditableRows({ name, cells, footer, tools }: RowsFieldProps) {
  const t = useTranslations('parts')
  const { schema, labels, note } = useFormContext()
  const instance = Form.useFormInstance()
  const columns = Object.keys(cells)
  const path = useMemo(() => [name], [name])
  const { isRequired, max = Infinity } = ruleOf(schema, [name])
  const id = `${useFormName()}_${name}`
  const label = labelOf(labels, [name])
  const table = useRef<HTMLTableElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<number | null>(null)

  function focusCell(row: number, column: number) {
    const cell = table.current?.tBodies[0]?.rows[row]?.cells[column]
    cell?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  function handleKeyDown(event: KeyboardEvent, add: () => void) {
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
    <div className={formStyles.wide} role="group" aria-labelledby={`${id}_label`} data-field={name}>
      <h3 id={`${id}_label`} className={styles.label} data-optional={isRequired ? undefined : ''}>
        {label}
        {isRequired && <span className="visually-hidden"> {t('parts:form.rows.required')}</span>}
      </h3>
      <RowsContext value={path}>
        <Form.List name={name} rules={[{ validator: () => validateField(schema, instance, [name]) }]}>
          {(rows, { add, remove }, { errors }) => {
            const addRow = () => {
              setAdded(rows.length)
              add({})
            }
            return (
              <div {...(rows.length > 0 ? { id } : {})}>
                {added !== null && added < rows.length && (
                  <RunOnMount key={added} run={() => focusCell(added, 0)} />
                )}
                {rows.length > 0 && (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the inputs within
                  <table
                    ref={table}
                    className={styles.rows}
                    style={{ '--columns': columns.length } as CSSProperties}
                    aria-labelledby={`${id}_label`}
                    onKeyDown={(event) => handleKeyDown(event, addRow)}
                  >
                    <thead>
                      <tr>
                        {columns.map((cell) => (
                          <th
                            key={cell}
                            scope="col"
                            data-optional={ruleOf(schema, [name, 0, cell]).isRequired ? undefined : ''}
                          >
                            {labelOf(labels, [name, cell])}
                          </th>
                        ))}
                        <th scope="col">
                          <span className="visually-hidden">{t('parts:form.rows.actions')}</span>
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {rows.map((row) => (
                        <tr key={row.key}>
                          {columns.map((cell) => (
                            <td key={cell} data-cell={cell}>
                              <Field name={[row.name, cell]} label={labelOf(labels, [name, row.name, cell])}>
                                {/* A copy, because antd keeps the id of an element that it has seen before, and a row that moves up has another one. */}
                                {cloneElement(cells[cell]!)}
                              </Field>
                            </td>
                          ))}
                          <td className={styles.action}>
                            <Button
                              type="text"
                              icon={<DeleteOutlined />}
                              aria-label={t('parts:form.rows.remove', { list: label, number: row.name + 1 })}
                              title={t('parts:form.rows.remove', { list: label, number: row.name + 1 })}
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
                <div className={styles.foot}>
                  {rows.length < max && (
                    <Button
                      ref={addButton}
                      icon={<PlusOutlined aria-hidden />}
                      onClick={addRow}
                      {...(rows.length === 0 ? { id } : {})}
                    >
                      {t('parts:form.rows.add', { list: label })}
                    </Button>
                  )}
                  {rows.length > 0 && footer}
                  {tools}
                </div>
              </div>
            )
          }}
        </Form.List>
      </RowsContext>
      {note?.([name])}
    </div>
  )
}

function RunOnMount({ run }: { run: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => run(), [])
  return null
}

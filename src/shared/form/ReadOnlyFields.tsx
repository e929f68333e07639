import { EditOutlined } from '@ant-design/icons'
import { Form } from 'antd'
import { use, useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { FieldChoiceContext } from './fieldChoice'
import { pathKey, valueAt, type FieldPath } from './fieldPath'
import { FormContext, labelOf, useFormContext, type Labels, type ReadOnlyParts } from './formContext'
import styles from './read.module.css'
import rowsStyles from './rows.module.css'
import { useFormValue } from './useFormValue'

interface ReadOnlyFieldsProps {
  schema: z.ZodMiniType
  labels: Labels
  values: object
  /** Text of a field's value; `experiments.0.cost` is a field too. */
  textOf: (field: string, value: unknown) => string
  children: ReactNode
}

/** Shows the values of a form that may not be edited; takes the same children as the form. */
export function ReadOnlyFields({ schema, labels, values, textOf, children }: ReadOnlyFieldsProps) {
  const [form] = Form.useForm()
  const context = useMemo(
    () => ({ schema, labels, readOnly: { textOf, Field, Rows, Files } }),
    [schema, labels, textOf],
  )
  return (
    <FormContext value={context}>
      {/* Renders no control: it holds the values that fields and derived content read. */}
      <Form component={false} form={form} initialValues={values}>
        {children}
      </Form>
    </FormContext>
  )
}

const MAX_INLINE_LENGTH = 60

interface ReadOnlyValueProps {
  field: string
  label: ReactNode
  isWide: boolean
  children: ReactNode
}

/** If the field can be chosen, its label is a button, and a click anywhere within chooses it. */
function ReadOnlyValue({ field, label, isWide, children }: ReadOnlyValueProps) {
  const choosing = use(FieldChoiceContext)
  const className = isWide ? styles.wide : undefined
  if (!choosing || typeof label !== 'string') {
    return (
      <div className={className}>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    )
  }
  const choose = () => choosing.choose(field)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the inner button handles keys
    <div
      className={`${styles.choosable} ${className ?? ''}`}
      data-chosen={choosing.chosen.includes(field) || undefined}
      onClick={({ target }) => {
        // Selected text is meant to be copied, and files have buttons of their own.
        const isControl = (target as Element).closest('a, button') !== null
        if (!isControl && window.getSelection()?.isCollapsed !== false) choose()
      }}
    >
      <dt>
        <button type="button" aria-label={choosing.textOf(label)} onClick={choose}>
          {label}
          <EditOutlined aria-hidden />
        </button>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const useValue = (path: FieldPath) => useFormValue((values) => valueAt(values, path))

function useTextOf() {
  const { readOnly } = useFormContext()
  return readOnly!.textOf
}

const Field: ReadOnlyParts['Field'] = ({ path, label, isWide, children }) => {
  const textOf = useTextOf()
  const text = textOf(pathKey(path), useValue(path))
  const hasOwnLine =
    text !== EMPTY_VALUE && (isWide || text.length > MAX_INLINE_LENGTH || text.includes('\n'))
  return (
    <ReadOnlyValue field={pathKey(path)} label={label} isWide={hasOwnLine}>
      {children ?? text}
    </ReadOnlyValue>
  )
}

const Rows: ReadOnlyParts['Rows'] = ({ name, label, columns, footer }) => {
  const { labels } = useFormContext()
  const textOf = useTextOf()
  const value = useValue([name])
  const rows = Array.isArray(value) ? value : []
  const isNumber = (column: string) => rows.some((row) => typeof valueAt(row, [column]) === 'number')
  const cells = columns.map((key) => ({
    key,
    label: labelOf(labels, [name, key]),
    isNumber: isNumber(key) ? '' : undefined,
  }))
  return (
    <ReadOnlyValue field={name} label={label} isWide>
      {rows.length === 0 ? (
        EMPTY_VALUE
      ) : (
        <table className={`${rowsStyles.rows} ${rowsStyles.read}`} aria-label={label}>
          <thead>
            <tr>
              {cells.map((cell) => (
                <th key={cell.key} scope="col" data-number={cell.isNumber}>
                  {cell.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from(rows, (row, number) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are identified by their index
              <tr key={number}>
                {cells.map((cell) => (
                  <td key={cell.key} data-label={cell.label} data-number={cell.isNumber}>
                    {textOf(`${name}.${number}.${cell.key}`, valueAt(row, [cell.key]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && footer}
    </ReadOnlyValue>
  )
}

const Files: ReadOnlyParts['Files'] = ({ path }) => {
  const files = z.array(StoredFile).safeParse(useValue(path) ?? [])
  if (!files.success || files.data.length === 0) return EMPTY_VALUE
  return (
    <ul className={styles.files}>
      {files.data.map((file) => (
        <li key={file.fileName}>
          <span>{file.originalName}</span>
          <StoredFileButton type="text" size="small" file={file} />
        </li>
      ))}
    </ul>
  )
}

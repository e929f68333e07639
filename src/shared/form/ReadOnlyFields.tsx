import { EditOutlined } from '@ant-design/icons'
import { Form } from 'antd'
import { use, useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { ChoosingContext } from './fieldChoice'
import { pathKey, valueAt, type FieldPath } from './fieldPath'
import { FormContext, labelOf, useFormContext, type Labels, type ReadParts } from './formContext'
import styles from './read.module.css'
import rowsStyles from './rows.module.css'
import { useValues } from './useFormValue'

interface ReadFieldsProps {
  schema: z.ZodMiniType
  labels: Labels
  values: object
  /** What a field holds, to be read; `experiments.0.cost` is a field too. */
  textOf: (field: string, value: unknown) => string
  /** The `FormGroup`s of the form. */
  children: ReactNode
}

/** The groups of a form with what their fields hold, where it may not be changed: the same children as in the form. */
export function ReadFields({ schema, labels, values, textOf, children }: ReadFieldsProps) {
  const [form] = Form.useForm()
  const context = useMemo(
    () => ({ schema, labels, read: { textOf, Field, Rows, Files } }),
    [schema, labels, textOf],
  )
  return (
    <FormContext value={context}>
      {/* Nothing is a control: it holds the values that the fields and what follows from them ask for. */}
      <Form component={false} form={form} initialValues={values}>
        {children}
      </Form>
    </FormContext>
  )
}

/** Longer texts have a line of their own. */
const SHORT = 60

interface ReadPlaceProps {
  field: string
  label: ReactNode
  isWide: boolean
  children: ReactNode
}

/** A field with its name, which is a button where it can be chosen; the pointer may choose anywhere in it. */
function ReadPlace({ field, label, isWide, children }: ReadPlaceProps) {
  const choosing = use(ChoosingContext)
  const looks = isWide ? styles.wide : undefined
  if (!choosing || typeof label !== 'string') {
    return (
      <div className={looks}>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    )
  }
  const choose = () => choosing.choose(field)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys have the button within
    <div
      className={`${styles.choosable} ${looks ?? ''}`}
      data-chosen={choosing.chosen.includes(field) || undefined}
      onClick={({ target }) => {
        // What is marked with the pointer is to be copied, and files have buttons of their own.
        const isOwn = (target as Element).closest('a, button') !== null
        if (!isOwn && window.getSelection()?.isCollapsed !== false) choose()
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

const useValue = (path: FieldPath) => useValues((values) => valueAt(values, path))

function useReadText() {
  const { read } = useFormContext()
  return read!.textOf
}

const Field: ReadParts['Field'] = ({ path, label, isWide, children }) => {
  const textOf = useReadText()
  const text = textOf(pathKey(path), useValue(path))
  const hasLine = text !== EMPTY_VALUE && (isWide || text.length > SHORT || text.includes('\n'))
  return (
    <ReadPlace field={pathKey(path)} label={label} isWide={hasLine}>
      {children ?? text}
    </ReadPlace>
  )
}

const Rows: ReadParts['Rows'] = ({ name, label, columns, footer }) => {
  const { labels } = useFormContext()
  const textOf = useReadText()
  const value = useValue([name])
  const rows = Array.isArray(value) ? value : []
  const isNumber = (column: string) => rows.some((row) => typeof valueAt(row, [column]) === 'number')
  const cells = columns.map((key) => ({
    key,
    label: labelOf(labels, [name, key]),
    isNumber: isNumber(key) ? '' : undefined,
  }))
  return (
    <ReadPlace field={name} label={label} isWide>
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
              // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its place
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
    </ReadPlace>
  )
}

/** Each to be saved. */
const Files: ReadParts['Files'] = ({ path }) => {
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

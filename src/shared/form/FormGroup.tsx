import { PlusOutlined } from '@ant-design/icons'
import { use, useId, useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { pathOf, type FieldPath } from './fieldPath'
import { FilledCount } from './FilledCount'
import styles from './form.module.css'
import { FormContext } from './formContext'
import { useFold } from './useFold'

interface FormGroupProps {
  title: string
  /** Id of the title, for links to it; the folded state is remembered under it. */
  id?: string
  state?: ReactNode
  /** Content of a folded group in one line; defaults to how many of its fields are filled. */
  summary?: ReactNode
  startsFolded?: boolean
  children: ReactNode
}

const NO_FIELDS: readonly FieldPath[] = []

/** Fields within rows count as one, with the field of the rows. */
const fieldsIn = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((field) => !field.parentElement!.closest('[data-field]'))
    .map((field) => pathOf(field.dataset.field!))

/** Groups fields under a heading that folds them: folded fields keep their values and are still validated. */
export function FormGroup({ title, id, state, summary, startsFolded = false, children }: FormGroupProps) {
  const own = useId()
  const heading = id ?? own
  const context = use(FormContext)
  const { isFolded, toggle, frame } = useFold<HTMLElement>(startsFolded, id)
  const [fields, setFields] = useState(NO_FIELDS)
  return (
    <section
      ref={frame}
      aria-labelledby={heading}
      className={styles.group}
      data-folded={isFolded || undefined}
    >
      <div className={styles.head}>
        <h2 id={heading}>
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={(event) => {
              setFields(fieldsIn(frame.current!))
              toggle(event)
            }}
          >
            {title}
          </button>
        </h2>
        {isFolded && summary && <span className={styles.summary}>{summary}</span>}
        {isFolded && !summary && context && <FilledCount fields={fields} showsIssues={state === undefined} />}
        {state}
      </div>
      <div className={styles.body} hidden={isFolded}>
        {context?.readOnly ? (
          <dl className="facts">{children}</dl>
        ) : (
          <div className={styles.grid}>{children}</div>
        )}
      </div>
    </section>
  )
}

interface MoreFieldsProps {
  title: string
  /** Names or name prefixes of the fields within, so that links find fields that are not rendered. */
  fieldPrefixes: readonly string[]
  /** Starts folded if no field within has a value; rendered once opened. */
  isEmpty: boolean
  children: ReactNode
}

/** Rarely needed, optional fields of a group, behind a line that opens them. */
export function MoreFields({ title, fieldPrefixes, isEmpty, children }: MoreFieldsProps) {
  const t = useTranslations('parts')
  const { isFolded, toggle, frame } = useFold<HTMLDivElement>(isEmpty)
  const [wasOpen, setWasOpen] = useState(!isFolded)
  if (!isFolded && !wasOpen) setWasOpen(true)
  return (
    <div
      ref={frame}
      className={styles.more}
      data-folded={isFolded || undefined}
      data-holds={fieldPrefixes.join(' ')}
    >
      <button type="button" aria-expanded={!isFolded} onClick={toggle}>
        <PlusOutlined aria-hidden /> {title} <small>{t('parts:form.optional')}</small>
      </button>
      <div hidden={isFolded}>{(wasOpen || !isEmpty) && <div className={styles.grid}>{children}</div>}</div>
    </div>
  )
}

export const FieldSet = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className={styles.set}>
    <legend>{legend}</legend>
    <div className={styles.grid}>{children}</div>
  </fieldset>
)

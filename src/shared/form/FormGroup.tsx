import { PlusOutlined } from '@ant-design/icons'
import { use, useId, useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { pathOf, type FieldPath } from './fieldPath'
import { Filled } from './FilledCount'
import styles from './form.module.css'
import { FormContext } from './formContext'
import { useFold } from './useFold'

interface FormGroupProps {
  title: string
  /** Of the title, where links lead to it; under this name it stays folded or not. */
  id?: string
  /** How far it has come. */
  state?: ReactNode
  /** Of a group that is folded away: what it holds, in a line; else how many of its fields are filled. */
  summary?: ReactNode
  startsFolded?: boolean
  /** Fields, in two columns where there is room. */
  children: ReactNode
}

const NO_FIELDS: readonly FieldPath[] = []

/** Those of rows count with the field that the rows are. */
const fieldsIn = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((field) => !field.parentElement!.closest('[data-field]'))
    .map((field) => pathOf(field.dataset.field!))

/** Some fields of a form under a heading, which folds them away: they keep their values and go on being checked. */
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
        {isFolded && !summary && context && <Filled fields={fields} saysIssues={state === undefined} />}
        {state}
      </div>
      <div className={styles.body} hidden={isFolded}>
        {context?.read ? (
          <dl className="facts">{children}</dl>
        ) : (
          <div className={styles.grid}>{children}</div>
        )}
      </div>
    </section>
  )
}

interface MoreFieldsProps {
  /** What they are, in short. */
  title: string
  /** The fields within, or what they begin with: who leads to one that is not drawn finds it by them. */
  holds: readonly string[]
  /** Nothing within has a value: it begins folded, and is drawn once it has been opened. */
  isEmpty: boolean
  children: ReactNode
}

/** Fields of a group that few need and nothing asks for, behind a line that opens them. */
export function MoreFields({ title, holds, isEmpty, children }: MoreFieldsProps) {
  const t = useTranslations('parts')
  const { isFolded, toggle, frame } = useFold<HTMLDivElement>(isEmpty)
  const [wasOpen, setWasOpen] = useState(!isFolded)
  if (!isFolded && !wasOpen) setWasOpen(true)
  return (
    <div ref={frame} className={styles.more} data-folded={isFolded || undefined} data-holds={holds.join(' ')}>
      <button type="button" aria-expanded={!isFolded} onClick={toggle}>
        <PlusOutlined aria-hidden /> {title} <small>{t('parts:form.optional')}</small>
      </button>
      <div hidden={isFolded}>{(wasOpen || !isEmpty) && <div className={styles.grid}>{children}</div>}</div>
    </div>
  )
}

/** Fields of a group that belong together. */
export const FieldSet = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className={styles.set}>
    <legend>{legend}</legend>
    <div className={styles.grid}>{children}</div>
  </fieldset>
)

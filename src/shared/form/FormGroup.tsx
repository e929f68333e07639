import { use, useId, useState, type ReactNode } from 'react'
import { pathOf, type FieldPath } from './fieldPath'
import { Filled } from './Filled'
import styles from './form.module.css'
import { FormContext } from './formContext'

interface FormGroupProps {
  title: string
  /** Of the title, where links lead to it. */
  id?: string
  /** How far it has come. */
  state?: ReactNode
  /** Fields, in two columns where there is room. */
  children: ReactNode
}

const NO_FIELDS: readonly FieldPath[] = []

/** Those of rows count with the field that the rows are. */
const fieldsIn = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((field) => !field.parentElement!.closest('[data-field]'))
    .map((field) => pathOf(field.dataset.field!))

/** Some fields of a form under a heading, which folds them away; then it says how many of them are filled. */
export function FormGroup({ title, id, state, children }: FormGroupProps) {
  const own = useId()
  const heading = id ?? own
  const context = use(FormContext)
  /** Folded away. */
  const [folded, setFolded] = useState(NO_FIELDS)
  return (
    <section aria-labelledby={heading} className={styles.group}>
      {/* Nobody but the user, and what leads to a field within, opens and closes it: the element keeps that itself. */}
      <details
        open
        onToggle={({ currentTarget: group }) => setFolded(group.open ? NO_FIELDS : fieldsIn(group))}
      >
        <summary className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {context && folded.length > 0 && <Filled fields={folded} saysIssues={state === undefined} />}
          {state}
        </summary>
        <div className={styles.body}>
          {context?.read ? (
            <dl className="facts">{children}</dl>
          ) : (
            <div className={styles.grid}>{children}</div>
          )}
        </div>
      </details>
    </section>
  )
}

/** Fields of a group that belong together. */
export const FieldSet = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className={styles.set}>
    <legend>{legend}</legend>
    <div className={styles.grid}>{children}</div>
  </fieldset>
)

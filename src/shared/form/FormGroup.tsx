import { useId, type ReactNode } from 'react'
import styles from './form.module.css'

interface FormGroupProps {
  title: string
  /** Of the title, where links lead to it. */
  id?: string
  /** How far it has come. */
  state?: ReactNode
  /** Fields, in two columns where there is room. */
  children: ReactNode
}

/** Some fields of a form under a heading, which folds them away. */
export function FormGroup({ title, id, state, children }: FormGroupProps) {
  const own = useId()
  const heading = id ?? own
  return (
    <section aria-labelledby={heading} className={styles.group}>
      {/* Nobody but the user, and what leads to a field within, opens and closes it: the element keeps that itself. */}
      <details open>
        <summary>
          <h2 id={heading}>{title}</h2>
          {state}
        </summary>
        <div className={styles.body}>
          <div className={styles.grid}>{children}</div>
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

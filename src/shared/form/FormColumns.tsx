import type { ReactNode } from 'react'
import styles from './form.module.css'

interface FormColumnsProps {
  /** The groups of the form, each leading to its own. */
  contents?: ReactNode
  /** How the form stands, and its submit. */
  rail: ReactNode
  children: ReactNode
}

/** A long form: its contents at the left and a rail at the right stay in view where there is room for them. */
export const FormColumns = ({ contents, rail, children }: FormColumnsProps) => (
  <div className={styles.columns}>
    {contents && <div className={styles.contents}>{contents}</div>}
    <div className={styles.main}>{children}</div>
    <div className={styles.rail}>{rail}</div>
  </div>
)

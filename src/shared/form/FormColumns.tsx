import type { ReactNode } from 'react'
import { FormBar } from './FormBar'
import styles from './form.module.css'

interface FormColumnsProps {
  /** The groups of the form, each leading to its own. */
  contents?: ReactNode
  /** The submit, then how the form stands: a button below what comes and goes moves away from the press. */
  rail: ReactNode
  /** What stays at the foot of the window where there is no room for a rail beside the form. */
  bar?: ReactNode
  children: ReactNode
}

/** A long form: its contents at the left and a rail at the right stay in view where there is room for them. */
export const FormColumns = ({ contents, rail, bar, children }: FormColumnsProps) => (
  <>
    <div className={styles.columns}>
      {contents && <div className={styles.contents}>{contents}</div>}
      <div className={styles.main}>{children}</div>
      <div className={styles.rail}>{rail}</div>
    </div>
    {bar && <FormBar>{bar}</FormBar>}
  </>
)

import type { ReactNode } from 'react'
import { FormBar } from './FormBar'
import styles from './form.module.css'

interface FormColumnsProps {
  contents?: ReactNode
  /**
   * The submit button, then the state of the form: below content that changes height, the button would move away from
   * the click.
   */
  rail: ReactNode
  /** Sticks to the bottom of the window if there is no room for the rail. */
  bar?: ReactNode
  children: ReactNode
}

/** Long form: contents on the left and a rail on the right stay in view if there is room. */
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

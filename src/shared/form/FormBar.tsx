import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Ends a form and sticks to the bottom of the window until its end is reached; never covers the focused element. */
export const FormBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>

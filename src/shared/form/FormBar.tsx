import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Ends a form, and stays at the foot of the window until one is there; what has the focus is not below it. */
export const FormBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>

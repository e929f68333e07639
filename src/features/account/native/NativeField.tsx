import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from '../frame/signIn.module.css'

interface NativeFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error: string | undefined
  hint?: string | undefined
  children?: ReactNode
}

export function NativeField({ label, error, hint, children, ...input }: NativeFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.fieldRow}>
        <input
          id={id}
          required
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          {...input}
        />
        {children}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.fieldHint : styles.fieldError}>
          {note}
        </p>
      )}
    </div>
  )
}

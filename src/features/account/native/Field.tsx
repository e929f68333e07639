import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from '../frame/signIn.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error: string | undefined
  /** Said below the input while nothing is wrong with it. */
  hint?: string | undefined
  /** Stands beside the input, inside its row. */
  children?: ReactNode
}

/** A labelled native input with its message. */
export function Field({ label, error, hint, children, ...input }: FieldProps) {
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

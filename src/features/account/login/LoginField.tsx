import { useId, type InputHTMLAttributes, type ReactNode } from 'react'

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error: string | undefined
  /** Stands beside the input, inside its row. */
  children?: ReactNode
}

/** A labelled native input with its message. */
export function LoginField({ label, error, children, ...input }: LoginFieldProps) {
  const id = useId()
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-input">
        <input
          id={id}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        {children}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="login-error">
          {error}
        </p>
      )}
    </div>
  )
}

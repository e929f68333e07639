import type { ReactNode } from 'react'
import styles from './plainCheckbox.module.css'

interface PlainCheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  /** Its name, where no text stands beside it. */
  label?: string
  children?: ReactNode
}

/** The browser's own box, for screens that draw a hundred of them: it costs much less than the component library's. */
export const PlainCheckbox = ({ isChecked, onChange, isDisabled, label, children }: PlainCheckboxProps) => (
  <label className={styles.plainCheckbox}>
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      aria-label={label}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children && <span>{children}</span>}
  </label>
)

import type { ReactNode } from 'react'
import styles from './plainCheckbox.module.css'

interface PlainCheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  label?: string
  children?: ReactNode
}

/** Native checkbox, for screens with a hundred of them: much cheaper than antd's. */
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

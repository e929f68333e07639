import { Checkbox } from 'antd'
import type { ReactNode } from 'react'

interface FlagFieldProps {
  id?: string
  value?: string | undefined
  onChange?: (flag: string | undefined) => void
  children: ReactNode
}

/** A filter that is set or not. */
export const FlagField = ({ id, value, onChange, children }: FlagFieldProps) => (
  <Checkbox
    {...(id ? { id } : {})}
    checked={value === 'true'}
    onChange={({ target }) => onChange?.(target.checked ? 'true' : undefined)}
  >
    {children}
  </Checkbox>
)

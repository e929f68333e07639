import { Card } from 'antd'
import { useId, type ReactNode } from 'react'
import './form.css'

interface FormGroupProps {
  title: string
  /** Fields, in two columns where there is room. */
  children: ReactNode
}

/** Some fields of a form under a heading. */
export function FormGroup({ title, children }: FormGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card size="small" title={<h2 id={id}>{title}</h2>} className="form-group">
        <div className="form-grid">{children}</div>
      </Card>
    </section>
  )
}

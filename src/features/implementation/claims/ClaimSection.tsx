import { Card } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { focusHeading } from '@/shared/ui/focusHeading'

interface ClaimSectionProps {
  /** Value of the address parameter that focuses the section: `?at=coverage`. */
  name: string
  title: string
  children: ReactNode
}

/** Section of a claim's page; takes the focus when the address names it. */
export function ClaimSection({ name, title, children }: ClaimSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [params] = useSearchParams()
  const isTarget = params.get('at') === name
  useEffect(() => {
    if (isTarget) focusHeading(heading.current, { scrolls: true })
  }, [isTarget])
  return (
    <section aria-label={title}>
      <Card
        title={
          <h2 ref={heading} tabIndex={-1} className="card-title">
            {title}
          </h2>
        }
      >
        {children}
      </Card>
    </section>
  )
}

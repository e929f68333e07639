import { Card } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { focusHeading } from '@/shared/ui/focusHeading'

interface PartProps {
  /** As an address asks for it: `?at=coverage`. */
  name: string
  title: string
  children: ReactNode
}

/** A part of the page of a claim, which takes the focus where the address asks for it. */
export function Part({ name, title, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [params] = useSearchParams()
  const isAsked = params.get('at') === name
  useEffect(() => {
    if (isAsked) focusHeading(heading.current, { scrolls: true })
  }, [isAsked])
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

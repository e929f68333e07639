import { useId, type ReactNode } from 'react'
import styles from './expert.module.css'

interface ReviewPartProps {
  title: string
  className?: string
  children: ReactNode
}

/** A part of the judgement under its heading. */
export function ReviewPart({ title, className = '', children }: ReviewPartProps) {
  const id = useId()
  return (
    <section className={`${styles.reviewPart} ${className}`} aria-labelledby={id}>
      <h2 id={id} className="card-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

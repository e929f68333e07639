import { useId, type ReactNode } from 'react'
import styles from './expert.module.css'

interface ReviewSectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function ReviewSection({ title, className = '', children }: ReviewSectionProps) {
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

import { Card } from 'antd'
import { useId, type ReactNode } from 'react'
import type texts from '../locales/npv.zh.json'
import { useNpvText } from './useField'

interface SectionProps {
  name: keyof typeof texts.section
  children: ReactNode
}

/** One part of the calculator. */
export function Section({ name, children }: SectionProps) {
  const t = useNpvText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="valuation-section" title={<h2 id={id}>{t(`section.${name}`)}</h2>}>
        {children}
      </Card>
    </section>
  )
}

import { Card } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormName } from '@/shared/form/focusField'
import { headingOf, type SectionName } from '../model/sectionsOf'

interface SectionProps {
  name: SectionName
  children: ReactNode
}

/** One part of the form; the navigation leads to its heading. */
export function Section({ name, children }: SectionProps) {
  const { t } = useTranslation('valuationForm')
  const heading = headingOf(useFormName(), name)
  return (
    <section aria-labelledby={heading}>
      <Card
        className="valuation-section"
        title={
          <h2 id={heading} tabIndex={-1}>
            {t(`section.${name}`)}
          </h2>
        }
      >
        {children}
      </Card>
    </section>
  )
}

/** Fields beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="valuation-grid">{children}</div>
)

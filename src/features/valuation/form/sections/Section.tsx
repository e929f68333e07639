import { CheckCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useFormName } from '@/shared/form/focusField'
import { FormGroup } from '@/shared/form/FormGroup'
import { useText } from '@/shared/texts'
import { checkForm } from '../model/body'
import { headingOf, missingBySection, type SectionName } from '../model/sectionsOf'
import { useFromValues } from '../fields/watching'
import styles from './sections.module.css'

interface SectionProps {
  name: SectionName
  children: ReactNode
}

/** One part of the form; the contents lead to its heading. */
export function Section({ name, children }: SectionProps) {
  const t = useText('valuationForm')
  return (
    <FormGroup
      title={t(`valuationForm:section.${name}`)}
      id={headingOf(useFormName(), name)}
      state={<SectionState name={name} />}
    >
      {children}
    </FormGroup>
  )
}

/** Whether a section is complete, or how much it still needs. */
export function SectionState({ name }: { name: SectionName }) {
  const t = useText('valuationForm')
  const missing = useFromValues((values) => missingBySection(checkForm(values).issues)[name])
  return (
    <span className={styles.state}>
      {missing === 0 ? (
        <>
          <CheckCircleOutlined aria-hidden /> {t('valuationForm:section.done')}
        </>
      ) : (
        t('valuationForm:section.missing', { count: missing })
      )}
    </span>
  )
}

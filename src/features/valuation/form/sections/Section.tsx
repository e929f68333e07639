import { CheckCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormName } from '@/shared/form/focusField'
import { FormGroup } from '@/shared/form/FormGroup'
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
  const { t } = useTranslation('valuationForm')
  return (
    <FormGroup
      title={t(`section.${name}`)}
      id={headingOf(useFormName(), name)}
      state={<SectionState name={name} />}
    >
      {children}
    </FormGroup>
  )
}

/** Whether a section is complete, or how much it still needs. */
export function SectionState({ name }: { name: SectionName }) {
  const { t } = useTranslation('valuationForm')
  const missing = useFromValues((values) => missingBySection(checkForm(values).issues)[name])
  return (
    <span className={styles.state}>
      {missing === 0 ? (
        <>
          <CheckCircleOutlined aria-hidden /> {t('section.done')}
        </>
      ) : (
        t('section.missing', { count: missing })
      )}
    </span>
  )
}

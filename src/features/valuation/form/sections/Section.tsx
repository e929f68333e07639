import { CheckOutlined } from '@ant-design/icons'
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

interface SectionStateProps {
  name: SectionName
  /** A sign or a number alone is seen. */
  isShort?: boolean
}

/** Whether a section is complete, or how much it still needs. */
export function SectionState({ name, isShort = false }: SectionStateProps) {
  const t = useText('valuationForm')
  const missing = useFromValues((values) => missingBySection(checkForm(values).issues)[name])
  const words =
    missing === 0 ? t('valuationForm:section.done') : t('valuationForm:section.missing', { count: missing })
  return (
    <span className={styles.state} data-open={missing > 0 ? '' : undefined}>
      {missing === 0 && <CheckOutlined aria-hidden />}{' '}
      {missing > 0 && isShort && <span aria-hidden>{missing}</span>}
      <span className={isShort ? 'visually-hidden' : undefined}>{words}</span>
    </span>
  )
}

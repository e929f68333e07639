import { CheckOutlined } from '@ant-design/icons'
import { Suspense, useState, type ReactNode } from 'react'
import { useFormName } from '@/shared/form/focusField'
import { FormGroup } from '@/shared/form/FormGroup'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { headingIdOf, startsCollapsed, sectionStateOf, type SectionName } from '../model/formSections'
import { useFromChecks } from '../fields/useValuationValues'
import styles from './sections.module.css'

// Needed for collapsed sections only.
const Summary = lazyWithRetry(async () => ({ default: (await import('./SectionSummary')).SectionSummary }))

interface SectionProps {
  name: SectionName
  children: ReactNode
}

export function Section({ name, children }: SectionProps) {
  const t = useTranslations('valuationForm')
  const isCollapsed = useFromChecks((checks, values) => startsCollapsed(name, values, checks))
  const [wasCollapsed] = useState(isCollapsed)
  return (
    <FormGroup
      title={t(`valuationForm:section.${name}`)}
      id={headingIdOf(useFormName(), name)}
      state={<SectionState name={name} />}
      summary={
        <Suspense>
          <Summary name={name} />
        </Suspense>
      }
      startsFolded={wasCollapsed}
    >
      {children}
    </FormGroup>
  )
}

interface SectionStateProps {
  name: SectionName
  isShort?: boolean
}

export function SectionState({ name, isShort = false }: SectionStateProps) {
  const t = useTranslations('valuationForm', 'parts')
  const state = useFromChecks((checks, values) => sectionStateOf(name, values, checks))
  if (state.kind === 'optional')
    return (
      <span className={styles.state} data-kind="optional">
        {t('parts:form.optional')}
      </span>
    )
  const count = 'count' in state ? state.count : 0
  return (
    <span className={styles.state} data-kind={state.kind}>
      {state.kind === 'done' && <CheckOutlined aria-hidden />}
      {count > 0 && isShort && <span aria-hidden>{count}</span>}
      <span className={isShort || state.kind === 'done' ? 'visually-hidden' : undefined}>
        {t(`valuationForm:section.${state.kind}`, { count })}
      </span>
    </span>
  )
}

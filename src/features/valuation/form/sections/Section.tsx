import { CheckOutlined } from '@ant-design/icons'
import { Suspense, useState, type ReactNode } from 'react'
import { useFormName } from '@/shared/form/focusField'
import { FormGroup } from '@/shared/form/FormGroup'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { headingOf, startsFolded, stateOf, type SectionName } from '../model/sectionsOf'
import { useFromChecks } from '../fields/watching'
import styles from './sections.module.css'

// Told of what is folded away only.
const Summary = lazyWithRetry(async () => ({ default: (await import('./Summary')).Summary }))

interface SectionProps {
  name: SectionName
  children: ReactNode
}

/** One part of the form; the contents lead to its heading. */
export function Section({ name, children }: SectionProps) {
  const t = useTranslations('valuationForm')
  const isAside = useFromChecks((checks, values) => startsFolded(name, values, checks))
  const [wasAside] = useState(isAside)
  return (
    <FormGroup
      title={t(`valuationForm:section.${name}`)}
      id={headingOf(useFormName(), name)}
      state={<SectionState name={name} />}
      summary={
        <Suspense>
          <Summary name={name} />
        </Suspense>
      }
      startsFolded={wasAside}
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

/** Whether a section is complete, or how much in it is still to be done. */
export function SectionState({ name, isShort = false }: SectionStateProps) {
  const t = useTranslations('valuationForm', 'parts')
  const state = useFromChecks((checks, values) => stateOf(name, values, checks))
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

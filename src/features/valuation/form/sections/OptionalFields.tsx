import type { ReactNode } from 'react'
import { MoreFields } from '@/shared/form/FormGroup'
import { useFromValues } from '../fields/useValuationValues'
import { hasAnyValue } from '../model/formSections'

interface OptionalFieldsProps {
  title: string
  holds: readonly string[]
  children: ReactNode
}

/** Fields of a section that few users need; hidden ones do not expand it. */
export function OptionalFields({ title, holds, children }: OptionalFieldsProps) {
  const isEmpty = useFromValues((values) => !hasAnyValue(holds, values))
  return (
    <MoreFields title={title} fieldPrefixes={holds} isEmpty={isEmpty}>
      {children}
    </MoreFields>
  )
}

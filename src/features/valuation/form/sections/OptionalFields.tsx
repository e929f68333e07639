import type { ReactNode } from 'react'
import { MoreFields } from '@/shared/form/FormGroup'
import { useFromValues } from '../fields/watching'
import { hold } from '../model/sectionsOf'

interface OptionalFieldsProps {
  title: string
  holds: readonly string[]
  children: ReactNode
}

/** Fields of a section that few need; those of them that are not asked for do not open it. */
export function OptionalFields({ title, holds, children }: OptionalFieldsProps) {
  const isEmpty = useFromValues((values) => !hold(holds, values))
  return (
    <MoreFields title={title} holds={holds} isEmpty={isEmpty}>
      {children}
    </MoreFields>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { apiQuery } from '@/shared/api'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { Concept } from '@/features/concepts/model/answers'
import { renderComponent } from './showPart'

interface PartProps {
  id: string
  part: ComponentType<{ concept: Concept }>
}

/** A part of its page, given the concept as it is read, and read again. */
function Opened({ id, part: Part }: PartProps) {
  const { data } = useQuery(apiQuery(conceptApi.detail, { path: { id } }))
  return data ? <Part concept={data} /> : null
}

/** Shows a part of a concept's page, over the mock backend. */
export const showConceptPart = (part: PartProps['part'], id: string, as: string) =>
  renderComponent(<Opened id={id} part={part} />, { as })

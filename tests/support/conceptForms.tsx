import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { apiQuery } from '@/shared/api'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { Concept } from '@/features/concepts/model/answers'
import { renderComponent } from './renderComponent'

interface PartProps {
  id: string
  part: ComponentType<{ concept: Concept }>
}

function ConceptPart({ id, part: Part }: PartProps) {
  const { data } = useQuery(apiQuery(conceptApi.detail, { path: { id } }))
  return data ? <Part concept={data} /> : null
}

/** Renders a part of a concept's page with the mock backend. */
export const renderConceptPart = (part: PartProps['part'], id: string, as: string) =>
  renderComponent(<ConceptPart id={id} part={part} />, { as })

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { conceptApi } from '../api'

/** One concept. */
export function ConceptPage() {
  const { id = '' } = useParams()
  const { data } = useQuery(read(conceptApi.detail, { path: { id } }))
  return <PageTitle title={data?.name ?? id} />
}

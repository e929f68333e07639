import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { InlineError } from '@/shared/ui/InlineError'
import { conceptApi } from '../model/concepts.api'
import { conceptAddress } from '../statistics/figures'

const MAX_CONCEPTS = 10

interface RelatedConceptsProps {
  /** Search term, such as a target or a drug. */
  keyword: string
  empty: string
}

/** Project concepts on a subject, for the pages of other features. */
export function RelatedConcepts({ keyword, empty }: RelatedConceptsProps) {
  const { data, error, refetch } = useQuery(
    apiQuery(conceptApi.list, { query: { keyword, pageNum: 1, pageSize: MAX_CONCEPTS } }),
  )
  if (error) return <InlineError failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (data.rows.length === 0) return empty
  return (
    <table className="data-table">
      <tbody>
        {data.rows.map((concept) => (
          <tr key={concept.id}>
            <th scope="row">
              <Link to={conceptAddress(concept)}>{concept.name || concept.code || concept.id}</Link>
            </th>
            <td>{concept.organisation}</td>
            <td>{concept.indication}</td>
            <td>
              <DictTag type="poc_status" value={concept.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

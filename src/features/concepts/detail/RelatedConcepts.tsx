import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { FailureLine } from '@/shared/ui/FailureLine'
import { conceptApi } from '../model/concepts.api'
import { conceptAddress } from '../statistics/marks'

/** Of the concepts that are found. */
const MOST = 10

interface RelatedConceptsProps {
  /** What they name: a target, a drug. */
  keyword: string
  /** Said where there are none. */
  empty: string
}

/** Project concepts about something, for a page of another area. */
export function RelatedConcepts({ keyword, empty }: RelatedConceptsProps) {
  const { data, error, refetch } = useQuery(
    read(conceptApi.list, { query: { keyword, pageNum: 1, pageSize: MOST } }),
  )
  if (error) return <FailureLine failure={error} onRetry={() => void refetch()} />
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

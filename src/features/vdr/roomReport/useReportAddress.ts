import { useSearchParams } from 'react-router-dom'
import { changeSearchParams } from '@/shared/list/searchParams'

/** URL state of a report in its room: the side pane shows evidence, or adds it to an assumption. */
export function useReportAddress() {
  const [params] = useSearchParams()
  const link = (changes: Readonly<Record<string, string | undefined>>) => {
    const cleared = { evidence: undefined, cite: undefined, replace: undefined }
    return `?${changeSearchParams(params, { ...cleared, ...changes })}`
  }
  return {
    reportId: params.get('report'),
    evidenceId: params.get('evidence'),
    /** Key of the assumption that gets evidence. */
    citing: params.get('cite'),
    /** True when another place is chosen for the evidence in the side pane. */
    isReplacing: params.get('replace') !== null,
    listAddress: link({ report: undefined }),
    reportAddress: (id: string) => link({ report: id }),
    evidenceAddress: (id: string) => link({ evidence: id }),
    replaceAddress: (id: string) => link({ evidence: id, replace: '1' }),
    citeAddress: (field: string) => link({ cite: field }),
    /** Report without a side pane. */
    aloneAddress: link({}),
  }
}

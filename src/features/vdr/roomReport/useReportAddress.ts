import { useSearchParams } from 'react-router-dom'
import { changedAddress } from '@/shared/list/address'

/** What the address says of a report in its room: beside it stands a piece of evidence, or an assumption is given some. */
export function useReportAddress() {
  const [params] = useSearchParams()
  const link = (changes: Readonly<Record<string, string | undefined>>) => {
    const nothing = { evidence: undefined, cite: undefined, replace: undefined }
    return `?${changedAddress(params, { ...nothing, ...changes })}`
  }
  return {
    reportId: params.get('report'),
    evidenceId: params.get('evidence'),
    /** The assumption that gets evidence. */
    citing: params.get('cite'),
    /** Of the evidence that stands beside the report, another place is to be named. */
    isReplacing: params.get('replace') !== null,
    listAddress: link({ report: undefined }),
    reportAddress: (id: string) => link({ report: id }),
    evidenceAddress: (id: string) => link({ evidence: id }),
    replaceAddress: (id: string) => link({ evidence: id, replace: '1' }),
    citeAddress: (field: string) => link({ cite: field }),
    /** The report alone. */
    aloneAddress: link({}),
  }
}

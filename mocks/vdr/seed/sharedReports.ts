import { inDays } from '../../rooms/seed/times'
import { reports } from '../../valuation/store'
import { sharedReports } from '../sharedReports'

/** The third version of a report, with evidence, in the room that tells a story; the buyer's tag sees it. */
sharedReports.seed(() => [
  {
    id: '1',
    roomId: '1',
    reportId: '102',
    version: 3,
    calculation: reports.require('102').versions[2]!,
    sharedBy: '系统管理员',
    sharedTime: inDays(-6),
    tagIds: ['2'],
  },
])

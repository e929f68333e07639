import { sumAmounts } from '@/shared/lib/cents'
import { whenProjectStarts } from './arrivals'
import { agreements, aPlanned } from './funds'
import { instalments } from './store'

/** A number that no agreement has. */
function freeNo(wanted: string, projectCode: string): string {
  const isTaken = agreements.all().some(({ no }) => no === wanted)
  return isTaken ? `${wanted}-${projectCode}` : wanted
}

// What was planned with the concept is an agreement of its project from the first day on.
whenProjectStarts((project, _concept, plan) => {
  if (!plan || plan.instalments.length === 0) return
  const { contractNo, signedOn, account, instalments: planned } = plan
  const agreement = agreements.add({
    version: 1,
    no: freeNo(contractNo, project.code),
    projectId: project.id,
    type: 'equity',
    payee: project.organisation || project.name,
    account: account ?? '',
    currency: project.currency,
    total: sumAmounts(planned.map(({ amount }) => amount)),
    signedOn,
    contract: [],
    updatedBy: project.updatedBy,
  })
  const now = { by: project.updatedBy, time: project.createTime }
  for (const [index, { due, amount }] of planned.toSorted((a, b) => a.due.localeCompare(b.due)).entries())
    instalments.add(aPlanned(agreement, { no: index + 1, due, amount, milestoneId: null }, now))
})

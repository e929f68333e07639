import { sumAmounts } from '@/shared/lib/cents'
import { onProjectStart } from './startProject'
import { agreements, makePlannedInstalment } from './funds'
import { instalments } from './store'

/** Appends the project code if the number is taken. */
function uniqueNo(wanted: string, projectCode: string): string {
  const isTaken = agreements.all().some(({ no }) => no === wanted)
  return isTaken ? `${wanted}-${projectCode}` : wanted
}

// A payment plan entered with the concept becomes an agreement when the project starts.
onProjectStart((project, _concept, plan) => {
  if (!plan || plan.instalments.length === 0) return
  const { contractNo, signedOn, account, instalments: planned } = plan
  const agreement = agreements.add({
    version: 1,
    no: uniqueNo(contractNo, project.code),
    projectId: project.id,
    type: 'equity',
    payee: project.organisation || project.name,
    account: account ?? '',
    currency: project.currency,
    total: sumAmounts(planned.map(({ amount }) => amount)),
    signedOn,
    excessReason: '',
    contract: [],
    earlierRecipients: [],
    updatedBy: project.updatedBy,
  })
  const now = { by: project.updatedBy, time: project.createTime }
  for (const [index, { due, amount }] of planned.toSorted((a, b) => a.due.localeCompare(b.due)).entries())
    instalments.add(makePlannedInstalment(agreement, { no: index + 1, due, amount, milestoneId: null }, now))
})

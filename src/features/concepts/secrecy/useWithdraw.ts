import { call } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'
import { useFailureDialog } from '../model/useFailureDialog'

type AppliedConcept = Pick<Concept, 'id' | 'version' | 'name' | 'code' | 'secrecyParties'>

/** Withdraws the application for an agreement, and offers to apply again with the same parties. */
export function useWithdraw() {
  const t = useTranslations('conceptsHalls')
  const notifyFailure = useFailureDialog()
  const offerUndo = useUndoNotice()
  const withdraw = useConceptMutation(conceptApi.withdrawSecrecy)
  const apply = useConceptMutation(conceptApi.applySecrecy)
  return async ({ id, version, name, code, secrecyParties: parties }: AppliedConcept) => {
    const named = { name: name || code || id }
    const result = await withdraw({ body: { id, version } })
    if (!result.ok) return notifyFailure(t('conceptsHalls:secrecy.notWithdrawn', named), result)
    const withdrawn = result.data
    offerUndo(
      t('conceptsHalls:secrecy.withdrawn', named),
      parties && withdrawn
        ? () => apply({ body: { id, version: withdrawn.version, ...parties } })
        : undefined,
    )
  }
}

/** For a row: loads the concept first, because the parties are dropped on withdrawal. */
export function useWithdrawRow() {
  const t = useTranslations('conceptsHalls')
  const notifyFailure = useFailureDialog()
  const withdraw = useWithdraw()
  return async (id: string, name: string) => {
    const concept = await call(conceptApi.detail, { path: { id } })
    if (concept.ok) await withdraw(concept.data)
    else notifyFailure(t('conceptsHalls:secrecy.notWithdrawn', { name }), concept)
  }
}

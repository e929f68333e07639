import { call } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useChange } from '../model/useChange'
import { useFailureDialog } from '../model/useFailureDialog'

type Applied = Pick<Concept, 'id' | 'version' | 'name' | 'code' | 'secrecyParties'>

/** Withdraws the application for an agreement at once, and offers to apply again with the same parties. */
export function useWithdraw() {
  const t = useTranslations('conceptsHalls')
  const tellFailure = useFailureDialog()
  const offerUndo = useUndoNotice()
  const withdraw = useChange(conceptApi.withdrawSecrecy)
  const apply = useChange(conceptApi.applySecrecy)
  return async ({ id, version, name, code, secrecyParties: parties }: Applied) => {
    const named = { name: name || code || id }
    const result = await withdraw({ body: { id, version } })
    if (!result.ok) return tellFailure(t('conceptsHalls:secrecy.notWithdrawn', named), result)
    const now = result.data
    offerUndo(
      t('conceptsHalls:secrecy.withdrawn', named),
      parties && now ? () => apply({ body: { id, version: now.version, ...parties } }) : undefined,
    )
  }
}

/** The same for a concept of which no more than its row is known: the parties are read before they are dropped. */
export function useWithdrawRow() {
  const t = useTranslations('conceptsHalls')
  const tellFailure = useFailureDialog()
  const withdraw = useWithdraw()
  return async (id: string, name: string) => {
    const concept = await call(conceptApi.detail, { path: { id } })
    if (concept.ok) await withdraw(concept.data)
    else tellFailure(t('conceptsHalls:secrecy.notWithdrawn', { name }), concept)
  }
}

import { mayHaveSucceeded, type Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { ofOne } from '@/shared/workflow/batchOfOne'
import { useFailureDialog } from '../model/useFailureDialog'
import { useArchive, type ArchiveAction } from './useArchive'

const INVERSE = { seal: 'unseal', unseal: 'seal' } as const satisfies Record<ArchiveAction, ArchiveAction>

/**
 * Archives or restores a single concept and offers to undo it; a failure is shown in a dialog. Resolves to true on
 * success.
 */
export function useArchiveOne(action: ArchiveAction) {
  const t = useTranslations('conceptsHalls')
  const notifyFailure = useFailureDialog()
  const offerUndo = useUndoNotice()
  const send = useArchive(action)
  const sendBack = useArchive(INVERSE[action])

  /** Returns the result, or null after the user was notified of a failure. */
  function resultOrNotify(result: Result<unknown>, direction: ArchiveAction, name: string) {
    if (result.ok) return result
    notifyFailure(
      t(`conceptsHalls:seal.${direction}.failed`, { name }),
      result,
      mayHaveSucceeded(result) && <p>{t('conceptsHalls:seal.unknown')}</p>,
    )
    return null
  }

  return async (id: string, name: string) => {
    if (!resultOrNotify(await ofOne(send([id])), action, name)) return false
    offerUndo(t(`conceptsHalls:seal.${action}.one`, { name }), async () =>
      resultOrNotify(await ofOne(sendBack([id])), INVERSE[action], name),
    )
    return true
  }
}

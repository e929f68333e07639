import { isUncertain, type Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { ofOne } from '@/shared/workflow/batchOfOne'
import { useFailureDialog } from '../model/useFailureDialog'
import { useSeal, type SealAction } from './useSeal'

const BACK = { seal: 'unseal', unseal: 'seal' } as const satisfies Record<SealAction, SealAction>

/**
 * Moves one concept into the archive or out of it at once, and offers to take that back; a dialog only where it failed.
 * Answers whether it was moved.
 */
export function useSealOne(action: SealAction) {
  const t = useTranslations('conceptsHalls')
  const tellFailure = useFailureDialog()
  const offerUndo = useUndoNotice()
  const there = useSeal(action)
  const back = useSeal(BACK[action])

  /** What became of it; null where nothing did, and the user has been told why. */
  function told(result: Result<unknown>, which: SealAction, name: string) {
    if (result.ok) return result
    tellFailure(
      t(`conceptsHalls:seal.${which}.failed`, { name }),
      result,
      isUncertain(result) && <p>{t('conceptsHalls:seal.unknown')}</p>,
    )
    return null
  }

  return async (id: string, name: string) => {
    if (!told(await ofOne(there([id])), action, name)) return false
    offerUndo(t(`conceptsHalls:seal.${action}.one`, { name }), async () =>
      told(await ofOne(back([id])), BACK[action], name),
    )
    return true
  }
}

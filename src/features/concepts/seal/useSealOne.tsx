import { App } from 'antd'
import { isUncertain, type Result } from '@/shared/api'
import { useText } from '@/shared/texts'
import { FailureText } from '@/shared/ui/FailureText'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { ofOne } from '@/shared/workflow/batchOfOne'
import { useSeal, type SealAction } from './useSeal'

const BACK = { seal: 'unseal', unseal: 'seal' } as const satisfies Record<SealAction, SealAction>

/** Moves one concept into the archive or out of it at once, and offers to take that back; a dialog only where it failed. */
export function useSealOne(action: SealAction) {
  const t = useText('conceptsHalls', 'parts')
  const { modal } = App.useApp()
  const offerUndo = useUndoNotice()
  const there = useSeal(action)
  const back = useSeal(BACK[action])

  /** What became of it; null where nothing did, and the user has been told why. */
  function told(result: Result<unknown>, which: SealAction, name: string) {
    if (result.ok) return result
    modal.error({
      title: t(`conceptsHalls:seal.${which}.failed`, { name }),
      content: (
        <>
          <FailureText failure={result} />
          {isUncertain(result) && <p>{t('conceptsHalls:seal.unknown')}</p>}
        </>
      ),
      okText: t('actions.close'),
    })
    return null
  }

  return async (id: string, name: string) => {
    if (!told(await ofOne(there([id])), action, name)) return
    offerUndo(t(`conceptsHalls:seal.${action}.one`, { name }), async () =>
      told(await ofOne(back([id])), BACK[action], name),
    )
  }
}

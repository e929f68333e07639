import type { NamedDraft } from '@/shared/form/drafts'
import { dropDraft, saveDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { MAX_DRAFTS, draftTitle } from './newDrafts'

export function useEndDraft() {
  const t = useTranslations('valuationForm')
  const offerUndo = useUndoNotice()
  return (draft: NamedDraft, reason: 'deleted' | 'crowded', onUndone?: () => void) => {
    dropDraft(draft.name)
    const name = draftTitle(draft) || t('valuationForm:drafts.unnamed')
    offerUndo(t(`valuationForm:drafts.${reason}`, { name, most: MAX_DRAFTS }), () => {
      saveDraft(draft.name, draft.values)
      onUndone?.()
    })
  }
}

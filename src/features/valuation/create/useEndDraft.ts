import type { NamedDraft } from '@/shared/form/drafts'
import { dropDraft, keepDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { MAX_DRAFTS, subjectOf } from './drafts'

/** Ends a draft and offers to take that back. */
export function useEndDraft() {
  const t = useTranslations('valuationForm')
  const offerUndo = useUndoNotice()
  return (draft: NamedDraft, why: 'deleted' | 'crowded', onTakenBack?: () => void) => {
    dropDraft(draft.name)
    const name = subjectOf(draft) || t('valuationForm:drafts.unnamed')
    offerUndo(t(`valuationForm:drafts.${why}`, { name, most: MAX_DRAFTS }), () => {
      keepDraft(draft.name, draft.values)
      onTakenBack?.()
    })
  }
}

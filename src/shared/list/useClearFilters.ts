import { useTranslations } from '@/shared/i18n'
import { useScreenUndoNotice } from '@/shared/ui/useUndoNotice'

type Filters = Readonly<Record<string, string | undefined>>

/** Removes filters, all or those named, and offers to undo it for a while. */
export function useClearFilters(filters: Filters, filter: (filters: Filters) => void) {
  const t = useTranslations('parts')
  const offerUndo = useScreenUndoNotice()
  return (names: readonly string[] = Object.keys(filters)) => {
    filter(Object.fromEntries(names.map((name) => [name, undefined])))
    offerUndo(t('parts:filter.cleared'), () =>
      filter(Object.fromEntries(names.map((name) => [name, filters[name]]))),
    )
  }
}

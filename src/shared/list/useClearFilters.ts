import { useTranslations } from '@/shared/i18n'
import { useUndoHere } from '@/shared/ui/useUndoNotice'

type Filters = Readonly<Record<string, string | undefined>>

/** Takes filters away, all or those named, and offers for a while to take that back. */
export function useClear(filters: Filters, filter: (filters: Filters) => void) {
  const t = useTranslations('parts')
  const offerUndo = useUndoHere()
  return (names: readonly string[] = Object.keys(filters)) => {
    filter(Object.fromEntries(names.map((name) => [name, undefined])))
    offerUndo(t('parts:filter.cleared'), () =>
      filter(Object.fromEntries(names.map((name) => [name, filters[name]]))),
    )
  }
}

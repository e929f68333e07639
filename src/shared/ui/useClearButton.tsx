import { CloseCircleFilled } from '@ant-design/icons'
import { useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'

/** What empties a field, named in the reader's language: the library's own name for it is English everywhere. */
export function useClearButton() {
  const label = useTranslations('common')('actions.clear')
  return useMemo(() => ({ label, clearIcon: <CloseCircleFilled aria-label={label} /> }), [label])
}

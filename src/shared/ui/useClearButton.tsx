import { CloseCircleFilled } from '@ant-design/icons'
import { useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'

/** Clear button with a translated name: antd's own is always English. */
export function useClearButton() {
  const label = useTranslations('common')('actions.clear')
  return useMemo(() => ({ label, clearIcon: <CloseCircleFilled aria-label={label} /> }), [label])
}

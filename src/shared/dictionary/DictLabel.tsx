import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { Dictionary } from './dictionary.api'
import { codesIn, type Coded } from './codedValue'
import { useDictionary } from './useDictionary'

interface DictLabelProps {
  type: Dictionary
  value: Coded
}

/** Labels of a coded value as text; unknown values are shown as received. */
export function DictLabel({ type, value }: DictLabelProps) {
  const t = useTranslations('parts')
  const { entries, labelOf } = useDictionary(type)
  const codes = codesIn(value, entries)
  if (codes.length === 0) return EMPTY_VALUE
  return codes.map(({ code, entry }) => labelOf(code, entry)).join(t('parts:dictionary.separator'))
}

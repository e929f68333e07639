import type { FieldProps } from '@/shared/form/Field'
import { LongField } from '@/shared/form/fields'
import { useTranslations } from '@/shared/i18n'
import { TEXT_LIMITS, type TextLimit } from '../../domain/limits'

/** Words that have to be said, with how many characters they may have. */
export function WordsField({ limit, ...field }: Pick<FieldProps, 'name' | 'label'> & { limit: TextLimit }) {
  const t = useTranslations('conceptsDetail')
  const { min, max } = TEXT_LIMITS[limit]
  return <LongField {...field} hint={t('conceptsDetail:length', { min, max })} minRows={4} />
}

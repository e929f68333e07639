import { DictField } from '@/shared/form/DictField'
import { FieldNotes } from '../../components/FieldNotes'
import type { FieldProps } from '@/shared/form/Field'
import { TextAreaField } from '@/shared/form/textFields'
import { useTranslations } from '@/shared/i18n'
import { TEXT_LIMITS, type TextLimit } from '../../domain/limits'

export const OpinionFields = () => <LimitedTextField name="opinion" limit="opinion" />

export const FirstReturnFields = () => (
  <>
    <DictField name="reasonClass" type="poc_return_reason" />
    <LimitedTextField name="reason" limit="reason" />
    <FieldNotes stage="first" />
  </>
)

export const AfterReturnFields = () => <LimitedTextField name="reason" limit="reason" />

function LimitedTextField({ limit, ...field }: Pick<FieldProps, 'name' | 'label'> & { limit: TextLimit }) {
  const t = useTranslations('conceptsDetail')
  const { min, max } = TEXT_LIMITS[limit]
  return <TextAreaField {...field} hint={t('conceptsDetail:length', { min, max })} minRows={4} />
}

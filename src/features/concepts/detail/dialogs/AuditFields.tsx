import { DictField } from '@/shared/form/DictField'
import { FieldNotes } from '../../components/FieldNotes'
import type { FieldProps } from '@/shared/form/Field'
import { LongField } from '@/shared/form/fields'
import { useTranslations } from '@/shared/i18n'
import { TEXT_LIMITS, type TextLimit } from '../../domain/limits'

/** What is said by whoever passes the first stage. */
export const OpinionFields = () => <WordsField name="opinion" limit="opinion" />

/** Why the first stage is given back, with notes on its fields. */
export const FirstReturnFields = () => (
  <>
    <DictField name="reasonClass" type="poc_return_reason" />
    <WordsField name="reason" limit="reason" />
    <FieldNotes stage="first" />
  </>
)

/** Why the information after the decision is given back. */
export const AfterReturnFields = () => <WordsField name="reason" limit="reason" />

/** Words that have to be said, with how many characters they may have. */
function WordsField({ limit, ...field }: Pick<FieldProps, 'name' | 'label'> & { limit: TextLimit }) {
  const t = useTranslations('conceptsDetail')
  const { min, max } = TEXT_LIMITS[limit]
  return <LongField {...field} hint={t('conceptsDetail:length', { min, max })} minRows={4} />
}

import { Form } from 'antd'
import type { ReactNode } from 'react'
import { SchemaForm } from '@/shared/form/SchemaForm'
import type { Values } from '@/shared/form/SchemaFields'
import type { SchemaFormState } from '@/shared/form/useSchemaForm'
import { isConflict } from '@/shared/workflow/conflict'
import { UnmetList } from '@/shared/workflow/UnmetList'
import { useTranslations } from '@/shared/i18n'
import type { Unmet } from '../domain/workflow'
import { conceptWords } from '../model/words'
import styles from './expert.module.css'

interface ReviewFormProps {
  form: SchemaFormState
  submitText: string
  /** What is in the way of a submit now; what was typed stays all the same. */
  unmetFor: (values: Values) => readonly Unmet[]
  /** The fields. */
  children: ReactNode
}

/** A form of this area: lists what is wrong, and says what is in the way. */
export function ReviewForm({ form, submitText, unmetFor, children }: ReviewFormProps) {
  const t = useTranslations('concepts', 'workflow')
  const unmet = unmetFor(Form.useWatch([], form.fields) ?? form.first)
  return (
    <SchemaForm
      form={form}
      submitText={submitText}
      listsWrong
      isHeld={unmet.length > 0}
      foot={
        <>
          {form.failure && isConflict(form.failure) && <p>{t('concepts:conflict')}</p>}
          {unmet.length > 0 && !form.isBusy && (
            <div className={styles.reviewUnmet}>
              <p>{t('workflow:unmet.title')}</p>
              <UnmetList flow={conceptWords} unmet={unmet} />
            </div>
          )}
        </>
      }
    >
      {children}
    </SchemaForm>
  )
}

import { Form } from 'antd'
import type { ReactNode } from 'react'
import { SchemaForm } from '@/shared/form/SchemaForm'
import type { Values } from '@/shared/form/SchemaFields'
import type { SchemaFormState } from '@/shared/form/useSchemaForm'
import { isConflict } from '@/shared/workflow/versionConflict'
import { UnmetConditionList } from '@/shared/workflow/UnmetConditionList'
import { useTranslations } from '@/shared/i18n'
import type { UnmetCondition } from '../domain/conceptWorkflow'
import { conceptTexts } from '../model/conceptTexts'
import styles from './expert.module.css'

interface ReviewFormProps {
  form: SchemaFormState
  submitText: string
  /** Conditions that block a submit now; input is kept meanwhile. */
  getUnmetConditions: (values: Values) => readonly UnmetCondition[]
  children: ReactNode
}

export function ReviewForm({ form, submitText, getUnmetConditions, children }: ReviewFormProps) {
  const t = useTranslations('concepts', 'workflow')
  const unmetConditions = getUnmetConditions(Form.useWatch([], form.fields) ?? form.first)
  return (
    <SchemaForm
      form={form}
      submitText={submitText}
      listsErrors
      isBlocked={unmetConditions.length > 0}
      foot={
        <>
          {form.failure && isConflict(form.failure) && <p>{t('concepts:conflict')}</p>}
          {unmetConditions.length > 0 && !form.isBusy && (
            <div className={styles.reviewUnmet}>
              <p>{t('workflow:unmet.title')}</p>
              <UnmetConditionList flow={conceptTexts} unmetConditions={unmetConditions} />
            </div>
          )}
        </>
      }
    >
      {children}
    </SchemaForm>
  )
}

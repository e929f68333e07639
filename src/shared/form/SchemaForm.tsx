import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { DraftNotice, DraftThreats } from './DraftNotice'
import { InvalidFields } from './FieldLinks'
import type { FieldPath } from './fieldPath'
import { fieldElement, stepOf } from './focusField'
import { labelOf, useIssueText } from './formContext'
import { checkOnce } from './validation'
import styles from './form.module.css'
import { SchemaFields } from './SchemaFields'
import { SubmitErrorAlert } from './SubmitErrorAlert'
import type { SchemaFormState } from './useSchemaForm'
import { useFormValue } from './useFormValue'

interface FormSubmitProps {
  form: SchemaFormState
  submitText: string
  isBlocked?: boolean
  foot?: ReactNode
  secondary?: ReactNode
  /** Says how to check if the submit arrived, if the server did not answer. */
  checkHint?: ReactNode
}

export const FormSubmit = ({
  form,
  submitText,
  isBlocked = false,
  foot,
  secondary,
  checkHint,
}: FormSubmitProps) => (
  <>
    {form.failure && <SubmitErrorAlert failure={form.failure} checkHint={checkHint} />}
    {foot}
    <div className={styles.end}>
      {secondary}
      <Button type="primary" htmlType="submit" loading={form.isBusy} disabled={form.isWaiting || isBlocked}>
        {submitText}
      </Button>
    </div>
  </>
)

interface FormFooterProps extends Omit<FormSubmitProps, 'submitText'> {
  /** Absent if the submit button is elsewhere: in a surrounding dialog, which shows the error, or in a bar. */
  submitText?: string
  listsErrors?: boolean
}

export function FormFooter({ submitText, listsErrors = false, ...submit }: FormFooterProps) {
  const t = useTranslations('parts')
  const { form } = submit
  return (
    <>
      {form.isChecked && <FormErrors form={form} isAll={listsErrors} />}
      {form.isWaiting && (
        <p role="status" className={styles.waiting}>
          {t('parts:form.waiting')}
        </p>
      )}
      {submitText !== undefined && <FormSubmit {...submit} submitText={submitText} />}
    </>
  )
}

function FormErrors({ form, isAll }: { form: SchemaFormState; isAll: boolean }) {
  const t = useTranslations('parts')
  const issueText = useIssueText(form.customMessage)
  const issues = useFormValue((values) => checkOnce<unknown, string>(form.schema, values).issues)
  function isVisible(path: FieldPath) {
    const field = fieldElement(form.name, path)
    return field !== null && (stepOf(field) ?? form.step) === form.step
  }
  // An error without a visible field would block the form silently.
  const listed = issues.filter(({ path }) => isAll || !isVisible(path))
  return (
    listed.length > 0 && (
      <InvalidFields
        title={t('parts:form.wrong', { count: listed.length })}
        fields={listed.map((issue) => ({
          path: issue.path,
          label: labelOf(form.labels, issue.path),
          text: issueText(issue),
        }))}
      />
    )
  )
}

interface FormFrameProps {
  form: SchemaFormState
  restoredText?: string
  className?: string
  children: ReactNode
}

export function FormFrame({ form, restoredText, className = '', children }: FormFrameProps) {
  const t = useTranslations('parts')
  return (
    <>
      {form.restored && (
        <DraftNotice
          title={
            restoredText ?? t(form.restored.isPartial ? 'parts:form.restoredPart' : 'parts:form.restored')
          }
          time={form.restored.time}
          dropped={{ fields: form.restored.dropped, labels: form.labels }}
          action={{ text: t('parts:form.restart'), onClick: form.restart }}
          onClose={form.closeRestored}
        />
      )}
      {form.draft && <DraftThreats draft={form.draft} onTake={form.take} />}
      <SchemaFields
        form={form.fields}
        name={form.name}
        schema={form.schema}
        labels={form.labels}
        customMessage={form.customMessage}
        remark={form.remark}
        note={form.note}
        trackSending={form.trackSending}
        initialValues={form.first}
        onType={form.follow}
        onLeave={form.settle}
        onSend={form.send}
        className={className}
      >
        {children}
      </SchemaFields>
    </>
  )
}

/** Fields of {@link useSchemaForm} with everything about their state: restored, invalid, rejected, or unanswered. */
export const SchemaForm = ({ className, children, ...footer }: FormFrameProps & FormFooterProps) => (
  <FormFrame form={footer.form} {...(className === undefined ? {} : { className })}>
    {children}
    <FormFooter {...footer} />
  </FormFrame>
)

import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { DraftNote } from './DraftNotice'
import { WrongFields } from './FieldLinks'
import type { FieldPath } from './fieldPath'
import { fieldElement, stepOf } from './focusField'
import { labelOf, useIssueText } from './formContext'
import { checkOnce } from './validation'
import styles from './form.module.css'
import { SchemaFields } from './SchemaFields'
import { SubmitFailure } from './SubmitErrorAlert'
import type { SchemaFormState } from './useSchemaForm'
import { useValues } from './useFormValue'

interface FormSubmitProps {
  form: SchemaFormState
  submitText: string
  /** Something is in the way of a submit. */
  isHeld?: boolean
  /** Above the button. */
  foot?: ReactNode
  /** Before it: another one. */
  beside?: ReactNode
  /** Where to see whether a submit without an answer arrived. */
  look?: ReactNode
}

/** The submit of a form, and why the last one was not taken. */
export const FormSubmit = ({ form, submitText, isHeld = false, foot, beside, look }: FormSubmitProps) => (
  <>
    {form.failure && <SubmitFailure failure={form.failure} look={look} />}
    {foot}
    <div className={styles.end}>
      {beside}
      <Button type="primary" htmlType="submit" loading={form.isBusy} disabled={form.isWaiting || isHeld}>
        {submitText}
      </Button>
    </div>
  </>
)

interface FormEndProps extends Omit<FormSubmitProps, 'submitText'> {
  /** Absent where the submit stands elsewhere: in a dialog around, which says why it did not succeed, or in a bar. */
  submitText?: string
  /** Everything that is wrong is listed too: for forms that are longer than a screen. */
  listsWrong?: boolean
}

/** Where a form ends: what is wrong with it, why it was not taken, and its submit. */
export function FormEnd({ submitText, listsWrong = false, ...submit }: FormEndProps) {
  const t = useTranslations('parts')
  const { form } = submit
  return (
    <>
      {form.isChecked && <Wrong form={form} isAll={listsWrong} />}
      {form.isWaiting && (
        <p role="status" className={styles.waiting}>
          {t('parts:form.waiting')}
        </p>
      )}
      {submitText !== undefined && <FormSubmit {...submit} submitText={submitText} />}
    </>
  )
}

/** What is wrong; shrinks as it is mended. */
function Wrong({ form, isAll }: { form: SchemaFormState; isAll: boolean }) {
  const t = useTranslations('parts')
  const issueText = useIssueText(form.customMessage)
  const issues = useValues((values) => checkOnce<unknown, string>(form.schema, values).issues)
  function isInSight(path: FieldPath) {
    const field = fieldElement(form.name, path)
    return field !== null && (stepOf(field) ?? form.step) === form.step
  }
  // What has no field in sight would hold the form up without a word.
  const listed = issues.filter(({ path }) => isAll || !isInSight(path))
  return (
    listed.length > 0 && (
      <WrongFields
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
  /** Where what was restored has another name. */
  restoredText?: string
  className?: string
  children: ReactNode
}

/** The fields of {@link useSchemaForm}, and above them what was restored. */
export function FormFrame({ form, restoredText, className = '', children }: FormFrameProps) {
  const t = useTranslations('parts')
  return (
    <>
      {form.restored && (
        <DraftNote
          title={restoredText ?? t(form.restored.isPart ? 'parts:form.restoredPart' : 'parts:form.restored')}
          action={{ text: t('parts:form.restart'), onClick: form.startAfresh }}
          onClose={form.closeRestored}
        />
      )}
      <SchemaFields
        form={form.fields}
        name={form.name}
        schema={form.schema}
        labels={form.labels}
        customMessage={form.customMessage}
        remark={form.remark}
        note={form.note}
        beginSending={form.beginSending}
        start={form.first}
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

/** The fields of {@link useSchemaForm} with what is to be said of them: restored, wrong, refused, not answered. */
export const SchemaForm = ({ className, children, ...end }: FormFrameProps & FormEndProps) => (
  <FormFrame form={end.form} {...(className === undefined ? {} : { className })}>
    {children}
    <FormEnd {...end} />
  </FormFrame>
)

import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote } from './DraftNote'
import { WrongFields } from './FieldLinks'
import { hasField } from './focusField'
import { labelOf, useIssueText } from './formContext'
import { SchemaFields } from './SchemaFields'
import { SubmitFailure } from './SubmitFailure'
import type { SchemaFormState } from './useSchemaForm'

interface SchemaFormProps {
  form: SchemaFormState
  /** Absent where a dialog around has the button, and says why a submit did not succeed. */
  submitText?: string
  /** Everything that is wrong is listed too: for forms that are longer than a screen. */
  listsWrong?: boolean
  /** Something is in the way of a submit. */
  isHeld?: boolean
  /** Above the button. */
  foot?: ReactNode
  /** Where to see whether a submit without an answer arrived. */
  look?: ReactNode
  className?: string
  children: ReactNode
}

/** The fields of {@link useSchemaForm} with what is to be said of them: restored, wrong, refused, not answered. */
export function SchemaForm({
  form,
  submitText,
  listsWrong = false,
  isHeld = false,
  foot,
  look,
  className = '',
  children,
}: SchemaFormProps) {
  const { t } = useTranslation('parts')
  const issueText = useIssueText(form.ownText)
  // What has no field in sight would hold the form up without a word.
  const listed = form.wrong.filter(({ path }) => listsWrong || !hasField(form.name, path))
  return (
    <>
      {form.restored && (
        <DraftNote
          title={t(form.restored.isPart ? 'form.restoredPart' : 'form.restored')}
          action={{ text: t('form.restart'), onClick: form.startAfresh }}
          onClose={form.closeRestored}
        />
      )}
      <SchemaFields
        form={form.fields}
        name={form.name}
        schema={form.schema}
        labels={form.labels}
        ownText={form.ownText}
        note={form.note}
        start={form.first}
        onType={form.follow}
        onSend={form.send}
        className={className}
      >
        {children}
        {listed.length > 0 && (
          <WrongFields
            title={t('form.wrong')}
            fields={listed.map((issue) => ({
              path: issue.path,
              label: labelOf(form.labels, issue.path),
              text: issueText(issue),
            }))}
          />
        )}
        {submitText !== undefined && (
          <>
            {form.failure && <SubmitFailure failure={form.failure} look={look} />}
            {foot}
            <Button
              type="primary"
              htmlType="submit"
              loading={form.isBusy}
              disabled={form.isWaiting || isHeld}
            >
              {submitText}
            </Button>
          </>
        )}
      </SchemaFields>
    </>
  )
}

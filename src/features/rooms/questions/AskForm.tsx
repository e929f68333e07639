import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { useApiMutation } from '@/shared/api'
import { SelectField } from '@/shared/form/SelectField'
import { DictField } from '@/shared/form/DictField'
import { Field } from '@/shared/form/Field'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { DocumentSelect } from '../documents/DocumentSelect'
import { useRoomApi } from '../room/roomContext'
import { groupApis, PRIORITIES, QuestionInput, questionApis, type Question } from './questions.api'
import { useGroups, useQuota } from './useQuestions'

interface AskFormProps {
  question?: Question
  start?: {
    documentId?: string | null
    versionNo?: number | null
    page?: number | null
    body?: string
    groupId?: string
  }
  onSaved?: () => void
  onClose: () => void
}

const EMPTY_START = {}

export default function AskForm({ question, start = EMPTY_START, onSaved, onClose }: AskFormProps) {
  const t = useTranslations('roomsQuestions')
  const { api, scope, roomId } = useRoomApi(questionApis)
  const invalidates = [api, groupApis[scope]]
  const create = useApiMutation(api.create, { invalidates })
  const update = useApiMutation(api.update, { invalidates })
  const quota = useQuota()
  const { data: groups } = useGroups()
  const openGroups = (groups?.rows ?? []).filter(({ isOpen }) => isOpen)
  const isSubmitting = useRef(true)
  const onlyGroupId = openGroups.length === 1 ? openGroups[0]!.id : undefined
  const form = useSchemaForm({
    schema: QuestionInput,
    labels: t('roomsQuestions:field', { returnObjects: true }),
    initialValues: question
      ? { ...question, ...question.citation }
      : { priority: 'normal', category: 'general', groupId: onlyGroupId, ...start },
    draft: useDraft(
      ['question', scope, roomId, question?.id ?? 'new', start.documentId, start.page]
        .filter(Boolean)
        .join(':'),
    ),
    send: (body) => {
      const payload = { ...body, submit: isSubmitting.current }
      return question
        ? update({ body: { ...payload, id: question.id, version: question.version } })
        : create({ body: { ...payload, roomId } })
    },
    onDone: () => {
      message.success(t(isSubmitting.current ? 'roomsQuestions:form.sent' : 'roomsQuestions:form.kept'))
      onSaved?.()
      onClose()
    },
    // The citation keeps the version that was read; for another document the server cites its published version.
    followUps: ({ documentId }, _values, before) =>
      documentId === undefined || documentId === before.documentId ? {} : { versionNo: null },
  })
  const saveDraft = () => {
    isSubmitting.current = false
    form.fields.submit()
  }
  return (
    <FormDrawer
      form={form}
      title={t(question ? 'roomsQuestions:form.edit' : 'roomsQuestions:form.title')}
      submitText={t('roomsQuestions:form.send')}
      fallback={
        <Button disabled={form.isBusy} onClick={saveDraft}>
          {t('roomsQuestions:form.keep')}
        </Button>
      }
      onClose={onClose}
    >
      {quota.isUsed && (
        <Alert type="warning" showIcon title={t('roomsQuestions:quota.used', { given: quota.given })} />
      )}
      <TextField name="title" isWide />
      <TextAreaField name="body" minRows={5} />
      <SelectField name="groupId" options={openGroups.map(({ id, name }) => ({ value: id, label: name }))} />
      <DictField name="category" type="vdr_question_category" />
      <SelectField
        name="priority"
        options={PRIORITIES.map((value) => ({ value, label: t(`roomsQuestions:priority.${value}`) }))}
      />
      <Field name="documentId" isChoice>
        <DocumentSelect />
      </Field>
      <NumberField name="page" />
    </FormDrawer>
  )
}

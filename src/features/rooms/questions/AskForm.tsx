import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { useWrite } from '@/shared/api'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { DictField } from '@/shared/form/DictField'
import { Field } from '@/shared/form/Field'
import { LongField, TextField } from '@/shared/form/fields'
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
  /** A draft that is changed; absent for a new question. */
  question?: Question
  /** What is known of a new one already. */
  start?: {
    documentId?: string | null
    versionNo?: number | null
    page?: number | null
    body?: string
    groupId?: string
  }
  /** It was kept. */
  onKept?: () => void
  onClose: () => void
}

const NOTHING = {}

/** A question of the room in hand, asked or kept as a draft. */
export default function AskForm({ question, start = NOTHING, onKept, onClose }: AskFormProps) {
  const t = useTranslations('roomsQuestions')
  const { api, scope, roomId } = useRoomApi(questionApis)
  const refreshes = [api, groupApis[scope]]
  const create = useWrite(api.create, { invalidates: refreshes })
  const update = useWrite(api.update, { invalidates: refreshes })
  const quota = useQuota()
  const { data: groups } = useGroups()
  const open = (groups?.rows ?? []).filter(({ isOpen }) => isOpen)
  const isAsked = useRef(true)
  const only = open.length === 1 ? open[0]!.id : undefined
  const form = useSchemaForm({
    schema: QuestionInput,
    labels: t('roomsQuestions:field', { returnObjects: true }),
    start: question
      ? { ...question, ...question.citation }
      : { priority: 'normal', category: 'general', groupId: only, ...start },
    draft: useDraft(
      ['question', scope, roomId, question?.id ?? 'new', start.documentId, start.page]
        .filter(Boolean)
        .join(':'),
    ),
    send: (body) => {
      const asked = { ...body, submit: isAsked.current }
      return question
        ? update({ body: { ...asked, id: question.id, version: question.version } })
        : create({ body: { ...asked, roomId } })
    },
    onDone: () => {
      message.success(t(isAsked.current ? 'roomsQuestions:form.sent' : 'roomsQuestions:form.kept'))
      onKept?.()
      onClose()
    },
    // What was read is what is cited; of another document the server takes the version that is published.
    followUps: ({ documentId }, _values, before) =>
      documentId === undefined || documentId === before.documentId ? {} : { versionNo: null },
  })
  const keep = () => {
    isAsked.current = false
    form.fields.submit()
  }
  return (
    <FormDrawer
      form={form}
      title={t(question ? 'roomsQuestions:form.edit' : 'roomsQuestions:form.title')}
      submitText={t('roomsQuestions:form.send')}
      fallback={
        <Button disabled={form.isBusy} onClick={keep}>
          {t('roomsQuestions:form.keep')}
        </Button>
      }
      onClose={onClose}
    >
      {quota.isUsed && (
        <Alert type="warning" showIcon title={t('roomsQuestions:quota.used', { given: quota.given })} />
      )}
      <TextField name="title" isWide />
      <LongField name="body" minRows={5} />
      <ChoiceField name="groupId" options={open.map(({ id, name }) => ({ value: id, label: name }))} />
      <DictField name="category" type="vdr_question_category" />
      <ChoiceField
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

import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import type { Gift, Ticket } from '@/entities/points/points.api'
import { SelectField } from '@/shared/form/SelectField'
import { FormDialog } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { dictCode, integer, required } from '@/shared/form/fieldParsers'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import type { SubUser } from '../department/department.api'

interface GiveFormProps {
  title: string
  ticket: Ticket
  users: readonly SubUser[]
  send: (gift: Gift) => Promise<Result<void>>
  onDone: (gift: Gift) => void
  onClose: () => void
}

export function GiveForm({ title, ticket, users, send, onDone, onClose }: GiveFormProps) {
  const t = useTranslations('accountTickets')
  const { id: ticketId, count: left } = ticket
  const schema = useMemo(
    () => z.object({ userId: required(dictCode), count: required(integer(1, Math.max(1, left))) }),
    [left],
  )
  const form = useSchemaForm({
    schema,
    labels: t('accountTickets:give.field', { returnObjects: true }),
    initialValues: { count: 1 },
    draft: useDraft(`giveTicket:${ticketId}`),
    send: (body) => send({ ...body, ticketId }),
    onDone: (_, body) => onDone({ ...body, ticketId }),
  })
  return (
    <FormDialog form={form} title={title} submitText={t('accountTickets:give.submit')} onClose={onClose}>
      <SelectField
        name="userId"
        options={users.map(({ id, nickName, phonenumber }) => ({
          value: id,
          label: `${nickName} ${phonenumber}`.trim(),
        }))}
      />
      <NumberField name="count" hint={t('accountTickets:give.left', { count: left })} />
    </FormDialog>
  )
}

import type * as z from 'zod/mini'
import { useApiMutation, type Result } from '@/shared/api'
import { updateUser } from '@/shared/auth/session'
import { fieldByMessage } from '../register/fieldByMessage'
import { FormDialog } from '@/shared/form/FormDialog'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { CODE_FIELDS, CodeFields } from '../code/CodeFields'
import type { Channel } from '../code/useCodeSender'
import { Email, Phone, profileApi } from './profile.api'

interface DialogProps {
  onClose: () => void
}

interface ContactDialogProps<Body> extends DialogProps {
  channel: Channel
  schema: z.ZodMiniType<Body>
  send: (body: Body) => Promise<Result<void>>
  changeOf: (body: Body) => { phonenumber: string } | { email: string }
}

/** Base of both dialogs: a code sent to the new number or address proves that it is the user's. */
function ContactDialog<Body>({ channel, schema, send, changeOf, onClose }: ContactDialogProps<Body>) {
  const t = useTranslations('accountProfile')
  const { receiver, code } = CODE_FIELDS[channel]
  const form = useSchemaForm({
    schema,
    labels: t('accountProfile:field', { returnObjects: true }),
    draft: useDraft(`profile:${channel}`),
    // All other errors concern the owner of the number or address.
    fieldOf: fieldByMessage([
      ['验证码', code],
      ['', receiver],
    ]),
    send,
    onDone: (_, body) => {
      const change = changeOf(body)
      updateUser(change)
      message.success(t('accountProfile:changed', { value: Object.values(change)[0] }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`accountProfile:change.${receiver}`)}
      submitText={t('accountProfile:save')}
      onClose={onClose}
    >
      <CodeFields channel={channel} scene="change" />
    </FormDialog>
  )
}

export function PhoneDialog({ onClose }: DialogProps) {
  const change = useApiMutation(profileApi.phone, { invalidates: [profileApi] })
  return (
    <ContactDialog
      channel="sms"
      schema={Phone}
      send={(body) => change({ body })}
      changeOf={({ phonenumber }) => ({ phonenumber })}
      onClose={onClose}
    />
  )
}

export function EmailDialog({ onClose }: DialogProps) {
  const change = useApiMutation(profileApi.email, { invalidates: [profileApi] })
  return (
    <ContactDialog
      channel="email"
      schema={Email}
      send={(body) => change({ body })}
      changeOf={({ email }) => ({ email })}
      onClose={onClose}
    />
  )
}

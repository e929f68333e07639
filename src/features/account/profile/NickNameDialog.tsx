import { useApiMutation } from '@/shared/api'
import { updateUser } from '@/shared/auth/session'
import { FormDialog } from '@/shared/form/FormDialog'
import { TextField } from '@/shared/form/textFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { NickName, profileApi } from './profile.api'

interface NickNameDialogProps {
  nickName: string
  onClose: () => void
}

/** The new nickname appears in the top bar and the watermark at once. */
export function NickNameDialog({ nickName, onClose }: NickNameDialogProps) {
  const t = useTranslations('accountProfile')
  const change = useApiMutation(profileApi.nickName, { invalidates: [profileApi] })
  const form = useSchemaForm({
    schema: NickName,
    labels: t('accountProfile:field', { returnObjects: true }),
    initialValues: { nickName },
    draft: useDraft('profile:nickName'),
    send: (body) => change({ body }),
    onDone: (_, body) => {
      updateUser(body)
      message.success(t('accountProfile:changed', { value: body.nickName }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('accountProfile:change.nickName')}
      submitText={t('accountProfile:save')}
      onClose={onClose}
    >
      <TextField name="nickName" autoComplete="nickname" hint={t('accountProfile:hint.nickName')} />
    </FormDialog>
  )
}

import { parseTime, serverDay } from '@/shared/lib/dates'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import type { RightsChange } from '../domain/rights'
import { permissionApis } from '../rights/rights.api'
import { useImpactConfirmation } from '../rights/useImpactConfirmation'
import { useRoomApi } from '../room/roomContext'
import { tagApis } from '../tags/tags.api'
import { MEMBER_RULES, memberApis, MemberInput, type Member, type MemberBody } from './members.api'
import { TermsFields } from './TermsFields'

/** End of a day in the server's time zone, as ISO time. */
const endOf = (day: string | null) => (day ? (parseTime(`${day} 23:59:59`)?.toISOString() ?? null) : null)

/** Permission changes that saving would cause; empty if only other fields were edited. */
function changesOf(member: Member, { role, tagId, isFenced, expiry }: MemberBody): RightsChange[] {
  const isSame =
    role === member.role &&
    tagId === member.tagId &&
    isFenced === member.isFenced &&
    expiry === dayOf(member.expiry)
  const { id: memberId, state } = member
  return isSame
    ? []
    : [{ kind: 'member', reader: { memberId, tagId, role, state, isFenced, expires: endOf(expiry) } }]
}

/** Last day of access. */
function dayOf(expiry: Member['expiry']): string | null {
  const end = parseTime(expiry)
  return end && serverDay(end.getTime())
}

export function MemberForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('roomsMembers', 'roomsRights')
  const { api, scope } = useRoomApi(memberApis)
  const { ask, sheet } = useImpactConfirmation()
  const update = useVersionedMutation(api.update, {
    invalidates: [api, permissionApis[scope], tagApis[scope]],
    refetchOnConflict: [api.list, api.detail],
  })
  const name = member.name || member.email
  const form = useSchemaForm({
    schema: MemberInput,
    labels: t('roomsMembers:field', { returnObjects: true }),
    customMessage: customMessages(MEMBER_RULES, (key, params) =>
      t(`roomsMembers:rule.${key}`, { ...params }),
    ),
    initialValues: { ...member, expiry: dayOf(member.expiry) },
    draft: useDraft(`member:${scope}:${member.id}:edit`),
    confirm: async (body) => {
      const changes = changesOf(member, body)
      return changes.length === 0 || ask(changes)
    },
    send: (body) => update({ body: { ...body, id: member.id, version: member.version } }),
    onDone: () => {
      message.success(t('roomsMembers:edit.saved', { name }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={`${t('roomsMembers:action.edit')} · ${name}`}
      submitText={t('roomsMembers:edit.save')}
      onClose={onClose}
    >
      <TermsFields />
      {sheet}
    </FormDrawer>
  )
}

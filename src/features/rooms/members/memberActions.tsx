import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { perScope, type Scope } from '@/entities/roomScope'
import { TextAreaField } from '@/shared/form/textFields'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import {
  memberWorkflow,
  type MemberAction,
  type MemberFacts,
  type MemberGuard,
} from '../domain/memberWorkflow'
import { MEMBER_CODES } from '../domain/states'
import { permissionApis } from '../rights/rights.api'
import { tagApis } from '../tags/tags.api'
import { memberApis, type Member } from './members.api'
import { MemberForm } from './MemberForm'

type MemberEntity = Member & MemberFacts

export const memberName = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email

const textsOf = (t: TFunction) => ({
  noun: t('roomsMembers:noun'),
  action: (action: MemberAction) => t(`roomsMembers:action.${action}`),
  happens: (action: MemberAction) => t(`roomsMembers:happens.${action}`),
  unmet: ({ guard }: { guard: MemberGuard }) => t(`roomsMembers:guard.${guard}`),
})

const useStopLabels = () => ({
  labels: useTranslations('roomsMembers')('roomsMembers:field', { returnObjects: true }),
})

const actions = (scope: Scope) => {
  const api = memberApis[scope]
  const invalidates = [api, permissionApis[scope], tagApis[scope]]
  const removeAction = removal(api.remove, {
    args: ({ id }: MemberEntity) => ({ path: { ids: id } }),
    invalidates: [{ list: api.list }, permissionApis[scope], tagApis[scope]],
  })
  return actionsOf(
    memberWorkflow,
    {
      namespaces: ['roomsMembers'] as const,
      textsOf,
      read: (id) => apiQuery(api.detail, { path: { id } }),
      invalidates,
      refetchOnConflict: [api.list, api.detail],
      nameOf: (member: MemberEntity) => memberName(member),
      addressOf: () => `/${scope}/vdmuser`,
      draftOf: (action, { id }) => `member:${scope}:${id}:${action}`,
      State: ({ value }) => <DictTag type="vdr_member_status" value={MEMBER_CODES[value]} />,
    },
    {
      edit: { Dialog: (step) => <MemberForm member={step.subject} onClose={step.onClose} /> },
      resend: confirm(api.resend, { args: ({ id }: MemberEntity) => ({ path: { id } }) }),
      enable: confirm(api.changeStatus, {
        args: ({ id, version }: MemberEntity) => ({ body: { id, version, status: MEMBER_CODES.enabled } }),
      }),
      stop: form(api.changeStatus, () => <TextAreaField name="reason" />, {
        useFormTexts: useStopLabels,
        args: ({ id, version }, input) => ({ body: { id, version, status: MEMBER_CODES.stopped, ...input } }),
      }),
      withdraw: removeAction,
      remove: removeAction,
    },
  )
}

export const memberActions = perScope(actions)

import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { perScope, type Scope } from '@/entities/roomScope'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { DateTimeField } from '@/shared/form/DateTimeField'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf, onPart } from '@/shared/workflow/workflowUi'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import { ROOM_RULES, INPUTS, confirmedName } from '../domain/roomRules'
import { roomWorkflow, type RoomAction } from '../domain/roomWorkflow'
import { ROOM_CODES } from '../domain/states'
import { editAddress } from '../room/addresses'
import { roomApis, type Room } from '../room/rooms.api'
import { CloseOut } from './CloseOut'
import { consent, required } from '@/shared/form/fieldParsers'
import * as z from 'zod/mini'

/** Closing requires a reason, an acknowledgement of the open items, and the room's name. */
const closeInput = ({ name }: Pick<Room, 'name'>) =>
  z.extend(INPUTS.close, { isSeen: consent, name: required(confirmedName(name)) })

const deleteInput = ({ name }: Pick<Room, 'name'>) => z.object({ name: required(confirmedName(name)) })

function useFormLabels() {
  const t = useTranslations('rooms', 'roomsLife')
  return {
    labels: t('roomsLife:input', { returnObjects: true }),
    customMessage: customMessages([...ROOM_RULES, 'consent'] as const, (key) =>
      key === 'consent' ? t('roomsLife:seenRule') : t(`rooms:rule.${key}`),
    ),
  }
}

const EndFields = () => {
  const t = useTranslations('roomsLife')
  return <DateTimeField name="endTime" hint={t('roomsLife:hint.endTime')} />
}

const NameField = () => {
  const t = useTranslations('roomsLife')
  return <TextField name="name" isCode hint={t('roomsLife:hint.name')} />
}

const CloseFields = () => {
  const t = useTranslations('roomsLife')
  return (
    <>
      <TextAreaField name="reason" hint={t('roomsLife:hint.reason')} minRows={2} />
      <NameField />
      <CheckboxField name="isSeen" label={null}>
        {t('roomsLife:seen')}
      </CheckboxField>
    </>
  )
}

const textsOf = (t: TFunction) => ({
  noun: t('roomsLife:noun'),
  action: (action: RoomAction) => t(`roomsLife:action.${action}`),
  happens: (action: Exclude<RoomAction, 'edit'>) => t(`roomsLife:happens.${action}`),
  unmet: ({ guard }: UnmetCondition) => t(`roomsLife:unmet.${guard as 'role' | 'state'}`),
})

const actionsIn = (scope: Scope) => {
  const api = roomApis[scope]
  const formOptions = { useFormTexts: useFormLabels }
  return actionsOf(
    roomWorkflow,
    {
      namespaces: ['roomsLife', 'parts'],
      textsOf,
      read: (id) => apiQuery(api.detail, { path: { id } }),
      invalidates: [api],
      refetchOnConflict: [api.list, api.detail],
      nameOf: ({ name }: Room) => name,
      addressOf: (part = '') => part,
      draftOf: (action, { id }) => `room:${scope}:${id}:${action}`,
      State: ({ value }) => <DictTag type="vdr_room_status" value={ROOM_CODES[value]} />,
    },
    {
      edit: onPart(({ id }) => editAddress(scope, id)),
      extend: form<Room>(api.extend, EndFields, {
        ...formOptions,
        useStart: ({ endTime }) => ({ values: { endTime } }),
        args: ({ id }, input) => ({ body: { ids: [id], ...input } }),
        isBatch: true,
      }),
      enable: form<Room>(api.enable, EndFields, {
        ...formOptions,
        args: ({ id, version }, input) => ({ body: { roomId: id, version, ...input } }),
      }),
      close: form<Room>(api.close, CloseFields, {
        ...formOptions,
        useStart: ({ id }) => ({ values: {}, note: <CloseOut roomId={id} /> }),
        inputFor: closeInput,
        args: ({ id, version }, { reason }: { reason?: string }) => ({
          body: { roomId: id, version, reason },
        }),
      }),
      remove: form<Room>(api.remove, NameField, {
        ...formOptions,
        inputFor: deleteInput,
        args: ({ id }, { name }: { name?: string }) => ({ path: { ids: id }, body: { name: name ?? '' } }),
      }),
    },
  )
}

export const roomActions = perScope(actionsIn)

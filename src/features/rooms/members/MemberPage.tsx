import { Alert, Button, Flex, Tag } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { serverNow } from '@/shared/api/serverClock'
import { useSession } from '@/shared/auth/session'
import { DictTag } from '@/shared/dictionary/DictTag'
import { parseTime, serverDay } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, FlagFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { MemberAction } from '../domain/memberWorkflow'
import { MEMBER_CODES } from '../domain/states'
import { viewAsAddress } from '../rights/ViewAs'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { useTags } from '../tags/useTags'
import { memberApis, REACHES, type Member } from './members.api'
import { daysLeft } from './expiring'
import { memberActions, memberName } from './memberActions'

const CertificateDialog = lazyWithRetry(() => import('./CertificateDialog'))
const InviteMembers = lazyWithRetry(() => import('./InviteMembers'))

export default function MemberPage() {
  const t = useTranslations('rooms', 'roomsMembers', 'roomsRights')
  const { api, scope, roomId } = useRoomApi(memberApis)
  const list = useList(api.list, { roomId })
  const mayEdit = useRoomCan('member:edit')
  const { role, state } = useRoom()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const viewer = { userId, role, state }
  const flow = memberActions[scope]
  const { start, dialog } = useActionDialog(flow, viewer)
  const [certifiedMember, setCertifiedMember] = useState<Member | null>(null)
  const mayCertify = useRoomCan('tag:list')
  const [isInviting, setInviting] = useState(false)
  const { options: tags } = useTags()

  const fields = t('roomsMembers:field', { returnObjects: true })
  const columns = columnsOf<Member>(fields, [
    { key: 'email', isPrimary: true, sorter: true },
    { key: 'name', mobileSlot: 'plain' },
    { key: 'organisation', mobileSlot: 'plain' },
    { key: 'tagName', title: fields.tagId },
    { key: 'role', dict: 'vdr_member_role' },
    {
      key: 'status',
      mobileSlot: 'state',
      render: (_, { state: memberState, leaveTime }) =>
        leaveTime ? (
          <>
            <Tag>{t('roomsMembers:removed')}</Tag> <TimeText time={leaveTime} />
          </>
        ) : (
          <DictTag type="vdr_member_status" value={MEMBER_CODES[memberState]} />
        ),
    },
    { key: 'isFenced', render: (isSet: boolean) => (isSet ? '✓' : EMPTY_VALUE) },
    {
      key: 'mayModifyValuation',
      isHiddenByDefault: true,
      render: (isSet: boolean) => (isSet ? '✓' : EMPTY_VALUE),
    },
    { key: 'expiry', sorter: true, render: (_, member) => <Expiry member={member} /> },
    { key: 'loginTime', sorter: true, render: (time: string | null) => <TimeText time={time} /> },
    {
      key: 'inviteTime',
      isHiddenByDefault: true,
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
    { key: 'ndaTime', isHiddenByDefault: true, render: (time: string | null) => <TimeText time={time} /> },
  ])
  const table = useTable('rooms:members', columns)
  const invite = mayEdit && (
    <Button type="primary" onClick={() => setInviting(true)}>
      {t('roomsMembers:invite.open')}
    </Button>
  )

  return (
    <ListPage
      title={t('roomsMembers:title')}
      list={list}
      table={table}
      actions={invite}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('roomsMembers:keyword')} />
          {tags.length > 0 && <SelectFilter name="tagId" options={tags} />}
          <DictFilter name="status" type="vdr_member_status" />
          <DictFilter name="role" type="vdr_member_role" />
          <SelectFilter
            name="reach"
            label={t('roomsMembers:reach.label')}
            options={REACHES.map((value) => ({ value, label: t(`roomsMembers:reach.${value}`) }))}
          />
          <FlagFilter name="expiring" label={t('roomsMembers:filter.expiring')} />
          <FlagFilter name="isFenced" label={t('roomsMembers:filter.fenced')} />
          {mayCertify && <FlagFilter name="removed" label={t('roomsMembers:filter.removed')} />}
        </FilterBar>
      }
    >
      {mayEdit && list.rows.some(({ isLastAdmin }) => isLastAdmin) && (
        <Alert type="info" showIcon className="list-note" title={t('roomsMembers:onlyAdmin')} />
      )}
      <ListTable
        list={list}
        table={table}
        empty={
          <ListEmpty list={list} text={t(mayEdit ? 'roomsMembers:empty' : 'roomsMembers:emptyToRead')}>
            {invite}
          </ListEmpty>
        }
        {...(mayCertify && {
          renderActions: (member: Member) => (
            <RowActions name={memberName(member)}>
              {mayEdit &&
                !member.leaveTime &&
                flow.nextSteps(member, viewer).open.map(({ action }) => (
                  <Button
                    key={action}
                    type="link"
                    size="small"
                    danger={flow.needsWarning(action)}
                    onClick={() => start(action, member)}
                  >
                    {t(`roomsMembers:action.${action as MemberAction}`)}
                  </Button>
                ))}
              <Button key="certificate" type="link" size="small" onClick={() => setCertifiedMember(member)}>
                {t('roomsMembers:certificate')}
              </Button>
              {member.role === 'member' && !member.leaveTime && (
                <Link
                  key="as"
                  className="button"
                  to={viewAsAddress(`/${scope}/vdocumenttree`, roomId, member.id)}
                >
                  {t('roomsMembers:viewAs')}
                </Link>
              )}
            </RowActions>
          ),
        })}
      />
      {dialog}
      {certifiedMember && (
        <Suspense fallback={null}>
          <CertificateDialog
            key={certifiedMember.id}
            member={certifiedMember}
            onClose={() => setCertifiedMember(null)}
          />
        </Suspense>
      )}
      {isInviting && (
        <Suspense fallback={null}>
          <InviteMembers onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </ListPage>
  )
}

function Expiry({ member: { expiry } }: { member: Member }) {
  const t = useTranslations('roomsMembers')
  const end = parseTime(expiry)
  if (!end) return EMPTY_VALUE
  const left = daysLeft(expiry, serverNow())
  const label =
    left === null
      ? null
      : left < 0
        ? t('roomsMembers:expires.past')
        : left === 0
          ? t('roomsMembers:expires.today')
          : t('roomsMembers:expires.in', { count: left })
  return (
    <Flex vertical align="start">
      {serverDay(end.getTime())} {label && <Tag color={left! < 0 ? 'default' : 'warning'}>{label}</Tag>}
    </Flex>
  )
}

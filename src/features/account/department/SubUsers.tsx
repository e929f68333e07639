import { Alert, Button, Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { useUpgradeAddress } from '@/entities/tiers/useUpgradeAddress'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { useTranslations } from '@/shared/i18n'
import { departmentApi, type Department, type SubUser } from './department.api'
import { SubUserForm } from './SubUserForm'
import { userActions, UserStateTag } from './userActions'
import { COMPANY_ROLES, USER_CODES, USER_STATES, type CompanyRole, type UserAction } from './userWorkflow'

const OF_TAB = { tab: 'department' }

export function SubUsers({ department: { isAdmin, seats, seatsUsed } }: { department: Department }) {
  const t = useTranslations('accountDepartment')
  const list = useList(departmentApi.users, OF_TAB)
  const ownId = useSession(({ user }) => user?.userId)
  const viewer = { isAdmin }
  const { start, dialog } = useActionDialog(userActions, viewer)
  const [isAdding, setAdding] = useState(false)
  const isFull = seatsUsed >= seats
  const upgrade = useUpgradeAddress()

  const fields = t('accountDepartment:user', { returnObjects: true })
  const columns = columnsOf<SubUser>(fields, [
    {
      key: 'nickName',
      isPrimary: true,
      render: (name: string, { id }) => (
        <Flex gap={4} align="center">
          {name} {id === ownId && <Tag>{t('accountDepartment:you')}</Tag>}
        </Flex>
      ),
    },
    { key: 'phonenumber', mobileSlot: 'plain' },
    { key: 'email', mobileSlot: 'plain' },
    { key: 'role', render: (role: CompanyRole) => t(`accountDepartment:role.${role}`) },
    { key: 'status', mobileSlot: 'state', render: (_, { state }) => <UserStateTag value={state} /> },
    {
      key: 'loginTime',
      sorter: true,
      render: (time: string | null) => (time ? <TimeText time={time} /> : t('accountDepartment:never')),
    },
  ])
  const table = useTable('account:companyUsers', columns)
  const add = isAdmin && !isFull && (
    <Button onClick={() => setAdding(true)}>{t('accountDepartment:add')}</Button>
  )

  return (
    <ListCard
      title={t('accountDepartment:users')}
      list={list}
      table={table}
      actions={add}
      tools={<ListTools list={list} table={table} />}
      top={
        isAdmin &&
        isFull && (
          <Alert
            className="list-note"
            type="warning"
            showIcon
            title={t('accountDepartment:full', { count: seats })}
            action={<Link to={upgrade()}>{t('accountDepartment:upgrade')}</Link>}
          />
        )
      }
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('accountDepartment:keyword')} />
          <SelectFilter
            name="role"
            options={COMPANY_ROLES.map((value) => ({ value, label: t(`accountDepartment:role.${value}`) }))}
          />
          <SelectFilter
            name="status"
            options={USER_STATES.map((state) => ({
              value: USER_CODES[state],
              label: t(`accountDepartment:state.${state}`),
            }))}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={<ListEmpty list={list} text={t('accountDepartment:empty')} />}
        {...(isAdmin && {
          renderActions: (user: SubUser) => (
            <RowActions name={user.nickName}>
              {userActions.nextSteps(user, viewer).open.map(({ action }) => (
                <Button
                  key={action}
                  type="link"
                  size="small"
                  danger={userActions.needsWarning(action) && action !== 'promote'}
                  onClick={() => start(action, user)}
                >
                  {t(`accountDepartment:action.${action as UserAction}`)}
                </Button>
              ))}
            </RowActions>
          ),
        })}
      />
      {isAdmin && list.rows.some(({ isLastAdmin }) => isLastAdmin) && (
        <p className="cell-note">{t('accountDepartment:guard.notLastAdmin')}</p>
      )}
      {dialog}
      {isAdding && <SubUserForm onClose={() => setAdding(false)} />}
    </ListCard>
  )
}

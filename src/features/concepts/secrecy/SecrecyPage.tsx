import { Link } from 'react-router-dom'
import type { AnswerOf } from '@/shared/api'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { ViewStoredButton } from '@/shared/viewer/ViewStoredButton'
import { InlineActionButton } from '@/shared/workflow/InlineActionButton'
import { tabAddress } from '../model/tabAddress'
import { CALL_NAMES, conceptApi } from '../model/concepts.api'
import { useWithdrawRow } from './useWithdraw'

type Agreement = AnswerOf<typeof conceptApi.secrecyList>['rows'][number]

const addressOf = ({ id }: Agreement) => `/incubate/${encodeURIComponent(id)}${tabAddress('agreements')}`

export default function SecrecyPage() {
  const t = useTranslations('conceptsHalls', 'concepts')
  const list = useList(conceptApi.secrecyList)

  const columns: Column<Agreement>[] = [
    {
      title: t('conceptsHalls:column.name'),
      key: 'name',
      isPrimary: true,
      render: (_, agreement) => (
        <>
          <Link to={addressOf(agreement)}>{agreement.name || agreement.code}</Link>
          <div className="cell-note">{agreement.code}</div>
        </>
      ),
    },
    { key: 'counterpart', mobileSlot: 'plain', title: t('conceptsHalls:secrecy.counterpart') },
    {
      key: 'state',
      title: t('conceptsHalls:secrecy.state'),
      mobileSlot: 'state',
      dict: 'poc_secrecy_status',
    },
    {
      title: t('conceptsHalls:secrecy.signedTime'),
      key: 'signedTime',
      sorter: true,
      render: (time: string | null) => <TimeText time={time} />,
    },
    { key: 'validUntil', title: t('conceptsHalls:secrecy.validUntil'), sorter: true },
  ]
  const table = useTable('agreements', columns)

  return (
    <ListPage
      title={t('concepts:page.secrecy')}
      list={list}
      table={table}
      actions={
        <Link className="button" to="/incubate?secrecy=none">
          {t('conceptsHalls:secrecy.withoutOne')}
        </Link>
      }
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('conceptsHalls:filter.keyword')} />
          <DictFilter name="state" label={t('conceptsHalls:secrecy.state')} type="poc_secrecy_status" />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        renderActions={(agreement) => <AgreementActions agreement={agreement} />}
        empty={<ListEmpty list={list} text={t('conceptsHalls:secrecy.empty')} />}
      />
    </ListPage>
  )
}

function AgreementActions({ agreement }: { agreement: Agreement }) {
  const t = useTranslations('conceptsHalls')
  const { code, name, state, fileName } = agreement
  const withdraw = useWithdrawRow()
  return (
    <RowActions name={name || code}>
      {state === 'applied' && (
        <Link
          to={`${addressOf(agreement)}&do=${CALL_NAMES.signSecrecy}`}
          aria-label={t('conceptsHalls:secrecy.uploadOf', { name })}
        >
          {t('conceptsHalls:secrecy.upload')}
        </Link>
      )}
      {state === 'applied' && (
        <InlineActionButton
          type="link"
          size="small"
          danger
          aria-label={t('conceptsHalls:secrecy.withdrawOf', { name })}
          action={() => withdraw(agreement.id, name || code)}
        >
          {t('conceptsHalls:secrecy.withdraw')}
        </InlineActionButton>
      )}
      {fileName && (
        <ViewStoredButton
          type="link"
          size="small"
          fileName={fileName}
          name={t('conceptsHalls:secrecy.fileName', { code })}
        />
      )}
      {fileName && (
        <StoredFileButton
          type="link"
          size="small"
          aria-label={t('conceptsHalls:secrecy.downloadOf', { name })}
          file={{ fileName, originalName: t('conceptsHalls:secrecy.fileName', { code }) }}
        >
          {t('conceptsHalls:secrecy.download')}
        </StoredFileButton>
      )}
    </RowActions>
  )
}

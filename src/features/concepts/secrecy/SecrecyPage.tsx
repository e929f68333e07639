import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call, type AnswerOf } from '@/shared/api'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { fileApi } from '@/shared/files/api'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FileButton } from '@/shared/ui/download/FileButton'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { partAddress } from '../model/address'
import { CALL_NAMES, conceptApi } from '../model/api'

type Agreement = AnswerOf<typeof conceptApi.secrecyList>['rows'][number]

const addressOf = ({ id }: Agreement) => `/incubate/${encodeURIComponent(id)}${partAddress('agreements')}`

/** Confidentiality agreements that concern the user. */
export default function SecrecyPage() {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const list = useList(conceptApi.secrecyList)

  const columns: Column<Agreement>[] = [
    {
      title: t('column.name'),
      key: 'name',
      isName: true,
      render: (_, agreement) => (
        <>
          <Link to={addressOf(agreement)}>{agreement.name || agreement.code}</Link>
          <div className="cell-note">{agreement.code}</div>
        </>
      ),
    },
    { key: 'counterpart', title: t('secrecy.counterpart') },
    {
      key: 'state',
      title: t('secrecy.state'),
      render: (state: string) => <DictTag type="poc_secrecy_status" value={state} />,
    },
    {
      title: t('secrecy.signedTime'),
      key: 'signedTime',
      sorter: true,
      render: (time: string | null) => <TimeText time={time} />,
    },
    { key: 'validUntil', title: t('secrecy.validUntil'), sorter: true },
  ]
  const table = useTable('agreements', columns)

  return (
    <ListPage
      title={concepts('page.secrecy')}
      list={list}
      table={table}
      actions={
        <Link className="button" to="/incubate?secrecy=none">
          {t('secrecy.withoutOne')}
        </Link>
      }
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('filter.keyword')} />
          <DictFilter name="state" label={t('secrecy.state')} type="poc_secrecy_status" />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        renderActions={(agreement) => <AgreementActions agreement={agreement} />}
        empty={<ListEmpty list={list} text={t('secrecy.empty')} />}
      />
    </ListPage>
  )
}

function AgreementActions({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('conceptsHalls')
  const { code, name, state, fileName } = agreement
  return (
    <RowActions name={name || code}>
      {state === 'applied' && (
        <Link
          to={`${addressOf(agreement)}&do=${CALL_NAMES.signSecrecy}`}
          aria-label={t('secrecy.uploadOf', { name })}
        >
          {t('secrecy.upload')}
        </Link>
      )}
      {state === 'applied' && (
        <Link
          to={`${addressOf(agreement)}&do=${CALL_NAMES.withdrawSecrecy}`}
          aria-label={t('secrecy.withdrawOf', { name })}
        >
          {t('secrecy.withdraw')}
        </Link>
      )}
      {fileName && (
        <FileButton
          type="link"
          size="small"
          icon={<DownloadOutlined />}
          aria-label={t('secrecy.downloadOf', { name })}
          fetchFile={(options) => call(fileApi.resource, { query: { resource: fileName } }, options)}
          fallbackName={t('secrecy.fileName', { code })}
        >
          {t('secrecy.download')}
        </FileButton>
      )}
    </RowActions>
  )
}

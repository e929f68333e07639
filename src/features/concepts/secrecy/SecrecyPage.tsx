import { DownloadOutlined } from '@ant-design/icons'
import { Flex, Form, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call, type AnswerOf } from '@/shared/api'
import { DictSelect } from '@/shared/domain/dictionary/DictSelect'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { fileApi } from '@/shared/files/api'
import { ABSENT } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FileButton } from '@/shared/ui/download/FileButton'
import { FilterBar } from '@/shared/ui/FilterBar'
import { TextFilter } from '@/shared/ui/filterFields'
import { ListEmpty } from '@/shared/ui/ListEmpty'
import { ListPage } from '@/shared/ui/ListPage'
import { useList } from '@/shared/ui/useList'
import { partAddress } from '../address'
import { CALL_NAMES, conceptApi } from '../api'

type Agreement = AnswerOf<typeof conceptApi.secrecyList>['rows'][number]

const addressOf = ({ id }: Agreement) => `/incubate/${encodeURIComponent(id)}${partAddress('agreements')}`

/** Confidentiality agreements that concern the user. */
export default function SecrecyPage() {
  const { t } = useTranslation('conceptHalls')
  const { t: concepts } = useTranslation('concepts')
  const { t: common } = useTranslation()
  const list = useList(conceptApi.secrecyList)

  const columns: TableColumnsType<Agreement> = [
    {
      title: t('column.name'),
      key: 'name',
      render: (_, agreement) => (
        <>
          <Link to={addressOf(agreement)}>{agreement.name || agreement.code}</Link>
          <div className="cell-note">{agreement.code}</div>
        </>
      ),
    },
    { title: t('secrecy.counterpart'), dataIndex: 'counterpart', render: (name: string) => name || ABSENT },
    {
      title: t('secrecy.state'),
      dataIndex: 'state',
      render: (state: string) => <DictTag type="poc_secrecy_status" value={state} />,
    },
    {
      title: t('secrecy.signedTime'),
      dataIndex: 'signedTime',
      key: 'signedTime',
      sorter: true,
      render: (time: string | null) => <TimeText time={time} />,
    },
    {
      title: t('secrecy.validUntil'),
      dataIndex: 'validUntil',
      key: 'validUntil',
      sorter: true,
      render: (day: string | null) => day ?? ABSENT,
    },
    {
      title: common('columns.actions'),
      key: 'actions',
      render: (_, agreement) => <AgreementActions agreement={agreement} />,
    },
  ]

  return (
    <ListPage
      title={concepts('page.secrecy')}
      list={list}
      actions={
        <Link className="button" to="/incubate?secrecy=none">
          {t('secrecy.withoutOne')}
        </Link>
      }
      filter={
        <FilterBar name="secrecyFilter" list={list}>
          <TextFilter name="keyword" label={t('filter.keyword')} />
          <Form.Item name="state" label={t('secrecy.state')}>
            <DictSelect type="poc_secrecy_status" />
          </Form.Item>
        </FilterBar>
      }
    >
      <Table<Agreement>
        {...list.table}
        columns={columns}
        locale={{ emptyText: <ListEmpty list={list} text={t('secrecy.empty')} /> }}
      />
    </ListPage>
  )
}

function AgreementActions({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('conceptHalls')
  const { code, name, state, fileName } = agreement
  return (
    <Flex gap="middle" align="center">
      {state === 'applied' && (
        <>
          <Link
            to={`${addressOf(agreement)}&do=${CALL_NAMES.signSecrecy}`}
            aria-label={t('secrecy.uploadOf', { name })}
          >
            {t('secrecy.upload')}
          </Link>
          <Link
            to={`${addressOf(agreement)}&do=${CALL_NAMES.withdrawSecrecy}`}
            aria-label={t('secrecy.withdrawOf', { name })}
          >
            {t('secrecy.withdraw')}
          </Link>
        </>
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
    </Flex>
  )
}

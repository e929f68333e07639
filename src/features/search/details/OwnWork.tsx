import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { namesOf, symbolOf } from '@/shared/domain/catalog/names'
import type { DrugDetail } from '@/shared/domain/drug/api'
import { reportListApi } from '@/shared/domain/report/api'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useText } from '@/shared/texts'
import { Block, ListBlock } from './Block'
import { SHOWN } from './list'

/** What another area has about something; `empty` is said where that is nothing. */
export type RelatedProjects = ComponentType<{ keyword: string; empty: string }>

interface OwnWorkProps {
  drug: DrugDetail
  RelatedProjects: RelatedProjects
}

/** What the user's own organisation has done about a drug. */
export function OwnWork({ drug, RelatedProjects }: OwnWorkProps) {
  const t = useText('searchDetails')
  const { i18n } = useTranslation()
  const [target] = drug.targets
  const symbol = target && symbolOf(target, i18n.language)
  return (
    <>
      <Can do="valuation:report:list">
        <Valuations name={namesOf(drug, i18n.language)[0]} />
      </Can>
      {symbol && (
        <Can do="poconcept:poconceptInfo:list">
          <Block title={t('searchDetails:own.projects', { target: symbol })}>
            <Suspense>
              <RelatedProjects keyword={symbol} empty={t('searchDetails:own.noProjects')} />
            </Suspense>
          </Block>
        </Can>
      )}
    </>
  )
}

/** Reports are known by the name that was typed: those that hold the drug's. */
function Valuations({ name }: { name: string }) {
  const t = useText('searchDetails')
  const query = { pipelineName: name, pageNum: 1, pageSize: SHOWN }
  const title = t('searchDetails:own.valuations')
  return (
    <ListBlock
      title={title}
      query={useQuery(read(reportListApi.list, { query }))}
      empty={t('searchDetails:own.noValuations', { name })}
      all={`/valuation/report?${new URLSearchParams({ pipelineName: name }).toString()}`}
    >
      {(rows) => (
        <DataTable
          caption={title}
          isCaptionHidden
          columns={[t('searchDetails:own.report'), t('searchDetails:own.value'), t('searchDetails:own.time')]}
          isNumeric={[false, true, false]}
          rows={rows.map(({ id, pipelineName, rnpv, currency, createTime }) => [
            <Link key={id} to={`/valuation/report/${encodeURIComponent(id)}`}>
              {pipelineName}
            </Link>,
            <MoneyText key="value" amount={rnpv} currency={currency} />,
            <TimeText key="time" time={createTime} />,
          ])}
        />
      )}
    </ListBlock>
  )
}

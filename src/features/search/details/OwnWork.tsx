import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { reportListApi } from '@/entities/report/reports.api'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { Block, ListBlock } from './Block'
import { MAX_BLOCK_ROWS } from './useDetailLists'

/** Projects of another feature for a keyword; `empty` is shown if there are none. */
export type RelatedProjects = ComponentType<{ keyword: string; empty: string }>

interface OwnWorkProps {
  /** Name to look for in valuations. */
  valued?: string | undefined
  /** Name to look for in projects. */
  about?: string | undefined
  /** Its Chinese name, if different: most projects are written in Chinese. */
  chineseName?: string | undefined
  RelatedProjects: RelatedProjects
}

/** Related work of the user's organisation; null if the user may see none of it. */
export function useOwnWork({ valued, about, ...rest }: OwnWorkProps) {
  const mayValue = useCan('valuation:report:list')
  const mayList = useCan('poconcept:poconceptInfo:list')
  const own = { valued: mayValue ? valued : undefined, about: mayList ? about : undefined }
  return own.valued || own.about ? <OwnWork {...own} {...rest} /> : null
}

function OwnWork({ valued, about, chineseName = about, RelatedProjects }: OwnWorkProps) {
  const t = useTranslations('searchDetails')
  return (
    <>
      {valued && <Valuations name={valued} />}
      {about && chineseName && (
        <Block title={t('searchDetails:own.projects', { about })}>
          <Suspense>
            <RelatedProjects keyword={chineseName} empty={t('searchDetails:own.noProjects')} />
          </Suspense>
        </Block>
      )}
    </>
  )
}

function Valuations({ name }: { name: string }) {
  const t = useTranslations('searchDetails')
  const query = { pipelineName: name, pageNum: 1, pageSize: MAX_BLOCK_ROWS }
  const title = t('searchDetails:own.valuations')
  return (
    <ListBlock
      title={title}
      query={useQuery(apiQuery(reportListApi.list, { query }))}
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

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Empty, Flex, Pagination, Select } from 'antd'
import { useState } from 'react'
import { useRoom } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { Difference } from '@/shared/autosave/Difference'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useClearButton } from '@/shared/ui/useClearButton'
import { ASSET_FIELDS, assetApi, ORGANISATION_FIELDS, type AssetField } from './asset.api'
import styles from './asset.module.css'
import { useAssetLabels } from './useAssetLabels'

const PAGE_SIZE = 10

export function AssetHistory() {
  const clear = useClearButton()
  const { t, labelOf, textOf } = useAssetLabels()
  const { id: roomId } = useRoom()
  const [field, setField] = useState<AssetField>()
  const [pageNum, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...apiQuery(assetApi.history, {
      path: { roomId },
      query: { pageNum, pageSize: PAGE_SIZE, ...(field ? { field } : {}) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card>
      <Flex wrap justify="space-between" align="center" gap="small">
        <h2 className="card-title">{t('vdrAsset:history.title')}</h2>
        <Select<AssetField>
          allowClear={clear}
          aria-label={t('vdrAsset:history.field')}
          placeholder={t('vdrAsset:history.all')}
          value={field ?? null}
          onChange={(chosen: AssetField | undefined) => {
            setField(chosen)
            setPage(1)
          }}
          options={[...ASSET_FIELDS, ...ORGANISATION_FIELDS].map((value) => ({
            value,
            label: labelOf(value),
          }))}
        />
      </Flex>
      {error || !data ? (
        <QueryFallback failed={t('vdrAsset:history.failed')} error={error} onRetry={refetch} />
      ) : data.rows.length === 0 ? (
        <Empty description={t('vdrAsset:history.none')} />
      ) : (
        <>
          <ol className={styles.history} aria-label={t('vdrAsset:history.title')}>
            {data.rows.map(({ id, by, time, changes }) => (
              <li key={id}>
                <p className="cell-note">
                  {by} <TimeText time={time} />
                </p>
                {changes.map((change) => (
                  <div key={change.field} className={styles.change}>
                    <b>{labelOf(change.field)}</b>
                    <Difference
                      before={textOf(change.field, change.before)}
                      after={textOf(change.field, change.after)}
                    />
                  </div>
                ))}
              </li>
            ))}
          </ol>
          <Pagination
            size="small"
            align="end"
            hideOnSinglePage
            current={pageNum}
            pageSize={PAGE_SIZE}
            total={data.total ?? data.rows.length}
            onChange={setPage}
          />
        </>
      )}
    </Card>
  )
}

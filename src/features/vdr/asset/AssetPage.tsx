import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useRoom, useRoomCan } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { PageTitle } from '@/shared/ui/PageTitle'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { ASSET_FIELDS, assetApi, ORGANISATION_FIELDS, type Asset } from './asset.api'
import { AssetForm } from './AssetForm'
import { AssetHistory } from './AssetHistory'
import styles from './asset.module.css'
import { SourceLink } from './SourceLink'
import { useAssetLabels } from './useAssetLabels'

export default function AssetPage() {
  const { t } = useAssetLabels()
  const { id: roomId } = useRoom()
  const mayEdit = useRoomCan('asset:edit')
  const { data, error, refetch } = useQuery(apiQuery(assetApi.read, { path: { roomId } }))
  return (
    <>
      <PageTitle title={t('vdrAsset:title')} />
      {data ? (
        <div className={styles.page} key={roomId}>
          {mayEdit ? <AssetForm asset={data} /> : <AssetFacts asset={data} />}
          <AssetHistory />
        </div>
      ) : (
        <Card>
          <QueryFallback failed={t('vdrAsset:failed')} error={error} onRetry={refetch} rows={10} />
        </Card>
      )}
    </>
  )
}

function AssetFacts({ asset }: { asset: Asset }) {
  const { t, labelOf, textOf } = useAssetLabels()
  const groups = [
    // The amount includes its currency.
    { key: 'asset', fields: ASSET_FIELDS.filter((field) => field !== 'currency') },
    { key: 'organisation', fields: ORGANISATION_FIELDS },
  ] as const
  return groups.map(({ key, fields }) => (
    <Card key={key}>
      <h2 className="card-title">{t(`vdrAsset:group.${key}`)}</h2>
      <DescriptionList
        items={fields.map((field) => {
          const source = asset.sources.find((each) => each.field === field)
          return {
            name: labelOf(field),
            value: (
              <>
                {textOf(field, asset[field], asset.currency)}
                {source && (
                  <div className={styles.note}>
                    <SourceLink source={source} />
                  </div>
                )}
              </>
            ),
          }
        })}
      />
    </Card>
  ))
}

import { assetApi, AssetInput } from '@/features/vdr/asset/asset.api'
import { assets } from '@mocks/vdr/assets'
import { example, type Example } from '../example'

const path = { roomId: '1' }

export const examples: readonly Example[] = [
  example(assetApi.read, () => ({ path })),
  example(assetApi.history, () => ({ path, query: { pageNum: 1, pageSize: 10, field: 'funds' as const } })),
  example(assetApi.save, () => {
    const { version, ...asset } = assets.require('1')
    return { body: { ...AssetInput.parse(asset), ...path, version } }
  }),
]

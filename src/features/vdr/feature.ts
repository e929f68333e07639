import { page, type Feature } from '@/shared/feature'
import type { Load } from '@/shared/ui/lazy/screenLoader'

/** A page below the header of the current room. */
const inRoom =
  (load: Load): Load =>
  async () => {
    const [rooms, { default: Screen }] = await Promise.all([import('@/features/rooms'), load()])
    return { default: rooms.inRoom('vdr', Screen) }
  }

export const vdr: Feature = {
  pages: {
    'vdr/vprivate/index': page(
      inRoom(() => import('./private/PrivatePage')),
      'rooms',
      'vdrPrivate',
      'roomsQuestions',
      'parts',
      'uploads',
      'dictionary',
    ),
    'vdr/vdreditinfo/index': page(
      inRoom(() => import('./asset/AssetPage')),
      'rooms',
      'vdrAsset',
      'vdrPrivate',
      'editing',
      'parts',
      'dictionary',
    ),
    'vdr/vlogrecord/index': page(
      inRoom(() => import('./log/LogPage')),
      'rooms',
      'vdrLog',
      'parts',
      'dictionary',
    ),
    'vdr/vdrreport/index': page(
      inRoom(() => import('./roomReport/ReportScreen')),
      'rooms',
      'vdrReports',
      'parts',
      'dictionary',
    ),
  },
  fixed: {
    '/vdr/share': page(() => import('./reports/SharePage'), 'vdrShare', 'parts'),
  },
}

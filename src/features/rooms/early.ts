import { dictionaries } from '@/shared/domain/dictionary/early'
import { firstPage } from '@/shared/list/firstPage'
import type { PagesReads } from '@/shared/earlyReads'
import { roomApis } from './room/api'

export default {
  'vdr/vmanage/index': [firstPage(roomApis.vdr.list, { all: 'true' }), ...dictionaries('vdr_room_status')],
  'implement/vmanage/index': [
    firstPage(roomApis.implement.list, { all: 'true' }),
    ...dictionaries('vdr_room_status'),
  ],
} satisfies PagesReads

import { demoPdf } from '../../rooms/documents/demoPdf'
import { roomFiles } from '../../rooms/roomFiles'
import { inDays } from '../../rooms/seed/times'
import { EMPTY_ITEM, privateItems, type StoredItem } from '../privateItems'

/** Demo accounts with private items in the first room; the buyer's ids have no prefix. */
const OWNERS = [
  ['30', ''],
  ['1', 'a'],
  ['40', 's'],
] as const

const keyOf = (prefix: string) => `draft-${prefix}`

const pdf = () => demoPdf({ title: '尽调问题清单（演示）', pages: 2, language: 'zh' })

function itemsOf([userId, prefix]: (typeof OWNERS)[number]): StoredItem[] {
  const size = pdf().byteLength
  const makeItem = (
    id: string,
    item: Partial<StoredItem> & Pick<StoredItem, 'kind'>,
    days: number,
  ): StoredItem => ({
    id: `${prefix}${id}`,
    roomId: '1',
    userId,
    ...EMPTY_ITEM,
    updateTime: inDays(-days),
    ...item,
  })
  return [
    makeItem('1', { kind: 'draft', name: '尽调问题清单（演示）.pdf', size, hash: `demo${prefix}`, fileKey: keyOf(prefix) }, 1), // prettier-ignore
    makeItem(
      '2',
      { kind: 'note', name: '会前要点（演示）', text: '先核对疗效终点的定义，再问安全性更新。' },
      2,
    ),
    makeItem('3', { kind: 'bookmark', documentId: '6-2-1', page: 12, text: '主要终点的结果' }, 3),
    makeItem(
      '4',
      { kind: 'question', text: '对照组的脱落率为何高于方案的假设？', documentId: '6-2-1', page: 16 },
      4,
    ),
  ]
}

privateItems.seed(() => OWNERS.flatMap(itemsOf))
roomFiles.seed(() =>
  OWNERS.map(([, prefix]) => ({
    id: keyOf(prefix),
    bytes: pdf(),
    type: 'application/pdf',
    name: 'demo.pdf',
  })),
)

import { SwapOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { Move } from './board'

interface MoveMenuProps<M extends Move> {
  name: string
  moves: readonly M[]
  onMove: (move: M) => void
}

/** Moves a card by keyboard or touch: to each place that it could be dragged to, and to those beyond the board. */
export function MoveMenu<M extends Move>({ name, moves, onMove }: MoveMenuProps<M>) {
  const t = useTranslations('parts')
  const label = t('parts:board.move', { name })
  return (
    <Dropdown
      trigger={['click']}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- whoever opens the menu goes on in it
      destroyOnHidden
      menu={{
        items: moves.map(({ key, text }) => ({ key, label: text })),
        onClick: ({ key }) => onMove(moves.find((move) => move.key === key)!),
      }}
    >
      <Button type="text" size="small" icon={<SwapOutlined />} aria-label={label} title={label} />
    </Dropdown>
  )
}

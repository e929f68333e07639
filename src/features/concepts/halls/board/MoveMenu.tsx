import { SwapOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import type { Move } from './moves'

interface MoveMenuProps {
  name: string
  moves: readonly Move[]
  onMove: (move: Move) => void
}

/** Moves a card without a pointer: to each place that it could be dragged to, and to those beyond the board. */
export function MoveMenu({ name, moves, onMove }: MoveMenuProps) {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const { labelOf } = useLabels('poc_status')
  const label = t('board.move', { name })
  return (
    <Dropdown
      trigger={['click']}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- whoever opens the menu goes on in it
      destroyOnHidden
      menu={{
        items: moves.map(({ action, to }) => ({
          key: action,
          label: t('board.moveTo', { state: labelOf(to), action: concepts(`action.${action}`) }),
        })),
        onClick: ({ key }) => onMove(moves.find(({ action }) => action === key)!),
      }}
    >
      <Button type="text" size="small" icon={<SwapOutlined />} aria-label={label} title={label} />
    </Dropdown>
  )
}

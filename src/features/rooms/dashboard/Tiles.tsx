import { useTranslations } from '@/shared/i18n'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { Tile } from '@/shared/ui/figures/Tile'
import figures from '@/shared/ui/figures/blocks.module.css'
import type { PartProps } from './parts'

export function Tiles({ found: { audit, patents, coverage }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const dueIn = (deadline: (typeof patents)[number]['deadline']) =>
    patents.find((each) => each.deadline === deadline)?.count ?? 0
  const own = coverage.find(({ tagId }) => !tagId)
  return (
    <dl className={figures.tiles}>
      {audit && (
        <>
          <Tile name={t('roomsDashboard:tile.audits')} note={t('roomsDashboard:tile.auditsNote')}>
            <CountLink count={audit.waiting} to={to.audits()} />
          </Tile>
          {audit.since.map(({ days, count }) => (
            <Tile key={days} name={t('roomsDashboard:tile.waited', { count: Number(days) })}>
              <CountLink count={count} to={to.audits(days)} />
            </Tile>
          ))}
        </>
      )}
      {own && (
        <Tile name={t('roomsDashboard:tile.unread')} note={t('roomsDashboard:tile.unreadNote')}>
          <CountLink count={own.unread} to={to.documents(null, true)} />
        </Tile>
      )}
      <Tile name={t('roomsDashboard:tile.overdue')} note={t('roomsDashboard:tile.patentsNote')}>
        <CountLink count={dueIn('overdue')} to={to.patents('overdue')} />
      </Tile>
      <Tile name={t('roomsDashboard:tile.due30')}>
        <CountLink count={dueIn('30')} to={to.patents('30')} />
      </Tile>
      <Tile name={t('roomsDashboard:tile.due90')}>
        <CountLink count={dueIn('90')} to={to.patents('90')} />
      </Tile>
    </dl>
  )
}

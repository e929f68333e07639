import type { CSSProperties } from 'react'
import { useTranslations } from '@/shared/i18n'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import figures from '@/shared/ui/figures/blocks.module.css'
import { foldersFinding } from './findings'
import { topOf, type PartProps } from './parts'

/** Heat map: how often each tag opened each folder. The table is the chart. */
export function Folders({ found: { folders, tags, from, to: last }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const title = t('roomsDashboard:folders.title')
  const topOpened = topOf(folders)
  const shown = tags.filter(({ id }) => folders.some((folder) => folder.tags.some((tag) => tag.id === id)))
  const peak = Math.max(1, ...folders.flatMap((folder) => folder.tags.map(({ count }) => count)))
  const heat = (count: number) => ({ '--heat': count / peak }) as CSSProperties
  const addressOf = (nodeId: string, tagId?: string) =>
    to.acts({ from, to: last, action: 'view', nodeId, ...(tagId ? { tagId } : {}) })
  return (
    <FigureCard
      title={title}
      finding={foldersFinding(folders, t)}
      isWide
      empty={topOpened ? undefined : t('roomsDashboard:folders.none')}
    >
      <p className="chart-summary">{t('roomsDashboard:folders.summary')}</p>
      <ScrollRegion label={title}>
        <table className={`data-table ${figures.heatTable}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roomsDashboard:column.folder')}</th>
              {shown.map(({ id, name }) => (
                <th key={id} scope="col" className="number">
                  {name}
                </th>
              ))}
              <th scope="col" className="number">
                {t('roomsDashboard:column.views')}
              </th>
            </tr>
          </thead>
          <tbody>
            {folders.map((folder) => (
              <tr key={folder.id}>
                <th scope="row">{[folder.indexNo, folder.name].filter(Boolean).join(' ')}</th>
                {shown.map(({ id }) => {
                  const count = folder.tags.find((tag) => tag.id === id)?.count ?? 0
                  return (
                    <td key={id} className={`number ${figures.heat}`} style={heat(count)}>
                      <CountLink count={count} to={addressOf(folder.id, id)} />
                    </td>
                  )
                })}
                <td className="number">
                  <CountLink count={folder.count} to={addressOf(folder.id)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </FigureCard>
  )
}

import type { Engineering } from '@/entities/drugs.api'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { searchPath } from '../model/searchAddress'
import { useCodeLabels } from '../model/useCodeLabels'
import { Block, ListBlock } from './Block'
import { useEngineered } from './useDetailLists'
import { DrugTable } from './detailTables'

export function EngineeringBlocks({ engineering }: { engineering: Engineering }) {
  const t = useTranslations('searchDetails')
  const word = useCodeLabels()
  const { format, ...parts } = engineering
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const valueText = (name: keyof typeof parts) =>
    name === 'payloadClass' || name === 'delivery' ? word(name, parts[name]) : String(parts[name])
  const formatName = word('format', format)
  const title = t('searchDetails:engineering.alike', { format: formatName })
  return (
    <>
      <Block title={t('searchDetails:engineering.title')}>
        <DescriptionList
          items={[
            { name: t('searchDetails:engineering.format'), value: formatName },
            // Fields that do not apply to the format are omitted.
            ...names
              .filter((name) => parts[name] !== null && parts[name] !== undefined)
              .map((name) => ({ name: t(`searchDetails:engineering.${name}`), value: valueText(name) })),
          ]}
        />
      </Block>
      <ListBlock
        title={title}
        query={useEngineered({ format })}
        empty={t('searchDetails:engineering.none')}
        all={searchPath({ mode: 'engineered', chosen: { format: [format] } })}
      >
        {(rows) => <DrugTable caption={title} rows={rows} />}
      </ListBlock>
    </>
  )
}

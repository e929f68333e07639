import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, InputNumber, Segmented } from 'antd'
import { PlainCheckbox } from '@/shared/ui/fields/PlainCheckbox'
import { useTranslations } from '@/shared/i18n'
import { WIDTH } from './columnLayout'
import { DENSITIES, type ListLayout } from './useTable'
import styles from '../list.module.css'

export default function ColumnPanel({ table }: { table: ListLayout }) {
  const t = useTranslations('parts')
  const { all, layout, put, reset, isChanged, density, setDensity } = table
  const optional = all.filter(({ isPrimary }) => !isPrimary)
  const keys = optional.map(({ key }) => key)

  function move(key: string, offset: number) {
    const order = keys.filter((each) => each !== key)
    order.splice(keys.indexOf(key) + offset, 0, key)
    put(() => ({ order }))
  }
  function widen(key: string, width: number | null) {
    put(({ widths: { [key]: _former, ...others } }) => ({
      widths: width === null ? others : { ...others, [key]: width },
    }))
  }

  return (
    <>
      <Segmented
        block
        aria-label={t('parts:columns.density')}
        value={density}
        onChange={setDensity}
        options={DENSITIES.map((value) => ({ value, label: t(`parts:columns.dense.${value}`) }))}
      />
      <ul className={styles.columnList} aria-label={t('parts:columns.title')}>
        {optional.map(({ key, title }, index) => (
          <li key={key}>
            <PlainCheckbox
              isChecked={!layout.hidden.includes(key)}
              onChange={(isShown) =>
                put(({ hidden }) => ({
                  hidden: isShown ? hidden.filter((each) => each !== key) : [...hidden, key],
                }))
              }
            >
              {title}
            </PlainCheckbox>
            <InputNumber
              size="small"
              min={WIDTH.min}
              max={WIDTH.max}
              step={WIDTH.step}
              precision={0}
              controls={false}
              aria-label={t('parts:columns.width', { title })}
              placeholder={t('parts:columns.auto')}
              value={layout.widths[key] ?? null}
              onChange={(width) => widen(key, width)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              disabled={index === 0}
              aria-label={t('parts:columns.before', { title })}
              onClick={() => move(key, -1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              disabled={index === keys.length - 1}
              aria-label={t('parts:columns.after', { title })}
              onClick={() => move(key, 1)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" disabled={!isChanged} onClick={reset}>
        {t('parts:columns.reset')}
      </Button>
    </>
  )
}

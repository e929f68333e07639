import { Button, Select } from 'antd'
import { useState } from 'react'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { useTranslations } from '@/shared/i18n'
import { LEVELS, type Level } from '../domain/levels'
import type { RightsMatrix } from './rights.api'
import styles from './matrix.module.css'

const INHERIT = 'inherit'

/** Sets the level of the selected cells, for use without a keyboard. */
export function LevelChoice({ onChoose }: { onChoose: (level: Level | null) => void }) {
  const t = useTranslations('roomsRights')
  const { entries, labelOf } = useDictionary('vdr_doc_level')
  const levels = LEVELS.map((level) => ({
    value: String(level),
    label: `${level} ${labelOf(
      String(level),
      entries.find(({ dictValue }) => dictValue === String(level)),
    )}`,
  }))
  return (
    <Select
      aria-label={t('roomsRights:matrix.level')}
      placeholder={t('roomsRights:matrix.level')}
      value={null}
      options={[{ value: INHERIT, label: t('roomsRights:matrix.inherited') }, ...levels]}
      onChange={(value: string | null) => onChoose(LEVELS.find((level) => String(level) === value) ?? null)}
    />
  )
}

export function CopyTag({
  tags,
  onCopy,
}: {
  tags: RightsMatrix['tags']
  onCopy: (from: string, to: string) => void
}) {
  const t = useTranslations('roomsRights')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const options = tags.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <span className={styles.group} role="group" aria-label={t('roomsRights:matrix.copyTag')}>
      {t('roomsRights:matrix.copyTag')}
      <Select
        aria-label={t('roomsRights:matrix.copyFrom')}
        placeholder={t('roomsRights:matrix.copyFrom')}
        value={from}
        options={options}
        onChange={setFrom}
      />
      <Select
        aria-label={t('roomsRights:matrix.copyTo')}
        placeholder={t('roomsRights:matrix.copyTo')}
        value={to}
        options={options.filter(({ value }) => value !== from)}
        onChange={setTo}
      />
      <Button
        disabled={from === null || to === null || from === to}
        onClick={() => from !== null && to !== null && onCopy(from, to)}
      >
        {t('roomsRights:matrix.copy')}
      </Button>
    </span>
  )
}

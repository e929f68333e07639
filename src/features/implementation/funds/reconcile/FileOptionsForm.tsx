import { Alert } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { FileOptions, OpenedFile } from './bankRequests'
import { ENCODINGS, SEPARATORS } from './delimitedText'
import { LabelledSelect } from './LabelledSelect'
import styles from './reconcile.module.css'

/** Names of encodings as spreadsheets offer them. */
const ENCODING_NAMES: Readonly<Record<(typeof ENCODINGS)[number], string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'GBK / GB 18030',
  big5: 'Big5',
  shift_jis: 'Shift JIS',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

interface FileOptionsFormProps {
  opened: OpenedFile
  onChange: (changes: FileOptions) => void
}

/** Choices that open a file: encoding and separator of a text, sheet of a workbook, account of a file with several. */
export function FileOptionsForm({
  opened: { format, encoding, separator, sections, section },
  onChange,
}: FileOptionsFormProps) {
  const t = useTranslations('implementationFunds')
  const hasSections = sections.length > 1
  if (!encoding && !hasSections) return null
  return (
    <>
      <div className={styles.columns}>
        {encoding && (
          <LabelledSelect
            label={t('implementationFunds:reconcile.encoding')}
            value={encoding.value}
            evidence={encoding.evidence}
            options={ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
            onChange={(next) => next && onChange({ encoding: next })}
          />
        )}
        {separator && (
          <LabelledSelect
            label={t('implementationFunds:reconcile.separator')}
            value={separator.value}
            evidence={separator.evidence}
            options={SEPARATORS.map((value) => ({
              value,
              label: value === '\t' ? t('implementationFunds:reconcile.tab') : value,
            }))}
            onChange={(next) => next && onChange({ separator: next })}
          />
        )}
        {hasSections && (
          <LabelledSelect
            label={t(`implementationFunds:reconcile.section.${format === 'table' ? 'sheet' : 'account'}`)}
            value={section.value}
            evidence={section.evidence}
            options={sections.map((name, value) => ({ value, label: name }))}
            onChange={(next) => next !== undefined && onChange({ section: next })}
          />
        )}
      </div>
      {hasSections && format !== 'table' && (
        <Alert
          type="info"
          showIcon
          title={t('implementationFunds:reconcile.severalAccounts', { accounts: sections.length })}
        />
      )}
    </>
  )
}

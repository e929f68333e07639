import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { LogRow } from './roomLog.api'
import { BURST, NIGHT, type Anomaly } from './domain/anomalies'
import { formatRemark } from './domain/remark'

/** Formats pages as runs: `3–5, 9`. */
export function pagesText(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const page of [...new Set(pages)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && page === run[1] + 1) run[1] = page
    else runs.push([page, page])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}

export function useLogTexts() {
  const t = useTranslations('vdrLog')
  const acts = t('vdrLog:act', { returnObjects: true })
  return {
    remarkOf: (row: Pick<LogRow, 'action' | 'text'>) => showHiddenCharacters(formatRemark(row, acts) ?? ''),
    // Not in the schema: the hash covers the name as it is stored.
    objectOf: ({ nodeName, versionNo }: Pick<LogRow, 'nodeName' | 'versionNo'>) => {
      const name = nodeName && showHiddenCharacters(nodeName)
      return name && versionNo ? t('vdrLog:object', { name, version: versionNo }) : name
    },
    durationOf: (seconds: number | null | undefined) => {
      if (!seconds) return EMPTY_VALUE
      return seconds < 60
        ? t('vdrLog:seconds', { count: Math.round(seconds) })
        : t('vdrLog:minutes', { minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) })
    },
    ruleOf: (anomaly: Anomaly) => t(`vdrLog:rule.${anomaly}`, { ...BURST, ...NIGHT }),
  }
}

import { formatTime } from '@/shared/lib/dates'
import { formatMoney } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'
import type { ReportVersion } from '../reports/model/reportRows.api'

export function versionName(
  t: TFunction,
  { version, createTime, rnpv, currency }: ReportVersion,
  latest: number,
  language: Language,
): string {
  const number = version === latest ? t('valuationVersions:latest', { version }) : `v${version}`
  const value = rnpv === null || rnpv === undefined ? '' : ` · ${formatMoney(rnpv, currency, language)}`
  return `${number} · ${formatTime(createTime)}${value}`
}

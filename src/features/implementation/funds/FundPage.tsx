import { useSearchParams } from 'react-router-dom'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { useTranslations } from '@/shared/i18n'
import { AgreementList } from './AgreementList'
import { InstalmentList } from './InstalmentList'
import { FUNDS } from './model/address'
import { KINDS } from './model/funds.api'

/** What projects are paid: what falls due, and the agreements that say so. */
export function FundPage() {
  const t = useTranslations('implementationFunds')
  const [params] = useSearchParams()
  const kind = KINDS.find((each) => each === params.get('tab')) ?? KINDS[0]
  const project = params.get('projectId')
  const query = (tab: string) => new URLSearchParams({ tab, ...(project ? { projectId: project } : {}) })
  const tabs = (
    <LinkTabs
      label={t('implementationFunds:tabs')}
      tabs={KINDS.map((key) => ({
        key,
        text: t(`implementationFunds:${key}`),
        to: `${FUNDS}?${query(key).toString()}`,
      }))}
      shown={kind}
    />
  )
  return kind === 'agreements' ? <AgreementList tabs={tabs} /> : <InstalmentList tabs={tabs} />
}

import { useSearchParams } from 'react-router-dom'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { useTranslations } from '@/shared/i18n'
import { AgreementList } from './AgreementList'
import { InstalmentList } from './InstalmentList'
import { FUNDS_PATH } from './model/fundAddresses'
import { LIST_KINDS } from './model/funds.api'

export function FundPage() {
  const t = useTranslations('implementationFunds')
  const [params] = useSearchParams()
  const kind = LIST_KINDS.find((each) => each === params.get('tab')) ?? LIST_KINDS[0]
  const project = params.get('projectId')
  const query = (tab: string) => new URLSearchParams({ tab, ...(project ? { projectId: project } : {}) })
  const tabs = (
    <LinkTabs
      label={t('implementationFunds:tabs')}
      tabs={LIST_KINDS.map((key) => ({
        key,
        text: t(`implementationFunds:${key}`),
        to: `${FUNDS_PATH}?${query(key).toString()}`,
      }))}
      shown={kind}
    />
  )
  return kind === 'agreements' ? <AgreementList tabs={tabs} /> : <InstalmentList tabs={tabs} />
}

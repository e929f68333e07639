import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'

/** For an address that a menu which could not be read may know. The layout says so, and has the retry. */
export function AwaitedPage() {
  const t = useTranslations('shell')
  return (
    <>
      <PageTitle title={t('shell:menuFailed.awaited')} />
      <ResultState status="failed" text={t('shell:menuFailed.text')} />
    </>
  )
}

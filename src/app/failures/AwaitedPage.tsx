import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { Outcome } from '@/shared/ui/Outcome'

/** For an address that a menu which could not be read may know. The layout says so, and has the retry. */
export function AwaitedPage() {
  const t = useText('shell')
  return (
    <>
      <PageTitle title={t('shell:menuFailed.awaited')} />
      <Outcome status="failed" text={t('shell:menuFailed.text')} />
    </>
  )
}

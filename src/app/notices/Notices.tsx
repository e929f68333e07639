import { ConceptNews } from '../live/ConceptNews'
import { IncubationNotice } from '../live/IncubationNotice'
import { Live } from '../live/Live'
import { IdleWarning } from '../idle/IdleWarning'
import { useReload } from '../useReload'
import { PhonePrompt } from './PhonePrompt'
import { VersionCheck } from './VersionCheck'

/** What goes on beside the screens while someone is signed in. */
export function Notices() {
  const reload = useReload()
  return (
    <>
      <Live reload={reload} />
      <IncubationNotice />
      <ConceptNews />
      <VersionCheck reload={reload} />
      <PhonePrompt />
      <IdleWarning />
    </>
  )
}

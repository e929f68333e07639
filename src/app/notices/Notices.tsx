import { IdleWarning } from '../idle/IdleWarning'
import { Live } from '../live/Live'
import { LiveExtras } from '../live/LiveExtras'
import { useReload } from '../live/useReload'
import { VersionCheck } from './VersionCheck'

/** What goes on beside the screens while someone is signed in. */
export function Notices() {
  const reload = useReload()
  return (
    <>
      <Live reload={reload} />
      <LiveExtras />
      <VersionCheck reload={reload} />
      <IdleWarning />
    </>
  )
}

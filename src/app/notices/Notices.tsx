import { IdleWarning } from './IdleWarning'
import { Slot } from '../featureRegistry/Slot'
import { Live } from '../live/Live'
import { useReload } from '../live/useReload'
import { VersionCheck } from './VersionCheck'

/** What goes on beside the screens while someone is signed in. */
export function Notices() {
  const reload = useReload()
  return (
    <>
      <Live reload={reload} />
      <Slot at="live" />
      <VersionCheck reload={reload} />
      <IdleWarning />
    </>
  )
}

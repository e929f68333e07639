import * as z from 'zod'
import { useUserSetting } from '../useUserSetting'
import { Layout } from '../table/layout'

export const LONGEST_NAME = 40

const View = z.object({
  name: z.string().min(1).max(LONGEST_NAME),
  /** Filters and order, as a query string. */
  shown: z.string(),
  layout: Layout,
})
export type View = z.infer<typeof View>

const Views = z.object({ version: z.literal(1), views: z.array(View) })
const NONE: z.infer<typeof Views> = { version: 1, views: [] }

/** Ways of looking at a list that the user keeps under a name, on this device. */
export function useViews(list: string) {
  const [{ views }, put] = useUserSetting(`views:${list}`, Views, NONE)
  const others = (name: string) => views.filter((view) => view.name !== name)
  return {
    views,
    /** One of the same name is replaced. */
    keep: (view: View) => put({ version: 1, views: [...others(view.name), view] }),
    drop: (name: string) => put({ version: 1, views: others(name) }),
  }
}

import * as z from 'zod/mini'
import { useUserSetting } from '../useUserSetting'
import { Layout } from '../table/columnLayout'

export const LONGEST_NAME = 40

const View = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
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
  /** Takes the view of this name out, and puts another in its place. */
  const replace = (name: string, ...by: View[]) =>
    put((kept) => ({ version: 1, views: [...kept.views.filter((view) => view.name !== name), ...by] }))
  return {
    views,
    /** One of the same name is replaced. */
    keep: (view: View) => replace(view.name, view),
    drop: (name: string) => replace(name),
  }
}

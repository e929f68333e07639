import * as z from 'zod/mini'
import { useUserSetting } from '../useUserSetting'
import { Layout } from '../table/columnLayout'

export const MAX_VIEW_NAME_LENGTH = 40

const View = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH)),
  /** Filters and order, as a query string. */
  shown: z.string(),
  layout: Layout,
})
export type View = z.infer<typeof View>

const Views = z.object({ version: z.literal(1), views: z.array(View) })
const NO_VIEWS: z.infer<typeof Views> = { version: 1, views: [] }

/** Named views of a list, stored on this device per user. */
export function useSavedViews(list: string) {
  const [{ views }, put] = useUserSetting(`views:${list}`, Views, NO_VIEWS)
  const replace = (name: string, ...by: View[]) =>
    put((stored) => ({ version: 1, views: [...stored.views.filter((view) => view.name !== name), ...by] }))
  return {
    views,
    keep: (view: View) => replace(view.name, view),
    drop: (name: string) => replace(name),
  }
}

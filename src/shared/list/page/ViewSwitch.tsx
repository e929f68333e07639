import { Segmented } from 'antd'
import type { List } from '../useList'

export const viewOf = <const View extends string>(
  views: readonly [View, ...View[]],
  { view }: Pick<List<unknown>, 'view'>,
): View => views.find((each) => each === view) ?? views[0]

interface ViewSwitchProps<View extends string> {
  list: Pick<List<unknown>, 'show'>
  /** The first is the default, which the address does not name. */
  views: readonly [View, ...View[]]
  view: View
  names: Readonly<Record<View | 'label', string>>
}

export const ViewSwitch = <View extends string>({ list, views, view, names }: ViewSwitchProps<View>) => (
  <Segmented
    aria-label={names.label}
    value={view}
    onChange={(next) => list.show(next === views[0] ? undefined : next)}
    options={views.map((value) => ({ value, label: names[value] }))}
  />
)

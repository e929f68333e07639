import { Rights, type RightsChange } from '../domain/rights'
import type { RightsMatrix } from './rights.api'

/** Builds the permission model from the server's matrix, to evaluate levels and preview changes. */
export function rightsOf({ nodes, members, rules, releases, phases, ...terms }: RightsMatrix): Rights {
  const rights = new Rights()
  const apply = (change: RightsChange, by = '', time = '') => rights.apply({ time, by, change })
  const { state, endTime, isZipAllowed, defaultLevel } = terms
  apply({ kind: 'room', state, endTime, isZipAllowed, defaultLevel })
  for (const { id, parentId } of nodes) apply({ kind: 'node', node: id, parent: parentId })
  for (const { name: _name, ...reader } of members) apply({ kind: 'member', reader })
  for (const { setBy, setTime, ...rule } of rules) apply({ kind: 'rule', ...rule }, setBy, setTime)
  for (const { id, setBy, setTime, ...phase } of phases) apply({ kind: 'phase', id, phase }, setBy, setTime)
  for (const { id, setBy, setTime, ...plan } of releases) apply({ kind: 'release', id, plan }, setBy, setTime)
  return rights
}

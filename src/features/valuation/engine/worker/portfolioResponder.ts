import {
  allocateJointPaths,
  runJointBlock,
  type JointPaths,
  type JointProgram,
} from '../monteCarlo/jointPaths'
import { BLOCK_SIZE } from '../monteCarlo/random'
import { enumerateSets, type FoundSets, type SetsProgram } from '../monteCarlo/projectSets'

/** Requests about portfolios; each `prepare…` precedes the requests that use it. */
export type PortfolioRequest =
  | { kind: 'prepareJoint'; program: JointProgram }
  | { kind: 'jointPaths'; firstBlock: number; blocks: number }
  | { kind: 'prepareSets'; program: SetsProgram }
  | { kind: 'countLosses'; from: number; to: number }
  | { kind: 'foundSets' }

export interface PortfolioAnswers {
  prepareJoint: null
  jointPaths: JointPaths
  prepareSets: null
  countLosses: null
  foundSets: FoundSets
}

const KINDS = ['prepareJoint', 'jointPaths', 'prepareSets', 'countLosses', 'foundSets'] as const

export const isPortfolioRequest = (request: { kind: string }): request is PortfolioRequest =>
  KINDS.some((kind) => kind === request.kind)

export function createPortfolioResponder(): (
  request: PortfolioRequest,
) => PortfolioAnswers[PortfolioRequest['kind']] {
  let joint: JointProgram | null = null
  let sets: ReturnType<typeof enumerateSets> | null = null

  const jointPaths = (firstBlock: number, blocks: number): JointPaths => {
    if (!joint) throw new Error('Paths were asked for before a portfolio was given.')
    const paths = allocateJointPaths(joint.projects.length, blocks * BLOCK_SIZE)
    for (let i = 0; i < blocks; i += 1) runJointBlock(joint, firstBlock + i, paths, i * BLOCK_SIZE)
    return paths
  }

  return (request) => {
    if (request.kind === 'prepareJoint') {
      joint = request.program
      return null
    }
    if (request.kind === 'jointPaths') return jointPaths(request.firstBlock, request.blocks)
    if (request.kind === 'prepareSets') {
      sets = enumerateSets(request.program)
      return null
    }
    if (!sets) throw new Error('Sets were asked for before projects were given.')
    if (request.kind === 'foundSets') return sets.found()
    sets.count(request.from, request.to)
    return null
  }
}

/** What the preview computes with: the form does not wait for it. */
export { DEFAULT_DISTRIBUTIONS, openEvaluator, startSimulation } from '../../engine'
export { toValuation } from '../model/assumptions'

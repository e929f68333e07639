/** Code that computes the preview, in a chunk of its own: the form does not wait for it. */
export { DEFAULT_DISTRIBUTIONS, openEvaluator, startSimulation } from '../../engine'
export { toValuation } from '../model/toValuation'

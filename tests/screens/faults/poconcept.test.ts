import { tryFaultsOf } from '../../support/screenFaults'

tryFaultsOf('poconcept')

import { buildChanged } from "../build.mjs"
import { GENERATED } from "../build/build-plan.mjs"
import { Progress } from "../progress.mjs"

/**
 * Global setup of Jest. Generates source files that are not committed, so that Jest can also run without `npm test`.
 */
export default () => buildChanged(new Progress(), GENERATED)

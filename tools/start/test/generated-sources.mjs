import { buildChanged } from "../build.mjs"
import { GENERATED } from "../build/build-plan.mjs"
import { Progress } from "../progress.mjs"

/** Global setup of Jest. Generates the sources that are not committed, so that Jest also works without `npm test`. */
export default () => buildChanged(new Progress(), GENERATED)

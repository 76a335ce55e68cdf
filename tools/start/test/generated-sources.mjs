import { buildChanged } from "../build.mjs"
import { GENERATED } from "../build/build-plan.mjs"
import { Progress } from "../progress.mjs"

/** Jest's global setup: generates the sources that are not committed, so that a test also runs without `npm test`. */
export default () => buildChanged(new Progress(), GENERATED)
